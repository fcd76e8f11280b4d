/** Parts an upper garment from a skirt of its color by the bare waist between them. */
import { onTrunk } from '../body/figure.ts';
import { connectedParts } from '../image/connected.ts';
import type { View } from './zones.ts';

/** Lengths of the trunk below which nothing of an upper garment begins. */
const lowestTop = 0.6;
/** Share of what covers both sides of the trunk that lies at either. */
const eitherSide = 0.2;

/** Without a skirt of the same color, from which a bare waist parts the upper garment. */
export function aboveWaist(mask: Uint8Array, { width, poses: [pose] }: Pick<View, 'width' | 'poses'>): Uint8Array {
  if (!pose) return mask;
  const trunk = onTrunk(pose, 1);
  const { part, sizes } = connectedParts(mask, width);
  const tops = sizes.map(() => Infinity);
  const sides = sizes.map(() => ({ left: 0, right: 0 }));
  for (const [at, own] of part.entries()) {
    if (!own) continue;
    const { across, down } = trunk(at % width, Math.trunc(at / width));
    tops[own] = Math.min(tops[own]!, down);
    if (Math.abs(across) < 1) sides[own]![across < 0 ? 'left' : 'right'] += 1;
  }
  // A sleeve apart from the rest lies at one side, a skirt at both.
  const isSkirt = (own: number) => tops[own]! >= lowestTop && Math.min(sides[own]!.left, sides[own]!.right) > sizes[own]! * eitherSide;
  return tops.some((top) => top < lowestTop) ? mask.map((value, at) => (part[at] && isSkirt(part[at]!) ? 0 : value)) : mask;
}
