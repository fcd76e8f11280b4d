/**
 * Refines a coarse mask into fine edges: a color guided filter is solved at low resolution and applied at full size, then the old
 * background's color is removed.
 */
import { boxMean, clamp01, planesOf, resizePlane, type Plane } from '../image/raster.ts';
import { sharpOf, type Image } from '@iridia/pixels/image';
import type { Mask } from './saliency.ts';

const epsilon = 2e-4;

/** Solves the guided filter's linear model `alpha = a · rgb + b` into four smooth planes. */
function solve(
  guide: readonly [Plane, Plane, Plane],
  mask: Plane,
  width: number,
  height: number,
  radius: number,
): [Plane, Plane, Plane, Plane] {
  const pixels = width * height;
  const smooth = (plane: Plane) => boxMean(plane, width, height, radius);
  const product = (one: Plane, other: Plane) => one.map((value, at) => value * other[at]!);
  const means = guide.map(smooth) as [Plane, Plane, Plane];
  const meanMask = smooth(mask);
  const covariance = guide.map((plane, channel) => {
    const result = smooth(product(plane, mask));
    for (let at = 0; at < pixels; at += 1) result[at]! -= means[channel]![at]! * meanMask[at]!;
    return result;
  }) as [Plane, Plane, Plane];
  const variance = (i: 0 | 1 | 2, j: 0 | 1 | 2) => {
    const result = smooth(product(guide[i], guide[j]));
    for (let at = 0; at < pixels; at += 1) result[at]! -= means[i][at]! * means[j][at]!;
    return result;
  };
  const [rr, rg, rb, gg, gb, bb] = [variance(0, 0), variance(0, 1), variance(0, 2), variance(1, 1), variance(1, 2), variance(2, 2)];
  const slopes: [Plane, Plane, Plane] = [new Float32Array(pixels), new Float32Array(pixels), new Float32Array(pixels)];
  const offset = new Float32Array(pixels);
  for (let at = 0; at < pixels; at += 1) {
    // The inverse of a symmetric 3 × 3 matrix times the covariance.
    const a = rr[at]! + epsilon;
    const b = rg[at]!;
    const c = rb[at]!;
    const d = gg[at]! + epsilon;
    const e = gb[at]!;
    const f = bb[at]! + epsilon;
    const [x, y, z] = [covariance[0][at]!, covariance[1][at]!, covariance[2][at]!];
    const first = d * f - e * e;
    const second = c * e - b * f;
    const third = b * e - c * d;
    const determinant = a * first + b * second + c * third;
    const red = (first * x + second * y + third * z) / determinant;
    const green = (second * x + (a * f - c * c) * y + (b * c - a * e) * z) / determinant;
    const blue = (third * x + (b * c - a * e) * y + (a * d - b * b) * z) / determinant;
    slopes[0][at] = red;
    slopes[1][at] = green;
    slopes[2][at] = blue;
    offset[at] = meanMask[at]! - red * means[0][at]! - green * means[1][at]! - blue * means[2][at]!;
  }
  return [smooth(slopes[0]), smooth(slopes[1]), smooth(slopes[2]), smooth(offset)];
}

/** Returns the alpha of every pixel, from 0 to 1. */
export async function refine(image: Image, { plane, width, height }: Mask): Promise<Plane> {
  const small = await sharpOf(image).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const steeper = plane.map((value) => clamp01((value - 0.5) * 1.3 + 0.5));
  const model = solve(planesOf(small, width * height), steeper, width, height, Math.max(3, Math.round(width / 90)));
  const [red, green, blue, offset] = model.map((coefficient) =>
    resizePlane(coefficient, width, height, image.width, image.height),
  ) as typeof model;
  const sure = resizePlane(plane, width, height, image.width, image.height);
  const { rgb } = image;
  return sure.map((value, at) => {
    const fitted =
      (red[at]! * rgb[at * 3]!) / 255 + (green[at]! * rgb[at * 3 + 1]!) / 255 + (blue[at]! * rgb[at * 3 + 2]!) / 255 + offset[at]!;
    if (value > 0.985) return 1;
    const alpha = clamp01((fitted - 0.08) / 0.84);
    // The filter must not bring back what the net confidently dropped.
    return value < 0.02 ? Math.min(alpha, value * 10) : alpha;
  });
}

/** The image with alpha; the background's color is removed from its edges by blur fusion (Forte, 2021). */
export function foreground({ rgb, width, height }: Image, alpha: Plane): Buffer {
  const pixels = width * height;
  const radius = Math.max(4, Math.round(width / 60));
  const result = Buffer.alloc(pixels * 4);
  const inverse = alpha.map((value) => 1 - value);
  const weight = boxMean(alpha, width, height, radius);
  const inverseWeight = boxMean(inverse, width, height, radius);
  for (let channel = 0; channel < 3; channel += 1) {
    const near = new Float32Array(pixels);
    const far = new Float32Array(pixels);
    for (let at = 0; at < pixels; at += 1) {
      near[at] = rgb[at * 3 + channel]! * alpha[at]!;
      far[at] = rgb[at * 3 + channel]! * inverse[at]!;
    }
    const nearMean = boxMean(near, width, height, radius);
    const farMean = boxMean(far, width, height, radius);
    for (let at = 0; at < pixels; at += 1) {
      const a = alpha[at]!;
      const own = rgb[at * 3 + channel]!;
      const front = nearMean[at]! / (weight[at]! + 1e-5);
      const back = farMean[at]! / (inverseWeight[at]! + 1e-5);
      const value = a > 0.995 ? own : front + a * (own - a * front - (1 - a) * back);
      result[at * 4 + channel] = Math.min(255, Math.max(0, value));
    }
  }
  for (let at = 0; at < pixels; at += 1) result[at * 4 + 3] = Math.round(alpha[at]! * 255);
  return result;
}
