/**
 * Refines a coarse mask into fine edges: a color guided filter is solved at low resolution and applied at full size, then the old
 * background's color is removed.
 */
import { boxMean, clamp01, planesOf, stretched, valueAt, type Plane, type Stretched } from '../image/raster.ts';
import { sharpOf, type Image } from '@iridia/pixels/image';
import type { Mask } from './saliency.ts';

const epsilon = 2e-4;

function product(one: Plane, other: Plane): Plane {
  const result = new Float32Array(one.length);
  for (let at = 0; at < result.length; at += 1) result[at] = one[at]! * other[at]!;
  return result;
}

function subtractProduct(from: Plane, one: Plane, other: Plane): void {
  for (let at = 0; at < from.length; at += 1) from[at]! -= one[at]! * other[at]!;
}

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
  const means = guide.map(smooth) as [Plane, Plane, Plane];
  const meanMask = smooth(mask);
  const covariance = guide.map((plane, channel) => {
    const result = smooth(product(plane, mask));
    subtractProduct(result, means[channel]!, meanMask);
    return result;
  }) as [Plane, Plane, Plane];
  const variance = (i: 0 | 1 | 2, j: 0 | 1 | 2) => {
    const result = smooth(product(guide[i], guide[j]));
    subtractProduct(result, means[i], means[j]);
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
  const fine = stretched([plane, ...model], width, height, image.width, image.height);
  const alpha = new Float32Array(image.width * image.height);
  for (let y = 0; y < image.height; y += 1) fitRow(fine, y, image.rgb, alpha);
  return alpha;
}

// V8 leaves the code of an inner loop for slow code each time that the loop ends, unless it has a function of its own.
function fitRow({ columns, rowsAt }: Stretched, y: number, rgb: Uint8Array, alpha: Plane): void {
  const [sure, red, green, blue, offset] = rowsAt(y) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  const width = columns.share.length;
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    const value = valueAt(sure, columns, x);
    // What the net is sure of needs no color, and the filter must not bring back what it confidently dropped.
    if (value > 0.985 || value <= 0) {
      alpha[at] = value > 0.985 ? 1 : 0;
      continue;
    }
    const fitted =
      (valueAt(red, columns, x) * rgb[at * 3]! +
        valueAt(green, columns, x) * rgb[at * 3 + 1]! +
        valueAt(blue, columns, x) * rgb[at * 3 + 2]!) /
        255 +
      valueAt(offset, columns, x);
    const own = clamp01((fitted - 0.08) / 0.84);
    alpha[at] = value < 0.02 ? Math.min(own, value * 10) : own;
  }
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
