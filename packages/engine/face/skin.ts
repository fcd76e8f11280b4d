/** Finds skin pixels from the local skin color, because faces often have light of two colors. */
import { brightnessOf } from '@iridia/pixels/color';
import { boxMean, type Plane } from '../image/raster.ts';
import { sureSkin, type Mesh } from './mesh.ts';
import type { Planes } from './warp.ts';

/** Luma and the two chroma differences. */
type Tone = [number, number, number];
export type SkinModel = { grid: Tone[]; columns: number; deviation: Tone };

const cell = 8;
/** Points of the brow, which a fringe may cover: they count only where they are like the rest. */
const fringed: ReadonlySet<number> = new Set([151, 9, 108, 337]);

function toneOf(red: number, green: number, blue: number): Tone {
  const luma = brightnessOf(red, green, blue);
  return [luma, blue - luma, red - luma];
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const forTones = (value: (index: 0 | 1 | 2) => number): Tone => [value(0), value(1), value(2)];

/**
 * The expected skin color everywhere in the window: medians around points that are always skin, interpolated by distance. Null when those
 * points are outside the image.
 */
export function learnSkin([red, green, blue]: Planes, width: number, height: number, mesh: Mesh, radius: number): SkinModel | null {
  const samples: { x: number; y: number; tone: Tone; most: number }[] = [];
  for (const index of sureSkin) {
    const [x, y] = mesh[index]!;
    const tones: Tone[] = [];
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1) {
        const [px, py] = [Math.round(x + dx), Math.round(y + dy)];
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const at = py * width + px;
        tones.push(toneOf(red[at]!, green[at]!, blue[at]!));
      }
    if (tones.length > 0)
      samples.push({ x, y, tone: forTones((part) => median(tones.map((tone) => tone[part]))), most: fringed.has(index) ? 1.5 : 4 });
  }
  if (samples.length === 0) return null;
  const middle = forTones((part) => median(samples.map(({ tone }) => tone[part])));
  const spread = forTones((part) => 1.48 * median(samples.map(({ tone }) => Math.abs(tone[part] - middle[part]))));
  const least = forTones((part) => Math.max(part === 0 ? 12 : 5, spread[part]));
  const sure = samples.filter(({ tone, most }) =>
    forTones((part) => Math.abs(tone[part] - middle[part]) / least[part]).every((times) => times < most),
  );
  const columns = Math.ceil(width / cell);
  const reach = (width * 0.13) ** 2;
  const grid = Array.from({ length: columns * Math.ceil(height / cell) }, (_, index) =>
    expectedAt(sure, (index % columns) * cell, Math.trunc(index / columns) * cell, reach),
  );
  return { grid, columns, deviation: forTones((part) => Math.min(least[part], part === 0 ? 26 : 9)) };
}

/** The mean tone of the samples by their nearness. */
function expectedAt(samples: readonly { x: number; y: number; tone: Tone }[], x: number, y: number, reach: number): Tone {
  let [luma, chromaBlue, chromaRed, total] = [0, 0, 0, 0];
  for (const sample of samples) {
    const weight = 1 / ((sample.x - x) ** 2 + (sample.y - y) ** 2 + reach);
    total += weight;
    luma += weight * sample.tone[0];
    chromaBlue += weight * sample.tone[1];
    chromaRed += weight * sample.tone[2];
  }
  return [luma / total, chromaBlue / total, chromaRed / total];
}

/**
 * The likelihood from 0 to 1 that a color at this position is skin. Brighter colors are tolerated more than darker ones, because hair is
 * dark.
 */
export function skinAt({ grid, columns, deviation }: SkinModel, x: number, y: number, red: number, green: number, blue: number): number {
  const [luma, chromaBlue, chromaRed] = grid[(y >> 3) * columns + (x >> 3)]!;
  const own = brightnessOf(red, green, blue);
  const light = (own - luma) / (deviation[0] * (own < luma ? 2.6 : 4));
  const cold = (blue - own - chromaBlue) / (deviation[1] * 3);
  const warm = (red - own - chromaRed) / (deviation[2] * 3);
  return 1 / (1 + Math.exp(6 * (Math.sqrt(light * light + cold * cold + warm * warm) - 1)));
}

