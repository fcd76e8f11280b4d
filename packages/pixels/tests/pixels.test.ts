import { expect, it } from 'vitest';
import { brightnessOf, hex, hsl, mix } from '../color.ts';
import { createNoise } from '../noise.ts';
import { sharpOf, unitOf } from '../image.ts';
import { randomFrom } from '../random.ts';

it('mixes two colors by share', () => {
  expect(mix(hex('#000000'), hex('#ff8000'), 0.5)).toEqual([127.5, 64, 0]);
  expect(hsl(120, 1, 0.5).map(Math.round)).toEqual([0, 255, 0]);
  expect(brightnessOf(0, 255, 0)).toBeGreaterThan(brightnessOf(255, 0, 0));
});

it('gives the same random numbers for the same text, and others for another', () => {
  const numbersOf = (text: string) => Array.from({ length: 4 }, randomFrom(text));
  expect(numbersOf('fox')).toEqual(numbersOf('fox'));
  expect(numbersOf('fox')).not.toEqual(numbersOf('owl'));
  for (const number of numbersOf('fox')) expect(number).toSatisfy((one: number) => one >= 0 && one < 1);
});

it('makes noise that is smooth: near places are alike', () => {
  const noise = createNoise(randomFrom('hills'));
  expect(Math.abs(noise(3, 4) - noise(3.001, 4))).toBeLessThan(0.02);
});

it('passes pixels to sharp unchanged, and measures an image by its longer side', async () => {
  const rgb = Buffer.from([255, 0, 0, 0, 0, 255]);
  const { data } = await sharpOf({ rgb, width: 2, height: 1 }).png().toBuffer({ resolveWithObject: true });
  expect(data.subarray(1, 4).toString()).toBe('PNG');
  expect(unitOf({ width: 500, height: 2000 })).toBe(2);
});
