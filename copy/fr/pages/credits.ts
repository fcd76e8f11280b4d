import type { NamespaceCreditsTranslation } from '../../generated/types.ts';

const credits = {
  title: 'Vos crédits',
  left: 'restants',
  used: 'Utilisés aujourd’hui',
  reward: 'Grâce aux invitations',
  daily: 'Gratuits chaque jour',
  note: 'Les crédits gratuits du jour expirent à minuit.',
  action: 'Créer quelque chose',
  failed: 'Le solde n’a pas pu être chargé.',
  grants: {
    title: 'D’où viennent vos crédits',
    until: 'jusqu’au {0}',
    lasting: 'n’expirent jamais',
    failed: 'Le détail n’a pas pu être chargé.',
  },
} satisfies NamespaceCreditsTranslation;

export default credits;
