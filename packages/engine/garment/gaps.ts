/** Closes the narrow gaps in a garment: where two of its colors meet neither is seen. */
import { boxMean } from '../image/raster.ts';
import type { View } from './zones.ts';

/** Half the width of a gap in face widths. */
const gap = 0.02;

/** The garment with its gaps closed where it `may` be. */
export function closed(
  garment: Uint8Array,
  may: Uint8Array,
  { width, height, faces }: Pick<View, 'width' | 'height' | 'faces'>,
): Uint8Array {
  const radius = Math.max(1, Math.round(faces[0]!.width * gap));
  const grown = boxMean(Float32Array.from(garment), width, height, radius).map((value) => (value > 1e-3 ? 1 : 0));
  const back = boxMean(grown, width, height, radius);
  return garment.map((value, at) => (value || (may[at] && back[at]! > 0.999) ? 1 : 0));
}
