import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Conversar y recibir ayuda', description: 'Pregunta cómo funciona algo, qué herramienta te conviene o cuánto cuesta.' },
  h1: 'Pregunta lo que quieras sobre crear',
  lead: 'Pregunta cómo funciona algo, qué herramienta te conviene o cuánto cuesta.',
  action: 'Enviar',
  steps: [
    {
      title: 'Pregunta',
      body: 'Con tus palabras, en tu idioma.',
    },
    {
      title: 'Lee mientras llega',
      body: 'La respuesta aparece según se escribe.',
    },
    {
      title: 'Sigue',
      body: 'Los enlaces llevan a la herramienta adecuada.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Conoce el producto',
      body: 'Responde con nuestras propias páginas.',
    },
    {
      title: 'Dice qué es',
      body: 'Un asistente de ayuda, salvo que haya un modelo de lenguaje conectado.',
    },
    {
      title: 'Gratis sin modelo',
      body: 'La respuesta de un modelo cuesta un crédito.',
    },
  ],
  faqs: [
    {
      title: '¿Se guarda mi conversación?',
      body: 'Solo en esta pestaña.',
    },
    {
      title: '¿Puedo parar una respuesta?',
      body: 'Sí, cuando quieras.',
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
  closing: 'El camino más corto a una respuesta.',
};

export default copy;
