import type { BaseTranslation } from '../../generated/types.ts';

const credits = {
  title: 'Your credits',
  left: 'left',
  used: 'Used today',
  reward: 'From invitations',
  daily: 'Free every day',
  note: 'Free daily credits expire at the end of the day.',
  action: 'Make something',
  failed: 'We couldn’t load your balance.',
  grants: {
    title: 'Where your credits come from',
    until: 'until {0:string}',
    lasting: 'never expire',
    failed: 'We couldn’t load the details.',
  },
} satisfies BaseTranslation;

export default credits;
