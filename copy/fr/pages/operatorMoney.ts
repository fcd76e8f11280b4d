import type { NamespaceOperatorMoneyTranslation } from '../../generated/types.ts';

const operatorMoney = {
  title: 'Paiements : chacun face au registre des crédits',
  description:
    'Pour celles et ceux qui gèrent ce site : chaque paiement, les crédits qu’il a donnés, les remboursements, et ce qui ne colle pas.',
  heading: 'Paiements',
  lead: 'Tous les paiements, les plus récents d’abord, avec les crédits qu’ils ont donnés. Une contestation apparaît comme des crédits repris.',
  show: 'Afficher',
  states: { all: 'Tous', paid: 'Payés', pending: 'En cours', returned: 'Remboursés', odd: 'Écarts' },
  search: 'E-mail, compte, paiement ou débit',
  find: 'Chercher',
  everything: 'Tout afficher',
  empty: 'Aucun paiement ici.',
  kinds: { pack: 'Pack de crédits', plan: 'Abonnement', renewal: 'Abonnement renouvelé' },
  status: { pending: 'En cours', paid: 'Payé', declined: 'Refusé', expired: 'Expiré', refunded: 'Remboursé' },
  ledger: 'Crédits achetés : {credits|number}, donnés : {given|number}, repris : {taken|number}',
  odd: 'Le registre ne correspond pas à ce paiement.',
  refund: { asked: 'Le remboursement a été demandé au prestataire de paiement.', done: 'Le prestataire de paiement a remboursé.' },
  acts: {
    refund: {
      label: 'Rembourser',
      body: 'La personne récupère toute la somme. Les crédits restants sont repris, et l’abonnement payé prend fin.',
    },
  },
  columns: {
    id: 'Paiement',
    account: 'Compte',
    email: 'E-mail',
    kind: 'Type',
    price: 'Prix',
    currency: 'Devise',
    status: 'État',
    at: 'Commencé le',
    settled: 'Payé le',
    charge: 'Débit',
    credits: 'Crédits achetés',
    given: 'Crédits donnés',
    taken: 'Crédits repris',
  },
} satisfies NamespaceOperatorMoneyTranslation;

export default operatorMoney;
