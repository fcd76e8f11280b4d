import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  title: 'Ampliar y afinar una imagen',
  description: 'El doble o el cuádruple de tamaño con bordes limpios, gracias a una pequeña red neuronal.',
  h1: 'Más píxeles, bordes más limpios',
  action: 'Mejorar',
  steps: [
    {
      title: 'Añade una imagen',
      body: 'Las pequeñas y suaves ganan más.',
    },
    {
      title: 'Elige 2× o 4×',
      body: 'El resultado tiene como máximo 50 megapíxeles.',
    },
    {
      title: 'Compara y descarga',
      body: 'Acércate y mueve la línea.',
    },
  ],
  reasons: [
    {
      title: 'Mejor que estirar',
      body: 'Los bordes se reconstruyen en vez de difuminarse.',
    },
    {
      title: 'Transparencia intacta',
      body: 'Logos y stickers siguen limpios.',
    },
    {
      title: 'Sin inventar',
      body: 'No añade caras ni textos que no estaban.',
    },
  ],
  faqs: [
    {
      title: '¿Hasta qué tamaño?',
      body: 'Como máximo 50 megapíxeles: una foto de 12 megapíxeles se duplica, también con 4×; una de 48 conserva su tamaño y queda más limpia. Ninguna imagen se rechaza por su tamaño. Un resultado de 48 megapíxeles tarda alrededor de un minuto.',
    },
    {
      title: '¿Dónde se procesa mi archivo?',
      body: 'En el motor que nombra esta página. El motor integrado trabaja en la máquina del operador y no envía nada a otro sitio.',
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
  closing: 'Mira lo que escondía.',
};

export default copy;
