import type { BaseTranslation } from '../../generated/types.ts';

const chat = {
  log: 'Conversation',
  help: 'Help assistant: answers from our own pages',
  model: 'Language model: it can be wrong',
  asking: 'Finding out who answers…',
  free: 'Free',
  eachAnswer: '{0:number|number} credit{{s}} an answer',
  empty: 'What would you like to know?',
  emptyBody: 'Ask in your own words. Nothing is sent before you press.',
  samples: {
    sticker: 'How do I make a sticker from a photo?',
    credits: 'What happens to my credits if a job fails?',
    price: 'What does a plan cost?',
    delete: 'How do I delete my account?',
  },
  you: 'You',
  assistant: 'Iridia',
  writing: 'Writing…',
  message: 'Your message',
  placeholder: 'Ask something',
  hint: 'Enter sends, Shift + Enter starts a new line.',
  send: 'Send',
  stop: 'Stop',
  clear: 'New conversation',
  broken: 'The answer broke off. Your question is kept.',
  signIn: 'Your question goes on after you log in.',
  kept: 'Kept in this tab only.',
} satisfies BaseTranslation;

export default chat;
