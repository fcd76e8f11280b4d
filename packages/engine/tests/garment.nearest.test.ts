import { randomFrom } from '@iridia/pixels/random';
import { expect, it } from 'vitest';
import { nearestMarked } from '../garment/nearest.ts';

const size = { width: 40, height: 30 };
const random = randomFrom('marks');
const marks = Uint8Array.from({ length: size.width * size.height }, () => (random() < 0.02 ? 1 : 0));
const away = (one: number, other: number): number =>
  Math.hypot((one % size.width) - (other % size.width), Math.trunc(one / size.width) - Math.trunc(other / size.width));

it('are about as near as any that are marked', () => {
  const all = [...marks.keys()].filter((at) => marks[at]);
  for (const [at, spot] of nearestMarked(marks, size).entries()) {
    expect(marks[spot]).toBe(1);
    expect(away(at, spot)).toBeLessThan(Math.min(...all.map((other) => away(at, other))) + 1);
  }
});

it('are none where nothing is marked', () => {
  expect(new Set(nearestMarked(new Uint8Array(marks.length), size))).toEqual(new Set([-1]));
});
