import type { BaseTranslation } from '../../generated/types.ts';

const contactUs = {
  title: 'Contact us',
  lead: 'Tell us what is on your mind. A person reads it and answers by e-mail.',
  description: 'Write to the people behind Iridia: questions, payments, problems and anything else.',
  topic: 'What is it about?',
  topics: { question: 'A question', billing: 'Payments and credits', problem: 'Something does not work', other: 'Something else' },
  email: 'Your e-mail',
  message: 'Your message',
  placeholder: 'What happened, and what did you expect?',
  send: 'Send',
  errors: {
    required: 'This is needed.',
    tooLong: 'This is too long: up to {0:number|number} characters.',
    email: 'This is not an e-mail address.',
    other: 'Something here is not right.',
  },
  sent: {
    title: 'Your message has arrived',
    body: 'Thank you. We answer to the address that you gave.',
    another: 'Write another message',
  },
} satisfies BaseTranslation;

export default contactUs;
