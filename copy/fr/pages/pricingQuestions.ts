import type { NamespacePricingQuestionsTranslation } from '../../generated/types.ts';

const pricingQuestions = {
  title: 'Questions sur les crédits et les abonnements',
  faqs: {
    free: {
      title: 'Faut-il payer ?',
      body: 'Non. Vous recevez des crédits gratuits chaque jour, sans compte ni carte bancaire. Ils expirent à minuit.',
    },
    expire: {
      title: 'Quand expirent les autres crédits ?',
      body: 'Ceux d’un abonnement expirent un mois après leur attribution. Ceux des packs et des invitations n’expirent pas tant que votre compte existe.',
    },
    failed: {
      title: 'Et si une création échoue ?',
      body: 'Les crédits sont mis de côté au lancement et dépensés une fois le résultat enregistré. En cas d’échec ou d’annulation, vous les récupérez.',
    },
    cancel: {
      title: 'Comment résilier un abonnement ?',
      body: 'Dans vos paramètres, en deux clics. Vous en profitez jusqu’à la fin de la période payée, et rien ne sera plus prélevé.',
    },
    change: {
      title: 'Peut-on changer d’abonnement ?',
      body: 'Oui, dans vos paramètres. Le nouveau commence à la période suivante.',
    },
    refund: {
      title: 'Peut-on être remboursé ?',
      body: 'Si vous avez été débité par erreur ou si quelque chose n’a pas fonctionné, écrivez-nous depuis la page de contact. Les détails figurent dans les conditions d’utilisation.',
    },
  },
} satisfies NamespacePricingQuestionsTranslation;

export default pricingQuestions;
