import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Cambiar varias caras en un vídeo', description: 'Cada persona del clip puede ser otra, seguida por separado.' },
  h1: 'Varias caras, un vídeo',
  lead: 'Cada persona del clip puede ser otra, seguida por separado.',
  action: 'Cambiar todas en el vídeo',
  steps: [
    {
      title: 'Elige un clip',
      body: 'Las caras se encuentran y se numeran.',
    },
    {
      title: 'Di quién pasa a ser quién',
      body: 'Deja un hueco vacío y esa cara se queda.',
    },
    {
      title: 'Descarga el MP4',
      body: 'Con el sonido original.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Seguidas una a una',
      body: 'Cada cara tiene su propio recorrido.',
    },
    {
      title: 'En segundo plano',
      body: 'Cierra la página y vuelve.',
    },
    {
      title: 'Marcado',
      body: 'El archivo dice que es sintético.',
    },
  ],
  faqs: [
    {
      title: '¿Cuántas caras?',
      body: 'Todas las que se encuentren; las de menos de 21 píxeles no se tocan.',
    },
    {
      title: '¿Puedo usar la imagen de otra persona?',
      body: 'Solo si esa persona está de acuerdo. Lo preguntamos antes del trabajo, guardamos la respuesta y borramos los resultados si se retira.',
    },
    {
      title: '¿Y si falla?',
      body: 'Los créditos reservados vuelven al instante, y el historial muestra las dos líneas.',
    },
    {
      title: '¿Cuánto tiempo se guarda?',
      body: 'En Mis creaciones, hasta que lo borres. Al borrarlo, el archivo desaparece para siempre.',
    },
  ],
  closing: 'Reparte los papeles de tu película.',
};

export default copy;
