/** Which parts of what was found are the garment’s, and which of its holes. */
import { connectedParts } from '../image/connected.ts';
import type { Plane } from '../image/raster.ts';

/** Maximum size of a hole that belongs to the garment, as a share of it: a print or a badge. */
const largestHole = 0.05;
/** Of one that seems to be skin: a worn spot of brown cloth, or a button. */
const largestSpot = 0.004;
/** Of a part that is not connected to the largest one: its least size as a share of that one, and that of one of just the garment's colors, such as a sleeve behind a strap. */
const leastPart = { of: 1 / 12, alike: 1 / 90, colors: 0.6 } as const;

/** Keeps the parts that are large enough, and fills the small holes that are not skin or hair. */
export function whole(mask: Uint8Array, width: number, isBare: (at: number) => boolean, isOwn: (at: number) => boolean): Plane {
  const found = connectedParts(mask, width);
  const largest = Math.max(...found.sizes);
  const own = found.sizes.map(() => 0);
  for (let at = 0; at < mask.length; at += 1) if (mask[at] && isOwn(at)) own[found.part[at]!]! += 1;
  const isKept = (part: number): boolean => {
    const [size, alike] = [found.sizes[part]!, own[part]!];
    return size >= largest * leastPart.of || (size >= largest * leastPart.alike && alike > size * leastPart.colors);
  };
  const kept = mask.map((value, at) => (value && isKept(found.part[at]!) ? 1 : 0));
  const area = kept.reduce((sum, value) => sum + value, 0);
  const holes = connectedParts(
    kept.map((value) => 1 - value),
    width,
  );
  const bare = new Float64Array(holes.sizes.length);
  for (let at = 0; at < kept.length; at += 1) if (holes.part[at] && isBare(at)) bare[holes.part[at]!]! += 1;
  return Float32Array.from(kept, (value, at) => {
    const hole = holes.part[at]!;
    if (value || !hole) return value;
    const isSpot = holes.sizes[hole]! < area * largestSpot || bare[hole]! < holes.sizes[hole]! * 0.5;
    return !holes.touches[hole] && holes.sizes[hole]! < area * largestHole && isSpot ? 1 : 0;
  });
}
