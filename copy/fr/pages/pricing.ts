import type { NamespacePricingTranslation } from '../../generated/types.ts';

const pricing = {
  title: 'Tarifs',
  lead: 'Des crédits pour tout ce qui est ici. Résiliez quand vous voulez.',
  tabs: {
    label: 'Comment souhaitez-vous payer ?',
    month: 'Par mois',
    year: 'Par an',
    oneTime: 'Une seule fois',
  },
  off: '−{0} %',
  tiers: {
    basic: 'Essentiel',
    pro: 'Pro',
    premium: 'Premium',
  },
  popular: 'Le plus choisi',
  perMonth: 'par mois',
  billedYearly: '{0} facturés une fois par an',
  billedMonthly: '{0} facturés chaque mois',
  monthly: '{0} crédits par mois',
  upTo: 'jusqu’à {0} vidéos ou {1} images',
  everyTool: 'Tous les outils, tous les moteurs',
  cancel: 'Résiliation en deux pressions, dans les réglages',
  choose: 'Choisir {0}',
  subscribed: 'abonné',
  subscribedHint: 'Vous avez un abonnement. D’autres crédits se trouvent dans les packs.',
  packs: 'Packs de crédits',
  amount: '{0|number} crédit{{s}}',
  popularPack: 'Apprécié',
  best: 'Meilleur prix',
  firstOnly: 'Pour un premier achat seulement',
  per: '{0} crédits par dollar',
  summary: 'Ce que vous obtenez',
  vip: {
    images: '{0} images',
    videos: 'ou {0} vidéos',
    once: 'Payé une fois, sans renouvellement',
    allTools: 'Tous les outils, tous les moteurs',
  },
  buy: 'Acheter pour {0}',
  payment: 'Paiement',
  payLoading: 'La page de paiement se charge',
  payProblem: 'Désolé, le service a rencontré une erreur. Veuillez réessayer plus tard.',
  payFailed: { title: 'Le paiement n’a pas abouti', body: 'Rien n’a été débité. Une autre carte ou un autre moyen peut convenir.' },
} satisfies NamespacePricingTranslation;

export default pricing;
