import { expect, it } from 'vitest';
import { settled } from '../garment/settle.ts';
import type { Tone } from '../garment/tones.ts';
import { whole } from '../garment/whole.ts';

const [width, height] = [80, 60];
const field = <Of>(value: (x: number, y: number) => Of): Of[] =>
  Array.from({ length: width * height }, (_, at) => value(at % width, Math.trunc(at / width)));
const marked = (isIn: (x: number, y: number) => boolean) => Uint8Array.from(field((x, y) => (isIn(x, y) ? 1 : 0)));

const isCoat = (x: number, y: number) => x >= 20 && x < 60 && y >= 15;
const [navy, skin]: [Tone, Tone] = [
  [60, 20, -6],
  [170, -16, 22],
];
const view = { width, height, tones: field((x, y) => (isCoat(x, y) ? navy : skin)) };
/** How many positions two masks differ at. */
const difference = (one: Uint8Array, other: Uint8Array): number => one.filter((value, at) => value !== other[at]).length;
const everywhere = marked(() => true);

it('draws a garment that was found too small to where its color ends, and no farther than it may reach', () => {
  const found = marked((x, y) => isCoat(x, y) && x >= 24 && y >= 18);
  expect(difference(settled(found, view, everywhere), marked(isCoat))).toBe(0);
  const may = marked((x) => x >= 22);
  expect(
    difference(
      settled(found, view, may),
      marked((x, y) => isCoat(x, y) && x >= 22),
    ),
  ).toBe(0);
});

it('takes a garment back from skin that it was found to cover', () => {
  const found = marked((x, y) => (isCoat(x, y) && x < 57) || (x >= 17 && x < 20 && y > 30));
  expect(difference(settled(found, view, everywhere), marked(isCoat))).toBe(0);
});

it('leaves a garment as it was found where what lies beside it has its color', () => {
  const found = marked((x, y) => isCoat(x, y) && x >= 30);
  const even = { ...view, tones: field(() => navy) };
  expect(difference(settled(found, even, everywhere), found)).toBe(0);
});

it('has a small part of its own color, seen behind a strap, and none of another color', () => {
  const isSleeve = (x: number, y: number) => x >= 66 && x < 72 && y > 40 && y < 50;
  const isBadge = (x: number, y: number) => x >= 4 && x < 10 && y > 40 && y < 50;
  const found = marked((x, y) => isCoat(x, y) || isSleeve(x, y) || isBadge(x, y));
  const parts = whole(
    found,
    width,
    () => false,
    (at) => at % width > 15,
  );
  expect(
    difference(
      Uint8Array.from(parts),
      marked((x, y) => isCoat(x, y) || isSleeve(x, y)),
    ),
  ).toBe(0);
});

it('has a spot in it that seems to be skin, and no hand', () => {
  const isSpot = (x: number, y: number) => x >= 30 && x < 32 && y >= 30 && y < 32;
  const isHand = (x: number, y: number) => x >= 40 && x < 46 && y >= 40 && y < 46;
  const found = marked((x, y) => isCoat(x, y) && !isSpot(x, y) && !isHand(x, y));
  const bare = marked((x, y) => isSpot(x, y) || isHand(x, y));
  const parts = whole(
    found,
    width,
    (at) => bare[at] === 1,
    () => true,
  );
  expect(
    difference(
      Uint8Array.from(parts),
      marked((x, y) => isCoat(x, y) && !isHand(x, y)),
    ),
  ).toBe(0);
});
