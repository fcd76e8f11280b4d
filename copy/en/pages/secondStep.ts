import type { BaseTranslation } from '../../generated/types.ts';

const secondStep = {
  title: 'Confirm that it’s you',
  lead: 'Enter the code that your authentication app shows now. If you don’t have it at hand, use a recovery code.',
  code: 'Code',
  hint: '6 digits or a recovery code',
  submit: 'Continue',
  passkey: 'Use a passkey',
  waiting: 'Follow your browser’s instructions',
  alone: 'Log in with a passkey',
  aloneLead: 'Your browser asks for your passkey.',
  again: 'Try again',
  back: 'Back',
  lost: 'Lost everything? Write to us through the contact page.',
} satisfies BaseTranslation;

export default secondStep;
