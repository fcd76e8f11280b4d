import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Crear una imagen con palabras',
    description: 'Describe una escena en tu idioma y recibe una imagen con luz, tiempo y figuras.',
  },
  h1: 'Escríbelo, míralo',
  lead: 'Describe una escena en tu idioma y recibe una imagen con luz, tiempo y figuras.',
  action: 'Crear imagen',
  steps: [
    {
      title: 'Descríbela',
      body: 'Un sujeto, un lugar, una hora del día.',
    },
    {
      title: 'Elige formato y estilo',
      body: 'Cuadrado, vertical u horizontal.',
    },
    {
      title: 'Guarda la semilla',
      body: 'Para repetir la imagen o cambiar solo una palabra.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'En cinco idiomas',
      body: 'Las mismas palabras dan la misma imagen.',
    },
    {
      title: 'Repetible',
      body: 'Misma semilla, mismo resultado.',
    },
    {
      title: 'Un crédito',
      body: 'Y vuelve si falla.',
    },
  ],
  faqs: [
    {
      title: '¿Qué es el motor de bocetos?',
      body: 'Un pintor que sigue reglas: busca dibujos para tus palabras y compone una escena. Se usa cuando no hay un modelo de imagen conectado, y lo dice.',
    },
    {
      title: '¿Necesito una cuenta?',
      body: 'No. Cada visitante recibe créditos cada día. Con una cuenta conservas tus creaciones en todos tus dispositivos.',
    },
    {
      title: '¿Cuánto tiempo se guarda?',
      body: 'En Mis creaciones, hasta que lo borres. Al borrarlo, el archivo desaparece para siempre.',
    },
    {
      title: '¿Y si falla?',
      body: 'Los créditos reservados vuelven al instante, y el historial muestra las dos líneas.',
    },
  ],
  closing: 'El camino más corto de una idea a una imagen.',
};

export default copy;
