import type { NamespaceExploreTranslation } from '../../generated/types.ts';

const explore = {
  title: 'Descubre más herramientas',
  lead: 'Cada una se abre en una pestaña nueva; lo que tienes aquí se queda.',
  open: 'Probar',
  newTab: 'se abre en una pestaña nueva',
  previous: 'Herramienta anterior',
  next: 'Herramienta siguiente',
  pause: 'Detener el movimiento',
  play: 'Dejar que se mueva',
  slide: 'Herramienta {0} de {1}',
  slides: 'Herramientas',
} satisfies NamespaceExploreTranslation;

export default explore;
