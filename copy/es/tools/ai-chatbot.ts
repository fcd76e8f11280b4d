import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Asistente',
  card: 'Pregunta cómo funciona y cuánto cuesta.',
  search: {
    title: 'Asistente: cómo funciona Iridia',
    description:
      'Pregunta cómo funciona una herramienta, cuánto cuesta o qué pasa con tus archivos. Te responde con nuestras páginas y te da el enlace.',
  },
  h1: 'Pregúntale al asistente',
  lead: 'Pregunta cómo funciona algo, qué herramienta le sirve a tu idea o cuánto cuesta.',
  action: 'Enviar',
  steps: [
    { title: 'Pregunta', body: 'Con tus palabras, en cualquiera de los cinco idiomas.' },
    { title: 'Lee', body: 'La respuesta aparece mientras se escribe.' },
    { title: 'Sigue', body: 'El enlace te lleva a la herramienta o a la página.' },
  ],
  about: [
    {
      title: 'Lo que sabe',
      body: 'Responde con lo que dicen las páginas de este sitio sobre herramientas, formatos y límites, precios y planes, créditos gratis, invitaciones, cuentas, privacidad y cómo eliminar lo tuyo. Los precios y los límites salen del mismo lugar que los de los botones, así que están al día.',
    },
    {
      title: 'Lo que no sabe',
      body: 'No es una persona y, sin un modelo de lenguaje conectado, tampoco es IA. No ve tu cuenta ni tus creaciones y no puede devolver dinero. Si no encuentra nada, lo dice y te manda al formulario de contacto, donde te responde una persona.',
    },
    {
      title: 'Si hay un modelo de lenguaje',
      body: 'Entonces verás arriba del chat que responde un modelo y cuánto cuesta cada respuesta. También puede ayudarte a redactar una descripción, pero puede equivocarse. No le mandes nada privado.',
    },
    {
      title: 'Cómo preguntar mejor',
      body: 'Una cosa a la vez y con la palabra que ves en la página: «sticker», «plan», «recompensa diaria». Si la respuesta no es lo que buscabas, pregunta de otra manera o sigue el enlace.',
    },
  ],
  reasons: [
    { title: 'Respuestas, no listas', body: 'Dos o tres frases en lugar de diez enlaces.' },
    { title: 'Dice lo que es', body: 'Siempre ves si responde un modelo o nuestras páginas.' },
    { title: 'Ayuda gratis', body: 'Las respuestas de nuestras páginas no cuestan nada.' },
  ],
  faqs: [
    {
      title: '¿Qué puedo preguntar?',
      body: '«¿Cómo hago un sticker con una foto?», «¿Cuánto cuesta un plan?», «¿Cómo elimino mi cuenta?» y cualquier cosa sobre este sitio.',
    },
    {
      title: '¿Se guarda la conversación?',
      body: 'Se queda en esta pestaña y desaparece al cerrarla. Si hay un modelo de lenguaje conectado, tus mensajes se le envían para que responda, y las respuestas que cuestan créditos se guardan 30 días.',
    },
    { title: '¿Puedo detener una respuesta?', body: 'Sí, en cualquier momento, con el botón de detener.' },
    { title: '¿Puede crear imágenes en el chat?', body: 'En el chat no. Te da el enlace a la herramienta y empiezas enseguida.' },
  ],
  closing: 'El camino más corto hacia una respuesta.',
};

export default copy;
