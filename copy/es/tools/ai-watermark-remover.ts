import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Borrar marcas de tu imagen',
    description: 'Pasa el pincel por textos, fechas o cosas que estorban, y el fondo se rellena.',
  },
  h1: 'Pásale el pincel y listo',
  lead: 'Pasa el pincel por textos, fechas o cosas que estorban, y el fondo se rellena.',
  action: 'Borrar',
  steps: [
    {
      title: 'Añade tu imagen',
      body: 'Una que puedas modificar.',
    },
    {
      title: 'Pinta lo que sobra',
      body: 'El texto se propone; tú decides.',
    },
    {
      title: 'Compara y descarga',
      body: 'Fuera del pincel, cada píxel se queda.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Relleno de la propia imagen',
      body: 'La textura sigue donde estaba la marca.',
    },
    {
      title: 'Solo el pincel',
      body: 'Nada más se toca.',
    },
    {
      title: 'La procedencia se queda',
      body: 'Las marcas de origen del archivo se respetan.',
    },
  ],
  faqs: [
    {
      title: '¿Puedo borrar cualquier marca de agua?',
      body: 'Solo en material que sea tuyo.',
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
  closing: 'Como si nunca hubiera estado.',
};

export default copy;
