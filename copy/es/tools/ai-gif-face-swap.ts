import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Crear un GIF de reacción con una cara',
    description: 'Convierte un GIF que todos conocen en uno con una cara que tus amigos conocen.',
  },
  h1: 'Tu propio GIF de reacción',
  lead: 'Convierte un GIF que todos conocen en uno con una cara que tus amigos conocen.',
  action: 'Crear GIF',
  steps: [
    {
      title: 'Elige la reacción',
      body: 'Tu GIF o un ejemplo.',
    },
    {
      title: 'Añade la cara',
      body: 'La tuya, o la de alguien que está de acuerdo.',
    },
    {
      title: 'Envíalo',
      body: 'Descarga el bucle y compártelo donde quieras.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Hecho para chats',
      body: 'El bucle sigue igual y pesa poco.',
    },
    {
      title: 'Sigue el movimiento',
      body: 'Gestos y giros conservan su cara.',
    },
    {
      title: 'Cinco créditos',
      body: 'Y vuelven si falla.',
    },
  ],
  faqs: [
    {
      title: '¿Funciona con dibujos animados?',
      body: 'Solo con caras humanas. Si no se encuentra ninguna, lo decimos antes de cobrar.',
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
      title: '¿Cuánto tiempo se guarda?',
      body: 'En Mis creaciones, hasta que lo borres. Al borrarlo, el archivo desaparece para siempre.',
    },
  ],
  closing: 'Dilo con una cara.',
};

export default copy;
