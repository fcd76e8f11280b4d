/** A rectangle of a film to fill, with its surroundings, and the method for one shot. */
import { randomFrom } from '../draft/random.ts';
import type { FrameBytes } from '../media/film.ts';
import type { Box, Hole } from './hole.ts';
import { find } from '../packs/index.ts';
import { membrane } from './membrane.ts';
import { fillByNet } from './net.ts';
import { patchMatch } from './patch-match.ts';

/** `box` is the rectangle with its surroundings; `hole` has the size of the box and is 1 where the film is filled. */
export type Place = { box: Box; hole: Hole };

/** Pixels of context around a rectangle. */
const room = 40;
/** Width in pixels of the rim that shows whether the background is still. */
const rim = 12;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Maps the given rectangles to places on a film; rectangles outside the film are dropped. */
export function placesOf(
  regions: readonly { x: number; y: number; width: number; height: number }[],
  width: number,
  height: number,
): Place[] {
  return regions.flatMap((region) => {
    const left = clamp(Math.floor(region.x), 0, width);
    const top = clamp(Math.floor(region.y), 0, height);
    const right = clamp(Math.ceil(region.x + region.width), 0, width);
    const bottom = clamp(Math.ceil(region.y + region.height), 0, height);
    if (right <= left || bottom <= top) return [];
    const box: Box = { left: Math.max(0, left - room), top: Math.max(0, top - room), width: 0, height: 0 };
    box.width = Math.min(width, right + room) - box.left;
    box.height = Math.min(height, bottom + room) - box.top;
    const hole = new Uint8Array(box.width * box.height);
    for (let y = top; y < bottom; y += 1)
      hole.fill(1, (y - box.top) * box.width + left - box.left, (y - box.top) * box.width + right - box.left);
    return [{ box, hole }];
  });
}

/** The part of a frame inside the box, three channels. */
export function cropOf(frame: FrameBytes, width: number, { left, top, width: wide, height: high }: Box): Buffer {
  const crop = Buffer.alloc(wide * high * 3);
  for (let y = 0, to = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1, to += 3) {
      const from = ((top + y) * width + left + x) * 4;
      crop[to] = frame[from]!;
      crop[to + 1] = frame[from + 1]!;
      crop[to + 2] = frame[from + 2]!;
    }
  return crop;
}

/** The median of the samples, per byte. */
function medianOf(samples: readonly Buffer[]): Buffer {
  const [first] = samples;
  if (samples.length === 1) return Buffer.from(first!);
  const result = Buffer.alloc(first!.length);
  const column = new Uint8Array(samples.length);
  for (let at = 0; at < result.length; at += 1) {
    for (let index = 0; index < samples.length; index += 1) column[index] = samples[index]![at]!;
    column.sort();
    result[at] = column[column.length >> 1]!;
  }
  return result;
}

/** The pixels next to the hole. */
function rimOf({ box, hole }: Place): Int32Array {
  const near: number[] = [];
  for (let at = 0; at < hole.length; at += 1) {
    if (hole[at]) continue;
    const [x, y] = [at % box.width, Math.trunc(at / box.width)];
    const inside = (column: number, row: number) =>
      column >= 0 && row >= 0 && column < box.width && row < box.height && hole[row * box.width + column] === 1;
    if (
      inside(x - rim, y) ||
      inside(x + rim, y) ||
      inside(x, y - rim) ||
      inside(x, y + rim) ||
      inside(x - 1, y) ||
      inside(x + 1, y) ||
      inside(x, y - 1) ||
      inside(x, y + 1)
    )
      near.push(at);
  }
  return Int32Array.from(near);
}

/** Fills the place of a frame, in place. */
export type Filler = (frame: FrameBytes, width: number) => void;

/** Mean difference, out of 255: up to `still` the background counts as still, from the second limit on as moving. */
const still = 6;
const moving = 18;

/**
 * `samples` are crops of the shot. On a still background the median, filled by the net of a pack if there is one, is pasted in, shifted to match the surroundings of each frame;
 * on a moving one the surroundings are interpolated over the hole.
 */
export async function fillerOf(place: Place, samples: readonly Buffer[]): Promise<Filler> {
  const { box, hole } = place;
  const median = medianOf(samples);
  const pixels = rimOf(place);
  const middle = { rgb: median, width: box.width, height: box.height };
  const pack = find('inpaint');
  const continued = pack ? await fillByNet(middle, hole, pack) : await patchMatch(middle, hole, randomFrom('film'));
  const ground = continued ?? median;
  return (frame, width) => {
    const crop = cropOf(frame, width, box);
    let off = 0;
    for (const at of pixels)
      for (let channel = 0; channel < 3; channel += 1) off += Math.abs(crop[at * 3 + channel]! - median[at * 3 + channel]!);
    off /= Math.max(1, pixels.length * 3);
    const own = continued ? clamp((moving - off) / (moving - still), 0, 1) : 0;
    const surface = Float32Array.from(crop, (value, at) => value - own * ground[at]!);
    membrane(surface, hole, box.width, box.height, 3);
    for (let at = 0; at < hole.length; at += 1) {
      if (!hole[at]) continue;
      const to = ((box.top + Math.trunc(at / box.width)) * width + box.left + (at % box.width)) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        frame[to + channel] = clamp(Math.round(surface[at * 3 + channel]! + own * ground[at * 3 + channel]!), 0, 255);
    }
  };
}
