import type { NamespacePayResultTranslation } from '../../generated/types.ts';

const payResult = {
  title: 'Votre paiement',
  description: 'L’état de votre paiement sur Iridia.',
  looking: { title: 'Vérification du paiement', body: 'Vous pouvez quitter la page : les crédits s’ajoutent automatiquement.' },
  paid: { title: 'Paiement reçu', body: 'Vos crédits sont dans votre solde.', action: 'Créer quelque chose' },
  failed: {
    title: 'Le paiement n’a pas abouti',
    body: 'Rien n’a été prélevé. Essayez une autre carte ou un autre moyen de paiement.',
    action: 'Voir les tarifs',
  },
  open: {
    title: 'Paiement en cours',
    body: 'Vos crédits s’ajoutent dès qu’il aboutit.',
    again: 'Vérifier à nouveau',
  },
  visitor: { title: 'Connectez-vous pour voir votre paiement', body: 'Un paiement n’est visible que depuis le compte qui l’a effectué.' },
  absent: {
    title: 'Paiement introuvable',
    body: 'Le lien est peut-être incomplet, ou le paiement vient d’un autre compte. Tous vos paiements figurent dans l’historique des crédits.',
  },
  none: { title: 'Aucun paiement à afficher', body: 'Ce lien ne correspond à aucun paiement.' },
} satisfies NamespacePayResultTranslation;

export default payResult;
