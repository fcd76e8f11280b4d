import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Dar vida a una imagen', description: 'El sujeto se acerca, el fondo se mueve detrás y la cámara viaja.' },
  h1: 'Pon una imagen en movimiento',
  lead: 'El sujeto se acerca, el fondo se mueve detrás y la cámara viaja.',
  action: 'Animar',
  steps: [
    {
      title: 'Añade una imagen',
      body: 'Lo mejor es un sujeto claro.',
    },
    {
      title: 'Elige el movimiento',
      body: 'Acercar, orbitar, travelling o deriva, de 3 a 10 segundos.',
    },
    {
      title: 'Descarga el MP4',
      body: 'Listo para publicar.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Profundidad real',
      body: 'Sujeto y fondo se mueven por separado.',
    },
    {
      title: 'Nada inventado',
      body: 'El hueco tras el sujeto se rellena con la propia imagen.',
    },
    {
      title: 'Tu duración',
      body: 'Tú eliges segundos y movimiento.',
    },
  ],
  faqs: [
    {
      title: '¿Qué imágenes sirven?',
      body: 'Las que tienen un sujeto que destaca. Los dibujos planos solo reciben movimiento de cámara.',
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
      title: '¿Necesito una cuenta?',
      body: 'No. Cada visitante recibe créditos cada día. Con una cuenta conservas tus creaciones en todos tus dispositivos.',
    },
  ],
  closing: 'Dale su momento a una imagen quieta.',
};

export default copy;
