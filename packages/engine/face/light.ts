/**
 * Gives the new face the light of the old one. The light of a face is a smooth surface over it (a polynomial of the second degree of the
 * logarithm of each channel), which follows no line of an expression: what is left beside it, the new face keeps.
 */
import { brightnessOf } from '@iridia/pixels/color';
import { boxMean, clamp01, valueAt, type Plane, type Stretched } from '../image/raster.ts';
import type { FaceMask } from './mask.ts';
import { outline, points, type Mesh } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import type { FaceWindow, Sampled } from './sampled.ts';
import type { Planes, Warped } from './warp.ts';

const { leftEye, rightEye, leftBrow, rightBrow, innerLips, lips } = outline;

/** Six factors for each channel. */
type Light = readonly (readonly number[])[];
/** The new face's, and the mean of the target's in the video's previous frames, so that the light does not flicker. */
export type LightMemory = { source: Light; target: Light };

const memoryShare = 0.85;
/** Skin gets no brighter or darker than this, and its channels are not tinted by more: where the light of two images differs more, skin would turn into spots. */
const mostGain = { from: 0.3, to: 2.6 } as const;
const mostTint = { from: 0.6, to: 1.7 } as const;
/** The same for highlights, and for eyes, teeth and brows: a black brow would be gray, and the white of an eye would shine. */
const mostShine = { from: 0.6, to: 1.25 } as const;
const mostOwn = { from: 0.4, to: 1.4 } as const;
const mostOwnTint = { from: 0.85, to: 1.18 } as const;
/** Levels that a highlight adds at most, and that skin reaches. */
const mostHighlight = 80;
const brightest = 250;
/** How much skin keeps of its own differences in color; redness and yellow varnish would become stains in another light. */
const ownTint = 0.6;
/** The rest of the color of eyes, teeth and brows is the light, which they share with the skin. */
const ownShare = 0.8;
/** Shares of the light below which a pixel takes on less of a richer color: shadows and lashes are dark in any light, and turned purple. */
const shadow = { from: 0.15, over: 0.6 } as const;
/** How far from the middle of a face its light goes on to change, in halves of its width and height. */
const farthest = 1.3;
/** How reluctant each factor is to leave zero: nothing is known of the light under a beard, and a rectangle without a face has no shading that a face could follow. */
const reluctance = {
  face: [0, 0.006, 0.006, 0.02, 0.02, 0.02],
  bearded: [0, 0.006, 0.02, 0.1, 0.3, 0.1],
  rectangle: [0, 1, 1, 9, 9, 9],
} as const;
/** In rounds, pixels count less the farther they are from the light so far: a shadow of the nose, stubble and shine aren't the light of the whole face. */
const rounds = 4;
const unlike = 0.15;
const cell = 4;
/** Each second pixel in both directions is enough. */
const stride = 2;

type Window = Pick<FaceWindow, 'width' | 'height' | 'faceWidth'>;

const limit = (value: number, { from, to }: { from: number; to: number }): number => Math.min(to, Math.max(from, value));

const corners = (mesh: Mesh, indices: readonly number[], by: number) =>
  grown(
    indices.map((index) => mesh[index]!),
    by,
  );

/** Hair that is nearly as light as skin is half skin: it would darken the light of the forehead, and the skin there would turn white. */
const surely = (skin: number): number => clamp01((skin - 0.55) / 0.35);

/** Eyes, brows, and lips are excluded: they have colors of their own. */
function measured(skin: Plane, mesh: Mesh, { width, height, faceWidth }: Window): Plane {
  const colored = [...[leftEye, rightEye, leftBrow, rightBrow].map((indices) => corners(mesh, indices, 1.6)), corners(mesh, lips, 1.3)];
  const own = boxMean(fillPolygons(colored, width, height), width, height, Math.max(1, Math.round(faceWidth / 60)));
  for (let at = 0; at < own.length; at += 1) own[at] = (0.0005 + surely(skin[at]!)) * Math.max(0, 1 - own[at]! * 1.2);
  return own;
}

type Rings = readonly (readonly [ring: readonly number[], by: number])[];
/** The parts of the face that have a color of their own whatever the skin around them, and those that are colored without being stained. */
const ownRings: Rings = [
  [leftEye, 1.15],
  [rightEye, 1.15],
  [leftBrow, 1],
  [rightBrow, 1],
  [innerLips, 1],
];
const paintedRings: Rings = [
  [leftEye, 1],
  [rightEye, 1],
  [lips, 1.1],
];

/** From 0 to 1: what is within the rings. */
function within(rings: Rings, mesh: Mesh, { width, height, faceWidth }: Window): Plane {
  const polygons = rings.map(([ring, by]) => corners(mesh, ring, by));
  return boxMean(fillPolygons(polygons, width, height), width, height, Math.max(1, Math.round(faceWidth / 70)));
}

