import { expect, it } from 'vitest';
import { locksOf } from '../garment/locks.ts';
import type { Tone } from '../garment/tones.ts';

const [width, height] = [120, 200];
const face = { x: 40, y: 10, width: 40, height: 50 };
/** Hair falls at both sides of the face down to the chest; the rest below the chin is a shirt as dark as the hair. */
const isHair = (x: number, y: number) => Math.abs(x - 60) > 20 && y < 130;
const tones = Array.from({ length: width * height }, (_, at): Tone => {
  const [x, y] = [at % width, Math.trunc(at / width)];
  return isHair(x, y) ? [40 + 25 * Math.sin(x * 1.7), -6, 8] : [36, -3, 4];
});
const either = Uint8Array.from(tones, (_, at) => (Math.trunc(at / width) > 60 || isHair(at % width, Math.trunc(at / width)) ? 1 : 0));

it('are parted from a shirt of their color by their streaks', () => {
  const locks = locksOf({ width, height, tones }, face, either);
  const at = (x: number, y: number) => locks[y * width + x];
  expect([at(20, 40), at(25, 100), at(100, 110)]).toEqual([1, 1, 1]);
  expect([at(60, 100), at(55, 150), at(20, 170)]).toEqual([0, 0, 0]);
});

it('are all that may be hair where no cloth is surely seen', () => {
  const near = either.map((value, at) => (Math.trunc(at / width) < 60 ? value : 0));
  expect(locksOf({ width, height, tones }, face, near)).toEqual(near);
});
