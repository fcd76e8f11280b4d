import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Cambiar varias caras en una foto',
    description: 'Encuentra cada cara de una foto de grupo, numérala y decide quién pasa a ser quién.',
  },
  h1: 'Cambia todas las caras de un grupo',
  lead: 'Encuentra cada cara de una foto de grupo, numérala y decide quién pasa a ser quién.',
  action: 'Cambiar caras',
  steps: [
    {
      title: 'Elige una foto de grupo',
      body: 'Las caras se encuentran y se numeran.',
    },
    {
      title: 'Empareja',
      body: 'Arrastra una cara a un número, pulsa las dos o usa el teclado. Los huecos vacíos no cambian.',
    },
    {
      title: 'Compara y descarga',
      body: 'Todas las caras cambian de una vez.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Tú decides quién es quién',
      body: 'Números en la imagen, huecos al lado.',
    },
    {
      title: 'Un solo precio',
      body: 'Un crédito por imagen, con las caras que sean.',
    },
    {
      title: 'Nada se pierde',
      body: 'Las parejas siguen ahí al recargar.',
    },
  ],
  faqs: [
    {
      title: '¿Y si no encuentra una cara?',
      body: 'Dibuja un rectángulo a su alrededor y entra en la lista.',
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
  closing: 'Toda la familia, a escena.',
};

export default copy;
