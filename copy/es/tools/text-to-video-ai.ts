import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Crear un vídeo con palabras',
    description: 'Escribe una escena y recibe un clip corto: lugar, tiempo, luz y una cámara que se mueve.',
  },
  h1: 'De las palabras a una escena viva',
  lead: 'Escribe una escena y recibe un clip corto: lugar, tiempo, luz y una cámara que se mueve.',
  action: 'Crear vídeo',
  steps: [
    {
      title: 'Describe la escena',
      body: 'Quién, dónde, cuándo: «un zorro en la nieve de noche».',
    },
    {
      title: 'Elige formato y duración',
      body: 'De 3 a 10 segundos.',
    },
    {
      title: 'Mira y descarga',
      body: 'Un MP4 que sirve en todas partes.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Cinco idiomas',
      body: 'Escribe en el tuyo; la escena es la misma.',
    },
    {
      title: 'Repetible',
      body: 'La semilla vuelve a dar el mismo clip.',
    },
    {
      title: 'Dice lo que entendió',
      body: 'Ves qué palabras entraron en la escena.',
    },
  ],
  faqs: [
    {
      title: '¿Es un modelo de IA?',
      body: 'Si el operador ha conectado uno, sí, y la página lo nombra. Si no, el motor de bocetos compone la escena con reglas, y el resultado lo dice.',
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
  closing: 'Escribe una línea y mírala moverse.',
};

export default copy;
