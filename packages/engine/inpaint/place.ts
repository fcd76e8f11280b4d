/** A rectangle of a video to fill, with its surroundings, and the method for one shot. */
import { randomFrom } from '@iridia/pixels/random';
import type { FrameBytes } from '../media/video.ts';
import type { HoleBox, Hole } from './hole.ts';
import { find } from '../packs/index.ts';
import { membrane } from './membrane.ts';
import { fillByNet } from './net.ts';
import { patchMatch } from './patch-match.ts';

/** `box` is the rectangle with its surroundings; `hole` has the size of the box and is 1 where the video is filled. */
export type HoleWindow = { box: HoleBox; hole: Hole };

/** Pixels of context around a rectangle. */
const room = 40;
/** Width in pixels of the rim that shows whether the background is still. */
const rim = 12;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Maps the given rectangles to places on a video; rectangles outside the video are dropped. */
export function placesOf(
  regions: readonly { x: number; y: number; width: number; height: number }[],
  width: number,
  height: number,
): HoleWindow[] {
  return regions.flatMap((region) => {
    const left = clamp(Math.floor(region.x), 0, width);
    const top = clamp(Math.floor(region.y), 0, height);
    const right = clamp(Math.ceil(region.x + region.width), 0, width);
    const bottom = clamp(Math.ceil(region.y + region.height), 0, height);
    if (right <= left || bottom <= top) return [];
    const box: HoleBox = { left: Math.max(0, left - room), top: Math.max(0, top - room), width: 0, height: 0 };
    box.width = Math.min(width, right + room) - box.left;
    box.height = Math.min(height, bottom + room) - box.top;
    const hole = new Uint8Array(box.width * box.height);
    for (let y = top; y < bottom; y += 1)
      hole.fill(1, (y - box.top) * box.width + left - box.left, (y - box.top) * box.width + right - box.left);
    return [{ box, hole }];
  });
}

