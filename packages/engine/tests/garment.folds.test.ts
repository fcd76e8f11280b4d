import { brightnessOf, hex, type Color } from '@iridia/pixels/color';
import { randomFrom } from '@iridia/pixels/random';
import { expect, it } from 'vitest';
import { dye } from '../garment/dye.ts';
import { denim, leather } from '../garment/grained.ts';

const side = 160;
const red: Color = [200, 30, 40];
const filled = (light: (x: number, y: number) => number) => {
  const rgb = Buffer.alloc(side * side * 3);
  for (let at = 0; at < side * side; at += 1)
    rgb.fill(Math.max(0, Math.round(light(at % side, Math.trunc(at / side)))), at * 3, at * 3 + 3);
  return rgb;
};
const dyed = (rgb: Buffer, color: Color) =>
  dye({ rgb, width: side, height: side }, { alpha: new Float32Array(side * side).fill(1), front: rgb }, () => color).rgb;
const spread = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

it('makes no spots of the noise of a black garment', () => {
  const random = randomFrom('noise');
  const pixels = dyed(
    filled(() => 14 + (random() - 0.5) * 12),
    red,
  );
  expect(spread(Array.from({ length: side * side }, (_, at) => pixels[at * 3]!))).toBeLessThan(7);
});

it('makes no white spots of what shines on black', () => {
  const pixels = dyed(
    filled((x, y) => (Math.hypot(x - 80, y - 80) < 22 ? 64 : 16)),
    red,
  );
  const [shining, flat] = [(80 * side + 80) * 3, (20 * side + 20) * 3];
  expect(pixels[shining]!).toBeGreaterThan(pixels[flat]!);
  expect(pixels[shining + 1]! - pixels[flat + 1]!).toBeLessThan(60);
});

it('keeps a white cloth from being white all over: its folds are seen, and its light parts aren’t whiter than white cloth', () => {
  const pixels = dyed(
    filled((x) => 60 + 14 * Math.sin(x / 6)),
    [245, 245, 245],
  );
  const row = Array.from({ length: side }, (_, x) => pixels[(80 * side + x) * 3]!);
  expect(spread(row)).toBeGreaterThan(8);
  expect(row.filter((value) => value > 252).length).toBeLessThan(side * 0.2);
});

const mean = (cloth: (x: number, y: number) => Color): number => {
  let sum = 0;
  for (let at = 0; at < 400; at += 1) sum += brightnessOf(...cloth((at % 20) * 3.7, Math.trunc(at / 20) * 3.7));
  return sum / 400;
};

it.each([
  ['leather', leather],
  ['denim', denim],
] as const)('%s is lighter on the ridges of its folds and darker in their valleys, at any place', (_, made) => {
  const cloth = made(hex('#35557f'), 90);
  const [ridge, even, valley] = [1, 0, -1].map((relief) => mean((x, y) => cloth(x, y, relief)));
  expect(ridge! - even!).toBeGreaterThan(25);
  expect(even! - valley!).toBeGreaterThan(8);
});

it('makes white cloth no white of paper, and black cloth no hole, in daylight', () => {
  const lit = filled((x) => 215 + 20 * Math.sin(x / 9));
  const clipped = (color: Color, limit: number) => dyed(lit, color).filter((value) => value === limit).length;
  expect(clipped([255, 255, 255], 255)).toBe(0);
  expect(clipped([0, 0, 0], 0)).toBe(0);
});
