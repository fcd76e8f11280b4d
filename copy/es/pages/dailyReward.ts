import type { NamespaceDailyRewardTranslation } from '../../generated/types.ts';

const dailyReward = {
  title: 'Tu recompensa diaria',
  amount: '+{0|number} crédito{{s}}',
  receive: 'Reclamar',
  limit: 'Válida hoy. Lo que no uses vence a medianoche.',
  reset: 'Cada día desde las 00:00, hora local, hay una recompensa nueva.',
} satisfies NamespaceDailyRewardTranslation;

export default dailyReward;
