import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  title: 'Dar otro estilo a una imagen',
  description: 'Dibujo animado, acuarela, óleo, lápiz, pop art y más, con la fuerza que quieras.',
  h1: 'Misma imagen, otro estilo',
  action: 'Cambiar estilo',
  steps: [
    {
      title: 'Añade una imagen',
      body: 'Una foto o un dibujo.',
    },
    {
      title: 'Elige un estilo y su fuerza',
      body: 'Un poco o del todo.',
    },
    {
      title: 'Compara y descarga',
      body: 'Mueve la línea para ver el cambio.',
    },
  ],
  reasons: [
    {
      title: 'Tu imagen sigue siendo tuya',
      body: 'Líneas y caras quedan en su sitio.',
    },
    {
      title: 'Fuerza a tu gusto',
      body: 'De un toque a un cuadro.',
    },
    {
      title: 'Repetible',
      body: 'La semilla da las mismas pinceladas.',
    },
  ],
  faqs: [
    {
      title: '¿Hace falta una descripción?',
      body: 'No. Los estilos integrados solo leen del texto el nombre de un estilo («como una acuarela»), que entonces prevalece sobre el elegido; otras palabras se rechazan y los créditos vuelven. Un modelo conectado sigue todo el texto.',
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
  closing: 'Mira tu imagen con otros ojos.',
};

export default copy;
