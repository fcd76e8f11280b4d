/** What an open jacket shows: a shirt, and the tie on it, even one of the jacket's own cloth. */
import { connectedParts } from '../image/connected.ts';
import { boxMean } from '../image/raster.ts';
import type { Cloth } from './cloth.ts';
import { apart, nearestOf } from './tones.ts';
import type { View } from './zones.ts';

/** Distance of a tone from the colors of the jacket from which on it is of something else. */
const elsewhere = 40;

/**
 * What shows between the halves of a jacket: half its width at most, in face widths; where it begins, in face heights from the chin; its least area, as a
 * share of the face's; and how wide a tie is at most.
 */
const front = { aside: 0.75, begins: 0.5, least: 0.03, tie: 0.75 } as const;
/** Half the width, in face widths, of what is too thin to be a shirt: a necklace. */
const thin = 0.03;

/** A tie of the jacket's cloth isn't a part of it: what lies between the sides of a shirt, or above and below it, stays with the shirt. */
export function closedFront({ width, height, tones, body, faces }: View, { worn, isSkin }: Cloth): Uint8Array {
  const closed = new Uint8Array(width * height);
  const face = faces[0]!;
  const chin = face.y + face.height;
  const center = face.x + face.width / 2;
  const isShirt = (at: number): boolean => {
    const [x, y, tone] = [at % width, Math.trunc(at / width), tones[at]!];
    const isIn = Math.abs(x - center) < front.aside * face.width && y > chin - face.height * 0.1 && body[at]! > 0.5;
    return isIn && !isSkin(tone) && apart(tone, worn[nearestOf(tone, worn)]!) > elsewhere;
  };
  const mask = closed.map((_, at) => (isShirt(at) ? 1 : 0));
  const { part, sizes } = connectedParts(mask, width);
  const tops = sizes.map(() => Infinity);
  const broad = boxMean(Float32Array.from(mask), width, height, Math.max(1, Math.round(face.width * thin)));
  const cores = sizes.map(() => 0);
  for (const [at, own] of part.entries()) {
    if (!own) continue;
    tops[own] = Math.min(tops[own]!, Math.trunc(at / width));
    if (broad[at]! > 0.99) cores[own]! += 1;
  }
  const least = front.least * face.width * face.height;
  const isOpen = (own: number) =>
    own > 0 && sizes[own]! > least && cores[own]! > least / 4 && tops[own]! < chin + front.begins * face.height;
  // A bow that hides one side of the shirt has it above and below.
  const most = front.tie * face.width;
  const close = (length: number, count: number, at: (line: number, along: number) => number): void => {
    for (let line = 0; line < count; line += 1)
      for (let along = 0, last = -1; along < length; along += 1) {
        if (!isOpen(part[at(line, along)]!)) continue;
        if (last < 0 || along - last >= most) closed[at(line, along)] = 1;
        else for (let between = last; between <= along; between += 1) closed[at(line, between)] = 1;
        last = along;
      }
  };
  close(width, height, (y, x) => y * width + x);
  close(height, width, (x, y) => y * width + x);
  return closed;
}
