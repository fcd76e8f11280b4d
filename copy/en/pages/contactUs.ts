import type { BaseTranslation } from '../../generated/types.ts';

const contactUs = {
  title: 'Contact us',
  lead: 'Tell us what’s on your mind. A person will read it and answer by email.',
  description:
    'Write to the people behind Iridia about a question, a payment, a problem or an idea. A person reads every message and answers by email.',
  topic: 'What is it about?',
  topics: { question: 'A question', billing: 'Payments and credits', problem: 'Something isn’t working', other: 'Something else' },
  email: 'Your email',
  message: 'Your message',
  placeholder: 'What happened, and what did you expect?',
  send: 'Send',
  errors: {
    required: 'Please fill this in.',
    tooLong: 'Please shorten this to {0:number|number} character{{s}}.',
    email: 'Please enter a valid email address.',
    other: 'Please check this field.',
  },
  sent: {
    title: 'Message sent',
    body: 'Thank you. We’ll reply to the email address you entered.',
    another: 'Write another message',
  },
} satisfies BaseTranslation;

export default contactUs;
