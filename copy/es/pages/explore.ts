import type { NamespaceExploreTranslation } from '../../generated/types.ts';

const explore = {
  title: 'Descubre más herramientas',
  lead: 'Cada herramienta se abre en otra pestaña, y así conservas lo que tienes aquí.',
  open: 'Probar',
  newTab: 'se abre en una pestaña nueva',
  previous: 'Herramienta anterior',
  next: 'Herramienta siguiente',
  pause: 'Pausar',
  play: 'Reproducir',
  slide: 'Herramienta {0} de {1}',
  slides: 'Herramientas',
} satisfies NamespaceExploreTranslation;

export default explore;
