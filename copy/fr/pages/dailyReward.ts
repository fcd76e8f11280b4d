import type { NamespaceDailyRewardTranslation } from '../../generated/types.ts';

const dailyReward = {
  title: 'Votre bonus du jour',
  amount: '+{0|number} crédit{{s}}',
  receive: 'Récupérer',
  limit: 'Valable aujourd’hui. Les crédits non utilisés expirent à minuit.',
  reset: 'Un nouveau bonus chaque jour à minuit, heure locale.',
} satisfies NamespaceDailyRewardTranslation;

export default dailyReward;
