/** Measures of how close a result is to the ground truth. */

/** In decibels; over the pixels of `where` alone, when given. Three channels a pixel. */
export function psnr(one: Uint8Array, other: Uint8Array, where?: Uint8Array): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < one.length; at += 1) {
    if (where && !where[Math.trunc(at / 3)]) continue;
    sum += (one[at]! - other[at]!) ** 2;
    count += 1;
  }
  return sum === 0 ? Infinity : 10 * Math.log10((255 * 255 * count) / sum);
}

const window = 8;
const [flat, dark] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

/**
 * Structural similarity of the lightness (Wang 2004), the mean over windows of 8 × 8 that overlap by half; of those with a
 * pixel of `where` in their middle alone, when given. Three channels a pixel.
 */
export function ssim(one: Uint8Array, other: Uint8Array, width: number, where?: Uint8Array): number {
  const height = one.length / 3 / width;
  const light = (rgb: Uint8Array, at: number): number => 0.299 * rgb[at * 3]! + 0.587 * rgb[at * 3 + 1]! + 0.114 * rgb[at * 3 + 2]!;
  let [total, count] = [0, 0];
  for (let top = 0; top + window <= height; top += window / 2)
    for (let left = 0; left + window <= width; left += window / 2) {
      if (where && !where[(top + window / 2) * width + left + window / 2]) continue;
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + window; y += 1)
        for (let x = left; x < left + window; x += 1) {
          const [p, q] = [light(one, y * width + x), light(other, y * width + x)];
          a += p;
          b += q;
          aa += p * p;
          bb += q * q;
          ab += p * q;
        }
      const pixels = window * window;
      const [meanA, meanB] = [a / pixels, b / pixels];
      const [varianceA, varianceB] = [aa / pixels - meanA ** 2, bb / pixels - meanB ** 2];
      const shared = ab / pixels - meanA * meanB;
      total += ((2 * meanA * meanB + flat) * (2 * shared + dark)) / ((meanA ** 2 + meanB ** 2 + flat) * (varianceA + varianceB + dark));
      count += 1;
    }
  return total / count;
}

/** Of the pixels that either calls the subject, the share that both do. */
export function iou(one: Uint8Array, other: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at]! > 127, other[at]! > 127];
    if (a && b) both += 1;
    if (a || b) either += 1;
  }
  return both / either;
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
export const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))]!;
