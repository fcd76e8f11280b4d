import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Quitar el fondo',
    description: 'Recorta personas, animales y cosas, con pelo suave y bordes limpios, en PNG transparente.',
  },
  h1: 'Recorta hasta el último pelo',
  lead: 'Recorta personas, animales y cosas, con pelo suave y bordes limpios, en PNG transparente.',
  action: 'Quitar fondo',
  steps: [
    {
      title: 'Añade una imagen',
      body: 'Suéltala, pégala o elígela.',
    },
    {
      title: 'Mira el borde',
      body: 'Pinta lo que quieres conservar o quitar, o toma la segunda propuesta.',
    },
    {
      title: 'Descarga el PNG',
      body: 'Transparente y a tamaño completo.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Bordes finos',
      body: 'Bigotes y pelo conservan su suavidad.',
    },
    {
      title: 'Sin halo de color',
      body: 'El fondo antiguo se retira del borde.',
    },
    {
      title: 'Tú tienes la última palabra',
      body: 'Un pincel corrige lo que la red no vio.',
    },
  ],
  faqs: [
    {
      title: '¿Qué imágenes son difíciles?',
      body: 'Los grupos grandes y los hilos finos. El pincel ayuda.',
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
  closing: 'Un crédito y se sostiene solo.',
};

export default copy;
