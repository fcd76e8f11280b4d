import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Cambio de cara en fotos',
    description: 'Pon una cara en otra imagen. La luz, la pose y la piel de la escena se quedan como están.',
  },
  h1: 'Cambia una cara en una imagen',
  lead: 'Pon una cara en otra imagen. La luz, la pose y la piel de la escena se quedan como están.',
  action: 'Cambiar cara',
  steps: [
    {
      title: 'Elige la imagen',
      body: 'La tuya o un ejemplo. Cada cara recibe un número.',
    },
    {
      title: 'Añade una cara',
      body: 'Lo mejor es una imagen nítida y de frente.',
    },
    {
      title: 'Compara y descarga',
      body: 'Mueve la línea entre antes y después y guarda el archivo.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'La luz encaja',
      body: 'Brillo y color siguen la escena, mejilla a mejilla.',
    },
    {
      title: 'Pelo y manos se quedan',
      body: 'Lo que pasa por delante de la cara no se toca.',
    },
    {
      title: 'Marcado como sintético',
      body: 'El resultado dice qué es, en la imagen y en sus datos.',
    },
  ],
  faqs: [
    {
      title: '¿Qué caras sirven?',
      body: 'Con los dos ojos visibles, giradas menos de unos 40 grados y de al menos 100 píxeles de ancho. Si no va a funcionar, lo decimos antes de cobrar.',
    },
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
  ],
  closing: 'Una imagen, una cara, un crédito.',
};

export default copy;
