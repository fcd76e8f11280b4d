import type { NamespaceOperatorMoneyTranslation } from '../../generated/types.ts';

const operatorMoney = {
  title: 'Paiements : chacun face au registre des crédits',
  description:
    'Pour celles et ceux qui gèrent ce site : chaque paiement, les crédits qu’il a donnés, les remboursements, et ce qui ne colle pas.',
  heading: 'Paiements',
  lead: 'Tous les paiements, les plus récents d’abord, avec les crédits qu’ils ont donnés. Une contestation apparaît comme des crédits repris.',
  show: 'Afficher',
  states: { all: 'Tous', paid: 'Payés', pending: 'En cours', returned: 'Remboursés', odd: 'Écarts', differs: 'Écarts avec le prestataire' },
  search: 'E-mail, compte, paiement ou débit',
  find: 'Chercher',
  everything: 'Tout afficher',
  empty: 'Aucun paiement ici.',
  kinds: { pack: 'Pack de crédits', plan: 'Abonnement', renewal: 'Abonnement renouvelé', unknown: 'Inconnu ici' },
  status: { pending: 'En cours', paid: 'Payé', declined: 'Refusé', expired: 'Expiré', refunded: 'Remboursé' },
  ledger: 'Crédits achetés : {credits|number}, donnés : {given|number}, repris : {taken|number}',
  odd: 'Le registre ne correspond pas à ce paiement.',
  differences: {
    noPayment:
      'Le prestataire a ce débit, mais aucun paiement ne lui correspond ici. Retrouvez l’acheteur par son e-mail, puis remboursez-le là-bas ou donnez les crédits dans Comptes.',
    noCharge:
      'Des crédits ont été donnés, mais le prestataire n’a pas ce débit. Vérifiez chez lui. Si rien n’a été payé, reprenez les crédits dans Comptes.',
    otherAmount: 'Le prestataire a débité un autre montant que celui convenu. Comparez les deux et remboursez la différence chez lui.',
    unknownRefund: 'Le prestataire a rendu de l’argent sans le signaler, et les crédits sont toujours là.',
    disputed:
      'L’acheteur conteste ce paiement. Répondez chez le prestataire avant l’échéance. Si la contestation est perdue, les crédits sont repris.',
  },
  refund: { asked: 'Le remboursement a été demandé au prestataire de paiement.', done: 'Le prestataire de paiement a remboursé.' },
  acts: {
    apply: { label: 'Reprendre les crédits', body: 'La part des crédits reprise est celle de l’argent rendu.' },
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