/** Where pixels are on a face: from -1 to 1 from cheek to cheek, and from forehead to chin. */
function placeOn(mesh: Mesh): (x: number, y: number) => readonly [number, number] {
  const [left, right, top, bottom] = [points.leftCheek, points.rightCheek, points.forehead, points.chin].map((index) => mesh[index]!);
  const [ax, ay, bx, by] = [right![0] - left![0], right![1] - left![1], bottom![0] - top![0], bottom![1] - top![1]];
  const [middleX, middleY] = [(left![0] + right![0]) / 2, (top![1] + bottom![1]) / 2];
  const area = (ax * by - ay * bx) / 2 || 1;
  const near = (value: number) => Math.min(farthest, Math.max(-farthest, value));
  return (x, y) => [near(((x - middleX) * by - (y - middleY) * bx) / area), near(((y - middleY) * ax - (x - middleX) * ay) / area)];
}

const terms = 6;

/** Writes the terms of a place on a face. */
function setTerms([u, v]: readonly [number, number], into: Float64Array, at: number): void {
  into[at] = 1;
  into[at + 1] = u;
  into[at + 2] = v;
  into[at + 3] = u * u;
  into[at + 4] = v * v;
  into[at + 5] = u * v;
}

function lightAt(factors: readonly number[], values: Float64Array, at: number): number {
  let sum = 0;
  for (let term = 0; term < terms; term += 1) sum += factors[term]! * values[at + term]!;
  return sum;
}

/** Solves linear equations by elimination; the last column of each row is its right side. */
function solved(rows: number[][]): number[] {
  for (const [at, row] of rows.entries())
    for (const other of rows) {
      if (other === row) continue;
      const share = other[at]! / row[at]!;
      for (let column = at; column < other.length; column += 1) other[column]! -= share * row[column]!;
    }
  return rows.map((row, at) => row.at(-1)! / row[at]!);
}

/** Pixels of a face: their terms, the logarithms of their channels, and how much each counts. */
type Samples = { values: Float64Array; logs: Float64Array; weights: Float64Array; count: number };

function samplesOf(planes: Planes, weight: Plane, mesh: Mesh, { width, height }: Window): Samples {
  const on = placeOn(mesh);
  const most = Math.ceil(width / stride) * Math.ceil(height / stride);
  const samples: Samples = {
    values: new Float64Array(most * terms),
    logs: new Float64Array(most * 3),
    weights: new Float64Array(most),
    count: 0,
  };
  for (let y = 0; y < height; y += stride)
    for (let x = 0, at = y * width; x < width; x += stride, at += stride) {
      if (weight[at] === 0) continue;
      setTerms(on(x, y), samples.values, samples.count * terms);
      for (const channel of [0, 1, 2] as const) samples.logs[samples.count * 3 + channel] = Math.log(planes[channel][at]! + 2);
      samples.weights[samples.count] = weight[at]!;
      samples.count += 1;
    }
  return samples;
}

const columns = terms + 3;

/** Adds a sample to the equations, less the farther it is from the light so far. */
function addSample({ values, logs, weights }: Samples, index: number, light: Light | null, sums: Float64Array): number {
  const [from, log] = [index * terms, index * 3];
  let far = 0;
  if (light) for (let channel = 0; channel < 3; channel += 1) far += logs[log + channel]! - lightAt(light[channel]!, values, from);
  const counts = weights[index]! / (1 + (far / 3 / unlike) ** 2);
  for (let row = 0; row < terms; row += 1) {
    const value = counts * values[from + row]!;
    for (let column = 0; column < terms; column += 1) sums[row * columns + column]! += value * values[from + column]!;
    for (let channel = 0; channel < 3; channel += 1) sums[row * columns + terms + channel]! += value * logs[log + channel]!;
  }
  return counts;
}

/** The light that fits the pixels best, by their weights. */
function fitted(planes: Planes, weight: Plane, mesh: Mesh, window: Window, place: keyof typeof reluctance): Light {
  const samples = samplesOf(planes, weight, mesh, window);
  let light: Light | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const sums = new Float64Array(terms * columns);
    let total = 1e-6;
    for (let index = 0; index < samples.count; index += 1) total += addSample(samples, index, light, sums);
    light = planes.map((_, channel) =>
      solved(
        Array.from({ length: terms }, (__, row) => {
          const left = Array.from(sums.subarray(row * columns, row * columns + terms));
          left[row]! += total * reluctance[place][row]! + 1e-9;
          return [...left, sums[row * columns + terms + channel]!];
        }),
      ),
    );
  }
  return light!;
}

/** The color of the light at few places of a window, between which it is nearly straight. */
function shown(light: Light, mesh: Mesh, { width, height }: Window): { planes: Planes; across: number; down: number } {
  const on = placeOn(mesh);
  const [across, down] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const planes = light.map(() => new Float32Array(across * down)) as Planes;
  const values = new Float64Array(terms);
  for (let at = 0; at < across * down; at += 1) {
    const [column, row] = [at % across, Math.trunc(at / across)];
    setTerms(on(((column + 0.5) * width) / across, ((row + 0.5) * height) / down), values, 0);
    for (const channel of [0, 1, 2] as const) planes[channel][at] = Math.exp(lightAt(light[channel]!, values, 0));
  }
  return { planes, across, down };
}