/** The brightness of a color as a share of the skin's at this position. */
export function brightnessAt({ grid, columns }: SkinModel, x: number, y: number, red: number, green: number, blue: number): number {
  return toneOf(red, green, blue)[0] / (grid[(y >> 3) * columns + (x >> 3)]![0] + 1);
}

/** How far a color is from the skin's at this position whatever its brightness, in levels. */
export function tintAt({ grid, columns }: SkinModel, x: number, y: number, red: number, green: number, blue: number): number {
  const [luma, chromaBlue, chromaRed] = grid[(y >> 3) * columns + (x >> 3)]!;
  const own = brightnessOf(red, green, blue);
  const share = own / (luma + 1);
  return Math.max(Math.abs(blue - own - chromaBlue * share), Math.abs(red - own - chromaRed * share));
}

/** More likely skin than this, a pixel is where skin goes on from. */
const known = 0.5;
/** Shares of the brightness of the skin beside it that skin has where its light fades. */
const fading = { from: 0.84, to: 1.25 } as const;
/** The brightness of skin in a shade, as a share of what is expected. */
const darkest = 0.25;
/** The mean of squares of brightness around a pixel as a share of the square of its mean, from which on there is hair or its edge, and how near is around, in widths of the face. */
const roughest = 1.01;
const around = 0.012;
/** Levels by which the color of skin in a shade differs: blond hair, of which no strand may come along with a new face, differs by little more. */
const tinted = { own: 26, brought: 12 } as const;
/** How far, in widths of the face, skin goes on to be compared with what it was. */
const remembered = 0.03;

/** A face in a window, or the upper rows of one. */
type Seen = { planes: Planes; model: SkinModel; skin: Plane; width: number; faceWidth: number };

/**
 * Skin goes on where its light fades little by little, as on a temple, and ends where it is rough or changes at once, as at hair. Sets what is
 * skin there to 1. What hair makes rough around it is skin of a face's `own`, and none of one that is `brought`.
 */
export function spreadSkin({ planes, model, skin, width, faceWidth }: Seen, whose: keyof typeof tinted): void {
  const height = skin.length / width;
  const light = new Float32Array(skin.length);
  for (let at = 0; at < light.length; at += 1) light[at] = brightnessOf(planes[0][at]!, planes[1][at]!, planes[2][at]!) + 4;
  const radius = Math.max(1, Math.round(faceWidth * around));
  const soft = (plane: Plane) => boxMean(plane, width, height, radius);
  const mean = soft(light);
  const squares = soft(squared(light));
  const near = new Float32Array(light.length);
  const edge = new Int32Array(light.length);
  const rate = 1 / Math.max(1, faceWidth * remembered);
  let end = 0;
  for (let at = 0; at < near.length; at += 1)
    if (skin[at]! > known) {
      near[at] = mean[at]!;
      edge[end++] = at;
    }
  const take = (at: number, from: number): void => {
    if (!(near[at] === 0) || !fades(mean[at]! / from) || squares[at]! > roughest * mean[at]! ** 2) return;
    const [x, y] = [at % width, Math.trunc(at / width)];
    const [red, green, blue] = [planes[0][at]!, planes[1][at]!, planes[2][at]!];
    if (brightnessAt(model, x, y, red, green, blue) < darkest || tintAt(model, x, y, red, green, blue) > tinted[whose]) return;
    near[at] = from + (mean[at]! - from) * rate;
    skin[at] = 1;
    edge[end++] = at;
  };
  for (let start = 0; start < end; start += 1) {
    const at = edge[start]!;
    const [x, from] = [at % width, near[at]!];
    if (x > 0) take(at - 1, from);
    if (x < width - 1) take(at + 1, from);
    take(at - width, from);
    take(at + width, from);
  }
  if (whose === 'brought') return;
  const [sum, count] = [soft(near), soft(near.map((value) => (value > 0 ? 1 : 0)))];
  for (let at = 0; at < skin.length; at += 1) if (near[at] === 0 && fades((light[at]! * count[at]!) / sum[at]!)) skin[at] = 1;
}

const fades = (share: number): boolean => share > fading.from && share < fading.to;

function squared(plane: Plane): Plane {
  const result = new Float32Array(plane.length);
  for (let at = 0; at < result.length; at += 1) result[at] = plane[at]! ** 2;
  return result;
}
