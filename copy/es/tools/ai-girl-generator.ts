import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  title: 'Dibujar un retrato con palabras',
  description: 'Un adulto ficticio dibujado según tus palabras: pelo, ojos, gafas, barba, edad, ánimo, ropa.',
  h1: 'El retrato de alguien que no existe',
  action: 'Crear retrato',
  steps: [
    {
      title: 'Describe a la persona',
      body: 'Pelo, ojos, gafas, barba, sombrero, ánimo, ropa, lugar.',
    },
    {
      title: 'Elige un estilo',
      body: 'Dibujo, pintura o cartel.',
    },
    {
      title: 'Guarda la semilla',
      body: 'Para volver a ver a la misma persona.',
    },
  ],
  reasons: [
    {
      title: 'Ficticio',
      body: 'Ninguna persona real, ningún parecido.',
    },
    {
      title: 'Adulto',
      body: 'Siempre, por norma.',
    },
    {
      title: 'Repetible',
      body: 'Misma semilla, mismo retrato.',
    },
  ],
  faqs: [
    {
      title: '¿Qué sabe dibujar?',
      body: 'Un busto dibujado, compuesto de piezas: pelo (corte, largo, color), color de ojos, piel, gafas, barba, sombreros, pendientes, collar, corbata, ropa, edad y ánimo. Es un dibujo, no una foto. Las palabras que no sabe dibujar aparecen bajo el resultado.',
    },
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
