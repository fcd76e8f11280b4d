/** What the enhancer makes of an image: its form shows the result's size before the submit, and the built-in engine uses the same rule. */
import { limits } from './limits.ts';

/** Per side: what grows less gains too little for the minutes that a large photo takes. */
const leastGrowth = 1.5;

/** Pixels of the largest image that is enlarged. */
export const mostEnlarged = Math.floor(limits.enhancedPixels / leastGrowth ** 2);

type Sides = { width: number; height: number };

/** How many times as large per side an image becomes: as wished, or less where the result would exceed `limits.enhancedPixels`. */
export function growthOf({ width, height }: Sides, wished: 2 | 4): number {
  const reached = Math.min(wished, Math.sqrt(limits.enhancedPixels / (width * height)));
  // Between two and three times the size shows no more than twice, and takes the net twice as long.
  return reached > 2 && reached < leastGrowth * 2 ? 2 : reached;
}

/** The size of the result in pixels; null for an image that has too many to be enlarged. */
export function enlargedSize(sides: Sides, wished: 2 | 4): Sides | null {
  if (sides.width * sides.height > mostEnlarged) return null;
  const growth = growthOf(sides, wished);
  return { width: Math.floor(sides.width * growth), height: Math.floor(sides.height * growth) };
}
