import type { NamespaceToolTranslation } from '../../generated/types.ts';

const tool = {
  how: 'Comment ça marche',
  reasons: 'Les points forts',
  questions: 'Questions fréquentes',
  allTitle: 'Tous les outils image, vidéo et audio',
  allLead: 'Stickers, face swap, vidéos, voix, retouche : choisissez un outil. Le prix s’affiche avant que vous commenciez.',
  unservedCard: 'Indisponible pour l’instant',
  faceKinds: { label: 'Où changer les visages', image: 'Image', several: 'Plusieurs visages', gif: 'GIF', video: 'Vidéo' },
} satisfies NamespaceToolTranslation;

export default tool;
