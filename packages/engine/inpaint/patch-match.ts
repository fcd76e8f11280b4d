/**
 * Fills a hole with patches of the surrounding image: PatchMatch (Barnes, 2009) over a pyramid, with patches voting on each pixel
 * (Wexler, 2007). The depth of the pyramid follows the thickness of the hole, which starts out a few pixels wide; deeper pyramids lose the
 * structure. Implemented here because our build of OpenCV has no PatchMatch.
 */
import { sharpOf, type Image } from '@iridia/pixels/image';
import { boxMean } from '../image/raster.ts';
import { thicknessOf, type Hole } from './hole.ts';
import { membrane } from './membrane.ts';

/** A patch is a square of `2 * reach + 1` pixels. */
const reach = 3;
const pieceArea = (2 * reach + 1) ** 2;
/** Maximum thickness of the hole at the coarsest level, in pixels. */
const thinEnough = 5;
const smallest = 40;
/** Weight of a filled pixel relative to a known one when patches are compared. */
const filledWeight = 0.25;
/** Limit on the match updates of all pixels of a level: a large hole gets fewer iterations instead of more time. */
const budget = 1_000_000;
/** At the finest level only this neighborhood is searched, in pixels, because the position is already settled. */
const nearby = 16;
/** Number of values of a pixel: red, green, blue, and how rough the image is across and down. */
const channels = 5;
/** How much roughness counts beside color: without it, a large hole becomes one flat area, which is like every blurred guess. */
const roughness = 7;

/** How unlike a patch counts for being higher up or farther down: what is beside a hole is likelier to continue in it than what is below. */
const perHeight = 3000;

type Level = {
  width: number;
  height: number;
  /** Known pixels, and the current estimate inside the hole. */
  values: Uint8Array;
  hole: Hole;
  /** Pixels that cannot be a patch center, because the patch would extend into the hole or past the border. */
  forbidden: Uint8Array;
  /** Pixels whose patch overlaps the hole: each needs a match. */
  wanting: Int32Array;
  weight: Float32Array;
};
/** For each pixel that needs a match: the center of the most similar patch (-1: none) and its distance. */
type Matches = { of: Int32Array; distance: Float32Array };

/** What all levels are made of: the image without a trace of what is in the hole, and its roughness across and down. */
type Ground = { image: Image; hole: Hole; rough: readonly [Float32Array, Float32Array] };

const scaled = (at: number, from: number, to: number): number => Math.min(to - 1, Math.trunc((at * to) / from));

/** Mean difference between known neighbors around each pixel. */
function roughnessOf({ rgb, width, height }: Image, hole: Hole, next: number, radius: number): Float32Array {
  const sums = new Float32Array(hole.length);
  const known = new Float32Array(hole.length);
  for (let at = 0; at < hole.length - next; at += 1) {
    if (hole[at] || hole[at + next]) continue;
    const [one, other] = [at * 3, (at + next) * 3];
    sums[at] = Math.abs(rgb[one]! - rgb[other]!) + Math.abs(rgb[one + 1]! - rgb[other + 1]!) + Math.abs(rgb[one + 2]! - rgb[other + 2]!);
    known[at] = 3;
  }
  const [mean, share] = [boxMean(sums, width, height, radius), boxMean(known, width, height, radius)];
  return mean.map((value, at) => Math.min(255, (roughness * value) / Math.max(1e-3, share[at]!)));
}

function groundOf(image: Image, hole: Hole, depth: number): Ground {
  const { width, height } = image;
  const smooth = Float32Array.from(image.rgb);
  membrane(smooth, hole, width, height, 3);
  const radius = Math.max(1, 1 << (depth - 1));
  const rough = [1, width].map((next) => roughnessOf(image, hole, next, radius)) as [Float32Array, Float32Array];
  return { image: { rgb: Buffer.from(Uint8ClampedArray.from(smooth)), width, height }, hole, rough };
}

async function levelOf({ image, hole: fullHole, rough }: Ground, halvings: number): Promise<Level> {
  const width = Math.max(16, image.width >> halvings);
  const height = Math.max(16, image.height >> halvings);
  const rgb = halvings === 0 ? image.rgb : await sharpOf(image).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const hole = new Uint8Array(width * height);
  for (let y = 0; y < image.height; y += 1)
    for (let x = 0; x < image.width; x += 1)
      if (fullHole[y * image.width + x]) hole[Math.trunc((y * height) / image.height) * width + Math.trunc((x * width) / image.width)] = 1;
  const values = new Uint8Array(width * height * channels);
  const touching = boxMean(Float32Array.from(hole), width, height, reach);
  const forbidden = new Uint8Array(hole.length);
  const wanting: number[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      values.set(rgb.subarray(at * 3, at * 3 + 3), at * channels);
      const from = scaled(y, height, image.height) * image.width + scaled(x, width, image.width);
      values[at * channels + 3] = rough[0][from]!;
      values[at * channels + 4] = rough[1][from]!;
      if (x < reach || y < reach || x >= width - reach || y >= height - reach) forbidden[at] = 1;
      if (touching[at]! > 1e-4) {
        forbidden[at] = 1;
        wanting.push(at);
      }
    }
  return {
    width,
    height,
    values,
    hole,
    forbidden,
    wanting: Int32Array.from(wanting),
    weight: Float32Array.from(hole, (inside) => (inside ? filledWeight : 1)),
  };
}

