/**
 * Takes half-transparent marks away without filling anything: what is behind them is still there, mixed with white or black. In logarithms of
 * the distance to the ink, a mark adds the same number to every pixel and channel, so its edges are alike wherever they are.
 */
import { sharpOf, type Image } from '@iridia/pixels/image';
import { workplaces, type Hole } from './hole.ts';
import { telea } from './telea.ts';

/** Pixels around the marked part in which the mark ends, and what they teach of the image's own edges. */
const room = 24;
/** Pixels over which an edge is measured: a smoothed one is crossed whole. */
const span = 3;
/** Distance to the ink, out of 255, that is added before the logarithm: noise counts less near the ink. */
const calm = 6;
/** Steps of an edge in logarithms: the finest that is distinguished, the least and the most that a mark has. */
const fineness = 0.02;
const faintest = 0.12;
const strongest = 1.9;
/** How far the channels of a mark's edge may differ, and how far its steps may lie from the commonest. */
const gray = 0.14;
const beside = 3;
/** Share of the marked pixels that lie at edges of the mark, at least, more than of those around it. */
const clearest = 0.03;
/** Rounds in which every pixel is decided, and the cost of an edge where there is none, in steps of an edge. */
const rounds = 350;
const smoothness = 0.12;
/** Share of the marked part that a mark covers. */
const covered = { from: 0.015, to: 0.8 } as const;
/** Share of the change at its edges that a found mark must explain. */
const explained = 0.45;
/** Pixels at each side of its edges, where the mark is neither there nor gone, that are filled. */
const rim = 1;
/** Distance to the ink from which on a pixel shows how strong the mark is. */
const clearly = 40;

/** The three channels as logarithms of their distance to the ink. */
const logarithmsOf = ({ rgb }: Image, ink: number): Float32Array =>
  Float32Array.from({ length: rgb.length }, (_, at) => Math.log(Math.abs(ink - rgb[at]!) + calm));

const steps = Math.ceil(strongest / fineness) + 1;

/** How much an edge between two distances to the ink counts: near the ink it is noise. */
const weightOf = (here: number, there: number): number => Math.min(1, Math.max(0.03, Math.min(here, there) / clearly));

/** White or black, 255 or 0: the image as logarithms of the distance to it, and the step of the mark's edges in them. */
type Ink = { ink: number; logs: Float32Array; step: number };

/** How common each step of all channels together is, among the pairs of pixels that lie inside the hole, or outside it. */
function edgesOf(logs: Float32Array, hole: Hole, { width, height }: Image, inside: 0 | 1): Float64Array {
  const counts = new Float64Array(steps);
  let all = 0;
  for (let y = 0; y + 2 * span < height; y += 1)
    for (let x = 0; x + 2 * span < width; x += 1) {
      const at = y * width + x;
      if (hole[at] !== inside) continue;
      all += 1;
      for (const next of [2 * span, 2 * span * width]) {
        const [r, g, b] = [0, 1, 2].map((channel) => logs[(at + next) * 3 + channel]! - logs[at * 3 + channel]!) as [
          number,
          number,
          number,
        ];
        const mean = Math.abs(r + g + b) / 3;
        if (mean < faintest || mean > strongest || Math.max(r, g, b) - Math.min(r, g, b) > gray * (0.5 + mean)) continue;
        counts[Math.round(mean / fineness)]! += 1;
      }
    }
  return counts.map((count) => count / Math.max(1, all));
}

/** The step of a mark's edges that stands out, and how much; 0 where none does. */
function stepOf(logs: Float32Array, hole: Hole, image: Image): { step: number; clear: number } {
  const [within, without] = [edgesOf(logs, hole, image, 1), edgesOf(logs, hole, image, 0)];
  let best = { step: 0, clear: 0 };
  for (let at = beside; at < steps - beside; at += 1) {
    let [sum, weight] = [0, 0];
    for (let near = at - beside; near <= at + beside; near += 1) {
      const more = Math.max(0, within[near]! - 1.2 * without[near]!);
      sum += more;
      weight += more * near;
    }
    if (sum > best.clear) best = { step: (weight / sum) * fineness, clear: sum };
  }
  return best;
}

/**
 * Where the mark is, from 0 to 1: the edges between there and not there that leave the least change in the image without it. The problem is
 * convex (total variation with a weight for each edge and direction), so that half of the way decides each pixel exactly.
 */
