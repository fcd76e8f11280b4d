import type { BaseTranslation } from '../../generated/types.ts';

const dailyReward = {
  title: 'Your daily reward',
  amount: '+{0:number|number} credit{{s}}',
  receive: 'Claim',
  limit: 'Valid today. Unused credits expire at midnight.',
  reset: 'A new reward is available every day at midnight your time.',
} satisfies BaseTranslation;

export default dailyReward;
