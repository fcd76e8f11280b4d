import type { NamespaceCreationsTranslation } from '../../generated/types.ts';

const creations = {
  title: 'Mes créations',
  description: 'Ce que vous avez créé, avec les fichiers.',
  all: 'Tout',
  filter: 'Afficher',
  empty: {
    title: 'Rien ici pour l’instant',
    body: 'Ce que vous créez apparaît ici et y reste jusqu’à ce que vous le supprimiez.',
    action: 'Créer un sticker',
  },
  loading: 'Vos créations arrivent',
  failed: 'Impossible de récupérer vos créations.',
  more: 'Afficher plus',
  moreFailed: 'Impossible de récupérer la suite.',
  delete: 'Supprimer',
  download: 'Télécharger',
  options: 'Formats et partage',
  removed: 'Supprimé.',
  undo: 'Rétablir',
  status: {
    queued: 'En attente',
    running: 'En cours',
    failed: 'Échec',
    cancelled: 'Annulé',
    succeeded: 'Prêt',
  },
  returned: '{{Votre|Vos}} {0} crédit{{s}} {{est|sont}} de retour.',
  again: 'Réessayer',
  draft: 'Moteur d’esquisse',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  image: 'Image créée le {0}',
} satisfies NamespaceCreationsTranslation;

export default creations;
