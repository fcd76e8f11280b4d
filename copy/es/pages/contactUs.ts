import type { NamespaceContactUsTranslation } from '../../generated/types.ts';

const contactUs = {
  title: 'Contacto',
  lead: 'Cuéntanos qué necesitas. Una persona lo lee y responde por correo.',
  description: 'Escribe a quienes hacen Iridia: preguntas, pagos, problemas y todo lo demás.',
  topic: '¿De qué se trata?',
  topics: { question: 'Una pregunta', billing: 'Pagos y créditos', problem: 'Algo no funciona', other: 'Otra cosa' },
  email: 'Tu correo',
  message: 'Tu mensaje',
  placeholder: '¿Qué ha pasado y qué esperabas?',
  send: 'Enviar',
  errors: {
    required: 'Hace falta rellenar esto.',
    tooLong: 'Es demasiado largo: hasta {0|number} caracteres.',
    email: 'Esto no es una dirección de correo.',
    other: 'Aquí hay algo que no está bien.',
  },
  sent: {
    title: 'Tu mensaje ha llegado',
    body: 'Gracias. Respondemos a la dirección que nos has dado.',
    another: 'Escribir otro mensaje',
  },
} satisfies NamespaceContactUsTranslation;

export default contactUs;
