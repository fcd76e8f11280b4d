import type { NamespaceDailyRewardTranslation } from '../../generated/types.ts';

const dailyReward = {
  title: 'Tu recompensa diaria',
  amount: '+{0|number} crédito{{s}}',
  receive: 'Recibir',
  limit: 'Solo por hoy: lo que no uses caduca a medianoche.',
  reset: 'Cada día hay una nueva recompensa desde las 00:00 de tu hora.',
} satisfies NamespaceDailyRewardTranslation;

export default dailyReward;
