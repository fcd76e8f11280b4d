/** The powers of frequencies, measured in two ways. */
import { expect, test } from 'vitest';
import { powerMeter, transform } from '../speech/fourier.ts';

test('the power of each frequency is that of the transform, whatever was measured before', () => {
  const size = 64;
  const powerOf = powerMeter(size);
  for (const step of [7, 11]) {
    const values = Float64Array.from({ length: size }, (_, at) => ((at * step) % 13) - 5);
    const [real, imaginary] = [values.slice(), new Float64Array(size)];
    transform(real, imaginary);
    const power = powerOf(values);
    expect(power).toHaveLength(size / 2 + 1);
    for (const [frequency, value] of power.entries()) expect(value).toBeCloseTo(real[frequency]! ** 2 + imaginary[frequency]! ** 2, 6);
  }
});

test('a wave that no power of two holds whole is one frequency', () => {
  const wave = Float64Array.from({ length: 400 }, (_, at) => Math.sin((2 * Math.PI * 37 * at) / 400 + 1));
  const power = powerMeter(400)(wave);
  expect(power.indexOf(Math.max(...power))).toBe(37);
  expect(power.reduce((sum, value) => sum + value, 0)).toBeCloseTo(power[37]!, 6);
});
