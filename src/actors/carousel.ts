import { carouselMachine } from '../../machines/carousel/carousel.machine.ts';
import type { Root } from './root.ts';

/** The slides of the explore dialog; `count` is the number of tools that the page shows. */
export const exploreFlow = (root: Root, count: number) =>
  root.keep({ role: 'carousel', of: String(count) }, () => ({
    logic: carouselMachine,
    input: { count, calm: matchMedia('(prefers-reduced-motion: reduce)').matches },
  }));
