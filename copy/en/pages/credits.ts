import type { BaseTranslation } from '../../generated/types.ts';

const credits = {
  title: 'Your credits',
  left: 'left',
  used: 'Used today',
  reward: 'From invitations',
  daily: 'Every day',
  note: 'Daily credits are fresh each day and expire with it.',
  action: 'Make something',
  failed: 'The balance could not be fetched.',
  grants: {
    title: 'What is in it',
    until: 'until {0:string}',
    lasting: 'do not expire',
    failed: 'What the balance is made of could not be fetched.',
  },
} satisfies BaseTranslation;

export default credits;
