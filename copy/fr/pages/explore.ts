import type { NamespaceExploreTranslation } from '../../generated/types.ts';

const explore = {
  title: 'Découvrir d’autres outils',
  lead: 'Chaque outil s’ouvre dans un nouvel onglet : cette page reste ouverte.',
  open: 'Essayer',
  newTab: 's’ouvre dans un nouvel onglet',
  previous: 'Outil précédent',
  next: 'Outil suivant',
  pause: 'Pause',
  play: 'Lecture',
  slide: 'Outil {0} sur {1}',
  slides: 'Outils',
} satisfies NamespaceExploreTranslation;

export default explore;