/** The distance between two patches; returns 1e9 as soon as it exceeds `best`. */
function unlikeness({ width, height, values, weight }: Level, wanting: number, offered: number, best: number): number {
  const x = wanting % width;
  const y = (wanting - x) / width;
  const shift = (offered - wanting) * channels;
  const left = x < reach ? -x : -reach;
  const right = x >= width - reach ? width - 1 - x : reach;
  const top = y < reach ? -y : -reach;
  const bottom = y >= height - reach ? height - 1 - y : reach;
  const moved = (Math.trunc(offered / width) - y) / height;
  const fall = perHeight * moved * moved;
  // What is certain without the rest: the weights of the whole patch are at most its area.
  const enough = (best - fall) * pieceArea;
  let sum = 0;
  let weights = 0;
  for (let row = wanting + top * width; row <= wanting + bottom * width; row += width) {
    for (let at = row + left; at <= row + right; at += 1) {
      const one = at * channels;
      const other = one + shift;
      const red = values[one]! - values[other]!;
      const green = values[one + 1]! - values[other + 1]!;
      const blue = values[one + 2]! - values[other + 2]!;
      const rough = values[one + 3]! - values[other + 3]!;
      const rougher = values[one + 4]! - values[other + 4]!;
      const share = weight[at]!;
      sum += (red * red + green * green + blue * blue + rough * rough + rougher * rougher) * share;
      weights += share;
    }
    if (sum > enough) return 1e9;
  }
  return weights > 0 ? sum / weights + fall : 1e9;
}

/** Initializes the hole from the coarser level. */
function carryValues(level: Level, coarser: Level): void {
  for (const at of level.wanting) {
    if (!level.hole[at]) continue;
    const x = scaled(at % level.width, level.width, coarser.width);
    const y = scaled(Math.trunc(at / level.width), level.height, coarser.height);
    const from = (y * coarser.width + x) * channels;
    for (let channel = 0; channel < channels; channel += 1) level.values[at * channels + channel] = coarser.values[from + channel]!;
  }
}

/** Number of patches that each pixel of the coarsest level is compared with. */
const peeled = 1500;

/**
 * Fills the hole of the coarsest level ring by ring from its rim, each pixel from the patch most like what is known around it: what
 * surrounds the hole grows into it. Returns the matches.
 */
function peel(level: Level, { of }: Matches, sources: readonly number[], random: () => number): void {
  const { width, hole, values, weight } = level;
  const open = Uint8Array.from(hole);
  for (let at = 0; at < open.length; at += 1) if (open[at]) weight[at] = 0;
  for (;;) {
    const ring: number[] = [];
    for (let at = 0; at < open.length; at += 1) {
      const x = at % width;
      const isAtRim = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width].some((next) => open[next] === 0);
      if (open[at] && isAtRim) ring.push(at);
    }
    if (ring.length === 0) break;
    for (const at of ring) {
      let least = 1e9;
      const step = Math.max(1, sources.length / peeled);
      for (let turn = random() * step; turn < sources.length; turn += step) {
        const offered = sources[Math.trunc(turn)]!;
        const unlike = unlikeness(level, at, offered, least);
        if (unlike < least) {
          least = unlike;
          of[at] = offered;
        }
      }
      values.copyWithin(at * channels, of[at]! * channels, (of[at]! + 1) * channels);
    }
    for (const at of ring) {
      open[at] = 0;
      weight[at] = filledWeight;
    }
  }
}

/** Initial matches: those of the coarser level where they exist, otherwise random patches. Null when no patch is complete. */
function firstMatches(level: Level, coarser: { level: Level; matches: Matches } | null, random: () => number): Matches | null {
  const { width, height, forbidden, wanting } = level;
  const sources: number[] = [];
  for (let at = 0; at < forbidden.length; at += 1) if (!forbidden[at]) sources.push(at);
  if (sources.length === 0) return null;
  const of = new Int32Array(forbidden.length).fill(-1);
  for (const at of wanting) {
    let match = -1;
    if (coarser) {
      const { width: coarseWidth, height: coarseHeight } = coarser.level;
      const [x, y] = [at % width, Math.trunc(at / width)];
      const before = coarser.matches.of[scaled(y, height, coarseHeight) * coarseWidth + scaled(x, width, coarseWidth)]!;
      if (before >= 0) {
        const across = Math.round(((before % coarseWidth) * width) / coarseWidth) + (x & 1);
        const down = Math.round((Math.trunc(before / coarseWidth) * height) / coarseHeight) + (y & 1);
        if (across < width && down < height && !forbidden[down * width + across]) match = down * width + across;
      }
    }
    of[at] = match >= 0 ? match : sources[Math.trunc(random() * sources.length)]!;
  }
  const matches = { of, distance: new Float32Array(forbidden.length) };
  if (!coarser) peel(level, matches, sources, random);
  return matches;
}

