import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Borrar una marca de tu vídeo',
    description: 'Dibuja un rectángulo en torno a una fecha o un logo de tu clip y se rellena fotograma a fotograma.',
  },
  h1: 'Otra vez una imagen limpia',
  lead: 'Dibuja un rectángulo en torno a una fecha o un logo de tu clip y se rellena fotograma a fotograma.',
  action: 'Limpiar vídeo',
  steps: [
    {
      title: 'Elige tu clip',
      body: 'De hasta 60 segundos.',
    },
    {
      title: 'Dibuja los rectángulos',
      body: 'Uno o varios.',
    },
    {
      title: 'Descarga el MP4',
      body: 'Con su sonido.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Resultado tranquilo',
      body: 'Una misma toma se rellena igual.',
    },
    {
      title: 'El sonido se queda',
      body: 'La pista no se toca.',
    },
    {
      title: 'Para tu propio material',
      body: 'Lo decimos, y respetamos la procedencia.',
    },
  ],
  faqs: [
    {
      title: '¿Y las marcas que se mueven?',
      body: 'Funciona con las que no cambian de sitio. Las otras piden un rectángulo que cubra su recorrido.',
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
  closing: 'Veinte créditos, que vuelven si falla.',
};

export default copy;
