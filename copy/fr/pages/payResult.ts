import type { NamespacePayResultTranslation } from '../../generated/types.ts';

const payResult = {
  title: 'Votre paiement',
  description: 'Le résultat d’un paiement sur Iridia.',
  looking: { title: 'Nous vérifions votre paiement', body: 'Un instant. Inutile d’attendre ici : les crédits arrivent d’eux-mêmes.' },
  paid: { title: 'Paiement reçu', body: 'Vos crédits sont dans votre solde.', action: 'Créer quelque chose' },
  failed: {
    title: 'Le paiement n’a pas abouti',
    body: 'Rien n’a été débité. Une autre carte ou un autre moyen peut convenir.',
    action: 'Voir les tarifs',
  },
  open: {
    title: 'Le paiement est encore en attente',
    body: 'S’il aboutit plus tard, vos crédits arriveront d’eux-mêmes.',
    again: 'Vérifier de nouveau',
  },
  visitor: { title: 'Connectez-vous pour voir votre paiement', body: 'Un paiement n’est montré qu’au compte qui l’a fait.' },
  absent: {
    title: 'Nous ne connaissons pas ce paiement',
    body: 'L’adresse est peut-être incomplète, ou le paiement appartient à un autre compte. Les vôtres figurent tous dans l’historique de vos crédits.',
  },
  none: { title: 'Aucun paiement à vérifier', body: 'Cette adresse n’en désigne aucun.' },
} satisfies NamespacePayResultTranslation;

export default payResult;
