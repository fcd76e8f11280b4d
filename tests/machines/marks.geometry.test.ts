/** Where a rectangle is after a drag, a key or a button: inside its file, in whole pixels, never smaller than one. */
import { describe, expect, test } from 'vitest';
import {
  centered,
  drawnBetween,
  isMeant,
  movedBetween,
  nudged,
  within,
  type MarkBox,
  type Point,
} from '../../machines/marks/marks.geometry.ts';
import { boxesIn, valueWith } from '../../machines/marks/marks.values.ts';
import type { Json } from '../../machines/form/form.types.ts';

const file = { width: 400, height: 300 };
const box = (x: number, y: number, width: number, height: number): MarkBox => ({ x, y, width, height });
const at = (x: number, y: number): Point => ({ x, y });

test.each([
  ['inside', box(10, 20, 30, 40), box(10, 20, 30, 40)],
  ['off the left and the top', box(-5, -7, 30, 40), box(0, 0, 30, 40)],
  ['off the right and the bottom', box(390, 280, 30, 40), box(370, 260, 30, 40)],
  ['larger than the file', box(10, 10, 500, 400), box(0, 0, 400, 300)],
  ['between pixels', box(10.4, 20.6, 30.5, 40.4), box(10, 21, 31, 40)],
  ['thinner than a pixel', box(10, 20, 0.2, 0), box(10, 20, 1, 1)],
])('a rectangle %s', (_, given, expected) => expect(within(given, file)).toEqual(expected));

test.each([
  [at(10, 20), at(110, 70)],
  [at(110, 70), at(10, 20)],
  [at(110, 20), at(10, 70)],
])('drawn from %o to %o, it has its corners there', (from, to) => expect(drawnBetween(from, to, file)).toEqual(box(10, 20, 100, 50)));

test('moved, it goes as far as the pointer, and no farther than the edge', () => {
  expect(movedBetween(box(10, 20, 30, 40), at(15, 25), at(25, 45), file)).toEqual(box(20, 40, 30, 40));
  expect(movedBetween(box(10, 20, 30, 40), at(15, 25), at(399, 299), file)).toEqual(box(370, 260, 30, 40));
});

test.each([
  [file, box(162.5, 112.5, 75, 75)],
  [{ width: 300, height: 400 }, box(112.5, 162.5, 75, 75)],
])('added by the button to %o, it is a square in the middle, a quarter of the shorter side', (size, { x, y, width, height }) =>
  expect(centered(size)).toEqual(box(Math.round(x), Math.round(y), width, height)),
);

describe('a key', () => {
  test.each<[readonly [number, number], boolean, MarkBox]>([
    [[1, 0], false, box(106, 100, 50, 60)],
    [[-1, 0], false, box(94, 100, 50, 60)],
    [[0, 1], false, box(100, 106, 50, 60)],
    [[0, -1], false, box(100, 94, 50, 60)],
    [[1, 0], true, box(100, 100, 56, 60)],
    [[-1, 0], true, box(100, 100, 44, 60)],
    [[0, 1], true, box(100, 100, 50, 66)],
    [[0, -1], true, box(100, 100, 50, 54)],
  ])('%o, resizing: %s, takes a step of a fiftieth of the shorter side', (by, resizes, expected) =>
    expect(nudged(box(100, 100, 50, 60), by, resizes, file)).toEqual(expected),
  );

  test('makes it no smaller than a step, and takes a step of a whole pixel in a tiny file', () => {
    expect(nudged(box(100, 100, 7, 8), [-1, -1], true, file)).toEqual(box(100, 100, 6, 6));
    expect(nudged(box(1, 1, 5, 5), [1, 1], false, { width: 20, height: 20 })).toEqual(box(2, 2, 5, 5));
  });
});

test.each([
  [box(0, 0, 6, 6), true],
  [box(0, 0, 5.9, 100), false],
  [box(0, 0, 100, 5.9), false],
])('%o is drawn on purpose: %s', (drawn, meant) => {
  expect(isMeant(drawn, file)).toBe(meant);
  expect(isMeant(drawn, { width: 300, height: 400 })).toBe(meant);
});

describe('of what a form holds', () => {
  const whole = box(1, 2, 3, 4);

  test.each<[Json | undefined, MarkBox[]]>([
    [undefined, []],
    [null, []],
    ['none', []],
    [{ x: 1 }, []],
    [[whole, 7, null, 'box', [1, 2, 3, 4], { x: 1, y: 2, width: 3 }, { ...whole, x: '1' }], [whole]],
  ])('regions: %o', (value, boxes) => expect(boxesIn(value, 'regions')).toEqual(boxes));

  test.each<[Json | undefined, MarkBox[]]>([
    [[{ box: whole }, { box: null }, { image: 'a.png' }, 7, null, 'face', [whole], whole], [whole]],
    ['none', []],
  ])('faces: %o', (value, boxes) => expect(boxesIn(value, 'faces')).toEqual(boxes));

  test('what is put back reads the same', () => {
    expect(valueWith([whole], 'faces')).toEqual([{ box: whole }]);
    expect(valueWith([whole], 'regions')).toEqual([whole]);
  });
});
