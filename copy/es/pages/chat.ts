import type { NamespaceChatTranslation } from '../../generated/types.ts';

const chat = {
  log: 'Conversación',
  help: 'Asistente de ayuda: responde con nuestras propias páginas',
  model: 'Modelo de lenguaje: puede equivocarse',
  asking: 'Viendo quién responde…',
  free: 'Gratis',
  eachAnswer: '{0|number} crédito{{s}} por respuesta',
  empty: '¿Qué quieres saber?',
  emptyBody: 'Pregunta con tus palabras. No se envía nada hasta que pulses.',
  samples: {
    sticker: '¿Cómo hago un sticker a partir de una foto?',
    credits: '¿Qué pasa con mis créditos si un trabajo falla?',
    price: '¿Cuánto cuesta un plan?',
    delete: '¿Cómo borro mi cuenta?',
  },
  you: 'Tú',
  assistant: 'Iridia',
  writing: 'Escribiendo…',
  message: 'Tu mensaje',
  placeholder: 'Pregunta algo',
  hint: 'Intro envía, Mayús + Intro salta de línea.',
  send: 'Enviar',
  stop: 'Detener',
  clear: 'Nueva conversación',
  broken: 'La respuesta se cortó. Tu pregunta sigue aquí.',
  signIn: 'Tu pregunta sigue cuando inicies sesión.',
  kept: 'Se guarda solo en esta pestaña.',
} satisfies NamespaceChatTranslation;

export default chat;
