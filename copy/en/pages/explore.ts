import type { BaseTranslation } from '../../generated/types.ts';

const explore = {
  title: 'Explore more tools',
  lead: 'Each opens in a new tab; what you have here stays.',
  open: 'Try it',
  newTab: 'opens in a new tab',
  previous: 'Previous tool',
  next: 'Next tool',
  pause: 'Stop moving',
  play: 'Let it move',
  slide: 'Tool {0:number} of {1:number}',
  slides: 'Tools',
} satisfies BaseTranslation;

export default explore;
