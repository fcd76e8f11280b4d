import type { NamespaceDailyRewardTranslation } from '../../generated/types.ts';

const dailyReward = {
  title: 'Ежедневный бонус',
  amount: '+{0|number} {{кредитов|кредит|кредита|кредита|кредитов|кредита}}',
  receive: 'Забрать',
  limit: 'Действует сегодня. Неиспользованные кредиты сгорают в полночь.',
  reset: 'Новый бонус появляется каждый день в 00:00 по вашему времени.',
} satisfies NamespaceDailyRewardTranslation;

export default dailyReward;
