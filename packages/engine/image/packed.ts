/** Arithmetic on whole pixels: a 32-bit word holds four channels, and two of them are computed at once in lanes of 16 bits. */

const lanes = 0xff00ff;
const half = 0x800080;

/** Pixels of four channels as words; a copy where they do not begin at a whole word. */
export const wordsOf = (pixels: Uint8Array): Int32Array =>
  pixels.byteOffset % 4 === 0
    ? new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2)
    : new Int32Array(Uint8Array.from(pixels).buffer);

/** The first and third channel of a word, or after a shift by 8 the second and fourth, as two lanes. */
export const lanesOf = (word: number): number => word & lanes;

/** Two lanes between one and other; `share` of the other, 0 to 256. */
export const between = (one: number, other: number, share: number): number =>
  ((Math.imul(one, 256 - share) + Math.imul(other, share) + half) >>> 8) & lanes;

/** Two lanes times `share` / 255, rounded. */
export function times(pair: number, share: number): number {
  const product = Math.imul(pair, share) + half;
  return ((product + ((product >>> 8) & lanes)) >>> 8) & lanes;
}

/** The sum of two pairs of lanes, each at most 255. */
export function plus(one: number, other: number): number {
  const sum = one + other;
  return (sum | Math.imul((sum >>> 8) & 0x10001, 255)) & lanes;
}
