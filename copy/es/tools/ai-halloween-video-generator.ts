import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Vídeo de Halloween con un retrato',
    description: 'Pintura facial, cielo nocturno, murciélagos y algo de música a partir de un retrato.',
  },
  h1: 'Embruja tu retrato',
  lead: 'Pintura facial, cielo nocturno, murciélagos y algo de música a partir de un retrato.',
  action: 'Dar miedo',
  steps: [
    {
      title: 'Añade un retrato',
      body: 'De frente, con los ojos visibles.',
    },
    {
      title: 'Elige la pintura',
      body: 'Calavera, gato, vampiro o calabaza.',
    },
    {
      title: 'Descarga el MP4',
      body: 'Con sonido.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Sigue la cara',
      body: 'La pintura cae donde toca.',
    },
    {
      title: 'Sonido incluido',
      body: 'Una breve melodía nocturna.',
    },
    {
      title: 'Con etiqueta',
      body: 'Dice cómo se hizo.',
    },
  ],
  faqs: [
    {
      title: '¿Puedo usar la imagen de otra persona?',
      body: 'Solo si esa persona está de acuerdo. Lo preguntamos antes del trabajo, guardamos la respuesta y borramos los resultados si se retira.',
    },
    {
      title: '¿Necesito una cuenta?',
      body: 'No. Cada visitante recibe créditos cada día. Con una cuenta conservas tus creaciones en todos tus dispositivos.',
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
  closing: 'Listo antes que las calabazas.',
};

export default copy;
