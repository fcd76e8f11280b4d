/** Where what someone wears is put: on the eyes, the head, the chin, the neck, at the ears, over the trunk, or on the feet. */
import type { Drawing } from '../art/drawing.ts';
import { isFaceOnly, isFrontal, isHead, isPerson, wornAt, type WornAt } from '../art/kinds.ts';
import type { Thing } from '../plan/thing.ts';
import type { Size } from '@iridia/pixels/image';
import { boxOf, extent, type PartBox, type ArrangedPart } from './part.ts';

/** Where the heads of animals in profile are, in the square of 32: their middle, their top, and their eyes. */
const profiles: Readonly<Record<string, readonly [middle: number, top: number, eyes: number]>> = {
  donkey: [6.4, 9.6, 13.4],
  llama: [6.6, 5.4, 7.4],
  elephant: [8, 5, 12],
  giraffe: [8.8, 4, 5.6],
  goat: [7.4, 5.4, 8.7],
  ewe: [7.2, 3.4, 8.7],
  camel: [6.8, 3.8, 6.2],
  ox: [7.6, 5.2, 9.2],
  zebra: [7.4, 3.6, 7.2],
  deer: [7.2, 6.6, 9],
  kangaroo: [7, 4.6, 7.2],
};

/** The head of an animal in profile of `size` that stands at the origin. */
export function profileOf({ icon, box: [left, top, right, bottom] }: Drawing, { width, height }: Size) {
  const [middle, crown, eyes] = profiles[icon] ?? [];
  if (middle === undefined || crown === undefined || eyes === undefined) return undefined;
  const x = ((middle - left) / (right - left) - 0.5) * width;
  const y = (of: number) => ((of - top) / (bottom - top) - 1) * height;
  return { left: x - width * 0.25, right: x + width * 0.25, top: y(crown), eyes: y(eyes) };
}

/** Widths as shares of the head's. */
const shares: Readonly<Record<WornAt, number>> = {
  eyes: 0.74,
  head: 0.72,
  chin: 0.76,
  ears: 0.13,
  neck: 0.42,
  torso: 0.6,
  feet: 0.34,
  legs: 0.4,
};

/** Hats with a brim, horns or flaps are broader than the head. */
const broadHats: Readonly<Record<string, number>> = {
  'pirate-hat': 1.16,
  'cowboy-hat': 1.22,
  'horned-helmet': 1.24,
  'samurai-helmet': 1.2,
  'sailor-cap': 0.92,
};

/** Who wears it: the whole drawing, its head, and the height of its eyes. */
export type Wearer = { drawing: Drawing | null; parts: readonly ArrangedPart[]; main: ArrangedPart; head: PartBox; eyes: number };

/** The parts that show `item` on its wearer; `part` makes one of the item. */
export function wornParts(
  { drawing: icon }: Thing,
  { drawing, parts, main, head, eyes }: Wearer,
  part: (x: number, y: number, size: Size, z: number) => ArrangedPart,
): ArrangedPart[] {
  const where = (icon && wornAt(icon)) ?? 'legs';
  const [broad, center, onBody] = [head.right - head.left, (head.left + head.right) / 2, Boolean(drawing && isHead(drawing))];
  const isMustache = icon?.icon === 'mustache';
  const isHeadphone = icon?.icon === 'headphone';
  const isSeated = parts.some(({ role }) => role === 'body');
  const size = extent(icon, broad * (isHeadphone ? 0.98 : isMustache ? 0.5 : (broadHats[icon?.icon ?? ''] ?? shares[where])));
  const high = main.height * (onBody ? 1 : 0.6);
  if (where === 'eyes') return [part(center, eyes + size.height / 2, size, 0.3)];
  if (where === 'head')
    return [part(center, isHeadphone ? eyes + size.height * 0.3 : head.top + Math.max(0, eyes - head.top) * 0.42, size, 0.35)];
  if (where === 'chin') return [part(center, eyes + high * (isMustache ? 0.15 : 0.09) + size.height, size, 0.28)];
  if (where === 'ears') return [-0.43, 0.43].map((side) => part(center + side * broad, eyes + high * 0.3, size, 0.3));
  if (where === 'neck') {
    // Below the chin, so that the mouth is seen.
    const isWhole = drawing && !onBody && !isFaceOnly(drawing) && isFrontal(drawing);
    if (isWhole)
      return [
        part(
          center,
          isPerson(drawing) ? eyes + main.height * 0.2 + size.height : head.top + main.height * 0.5 + size.height * 0.5,
          size,
          0.3,
        ),
      ];
    const chin = drawing && isFaceOnly(drawing) && !isSeated ? 0 : Math.min(0, head.bottom);
    return [part(center, chin + size.height * (onBody || isSeated || chin === 0 ? 0.8 : 0.5), size, 0.3)];
  }
  if (where === 'torso') {
    if (drawing && isFaceOnly(drawing)) {
      // A head alone is dressed below its chin.
      const below = extent(icon, broad * 0.86);
      return [part(center, isSeated ? head.bottom + below.height * 0.9 : below.height * 0.86, below, isSeated ? 0.05 : -0.1)];
    }
    if (drawing && /^person-(activity|sport|resting)$/.test(drawing.subgroup))
      return [part(0, -main.height * 0.46, extent(icon, main.height * 0.34), 0.3)];
    if (drawing && isPerson(drawing)) {
      // Clothes sit low enough that the face stays visible.
      // When one is worn over the other, both stay visible.
      const isSecond = parts.some((one) => one.role === 'worn' && one.drawing && wornAt(one.drawing) === 'torso');
      const over = extent(icon, broad * (onBody ? 1 : isSecond ? 0.85 : 1.2));
      return [part(center, (onBody ? head.bottom : eyes + main.height * 0.22) + over.height, over, onBody ? 0.05 : 0.2)];
    }
    return [part(center, Math.min(0, Math.min(0, head.bottom) + size.height * 0.5), size, 0.3)];
  }
  const isStanding = onBody || !(drawing && isFrontal(drawing));
  const stand = boxOf(parts.filter(({ role }) => role === 'thing' || role === 'body'));
  if (where === 'feet' && isStanding) {
    // A pair: each foot has its own.
    const step = (stand.right - stand.left) * (onBody ? 0.19 : 0.28);
    return [-1, 1].map((side) => ({ ...part(side * step, size.height * 0.12, size, 0.3), mirrored: side > 0 }));
  }
  return [part(boxOf(parts).right - size.width * 0.3, 0, size, 0.3)];
}
