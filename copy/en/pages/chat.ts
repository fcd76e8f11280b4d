import type { BaseTranslation } from '../../generated/types.ts';

const chat = {
  log: 'Conversation',
  help: 'Help assistant: answers from our own pages',
  model: 'Language model: it can be wrong',
  asking: 'Connecting…',
  free: 'Free',
  eachAnswer: '{0:number|number} credit{{s}} per answer',
  empty: 'What would you like to know?',
  emptyBody: 'Ask in your own words. Nothing is sent until you click Send.',
  samples: {
    sticker: 'How do I make a sticker from a photo?',
    credits: 'What happens to my credits if something fails?',
    price: 'How much does a plan cost?',
    delete: 'How do I delete my account?',
  },
  you: 'You',
  assistant: 'Iridia',
  writing: 'Writing…',
  message: 'Your message',
  placeholder: 'Ask a question',
  tooLong: 'Please shorten this to {0:number|number} character{{s}}.',
  hint: 'Enter to send, Shift + Enter for a new line.',
  send: 'Send',
  stop: 'Stop',
  clear: 'New conversation',
  broken: 'The answer was interrupted. Your question is still here.',
  signIn: 'Log in and we’ll answer your question.',
  kept: 'Your conversation stays in this tab.',
} satisfies BaseTranslation;

export default chat;
