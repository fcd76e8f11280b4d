import type { NamespaceDailyRewardTranslation } from '../../generated/types.ts';

const dailyReward = {
  title: 'Votre récompense du jour',
  amount: '+{0|number} crédit{{s}}',
  receive: 'Recevoir',
  limit: 'Valable aujourd’hui seulement : ce qui reste expire à minuit.',
  reset: 'Une nouvelle récompense chaque jour dès 00:00, heure locale.',
} satisfies NamespaceDailyRewardTranslation;

export default dailyReward;
