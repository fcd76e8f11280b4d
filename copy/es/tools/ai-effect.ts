import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Efectos para fotos y retratos',
    description: 'Elige una tarjeta, añade una o dos imágenes y recibe una imagen o un clip con ese efecto.',
  },
  h1: 'Elige un efecto',
  lead: 'Elige una tarjeta, añade una o dos imágenes y recibe una imagen o un clip con ese efecto.',
  action: 'Crear efecto',
  steps: [
    {
      title: 'Elige una tarjeta',
      body: 'Cada una muestra su resultado y su coste.',
    },
    {
      title: 'Añade tus imágenes',
      body: 'Uno o dos retratos.',
    },
    {
      title: 'Compártelo',
      body: 'Como imagen o MP4.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Hecho con tu imagen',
      body: 'No con una plantilla y un nombre.',
    },
    {
      title: 'Sigue la cara',
      body: 'Pintura y máscaras se mueven con ella.',
    },
    {
      title: 'El coste, en la tarjeta',
      body: 'Lo sabes antes de pulsar.',
    },
  ],
  faqs: [
    {
      title: '¿Los efectos son IA?',
      body: 'Algunos los compone el motor de bocetos y lo dicen; otros usan un modelo conectado, que la página nombra.',
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
      title: '¿Necesito una cuenta?',
      body: 'No. Cada visitante recibe créditos cada día. Con una cuenta conservas tus creaciones en todos tus dispositivos.',
    },
  ],
  closing: 'Una pulsación, otro mundo.',
};

export default copy;
