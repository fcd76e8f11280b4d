import type { NamespaceExploreTranslation } from '../../generated/types.ts';

const explore = {
  title: 'Découvrir d’autres outils',
  lead: 'Chacun s’ouvre dans un nouvel onglet ; ce que vous avez ici reste.',
  open: 'Essayer',
  newTab: 's’ouvre dans un nouvel onglet',
  previous: 'Outil précédent',
  next: 'Outil suivant',
  pause: 'Arrêter le défilement',
  play: 'Laisser défiler',
  slide: 'Outil {0} sur {1}',
  slides: 'Outils',
} satisfies NamespaceExploreTranslation;

export default explore;
