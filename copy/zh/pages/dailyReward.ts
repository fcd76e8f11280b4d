import type { NamespaceDailyRewardTranslation } from '../../generated/types.ts';

const dailyReward = {
  title: '每日奖励',
  amount: '+{0|number} 积分',
  receive: '领取',
  limit: '限时：仅限今天使用，未用完的积分在午夜失效。',
  reset: '每天当地时间 00:00 起可领取新的奖励。',
} satisfies NamespaceDailyRewardTranslation;

export default dailyReward;
