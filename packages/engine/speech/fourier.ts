/** Cosines and sines of the turns of each stage, which begin at the half of its length. */
type Turns = { cosines: Float64Array; sines: Float64Array };
const known = new Map<number, Turns>();

function turnsOf(size: number): Turns {
  const found = known.get(size);
  if (found) return found;
  const turns = { cosines: new Float64Array(size), sines: new Float64Array(size) };
  for (let half = 1; half < size; half *= 2)
    for (let at = 0; at < half; at += 1) {
      turns.cosines[half + at] = Math.cos((Math.PI / half) * at);
      turns.sines[half + at] = Math.sin((Math.PI / half) * at);
    }
  known.set(size, turns);
  return turns;
}

/** The discrete Fourier transform in place; the length must be a power of two. The inverse divides by it. */
export function transform(real: Float64Array, imaginary: Float64Array, inverse = false): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j]!, real[i]!];
      [imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!];
    }
  }
  const { cosines, sines } = turnsOf(size);
  for (let length = 2; length <= size; length <<= 1) {
    const half = length / 2;
    for (let k = 0; k < half; k += 1) {
      const cosine = cosines[half + k]!;
      const sine = inverse ? sines[half + k]! : -sines[half + k]!;
      for (let i = k; i < size; i += length) {
        const j = i + half;
        const re = real[j]! * cosine - imaginary[j]! * sine;
        const im = real[j]! * sine + imaginary[j]! * cosine;
        real[j] = real[i]! - re;
        imaginary[j] = imaginary[i]! - im;
        real[i]! += re;
        imaginary[i]! += im;
      }
    }
  }
  if (!inverse) return;
  for (let i = 0; i < size; i += 1) {
    real[i]! /= size;
    imaginary[i]! /= size;
  }
}

/**
 * Returns what measures the power of each frequency, from 0 to the highest, in `size` values; a size is any multiple of four. The answer is
 * overwritten by the next.
 */
export function powerMeter(size: number): (values: Float64Array) => Float64Array {
  const [half, quarter] = [size / 2, size / 4];
  const width = quarter + 1;
  const table = (of: (angle: number) => number) =>
    Float64Array.from({ length: (half + 1) * width }, (_, at) => {
      const [frequency, place] = [Math.floor(at / width), at % width];
      return of((2 * Math.PI * ((frequency * place) % size)) / size);
    });
  const [cosines, sines] = [table(Math.cos), table(Math.sin)];
  const [sums, differences] = [new Float64Array(half + 1), new Float64Array(half + 1)];
  /** Of even frequencies, and of odd ones. */
  const folded = [0, 1].map(() => ({ sums: new Float64Array(width), differences: new Float64Array(width) }));
  const power = new Float64Array(half + 1);
  // But for its sign, a wave has the same value at four places, so that their values can be added before they are multiplied.
  const fold = (values: Float64Array) => {
    for (let at = 0; at <= half; at += 1) {
      const mirrored = at === 0 || at === half ? 0 : values[size - at]!;
      sums[at] = values[at]! + mirrored;
      differences[at] = values[at]! - mirrored;
    }
    for (let at = 0; at <= quarter; at += 1) {
      const [sum, difference] = at === quarter ? [0, 0] : [sums[half - at]!, differences[half - at]!];
      folded[0]!.sums[at] = sums[at]! + sum;
      folded[0]!.differences[at] = differences[at]! - difference;
      folded[1]!.sums[at] = sums[at]! - sum;
      folded[1]!.differences[at] = differences[at]! + difference;
    }
  };
  return (values) => {
    fold(values);
    for (let frequency = 0; frequency <= half; frequency += 1) {
      const { sums: even, differences: odd } = folded[frequency % 2]!;
      let [real, imaginary] = [0, 0];
      for (let at = 0; at < width; at += 1) {
        real += even[at]! * cosines[frequency * width + at]!;
        imaginary += odd[at]! * sines[frequency * width + at]!;
      }
      power[frequency] = real * real + imaginary * imaginary;
    }
    return power;
  };
}
