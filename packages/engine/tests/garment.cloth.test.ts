import { expect, it } from 'vitest';
import { jointCount, joints, type JointName, type Pose } from '../body/joints.ts';
import { clothOf } from '../garment/cloth.ts';
import { closed } from '../garment/gaps.ts';
import { handsOf } from '../garment/hands.ts';
import { apart, type Tone } from '../garment/tones.ts';
import { othersTones, skinTest, type View } from '../garment/zones.ts';

const [width, height] = [120, 160];
const face = { x: 45, y: 10, width: 30, height: 40 };
const skin: Tone = [160, -14, 20];
const everywhere = () => true;

/** Somebody whose face is skin and whose chest, below it, is as is painted. */
function seen(paint: (x: number, y: number) => Tone, more: Partial<View> = {}): View {
  const tones = Array.from({ length: width * height }, (_, at): Tone => {
    const [x, y] = [at % width, Math.trunc(at / width)];
    return y < 55 ? skin : paint(x, y);
  });
  return { width, height, tones, body: new Float32Array(width * height).fill(1), faces: [face], poses: [null], ...more };
}

const chest = (_: number, y: number) => y > 60;
const wornBy = (view: View) => clothOf(view, { holds: chest, bare: chest, inner: null, reaches: () => everywhere }, 'outer', () => 2)!.worn;

it('that is gray, in light and in shade, covers more than what is black', () => {
  const [lit, shaded, black]: Tone[] = [
    [210, -2, 1],
    [140, -1, 0],
    [7, 2, -2],
  ];
  const [main] = wornBy(seen((x) => (x % 10 < 4 ? black! : x % 10 < 7 ? lit! : shaded!)));
  expect(apart(main!, black!)).toBeGreaterThan(30);
});

it('is not what is held before one side of it', () => {
  const [gray, tablet]: Tone[] = [
    [180, -1, 1],
    [8, 0, 0],
  ];
  const isIn = (tone: Tone, view: View) => wornBy(view).some((color) => apart(color, tone) < 10);
  expect(
    isIn(
      tablet!,
      seen((x, y) => (x > 80 && y > 65 ? tablet! : gray!)),
    ),
  ).toBe(false);
  // Stripes are on both sides.
  expect(
    isIn(
      tablet!,
      seen((x) => (x % 8 < 4 ? tablet! : gray!)),
    ),
  ).toBe(true);
});

it('without color isn’t skin, in a photo of little color', () => {
  const isSkin = skinTest(seen(() => skin));
  expect(isSkin([200, -2, 2])).toBe(Infinity);
  expect(isSkin([150, -10, 16])).toBeLessThan(13);
});

it('closes where two colors meet, and only where it may be', () => {
  const mask = Uint8Array.from({ length: width * height }, (_, at) => (at % width === 60 ? 0 : 1));
  const may = Uint8Array.from(mask, (_, at) => (at < 80 * width ? 1 : 0));
  const found = closed(mask, may, { width, height, faces: [face] });
  expect([found[40 * width + 60], found[120 * width + 60]]).toEqual([1, 0]);
});

it('is another’s where somebody else stands', () => {
  const other = { x: 80, y: 12, width: 30, height: 40 };
  const view = seen((x) => (x > 77 ? [90, 40, -20] : [200, 10, -60]), { faces: [face, other] });
  expect(othersTones(view)).toEqual([[90, 40, -20]]);
});

it('is none on a hand, which begins behind the wrist', () => {
  const spots: Partial<Record<JointName, readonly [number, number]>> = { leftWrist: [30, 120], leftIndex: [50, 116], leftPinky: [50, 124] };
  const found = new Map(Object.entries(spots).map(([name, spot]) => [joints[name as JointName] as number, spot]));
  const pose: Pose = {
    confidence: 1,
    joints: Array.from({ length: jointCount }, (_, index) => {
      const [x, y] = found.get(index) ?? [0, 0];
      return { x, y, seen: found.has(index) ? 1 : 0, present: 1 };
    }),
  };
  const isHand = handsOf({ faces: [face], poses: [pose] });
  expect([isHand(60, 122), isHand(20, 120), isHand(60, 150)]).toEqual([true, false, false]);
  expect(handsOf({ faces: [face], poses: [null] })(60, 122)).toBe(false);
});
