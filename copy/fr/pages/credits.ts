import type { NamespaceCreditsTranslation } from '../../generated/types.ts';

const credits = {
  title: 'Vos crédits',
  left: 'restants',
  used: 'Utilisés aujourd’hui',
  reward: 'Grâce aux invitations',
  daily: 'Chaque jour',
  note: 'Les crédits du jour sont neufs chaque jour et expirent avec lui.',
  action: 'Créer quelque chose',
  failed: 'Impossible de récupérer le solde.',
  grants: {
    title: 'Ce qu’il contient',
    until: 'jusqu’au {0}',
    lasting: 'sans expiration',
    failed: 'Impossible de récupérer le détail du solde.',
  },
} satisfies NamespaceCreditsTranslation;

export default credits;
