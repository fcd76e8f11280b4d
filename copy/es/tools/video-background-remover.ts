import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Quitar el fondo de un vídeo',
    description: 'Recorta personas de un clip o elimina un color, en MP4 sobre un fondo o WebM transparente.',
  },
  h1: 'Recorta a una persona de un clip',
  lead: 'Recorta personas de un clip o elimina un color, en MP4 sobre un fondo o WebM transparente.',
  action: 'Recortar vídeo',
  steps: [
    {
      title: 'Elige un clip',
      body: 'De hasta 60 segundos.',
    },
    {
      title: 'Automático o por color',
      body: 'Se encuentran personas; un fondo verde se elimina.',
    },
    {
      title: 'Elige el archivo',
      body: 'MP4 sobre un color o WebM con alfa.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Contorno tranquilo',
      body: 'Suavizado en el tiempo.',
    },
    {
      title: 'Dos maneras',
      body: 'Una persona o un color.',
    },
    {
      title: 'Listo para editar',
      body: 'El WebM conserva la transparencia.',
    },
  ],
  faqs: [
    {
      title: '¿Encuentra animales?',
      body: 'El modo automático está hecho para personas. Usa el color para lo demás, ante una pared lisa.',
    },
    {
      title: '¿Dónde se procesa mi archivo?',
      body: 'En el motor que nombra esta página. El motor integrado trabaja en la máquina del operador y no envía nada a otro sitio.',
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
  closing: 'Ponte delante de cualquier cosa.',
};

export default copy;