function placeOf({ rgb, width, height }: Image, { ink, logs, step }: Ink, hole: Hole): Float32Array {
  const count = width * height;
  const links = [span, span * width, 1, width];
  const rises = links.map(() => new Float32Array(count));
  const falls = links.map(() => new Float32Array(count));
  for (const [link, next] of links.entries())
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        if ((next < width && x + next >= width) || at + next >= count) continue;
        if (next === 1 || next === width) {
          rises[link]![at] = falls[link]![at] = smoothness;
          continue;
        }
        for (let channel = 0; channel < 3; channel += 1) {
          const change = logs[(at + next) * 3 + channel]! - logs[at * 3 + channel]!;
          const own = Math.abs(change);
          const weight = weightOf(Math.abs(ink - rgb[at * 3 + channel]!), Math.abs(ink - rgb[(at + next) * 3 + channel]!)) / (3 * step);
          rises[link]![at]! += weight * (Math.abs(change + step) - own);
          falls[link]![at]! += weight * (Math.abs(change - step) - own);
        }
      }
  const mark = new Float32Array(count);
  const ahead = new Float32Array(count);
  const forces = links.map(() => new Float32Array(count));
  const pace = 0.33;
  const pull = new Float32Array(count);
  for (let round = 0; round < rounds; round += 1) {
    pull.fill(0);
    for (const [link, next] of links.entries()) {
      const [force, rise, fall] = [forces[link]!, rises[link]!, falls[link]!];
      for (let at = 0; at + next < count; at += 1) {
        if (rise[at] === 0 && fall[at] === 0) continue;
        const value = force[at]! + pace * (ahead[at + next]! - ahead[at]!);
        const held = Math.min(rise[at]!, Math.max(-fall[at]!, value));
        force[at] = held;
        pull[at]! -= held;
        pull[at + next]! += held;
      }
    }
    for (let at = 0; at < count; at += 1) {
      if (!hole[at]) continue;
      const next = Math.min(1, Math.max(0, mark[at]! - pace * pull[at]!));
      ahead[at] = 2 * next - mark[at]!;
      mark[at] = next;
    }
  }
  return mark;
}

/** How much of the change at the edges of a mark goes with it, from 0 to 1, and how many times as far from the ink each channel is without it. */
function judged({ rgb, width }: Image, { ink, logs, step }: Ink, mark: Uint8Array): { share: number; times: [number, number, number] } {
  let [before, after] = [0, 0];
  const found: [number[], number[], number[]] = [[], [], []];
  for (const next of [2 * span, 2 * span * width])
    for (let at = 0; at + next < mark.length; at += 1) {
      const side = mark[at + next]! - mark[at]!;
      if (side === 0) continue;
      for (const channel of [0, 1, 2] as const) {
        const change = (logs[(at + next) * 3 + channel]! - logs[at * 3 + channel]!) * side;
        const [here, there] = [at, at + next].map((one) => Math.abs(ink - rgb[one * 3 + channel]!)) as [number, number];
        const weight = weightOf(here, there);
        before += weight * Math.abs(change);
        after += weight * Math.abs(change + step);
        if (Math.min(here, there) > clearly) found[channel].push(side > 0 ? here / there : there / here);
      }
    }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Math.exp(step);
  return { share: 1 - after / Math.max(1e-6, before), times: found.map(median) as [number, number, number] };
}

/** Grows or shrinks a mark by pixels to each side. */
function edgeOf(mark: Uint8Array, width: number): Hole {
  const edge = new Uint8Array(mark.length);
  for (let at = 0; at < mark.length; at += 1) {
    if (mark[at] === mark[at + 1] && mark[at] === mark[at + width]) continue;
    for (let down = -rim; down <= rim; down += 1)
      for (let across = -rim; across <= rim; across += 1) {
        const to = at + down * width + across;
        if (to >= 0 && to < edge.length) edge[to] = 1;
      }
  }
  return edge;
}

/** The part of an image without the half-transparent mark in its hole; null where there is none of white or black. */
async function clear(part: Image, hole: Hole): Promise<Buffer | null> {
  const [best] = [255, 0]
    .map((ink) => {
      const logs = logarithmsOf(part, ink);
      return { ink, logs, ...stepOf(logs, hole, part) };
    })
    .toSorted((a, b) => b.clear - a.clear);

  if (!best || best.clear < clearest) return null;
  const mark = Uint8Array.from(placeOf(part, best, hole), (value) => (value > 0.5 ? 1 : 0));
  const area =
    mark.reduce((sum, value) => sum + value, 0) /
    Math.max(
      1,
      hole.reduce((sum, value) => sum + value, 0),
    );
  const { share, times } = judged(part, best, mark);

  if (area < covered.from || area > covered.to || share < explained) return null;
  const rgb = Buffer.from(part.rgb);
  for (let at = 0; at < mark.length; at += 1) {
    if (!mark[at]) continue;
    for (const channel of [0, 1, 2] as const) {
      const away = Math.abs(best.ink - part.rgb[at * 3 + channel]!) * times[channel];
      rgb[at * 3 + channel] = Math.round(Math.min(255, Math.max(0, best.ink === 255 ? 255 - away : away)));
    }
  }
  return telea({ ...part, rgb }, edgeOf(mark, part.width), 2);
}

/**
 * Unmixes the half-transparent marks in the marked part of an image, in place. Returns what is left to be filled: the marked parts in which
 * there is no such mark.
 */
export async function unmix(image: Image, marked: Hole): Promise<Hole> {
  const left = Uint8Array.from(marked);
  const { width, height } = image;
  for (const box of workplaces(marked, width, height, room)) {
    const part: Image = { rgb: await sharpOf(image).extract(box).raw().toBuffer(), width: box.width, height: box.height };
    const hole = new Uint8Array(box.width * box.height);
    for (let y = 0; y < box.height; y += 1)
      hole.set(marked.subarray((box.top + y) * width + box.left, (box.top + y) * width + box.left + box.width), y * box.width);
    const rgb = await clear(part, hole);
    if (!rgb) continue;
    for (let at = 0; at < hole.length; at += 1) {
      const to = (box.top + Math.trunc(at / box.width)) * width + box.left + (at % box.width);
      if (!hole[at]) continue;
      left[to] = 0;
      for (let channel = 0; channel < 3; channel += 1) image.rgb[to * 3 + channel] = rgb[at * 3 + channel]!;
    }
  }
  return left;
}
