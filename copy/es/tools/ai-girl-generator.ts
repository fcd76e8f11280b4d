import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Generar el retrato de una mujer ficticia', description: 'Una adulta que no existe, en el estilo que describas.' },
  h1: 'El retrato de alguien que no existe',
  lead: 'Una adulta que no existe, en el estilo que describas.',
  action: 'Crear retrato',
  steps: [
    {
      title: 'Descríbela',
      body: 'Pelo, ánimo, lugar, luz.',
    },
    {
      title: 'Elige un estilo',
      body: 'Dibujo, pintura o cartel.',
    },
    {
      title: 'Guarda la semilla',
      body: 'Para volver a verla.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Ficticia',
      body: 'Ninguna persona real, ningún parecido.',
    },
    {
      title: 'Adulta',
      body: 'Siempre, por norma.',
    },
    {
      title: 'Repetible',
      body: 'Misma semilla, mismo retrato.',
    },
  ],
  faqs: [
    {
      title: '¿Puedo nombrar a alguien real?',
      body: 'No. Los nombres de particulares se rechazan antes de cobrar.',
    },
    {
      title: '¿Se permite el desnudo?',
      body: 'No. Consulta la política de contenido.',
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
  closing: 'Un personaje para tu historia.',
};

export default copy;
