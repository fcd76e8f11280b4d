/** Whether a garment ends where the photo shows an edge: one that is cut off in the middle of cloth was not found, but guessed. */
import type { Plane } from '../image/raster.ts';
import { apart } from './tones.ts';
import type { View } from './zones.ts';

/** Pixels of the working size to either side of the end of a garment that are compared. */
const beside = 3;
/** Tones that are nearer than this are one cloth in one light. */
const alike = 9;

/** The share of a garment's outline, from 0 to 1, along which neither the wearer ends nor the photo shows an edge. */
export function edgeless(garment: Plane, { width, height, tones, body }: Pick<View, 'width' | 'height' | 'tones' | 'body'>): number {
  let [all, without] = [0, 0];
  const look = (at: number, step: number, room: number): void => {
    if (room < beside || garment[at]! < 0.5 || garment[at + step]! > 0.5 || garment[at + step * beside]! > 0.5) return;
    all += 1;
    if (body[at + step * beside]! < 0.5) return;
    if (apart(tones[at - step * (beside - 1)] ?? tones[at]!, tones[at + step * beside]!) < alike) without += 1;
  };
  for (let at = 0; at < garment.length; at += 1) {
    const [x, y] = [at % width, Math.trunc(at / width)];
    look(at, -1, x);
    look(at, 1, width - 1 - x);
    look(at, -width, y);
    look(at, width, height - 1 - y);
  }
  return all === 0 ? 0 : without / all;
}
