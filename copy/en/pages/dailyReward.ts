import type { BaseTranslation } from '../../generated/types.ts';

const dailyReward = {
  title: 'Your daily reward',
  amount: '+{0:number|number} credit{{s}}',
  receive: 'Receive',
  limit: 'For today only: unused, they expire at midnight.',
  reset: 'A new reward waits each day from 00:00 your time.',
} satisfies BaseTranslation;

export default dailyReward;
