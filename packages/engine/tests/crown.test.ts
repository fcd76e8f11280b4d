import { expect, it } from 'vitest';
import { bitmapOf } from '../effects/bitmap.ts';
import { withCrown } from '../effects/crown.ts';
import type { Mesh } from '../face/mesh.ts';

const [width, height] = [60, 50];
const mesh: Mesh = [[30, 20, 0]];

/** A head of one color from the row `top` on. */
const headFrom = (top: number) => {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = top; y < height; y += 1) for (let x = 10; x < 50; x += 1) pixels.set([90, 60, 30, 255], (y * width + x) * 4);
  return { bitmap: bitmapOf(pixels, width, height), mesh };
};

it('rounds off a head that the upper edge of the photo cuts, in its own colors', () => {
  const { bitmap, mesh: raised } = withCrown(headFrom(0));
  const more = bitmap.height - height;
  expect(more).toBeGreaterThan(6);
  expect(raised[0]![1]).toBe(20 + more);
  const at = (x: number, y: number) => [...bitmap.pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
  expect(at(30, more - 3)).toEqual([90, 60, 30, 255]);
  expect(at(11, 1)[3]).toBe(0);
  expect(at(30, more + 10)).toEqual([90, 60, 30, 255]);
});

it('leaves a head alone that is seen whole', () => {
  const whole = headFrom(4);
  expect(withCrown(whole)).toBe(whole);
});
