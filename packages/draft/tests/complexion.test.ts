import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composeScene } from '../draw/compose.ts';
import { bodyOf } from '../draw/trunk.ts';
import { drawn } from '../draw/figure.ts';
import { complexions, skinOf, type Complexion } from '../art/complexion.ts';
import { bareThing, standIn } from '../plan/thing.ts';
import { planOf } from '../plan/plan.ts';

const pixelsOf = async (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();
type Pixel = readonly [red: number, green: number, blue: number];

/** The middle color of what is visible between two heights. */
async function colorOf(png: Buffer, from: number, to: number): Promise<Pixel> {
  const data = await pixelsOf(png);
  const seen: number[][] = [[], [], []];
  for (let at = Math.trunc((data.length * from) / 4) * 4; at < data.length * to; at += 4)
    if (data[at + 3] === 255) for (const [channel, list] of seen.entries()) list.push(data[at + channel]!);
  return seen.map((list) => list.toSorted((a, b) => a - b)[Math.trunc(list.length / 2)]!) as unknown as Pixel;
}

const apart = (one: Pixel, other: Pixel): number => Math.max(...one.map((channel, at) => Math.abs(channel - other[at]!)));

describe.each(complexions)('%s', (complexion) => {
  it('isn’t the yellow of an emoji, and the same on the face and the hands', async () => {
    const face = await colorOf(await drawn('man-bald', 64, complexion), 0.3, 0.8);
    expect(face[0] - face[2], face.join()).toBeLessThan(110);
    expect(apart(face, skinOf(complexion) as Pixel), `${face.join()} and ${skinOf(complexion).join()}`).toBeLessThan(30);
  });
});

it('a body has the hands of its complexion', async () => {
  const handsOf = async (complexion: Complexion) =>
    pixelsOf(await bodyOf({ ...bareThing(standIn('man'), 'itself', 'man'), complexion }, { width: 60, height: 80 }));
  const [light, dark] = [await handsOf('light black'), await handsOf('medium dark')];
  expect(light.equals(dark)).toBe(false);
});

it('clothes are the same in every complexion', async () => {
  const [light, dark] = await Promise.all(
    (['light black', 'medium dark'] as const).map(async (complexion) => pixelsOf(await drawn('astronaut', 64, complexion))),
  );
  // Below the head.
  expect(light!.subarray(-64 * 4 * 12).equals(dark!.subarray(-64 * 4 * 12))).toBe(true);
});

const faceOf = async (prompt: string, seed: number) => {
  const { rgb, width, height } = await composeScene(planOf(prompt), { width: 128, height: 128 }, seed);
  const at = (Math.trunc(height * 0.52) * width + Math.trunc(width * 0.5)) * 3;
  return [...rgb.subarray(at, at + 3)] as unknown as Pixel;
};

it('is another with another seed, unless it is typed', async () => {
  const seen = await Promise.all([1, 2, 3, 4, 5].map((seed) => faceOf('a man', seed)));
  expect(Math.max(...seen.map((one) => apart(one, seen[0]!)))).toBeGreaterThan(25);
  const typed = await Promise.all([1, 2, 3].map((seed) => faceOf('👨🏿', seed)));
  expect(Math.max(...typed.map((one) => apart(one, typed[0]!)))).toBeLessThan(8);
});
