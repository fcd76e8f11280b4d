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
  for (let length = 2; length <= size; length <<= 1) {
    const half = length / 2;
    const angle = ((inverse ? 2 : -2) * Math.PI) / length;
    for (let k = 0; k < half; k += 1) {
      const cosine = Math.cos(angle * k);
      const sine = Math.sin(angle * k);
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
