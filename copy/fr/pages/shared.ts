import type { NamespaceSharedTranslation } from '../../generated/types.ts';

const shared = {
  title: 'Que voulez-vous en faire ?',
  description: 'Choisissez l’outil qui recevra le fichier partagé avec Iridia.',
  lead: '{name} est bien arrivé. Choisissez un outil pour continuer.',
  missing: {
    title: 'Aucun fichier partagé',
    body: 'Partagez une photo, une vidéo ou un audio depuis une autre application, ou choisissez un outil et ajoutez-y un fichier.',
    tools: 'Voir tous les outils',
  },
} satisfies NamespaceSharedTranslation;

export default shared;
