import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Vídeo de abrazo con dos retratos', description: 'Reúne a dos personas en una escena cálida, en un clip corto.' },
  h1: 'Un abrazo a cualquier distancia',
  lead: 'Reúne a dos personas en una escena cálida, en un clip corto.',
  action: 'Crear abrazo',
  steps: [
    {
      title: 'Añade una o dos imágenes',
      body: 'Una persona en cada una.',
    },
    {
      title: 'Di que están de acuerdo',
      body: 'Lo guardamos como recibo.',
    },
    {
      title: 'Descarga el MP4',
      body: 'Y envíalo.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Dos personas, una escena',
      body: 'Recortadas y reunidas.',
    },
    {
      title: 'Luz cálida',
      body: 'La de la escena, para las dos.',
    },
    {
      title: 'Etiqueta honesta',
      body: 'Dice que está compuesto.',
    },
  ],
  faqs: [
    {
      title: '¿Puedo usar la imagen de otra persona?',
      body: 'Solo si esa persona está de acuerdo. Lo preguntamos antes del trabajo, guardamos la respuesta y borramos los resultados si se retira.',
    },
    {
      title: '¿Y si falla?',
      body: 'Los créditos reservados vuelven al instante, y el historial muestra las dos líneas.',
    },
    {
      title: '¿Necesito una cuenta?',
      body: 'No. Cada visitante recibe créditos cada día. Con una cuenta conservas tus creaciones en todos tus dispositivos.',
    },
    {
      title: '¿Cuánto tiempo se guarda?',
      body: 'En Mis creaciones, hasta que lo borres. Al borrarlo, el archivo desaparece para siempre.',
    },
  ],
  closing: 'Para quienes están lejos.',
};

export default copy;
