import type { NamespacePricingTranslation } from '../../generated/types.ts';

const pricing = {
  title: 'Tarifs : abonnements et packs de crédits',
  description:
    'Comparez les abonnements au mois ou à l’année et les packs de crédits. Tous les outils sont inclus, avec des crédits gratuits chaque jour.',
  lead: 'Un seul solde de crédits pour tous les outils, des abonnements résiliables à tout moment.',
  tabs: {
    label: 'Comment souhaitez-vous payer ?',
    month: 'Par mois',
    year: 'Par an',
    oneTime: 'Achat unique',
  },
  off: '−{0} %',
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
  videoCosts: 'Une vidéo coûte {0}. La plupart de celles composées de dessins ou d’une photo n’en coûtent que {1}.',
  everyTool: 'Tous les outils inclus',
  cancel: 'Résiliable en deux clics dans les paramètres',
  choose: 'Choisir {0}',
  subscribed: 'Abonnement actuel',
  subscribedHint: 'Vous avez un abonnement. Un pack de crédits peut le compléter.',
  changePlan: 'Changer d’abonnement dans les paramètres',
  packs: 'Packs de crédits',
  amount: '{0|number} crédit{{s}}',
  popularPack: 'Populaire',
  best: 'Meilleur prix',
  firstOnly: 'Réservé au premier achat',
  per: '{0} crédits pour {1}',
  summary: 'Ce pack comprend',
  vip: {
    images: '{0} images',
    videos: 'ou {0} vidéos',
    once: 'Un seul paiement, sans renouvellement',
    allTools: 'Tous les outils inclus',
  },
  buy: 'Acheter pour {0}',
  payment: 'Paiement',
  payLoading: 'Chargement du paiement',
  payProblem: 'Désolé, le service a rencontré une erreur. Veuillez réessayer plus tard.',
  payFailed: { title: 'Le paiement n’a pas abouti', body: 'Rien n’a été prélevé. Essayez une autre carte ou un autre moyen de paiement.' },
} satisfies NamespacePricingTranslation;

export default pricing;