/** Propagates matches from neighbors, then searches randomly in shrinking windows. */
function search(level: Level, { of, distance }: Matches, iterations: number, widest: number, random: () => number): void {
  const { width, height, forbidden, wanting } = level;
  for (const at of wanting) distance[at] = unlikeness(level, at, of[at]!, 1e9);
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    const forth = iteration % 2 === 0;
    const step = forth ? -1 : 1;
    for (let turn = 0; turn < wanting.length; turn += 1) {
      const at = wanting[forth ? turn : wanting.length - 1 - turn]!;
      for (let way = 0; way < 2; way += 1) {
        const offset = way === 0 ? step : step * width;
        const neighbor = at + offset;
        if (neighbor < 0 || neighbor >= of.length || of[neighbor]! < 0) continue;
        const offered = of[neighbor]! - offset;
        if (offered < 0 || offered >= of.length || forbidden[offered]) continue;
        const unlike = unlikeness(level, at, offered, distance[at]!);
        if (unlike < distance[at]!) {
          distance[at] = unlike;
          of[at] = offered;
        }
      }
      for (let radius = widest; radius >= 1; radius >>= 1) {
        const across = (of[at]! % width) + Math.round((random() * 2 - 1) * radius);
        const down = Math.trunc(of[at]! / width) + Math.round((random() * 2 - 1) * radius);
        if (across < 0 || down < 0 || across >= width || down >= height) continue;
        const offered = down * width + across;
        if (forbidden[offered]) continue;
        const unlike = unlikeness(level, at, offered, distance[at]!);
        if (unlike < distance[at]!) {
          distance[at] = unlike;
          of[at] = offered;
        }
      }
    }
  }
}

/**
 * Each patch votes on the pixels it covers; more similar patches weigh more. `sharp` gives most of the weight to the center of the patch.
 */
function vote({ width, height, values, hole, wanting }: Level, { of, distance }: Matches, sharp: boolean): void {
  const [stride, last] = [channels + 1, channels];
  const sums = new Float32Array(hole.length * stride);
  const sorted = Float32Array.from(wanting, (at) => distance[at]!).sort();
  const scale = 2 * (sorted[Math.trunc(sorted.length * 0.75)]! + 1);
  for (const at of wanting) {
    const x = at % width;
    const y = (at - x) / width;
    const shift = of[at]! - at;
    const trust = Math.exp(-distance[at]! / scale) + 1e-6;
    for (let down = -reach; down <= reach; down += 1)
      for (let across = -reach; across <= reach; across += 1) {
        if (x + across < 0 || y + down < 0 || x + across >= width || y + down >= height) continue;
        const to = at + down * width + across;
        if (!hole[to]) continue;
        const from = (to + shift) * channels;
        const share = sharp ? trust * Math.exp(-(across * across + down * down) / 3) : trust;
        for (let channel = 0; channel < channels; channel += 1) sums[to * stride + channel]! += share * values[from + channel]!;
        sums[to * stride + last]! += share;
      }
  }
  for (const at of wanting)
    if (hole[at] && sums[at * stride + last]! > 0)
      for (let channel = 0; channel < channels; channel += 1)
        values[at * channels + channel] = sums[at * stride + channel]! / sums[at * stride + last]! + 0.5;
}

const breath = () => new Promise(setImmediate);

/** Returns the image with its hole filled, or null when there is too little to fill it from. `onRound` receives the fraction done. */
export async function patchMatch(
  image: Image,
  hole: Hole,
  random: () => number,
  onRound: (fraction: number) => void = () => undefined,
): Promise<Buffer | null> {
  const thickness = thicknessOf(hole, image.width);
  let depth = 0;
  while (thickness >> depth > thinEnough && Math.min(image.width, image.height) >> depth > smallest) depth += 1;
  let coarser: { level: Level; matches: Matches } | null = null;
  const ground = groundOf(image, hole, depth);
  // The finest level takes about as much work as all others together.
  let worked = 0;
  for (let halvings = depth; halvings >= 0; halvings -= 1) {
    const level = await levelOf(ground, halvings);
    if (coarser) carryValues(level, coarser.level);
    const matches = firstMatches(level, coarser, random);
    const finest = halvings === 0;
    if (!matches) {
      // Too coarse for a complete patch: start one level finer.
      if (finest) return null;
      continue;
    }
    const looks = budget / level.wanting.length;
    const last = finest && depth > 0;
    const rounds = Math.max(2, Math.min(last ? 2 : 6, Math.round(Math.sqrt(looks))));
    const iterations = Math.max(1, Math.min(last ? 1 : 4, Math.floor(looks / rounds)));
    const share = 0.5 ** Math.max(1, halvings);
    for (let round = 0; round < rounds; round += 1) {
      search(level, matches, iterations, last ? nearby : Math.max(level.width, level.height), random);
      vote(level, matches, finest && round === rounds - 1);
      onRound(Math.min(1, worked + (share * (round + 1)) / rounds));
      await breath();
    }
    worked += share;
    coarser = { level, matches };
  }
  const { values } = coarser!.level;
  return Buffer.from(image.rgb.map((_, at) => values[Math.trunc(at / 3) * channels + (at % 3)]!));
}
