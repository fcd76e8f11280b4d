import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Cambio de cara en un vídeo', description: 'Pon una cara en un clip de hasta un minuto, con su sonido y su luz.' },
  h1: 'Cambia una cara en un vídeo',
  lead: 'Pon una cara en un clip de hasta un minuto, con su sonido y su luz.',
  action: 'Cambiar en el vídeo',
  steps: [
    {
      title: 'Elige un clip',
      body: 'De hasta 60 segundos y 200 MB.',
    },
    {
      title: 'Añade una cara',
      body: 'Basta una imagen nítida.',
    },
    {
      title: 'Vete si quieres',
      body: 'El trabajo sigue y te espera en Mis creaciones.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'El sonido se queda',
      body: 'Se conserva la pista original.',
    },
    {
      title: 'Piel estable',
      body: 'Luz y color se suavizan en el tiempo.',
    },
    {
      title: 'Progreso sincero',
      body: 'Fotogramas terminados, no una suposición.',
    },
  ],
  faqs: [
    {
      title: '¿Cuánto tarda?',
      body: 'Más o menos lo que dice la página, medido en trabajos recientes.',
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
  closing: 'Veinte créditos, que vuelven si falla.',
};

export default copy;
