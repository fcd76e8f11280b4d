import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Cambiar el fondo', description: 'Un color, otra imagen o una escena pintada detrás de tu sujeto.' },
  h1: 'Mismo sujeto, otro lugar',
  lead: 'Un color, otra imagen o una escena pintada detrás de tu sujeto.',
  action: 'Cambiar fondo',
  steps: [
    {
      title: 'Añade una imagen',
      body: 'Se recorta el sujeto.',
    },
    {
      title: 'Elige lo que hay detrás',
      body: 'Un color, una imagen o unas palabras.',
    },
    {
      title: 'Descarga',
      body: 'Al tamaño del original.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Bordes limpios',
      body: 'Sin rastro del fondo anterior.',
    },
    {
      title: 'Tres maneras',
      body: 'Color, imagen o escena.',
    },
    {
      title: 'Listo para tiendas',
      body: 'Fondo blanco con una pulsación.',
    },
  ],
  faqs: [
    {
      title: '¿Puedo corregir el recorte?',
      body: 'Sí, con el pincel, antes o después.',
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
  closing: 'Llévalo a cualquier parte.',
};

export default copy;
