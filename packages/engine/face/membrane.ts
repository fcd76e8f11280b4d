/** Smooth surfaces through what is known of them: elsewhere they go on as a stretched skin does. */
import { boxMean, resizePlane, type Plane } from '../image/raster.ts';

/** Values on a grid, and from 0 to 1 how far each is known. */
export type Known = { values: Plane; weights: Plane; width: number; height: number };

/** Half as many columns and rows, with the weighted means of the values. */
function halved({ values, weights, width, height }: Known): Known {
  const [wide, high] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const half: Known = { values: new Float32Array(wide * high), weights: new Float32Array(wide * high), width: wide, height: high };
  for (let y = 0; y < height; y += 1) halveRow(values, weights, y * width, width, half, (y >> 1) * wide);
  for (let at = 0; at < half.values.length; at += 1) {
    half.values[at]! /= half.weights[at]! || 1;
    half.weights[at] = Math.min(1, half.weights[at]!);
  }
  return half;
}

function halveRow(values: Plane, weights: Plane, from: number, width: number, half: Known, to: number): void {
  for (let x = 0; x < width; x += 1) {
    half.values[to + (x >> 1)]! += weights[from + x]! * values[from + x]!;
    half.weights[to + (x >> 1)]! += weights[from + x]!;
  }
}

/** What is not known is what its surroundings are in half the pixels, or in a quarter of them, and so on. */
function spread(known: Known): Plane {
  const { values, weights, width, height } = known;
  if (values.length === 1) return values;
  const half = halved(known);
  const surface = resizePlane(spread(half), half.width, half.height, width, height);
  for (let at = 0; at < surface.length; at += 1) surface[at]! += (values[at]! - surface[at]!) * weights[at]!;
  return surface;
}

/** The surface, without what is narrower than `radius`. */
export function membrane(known: Known, radius: number): Plane {
  const { width, height } = known;
  return boxMean(boxMean(spread(known), width, height, radius), width, height, radius);
}
