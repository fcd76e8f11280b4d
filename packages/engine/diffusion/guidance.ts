/** Guidance: how strongly an image follows its words. */

/** Classifier-free guidance (Ho and Salimans, 2022): away from the prediction without the words, towards the one with them. */
export const guided = (without: Float32Array, given: Float32Array, scale: number): Float32Array =>
  without.map((value, at) => value + scale * (given[at]! - value));

const { fround } = Math;

/**
 * The guidance scale as an input of a consistency model (Luo et al., 2023): `size` sines and cosines of 1000·(scale − 1). Angles are
 * thousands of turns, so they are rounded to 32 bits wherever the official implementation rounds them.
 */
export function guidanceEmbedding(scale: number, size: number): Float32Array {
  const half = size / 2;
  const result = new Float32Array(size);
  const distance = fround(-fround(fround(Math.log(10_000)) / (half - 1)));
  const weight = fround(fround(scale - 1) * 1000);
  for (let at = 0; at < half; at += 1) {
    const angle = fround(weight * fround(Math.exp(fround(at * distance))));
    result[at] = Math.sin(angle);
    result[half + at] = Math.cos(angle);
  }
  return result;
}
