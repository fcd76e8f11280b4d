import type { BaseTranslation } from '../../generated/types.ts';

const explore = {
  title: 'Explore more tools',
  lead: 'Each tool opens in a new tab, so you keep what you have here.',
  open: 'Try it',
  newTab: 'opens in a new tab',
  previous: 'Previous tool',
  next: 'Next tool',
  pause: 'Pause',
  play: 'Play',
  slide: 'Tool {0:number} of {1:number}',
  slides: 'Tools',
} satisfies BaseTranslation;

export default explore;
