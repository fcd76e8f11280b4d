import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Vídeo de beso con dos retratos',
    description: 'Dos adultos que están de acuerdo, una escena romántica y corazones. 20 créditos.',
  },
  h1: 'Un beso en un clip corto',
  lead: 'Dos adultos que están de acuerdo, una escena romántica y corazones. 20 créditos.',
  action: 'Crear beso',
  steps: [
    {
      title: 'Añade uno o dos retratos',
      body: 'Solo adultos, con su permiso.',
    },
    {
      title: 'Confirma',
      body: 'Quiénes son y que están de acuerdo.',
    },
    {
      title: 'Descarga el MP4',
      body: 'Va marcado como sintético.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Con buen gusto',
      body: 'Una escena, una distancia que se acorta, corazones dibujados.',
    },
    {
      title: 'Primero el permiso',
      body: 'Sin él no hay trabajo.',
    },
    {
      title: 'Vuelven si falla',
      body: 'Los 20 créditos.',
    },
  ],
  faqs: [
    {
      title: '¿Puedo usar la imagen de otra persona?',
      body: 'Solo si esa persona está de acuerdo. Lo preguntamos antes del trabajo, guardamos la respuesta y borramos los resultados si se retira.',
    },
    {
      title: '¿Quién puede usarlo?',
      body: 'Personas de 18 años o más, mostradas con su permiso.',
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
  closing: 'Para dos que dijeron que sí.',
};

export default copy;