/**
 * Relights the warped face in place. `coarse` is its window in the pixels that `flesh` was measured in. `gray`: from 0 to 1, how much the new
 * face is without colors, so that those of the light are all that its shadows have.
 */
export function relight(
  { planes, covered }: Warped,
  target: Planes,
  flesh: FaceMask['flesh'],
  coarse: Sampled,
  place: keyof typeof reluctance,
  memory: Partial<LightMemory> = {},
  gray = 0,
): void {
  const { mesh, placed, ...window } = coarse.window;
  // The new face is one photo: its light is what it was.
  memory.source ??= fitted(coarse.planes(planes), measured(flesh.source, placed, window), placed, window, place);
  const now = fitted(coarse.planes(target), measured(flesh.target, mesh, window), mesh, window, place);
  const before = memory.target;
  memory.target = before
    ? now.map((factors, channel) => factors.map((value, at) => value + (before[channel]![at]! - value) * memoryShare))
    : now;
  const [from, to] = [shown(memory.source, placed, window), shown(memory.target, mesh, window)];
  const lights = coarse.stretched([...from.planes, ...to.planes], from.across, from.down);
  const parts = coarse.stretched([within(ownRings, placed, window), within(paintedRings, placed, window)]);
  const width = lights.columns.share.length;
  for (let y = 0; y * width < covered.length; y += 1) lightRow(planes, covered, lights, parts, gray, y);
}

/** How far the channels of a color are apart, as a share of its brightness: the same in light and in shade. */
const richness = (red: number, green: number, blue: number): number =>
  (Math.max(red, green, blue) - Math.min(red, green, blue)) / (brightnessOf(red, green, blue) + 1);

const [lit, faint] = [new Float64Array(3), new Float64Array(3)];

/** The more of a highlight, the less room is left for it: a dark face that becomes a light one would have white spots. */
const shone = (detail: number, room: number): number => {
  const most = Math.min(mostHighlight, Math.max(8, room));
  return most * (1 - Math.exp(-detail / most));
};

/** The light on the new face at a pixel, and on the old one. */
const [base, wanted] = [new Float64Array(3), new Float64Array(3)];

function lightRow(planes: Planes, covered: Uint8Array, lights: Stretched, parts: Stretched, gray: number, y: number): void {
  const light = lights.rowsAt(y);
  const [own, painted] = parts.rowsAt(y);
  const width = lights.columns.share.length;
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    if (!covered[at]) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      base[channel] = valueAt(light[channel]!, lights.columns, x);
      wanted[channel] = valueAt(light[channel + 3]!, lights.columns, x);
    }
    lightPixel(planes, at, valueAt(own!, parts.columns, x), valueAt(painted!, parts.columns, x), gray);
  }
}

/** `own`, `painted`: from 0 to 1, how far the pixel has a color of its own, and how far that isn’t a stain. */
function lightPixel(planes: Planes, at: number, own: number, painted: number, gray: number): void {
  const was = brightnessOf(base[0]!, base[1]!, base[2]!);
  const gain = brightnessOf(wanted[0]!, wanted[1]!, wanted[2]!) / was;
  const luma = brightnessOf(planes[0][at]!, planes[1][at]!, planes[2][at]!);
  const dark = clamp01((luma / was - shadow.from) / shadow.over);
  const rich = richness(wanted[0]!, wanted[1]!, wanted[2]!);
  const isPaler = richness(base[0]!, base[1]!, base[2]!) > rich;
  const depth = isPaler ? 1 : Math.max(gray, dark);
  const bright = limit(gain, mostGain);
  const shine = limit(Math.sqrt(gain), mostShine);
  const ownGain = limit(gain, mostOwn);
  for (let channel = 0; channel < 3; channel += 1) {
    const color = base[channel]!;
    const tint = limit(wanted[channel]! / color / gain, mostTint);
    const some = isPaler ? tint : limit(tint, mostOwnTint);
    const tinted = bright * (1 + (tint - 1) * depth);
    const detail = luma - was + (planes[channel]![at]! - color - luma + was) * (ownTint + (1 - ownTint) * painted);
    lit[channel] = color * tinted + (detail > 0 ? shone(detail * shine * some, brightest - color * tinted) : detail * tinted);
    faint[channel] = some;
  }
  for (let channel = 0; channel < 3; channel += 1) {
    const plane = planes[channel]!;
    const kept = plane[at]! * ownGain * faint[channel]!;
    plane[at] = Math.min(255, Math.max(0, lit[channel]! + (kept - lit[channel]!) * own * ownShare));
  }
}
