/** How much of a background was taken away. */
import type { Plane } from '../image/raster.ts';

/** The least share of the pixels; less than this nobody sees. */
export const leastRemoved = 0.001;

/** The share of pixels, from 0 to 1, that are more hidden than seen. */
export function removedFrom(alpha: Plane): number {
  let removed = 0;
  for (let at = 0; at < alpha.length; at += 1) if (alpha[at]! < 0.5) removed += 1;
  return removed / alpha.length;
}
