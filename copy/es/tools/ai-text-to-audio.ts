import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Convertir texto en voz', description: 'Audio claro en inglés, chino, francés, español y ruso, en MP3.' },
  h1: 'Deja que tu texto hable',
  lead: 'Audio claro en inglés, chino, francés, español y ruso, en MP3.',
  action: 'Crear audio',
  steps: [
    {
      title: 'Pega el texto',
      body: 'En el idioma que elijas.',
    },
    {
      title: 'Elige voz y velocidad',
      body: 'De la mitad al doble.',
    },
    {
      title: 'Escucha y descarga',
      body: 'Un MP3 para cualquier reproductor.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Cinco idiomas',
      body: 'Con los sonidos de cada uno.',
    },
    {
      title: 'Rápido',
      body: 'Una frase tarda cerca de un segundo.',
    },
    {
      title: 'Dice qué es',
      body: 'Una voz sintética, marcada en el archivo.',
    },
  ],
  faqs: [
    {
      title: '¿Suena a persona?',
      body: 'La voz integrada es clara pero robótica. Un modelo conectado suena natural; la página nombra el motor.',
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
  closing: 'Dos créditos para que te oigan.',
};

export default copy;
