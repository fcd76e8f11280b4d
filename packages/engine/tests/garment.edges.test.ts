import { expect, it } from 'vitest';
import { edgeless } from '../garment/edges.ts';
import type { Tone } from '../garment/tones.ts';

const [width, height] = [80, 60];
const field = <Of>(value: (x: number, y: number) => Of): Of[] =>
  Array.from({ length: width * height }, (_, at) => value(at % width, Math.trunc(at / width)));

const isCoat = (x: number, y: number) => x >= 20 && x < 60 && y >= 15;
const view = {
  width,
  height,
  body: new Float32Array(width * height).fill(1),
  tones: field((x, y): Tone => (isCoat(x, y) ? [60, 4, 2] : [150, -10, 20])),
};
const cutAt = (from: number) => Float32Array.from(field((x, y) => (isCoat(x, y) && x >= from ? 1 : 0)));

it('is nothing of a whole garment’s outline', () => {
  expect(edgeless(cutAt(20), view)).toBe(0);
});

it('is the side on which half a garment is cut off', () => {
  expect(edgeless(cutAt(40), view)).toBeGreaterThan(0.3);
});

it('isn’t a side on which the wearer ends: a gray suit before a gray wall', () => {
  const body = Float32Array.from(field((x, y) => (isCoat(x, y) && x >= 40 ? 1 : 0)));
  expect(edgeless(cutAt(40), { ...view, body })).toBe(0);
});
