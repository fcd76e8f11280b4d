import type { NamespaceChatTranslation } from '../../generated/types.ts';

const chat = {
  log: 'Conversación',
  help: 'Asistente: respuestas de nuestras páginas',
  model: 'Modelo de lenguaje: puede equivocarse',
  asking: 'Conectando…',
  free: 'Gratis',
  eachAnswer: '{0|number} crédito{{s}} por respuesta',
  empty: '¿Qué quieres saber?',
  emptyBody: 'Pregunta con tus palabras. No se envía nada hasta que hagas clic en Enviar.',
  samples: {
    sticker: '¿Cómo hago un sticker a partir de una foto?',
    credits: '¿Qué pasa con mis créditos si algo falla?',
    price: '¿Cuánto cuesta un plan?',
    delete: '¿Cómo elimino mi cuenta?',
  },
  you: 'Tú',
  assistant: 'Iridia',
  writing: 'Escribiendo…',
  message: 'Tu mensaje',
  placeholder: 'Haz una pregunta',
  tooLong: 'Acórtalo a {0|number} {{carácter|caracteres}}.',
  hint: 'Enter para enviar, Mayús + Enter para saltar de línea.',
  send: 'Enviar',
  stop: 'Detener',
  clear: 'Nueva conversación',
  broken: 'La respuesta se interrumpió. Tu pregunta sigue aquí.',
  signIn: 'Inicia sesión y respondemos tu pregunta.',
  kept: 'La conversación se queda en esta pestaña.',
} satisfies NamespaceChatTranslation;

export default chat;
