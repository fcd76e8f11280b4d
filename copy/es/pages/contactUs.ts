import type { NamespaceContactUsTranslation } from '../../generated/types.ts';

const contactUs = {
  title: 'Contacto',
  lead: 'Cuéntanos. Una persona lo lee y te responde por correo.',
  description:
    'Escribe al equipo de Iridia sobre una duda, un pago, un problema o una idea. Una persona lee cada mensaje y responde por correo.',
  topic: '¿De qué se trata?',
  topics: { question: 'Una pregunta', billing: 'Pagos y créditos', problem: 'Algo no funciona', other: 'Otra cosa' },
  email: 'Tu correo',
  message: 'Tu mensaje',
  placeholder: '¿Qué pasó y qué esperabas?',
  send: 'Enviar',
  errors: {
    required: 'Completa este campo.',
    tooLong: 'Acórtalo a {0|number} {{carácter|caracteres}}.',
    email: 'Escribe un correo válido.',
    other: 'Revisa este campo.',
  },
  sent: {
    title: 'Mensaje enviado',
    body: 'Gracias. Responderemos al correo que escribiste.',
    another: 'Escribir otro mensaje',
  },
} satisfies NamespaceContactUsTranslation;

export default contactUs;
