import type { NamespaceDailyRewardTranslation } from '../../generated/types.ts';

const dailyReward = {
  title: 'Награда дня',
  amount: '+{0|number} {{кредитов|кредит|кредита|кредита|кредитов|кредита}}',
  receive: 'Получить',
  limit: 'Только на сегодня: неиспользованное сгорает в полночь.',
  reset: 'Новая награда ждёт каждый день с 00:00 по вашему времени.',
} satisfies NamespaceDailyRewardTranslation;

export default dailyReward;
