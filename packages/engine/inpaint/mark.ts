/**
 * Finds the pixels of a mark in a place of a video: the scene moves behind it, while its edges stay (Dekel, 2017). What is not the mark need
 * not be filled.
 */
import { brightnessOf } from '@iridia/pixels/color';
import { dilate, type Hole } from './hole.ts';

/** Samples of the place that are needed, and that are enough. */
const samplesAtLeast = 5;
const samplesAtMost = 15;
/** Mean change of brightness between samples, out of 255, from which on the scene counts as moving. */
const moving = 8;
/** Rounds in which the mark is rebuilt from its edges, and how far each goes beyond the mean of the neighbors. */
const rounds = 160;
const stride = 1.9;
/** Brightness of a mark that is surely one, as a share of its strongest parts, and of what belongs to it if it touches such a pixel. */
const surely = { share: 0.4, least: 16 } as const;
const likely = 0.16;
/** Step of brightness at an edge that belongs to the mark by itself, as a share of its strongest parts, and half the width of a letter's stroke. */
const lone = 0.2;
const stroke = 9;
/** Pixels that the mark grows by: its glow and its blocks of compression. */
const rim = 4;
/** The share of the rectangle's border up to which a mark may touch it: the edges of the scene run across. */
const touching = 0.15;
/** The mark's share of the marked rectangle above which nothing is gained, and below which it was not found. */
const most = 0.75;
const fewest = 0.01;

/** What three quarters of the values reach on one side of zero: an edge of the scene that moves away does not. */
function steadyPart(values: Float32Array): number {
  values.sort();
  const quarter = values.length >> 2;
  const [low, high] = [values[quarter]!, values[values.length - 1 - quarter]!];
  if (low > 0) return low;
  return high < 0 ? high : 0;
}

function graysOf(samples: readonly Buffer[]): Float32Array[] {
  const step = Math.max(1, Math.ceil(samples.length / samplesAtMost));
  return samples
    .filter((_, index) => index % step === 0)
    .map((crop) =>
      Float32Array.from({ length: crop.length / 3 }, (_, at) => brightnessOf(crop[at * 3]!, crop[at * 3 + 1]!, crop[at * 3 + 2]!)),
    );
}

/** How much the samples differ from the first one inside the hole, on average. */
function changeOf(grays: readonly Float32Array[], hole: Hole): number {
  let [sum, count] = [0, 0];
  for (const gray of grays.slice(1))
    for (let at = 0; at < hole.length; at += 1)
      if (hole[at]) {
        sum += Math.abs(gray[at]! - grays[0]![at]!);
        count += 1;
      }
  return sum / Math.max(1, count);
}

/** The difference to the next pixel that nearly all samples have, inside the hole. */
function steadyEdges(grays: readonly Float32Array[], hole: Hole, next: number): Float32Array {
  const column = new Float32Array(grays.length);
  const edges = new Float32Array(hole.length);
  for (let at = 0; at + next < hole.length; at += 1) {
    if (!hole[at] || !hole[at + next]) continue;
    for (let index = 0; index < grays.length; index += 1) column[index] = grays[index]![at + next]! - grays[index]![at]!;
    edges[at] = steadyPart(column);
  }
  return edges;
}

/** What has these edges and is nothing at the rim of the hole. */
function rebuilt(across: Float32Array, down: Float32Array, hole: Hole, width: number): Float32Array {
  const mark = new Float32Array(hole.length);
  for (let round = 0; round < rounds; round += 1)
    for (let at = width; at < hole.length - width; at += 1) {
      if (!hole[at]) continue;
      const wanted =
        (mark[at - 1]! +
          across[at - 1]! +
          mark[at + 1]! -
          across[at]! +
          mark[at - width]! +
          down[at - width]! +
          mark[at + width]! -
          down[at]!) /
        4;
      mark[at] = mark[at]! + stride * (wanted - mark[at]!);
    }
  return mark;
}

/** Pixels above the lower limit that are connected to one above the higher. */
function connected(mark: Float32Array, width: number, low: number, high: number): Hole {
  const found = new Uint8Array(mark.length);
  const open: number[] = [];
  for (let start = 0; start < mark.length; start += 1) {
    if (found[start] || Math.abs(mark[start]!) < high) continue;
    found[start] = 1;
    open.push(start);
    while (open.length > 0) {
      const at = open.pop()!;
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (next >= 0 && next < mark.length && !found[next] && Math.abs(mark[next]!) >= low) {
          found[next] = 1;
          open.push(next);
        }
    }
  }
  return found;
}

/** The share of the hole's border at which something was found. */
function touchOf(found: Hole, hole: Hole, width: number): number {
  let [touched, border] = [0, 0];
  for (let at = width; at < hole.length - width; at += 1) {
    if (!hole[at] || (hole[at - 1] && hole[at + 1] && hole[at - width] && hole[at + width])) continue;
    border += 1;
    touched += found[at]!;
  }
  return touched / Math.max(1, border);
}

/**
 * The part of the hole that the mark covers; null where the scene stands still, so that the whole hole can be filled from it, or no mark
 * stands out.
 */
export function markIn(samples: readonly Buffer[], hole: Hole, { width, height }: { width: number; height: number }): Hole | null {
  if (samples.length < samplesAtLeast) return null;
  const grays = graysOf(samples);
  if (changeOf(grays, hole) < moving) return null;
  const [across, down] = [steadyEdges(grays, hole, 1), steadyEdges(grays, hole, width)];
  const mark = rebuilt(across, down, hole, width);
  const sorted = Float32Array.from(
    mark.filter((_, at) => hole[at]),
    Math.abs,
  ).sort();
  const strongest = sorted[Math.trunc(sorted.length * 0.97)]!;
  if (strongest < surely.least / surely.share) return null;
  const core = connected(mark, width, likely * strongest, surely.share * strongest);
  if (touchOf(core, hole, width) > touching) return null;
  const found = dilate(core, width, height, rim);
  // A letter that the rectangle cuts off cannot be rebuilt, but its edges are known.
  const missed = across.map((value, at) => (!found[at] && Math.max(Math.abs(value), Math.abs(down[at]!)) > lone * strongest ? 1 : 0));
  for (const [at, near] of dilate(Uint8Array.from(missed), width, height, stroke).entries()) found[at]! |= near;
  let covered = 0;
  for (let at = 0; at < found.length; at += 1) {
    found[at]! &= hole[at]!;
    covered += found[at]!;
  }
  const share = covered / sorted.length;
  return share > fewest && share < most ? found : null;
}
