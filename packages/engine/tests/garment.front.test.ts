import { expect, it } from 'vitest';
import { closedFront } from '../garment/front.ts';
import type { Tone } from '../garment/tones.ts';

const [width, height] = [100, 120];
const [jacket, shirt]: [Tone, Tone] = [
  [20, 2, 1],
  [230, 0, 1],
];
const isShirt = (x: number, y: number) => y > 42 && y < 100 && Math.abs(x - 50) < 16 - (y - 42) / 5;
const isTie = (x: number, y: number) => isShirt(x, y) && Math.abs(x - 50) < 4;

it('of a jacket is the shirt with the tie on it, even one of the jacket’s cloth, and nothing of the jacket', () => {
  const tones = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.trunc(at / width)];
    return isShirt(x, y) && !isTie(x, y) ? shirt : jacket;
  });
  const body = new Float32Array(width * height).fill(1);
  const view = { width, height, tones, body, faces: [{ x: 35, y: 0, width: 30, height: 40 }], poses: [null] };
  const front = closedFront(view, { layer: 'outer', worn: [jacket], isSkin: () => false, isDoubtful: () => false, isOther: () => false });
  const at = (x: number, y: number) => front[y * width + x];
  expect([at(50, 60), at(50, 80), at(42, 60)]).toEqual([1, 1, 1]);
  expect([at(20, 60), at(80, 90), at(50, 110)]).toEqual([0, 0, 0]);
});

it('of a jacket with a bow that hides one side of the shirt is the bow as well', () => {
  const isBow = (x: number, y: number) => y > 52 && y < 62 && x > 42 && x < 70;
  const isWhite = (x: number, y: number) => y > 42 && y < 80 && Math.abs(x - 50) < 18 && !isBow(x, y);
  const tones = Array.from({ length: width * height }, (_, at) => (isWhite(at % width, Math.trunc(at / width)) ? shirt : jacket));
  const body = new Float32Array(width * height).fill(1);
  const view = { width, height, tones, body, faces: [{ x: 35, y: 0, width: 30, height: 40 }], poses: [null] };
  const front = closedFront(view, { layer: 'outer', worn: [jacket], isSkin: () => false, isDoubtful: () => false, isOther: () => false });
  const at = (x: number, y: number) => front[y * width + x];
  expect([at(46, 57), at(60, 57), at(66, 57)]).toEqual([1, 1, 1]);
  expect([at(74, 57), at(20, 60), at(50, 100)]).toEqual([0, 0, 0]);
});

it('of a striped shirt is nothing, though a necklace hangs before it', () => {
  const isChain = (x: number, y: number) => y > 42 && y < 80 && Math.abs(Math.abs(x - 50) - 18 + (y - 42) / 2.5) < 1.1;
  const tones = Array.from({ length: width * height }, (_, at) => (isChain(at % width, Math.trunc(at / width)) ? shirt : jacket));
  const body = new Float32Array(width * height).fill(1);
  const view = { width, height, tones, body, faces: [{ x: 35, y: 0, width: 30, height: 40 }], poses: [null] };
  const front = closedFront(view, { layer: 'outer', worn: [jacket], isSkin: () => false, isDoubtful: () => false, isOther: () => false });
  expect(front.some((value) => value > 0)).toBe(false);
});