/** The part of a frame inside the box, three channels. */
export function cropOf(frame: FrameBytes, width: number, { left, top, width: wide, height: high }: HoleBox): Buffer {
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
function rimOf({ box, hole }: HoleWindow): Int32Array {
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

/** The same difference as a share of the roughness of the surroundings: the median of grass that moves is smooth. */
const unlike = { all: 0.9, over: 0.4 } as const;

/** The mean deviation of the pixels from their mean, and at least what noise makes. */
function roughnessOf(crop: Buffer, pixels: Int32Array): number {
  let sum = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const mean = pixels.reduce((total, at) => total + crop[at * 3 + channel]!, 0) / Math.max(1, pixels.length);
    sum += pixels.reduce((total, at) => total + Math.abs(crop[at * 3 + channel]! - mean), 0);
  }
  return Math.max(still, sum / Math.max(1, pixels.length * 3));
}

type Offset = readonly [x: number, y: number];
/** Maximum distance in pixels between a hole and what is copied into it, and the steps of the search. */
const farthest = 64;
const step = 2;
/** Mean difference of the two rims from which on less of the copy is used, and none of it. */
const alike = { all: 38, none: 48 } as const;

/** The bounds of the hole on the frame. */
function boundsOf({ box, hole }: HoleWindow): HoleBox {
  let [left, right] = [box.width, 0];
  for (let at = 0; at < hole.length; at += 1) {
    if (!hole[at]) continue;
    left = Math.min(left, at % box.width);
    right = Math.max(right, at % box.width);
  }
  const [top, bottom] = [hole.indexOf(1), hole.lastIndexOf(1)].map((at) => Math.trunc(at / box.width)) as [number, number];
  return { left: box.left + left, top: box.top + top, width: right - left + 1, height: bottom - top + 1 };
}

const overlaps = (a: HoleBox, b: HoleBox): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/**
 * The offset of the nearby part of a frame whose surroundings are most like those of the hole, how different they are, and null if there is
 * no room for any. Differences in light don't count, because the copy is adapted to them.
 */
function twinOf(
  frame: FrameBytes,
  width: number,
  place: HoleWindow,
  rim: Int32Array,
  others: readonly HoleWindow[],
): { offset: Offset; off: number } | null {
  const height = frame.length / 4 / width;
  const { box } = place;
  const own = boundsOf(place);
  const forbidden = [own, ...others.map(boundsOf)];
  const points = rim.filter((_, index) => index % 3 === 0);
  let best: { offset: Offset; off: number } | null = null;
  for (let dy = -own.height - farthest; dy <= own.height + farthest; dy += step)
    for (let dx = -own.width - farthest; dx <= own.width + farthest; dx += step) {
      const from = { ...own, left: own.left + dx, top: own.top + dy };
      if (from.left < 0 || from.top < 0 || from.left + from.width > width || from.top + from.height > height) continue;
      if (forbidden.some((box) => overlaps(from, box))) continue;
      const differences: number[] = [];
      for (const at of points) {
        const [x, y] = [box.left + (at % box.width), box.top + Math.trunc(at / box.width)];
        if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue;
        const [here, there] = [(y * width + x) * 4, ((y + dy) * width + x + dx) * 4];
        for (let channel = 0; channel < 3; channel += 1) differences.push(frame[here + channel]! - frame[there + channel]!);
      }
      if (differences.length < points.length) continue;
      const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
      const off = differences.reduce((sum, value) => sum + Math.abs(value - mean), 0) / differences.length;
      if (!best || off < best.off) best = { offset: [dx, dy], off };
    }
  return best;
}

/**
 * `samples` are crops of the shot. On a still background the median, filled by the net of a pack if there is one, is pasted in, shifted to
 * match the surroundings of each frame. On a moving one, what is beside the hole in the same frame is copied, always from the same side, so
 * that it moves along; its light is adapted to the surroundings.
 */
export async function fillerOf(place: HoleWindow, samples: readonly Buffer[], others: readonly HoleWindow[] = []): Promise<Filler> {
  const { box, hole } = place;
  const median = medianOf(samples);
  const pixels = rimOf(place);
  const middle = { rgb: median, width: box.width, height: box.height };
  const pack = find('inpaint');
  const continued = pack ? await fillByNet(middle, hole, pack) : await patchMatch(middle, hole, randomFrom('film'));
  const ground = continued ?? median;
  let twin: ReturnType<typeof twinOf> | undefined;
  return (frame, width) => {
    const crop = cropOf(frame, width, box);
    let off = 0;
    for (const at of pixels)
      for (let channel = 0; channel < 3; channel += 1) off += Math.abs(crop[at * 3 + channel]! - median[at * 3 + channel]!);
    off /= Math.max(1, pixels.length * 3);
    const isStill = Math.min(
      clamp((moving - off) / (moving - still), 0, 1),
      clamp((unlike.all - off / roughnessOf(crop, pixels)) / unlike.over, 0, 1),
    );
    const own = continued ? isStill : 0;
    if (own < 1 && twin === undefined) twin = twinOf(frame, width, place, pixels, others);
    const copied = twin ? (1 - own) * clamp((alike.none - twin.off) / (alike.none - alike.all), 0, 1) : 0;
    const under = Float32Array.from(ground, (value) => own * value);
    if (twin && copied > 0) {
      const [dx, dy] = twin.offset;
      const last = frame.length / 4 / width - 1;
      for (let at = 0; at < hole.length; at += 1) {
        const x = clamp(box.left + (at % box.width) + dx, 0, width - 1);
        const y = clamp(box.top + Math.trunc(at / box.width) + dy, 0, last);
        for (let channel = 0; channel < 3; channel += 1) under[at * 3 + channel]! += copied * frame[(y * width + x) * 4 + channel]!;
      }
    }
    const surface = Float32Array.from(crop, (value, at) => value - under[at]!);
    membrane(surface, hole, box.width, box.height, 3);
    for (let at = 0; at < hole.length; at += 1) {
      if (!hole[at]) continue;
      const to = ((box.top + Math.trunc(at / box.width)) * width + box.left + (at % box.width)) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        frame[to + channel] = clamp(Math.round(surface[at * 3 + channel]! + under[at * 3 + channel]!), 0, 255);
    }
  };
}
