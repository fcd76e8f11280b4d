import type { MarksContext } from './marks.types.ts';

/** How many rows are on screen: at least one, one for each rectangle and image, and those that were asked for. */
export const rowsOf = ({ boxes, filled, added, max }: MarksContext): number =>
  Math.min(max, Math.max(boxes.length, (filled.at(-1) ?? -1) + 1, 1 + added));
