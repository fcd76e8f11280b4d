/** Who is cut out where several people are in a photo. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cutOut } from '../cutout/cutout.ts';
import { astronaut } from './kit/faces.ts';
import { workshop } from './kit/task.ts';

const { path } = workshop();

/** Her photo, beside it as much of it again as `width` shows of it. */
async function beside(width: number): Promise<string> {
  const file = path(`${width}.png`);
  const other = await sharp(astronaut).extract({ left: 60, top: 0, width, height: 512 }).toBuffer();
  await sharp(astronaut)
    .extract({ left: 60, top: 0, width: 320, height: 512 })
    .extend({ right: width, background: '#888' })
    .composite([{ input: other, left: 320, top: 0 }])
    .toFile(file);
  return file;
}

/** How opaque the two faces are, from 0 to 1. */
async function facesOf(file: string): Promise<number[]> {
  const { alpha, width } = await cutOut(file, { longest: 1024, onProgress: () => undefined });
  return [165, 485].map((x) => alpha[115 * width + x]!);
}

it('leaves out who is cut off at the side, and keeps both where both are whole', async () => {
  const [own, cutOff] = await facesOf(await beside(190));
  expect(own).toBeGreaterThan(0.9);
  expect(cutOff).toBeLessThan(0.1);
  for (const face of await facesOf(await beside(320))) expect(face).toBeGreaterThan(0.9);
});
