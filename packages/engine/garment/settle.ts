/** Draws the end of a garment to where its colors end: an area that is a little too small or too large leaves rims of the old color. */
import type { Size } from '@iridia/pixels/image';
import { boxMean, type Plane } from '../image/raster.ts';
import { nearestMarked } from './nearest.ts';
import { apart, inShade, type Tone } from './tones.ts';

/**
 * In pixels of the size at which garments are looked for: how deep what is sure lies inside and outside, how far an end moves at once, and between which
 * places colors are compared. What was missed of a garment is as wide as what isn’t sure outside, at most.
 */
const deep = { inside: 4, outside: 5 } as const;
const step = 2;
const around = 4;
const rounds = 5;
/** How many times nearer a tone is to one side than to the other, and how far from that other one at least. */
const clearly = 1.7;
const apartAtLeast = 9;

/** `may`: where the garment can be. */
export function settled(garment: Uint8Array, { width, height, tones }: Size & { tones: readonly Tone[] }, may: Uint8Array): Uint8Array {
  const size = { width, height };
  const offsets = [0, around, -around, around * width, -around * width];
  let now = garment;
  for (let round = 0; round < rounds; round += 1) {
    const plane = Float32Array.from(now);
    const [sure, far, near] = [deep.inside, deep.outside, step].map((radius) => boxMean(plane, width, height, radius)) as [
      Plane,
      Plane,
      Plane,
    ];
    const [inner, outer] = [new Uint8Array(now.length), new Uint8Array(now.length)];
    for (let at = 0; at < now.length; at += 1) {
      if (sure[at]! > 0.99) inner[at] = 1;
      else if (far[at]! < 0.004) outer[at] = 1;
    }
    const [inside, outside] = [nearestMarked(inner, size), nearestMarked(outer, size)];
    const least = (at: number, sides: Int32Array, distance: (tone: Tone, other: Tone) => number): number =>
      offsets.reduce((found, offset) => {
        const spot = sides[at + offset] ?? -1;
        return spot < 0 ? found : Math.min(found, distance(tones[at]!, tones[spot]!));
      }, Infinity);
    const next = now.slice();
    let changes = 0;
    for (let at = 0; at < now.length; at += 1) {
      if (near[at]! < 0.01 || near[at]! > 0.99) continue;
      const [own, other] = [least(at, inside, inShade), least(at, outside, apart)];
      if (now[at]) next[at] = other * clearly < own && own > apartAtLeast ? 0 : 1;
      else next[at] = may[at] && own * clearly < other && other > apartAtLeast ? 1 : 0;
      if (next[at] !== now[at]) changes += 1;
    }
    now = next;
    if (changes === 0) break;
  }
  return now;
}
