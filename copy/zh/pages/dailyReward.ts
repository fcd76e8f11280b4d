import type { NamespaceDailyRewardTranslation } from '../../generated/types.ts';

const dailyReward = {
  title: '每日奖励',
  amount: '+{0|number} 积分',
  receive: '领取',
  limit: '今天有效，没用完的积分午夜失效。',
  reset: '每天 00:00（你所在地时间）起可以领取新的奖励。',
} satisfies NamespaceDailyRewardTranslation;

export default dailyReward;
