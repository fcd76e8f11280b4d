import type { NamespaceCreationsTranslation } from '../../generated/types.ts';

const creations = {
  title: 'Mes créations',
  description: 'Tout ce que vous avez créé, prêt à télécharger.',
  all: 'Tout',
  filter: 'Afficher',
  empty: {
    title: 'Rien ici pour l’instant',
    body: 'Vos créations apparaissent ici et y restent jusqu’à ce que vous les supprimiez.',
    action: 'Créer un sticker',
  },
  loading: 'Chargement de vos créations',
  failed: 'Vos créations n’ont pas pu être chargées.',
  more: 'Afficher plus',
  moreFailed: 'La suite n’a pas pu être chargée.',
  delete: 'Supprimer',
  download: 'Télécharger',
  options: 'Télécharger et partager',
  removed: 'Supprimé.',
  undo: 'Annuler',
  status: {
    queued: 'En attente',
    running: 'En cours',
    failed: 'Échec',
    cancelled: 'Annulé',
    succeeded: 'Prêt',
  },
  returned: '{0|number} crédit{{s}} vous {{a été rendu|ont été rendus}}.',
  again: 'Réessayer',
  draft: 'Composé',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  image: 'Image créée le {0}',
  gif: 'GIF créé le {0}',
  video: 'Vidéo créée le {0}',
  audio: 'Audio créé le {0}',
  cancel: 'Annuler',
  remix: 'Réutiliser',
} satisfies NamespaceCreationsTranslation;

export default creations;
