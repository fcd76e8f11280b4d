/** The tasks that the model of a pack serves, with tiny nets in place: the right kind of file, what the model was asked, its progress. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createEngine, EngineError, type EngineJob } from '../index.ts';
import { useDevice } from '../nets/device.ts';
import { usePacks } from '../packs/index.ts';
import { filesOfModel, placePack, tinyPacks } from './kit/packs.ts';
import { psnr, photo, pixelsOf, workshop } from './kit/task.ts';
import { everyCase } from './kit/depth.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-packs-'));
const shop = workshop();
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => usePacks(null));

beforeAll(() => {
  tinyPacks.picture(join(folder, 'lcm'));
  placePack(join(folder, 'sdxs'), 'picture-fast', filesOfModel('sdxs'), { pipeline: { sides: [64] } });
  placePack(join(folder, 'sd'), 'picture', filesOfModel('sd'), {
    pipeline: {
      sampler: 'euler',
      negative: true,
      sides: [32],
      steps: { min: 1, max: 30, usual: 3 },
      guidance: { min: 1, max: 12, usual: 7 },
    },
  });
});

const prompt = 'a red fox in the snow';

describe('an image from words', () => {
  test('is painted by the model, in the requested ratio, and is not labeled a draft', async () => {
    usePacks(join(folder, 'lcm'));
    const { outputs, notes, image: made } = await shop.make('image.fromText', { prompt, ratio: '16:9', seed: 7 });
    expect(notes).toEqual({ seed: 7, steps: 4, guidance: 1 });
    expect(outputs[0]).toMatchObject({ type: 'image/png', width: made.width, height: made.height });
    expect(made.width / made.height).toBeCloseTo(16 / 9, 1);
    expect([made.width % 2, made.height % 2]).toEqual([0, 0]);
  });

  test.skipIf(!everyCase)('the seed, the words, the style, steps and guidance count', async () => {
    usePacks(join(folder, 'lcm'));
    const make = async (inputs: EngineJob['inputs']) => (await shop.make('image.fromText', { prompt, seed: 7, ...inputs })).image.data;
    const usual = await make({});
    expect(psnr(usual, await make({}))).toBe(Infinity);
    // A random net reacts little to words, so any difference is one.
    for (const change of [{ seed: 8 }, { prompt: 'a dog' }, { style: 'oil' }, { steps: 2 }, { guidance: 3 }])
      expect(psnr(usual, await make(change)), JSON.stringify(change)).toBeLessThan(60);
    // Outside the limits of the model the nearest limit counts.
    expect(psnr(await make({ steps: 8 }), await make({ steps: 500 }))).toBe(Infinity);
  });

  test.skipIf(!everyCase)('what it should not show counts where the model compares with it, and only there', async () => {
    const make = async (negative: string) => (await shop.make('image.fromText', { prompt, seed: 7, negative })).image.data;
    usePacks(join(folder, 'sd'));
    expect(psnr(await make(''), await make('snow'))).toBeLessThan(60);
    usePacks(join(folder, 'lcm'));
    expect(psnr(await make(''), await make('snow'))).toBe(Infinity);
  });

  test('progress comes after each step and only rises', async () => {
    usePacks(join(folder, 'lcm'));
    const { progress } = await shop.make('image.fromText', { prompt, seed: 7, steps: 6 });
    const painting = progress.filter(([, stage]) => stage === 'painting').map(([fraction]) => fraction);
    expect(painting.length).toBeGreaterThanOrEqual(7);
    expect(painting).toEqual(painting.toSorted((one, other) => one - other));
    expect(progress.at(-1)![1]).toBe('encoding');
  });

  test('a model of one step paints too', async () => {
    usePacks(join(folder, 'sdxs'));
    const { notes, image: made } = await shop.make('image.fromText', { prompt, seed: 7 });
    expect(notes).toEqual({ seed: 7, steps: 1 });
    expect([made.width, made.height]).toEqual([64, 64]);
  });

  test.each(['lcm', 'sdxs'])('%s: a device that cannot be used leaves the work to the processor', async (model) => {
    usePacks(join(folder, model));
    const make = async () => (await shop.make('image.fromText', { prompt, seed: 7 })).image.data;
    const usual = await make();
    useDevice('cuda');
    try {
      expect(psnr(usual, await make())).toBe(Infinity);
    } finally {
      useDevice('cpu');
    }
  });

  test('a folder whose files do not fit is an error, not a draft', async () => {
    const files = filesOfModel('lcm-onnx');
    placePack(join(folder, 'broken'), 'picture', { ...files, 'unet/model.onnx': Buffer.from('not a graph') });
    usePacks(join(folder, 'broken'));
    await expect(shop.make('image.fromText', { prompt, seed: 7 })).rejects.toThrow();
  });
});

describe('an image from an image', () => {
  test.skipIf(!everyCase)('keeps its proportions, and goes further from it with more strength', async () => {
    usePacks(join(folder, 'lcm'));
    const make = (strength: number) => shop.make('image.fromImage', { prompt, seed: 7, strength }, { image: [photo('coffee')] });
    const [low, high, lowest] = [await make(0.2), await make(1), await make(0)];
    const { width, height } = await sharp(photo('coffee')).metadata();
    expect(low.image.width / low.image.height).toBeCloseTo(width / height, 1);
    expect(low.notes).toMatchObject({ seed: 7, steps: 4 });
    expect(psnr(low.image.data, high.image.data)).toBeLessThan(40);
    expect(psnr(low.image.data, lowest.image.data)).toBe(Infinity);
  });

  test('keeps what is transparent', async () => {
    usePacks(join(folder, 'lcm'));
    const path = shop.path('round.png');
    const circle = Buffer.from('<svg width="200" height="200"><circle cx="100" cy="100" r="80" fill="#3060c0"/></svg>');
    await sharp(circle).png().toFile(path);
    const { image: made } = await shop.make('image.fromImage', { prompt, seed: 7 }, { image: [path] });
    expect(made.channels).toBe(4);
    expect(made.data[3]).toBe(0);
    expect(made.data[(Math.floor(made.height / 2) * made.width + Math.floor(made.width / 2)) * 4 + 3]).toBe(255);
  });

  test('a model that takes only text leaves it to the filters', async () => {
    usePacks(join(folder, 'sdxs'));
    const { notes } = await shop.make('image.fromImage', { style: 'oil', seed: 7 }, { image: [photo('coffee')] });
    expect(notes).toMatchObject({ style: 'oil', understood: [] });
    expect(notes).not.toHaveProperty('steps');
  });
});

describe('a hole', () => {
  test('is filled by the model, and nothing else changes', async () => {
    usePacks(join(folder, 'lcm'));
    const mask = shop.path('mask.png');
    const { width, height } = await sharp(photo('coffee')).metadata();
    const box = { left: 200, top: 120, width: 60, height: 40 };
    const white = await sharp({ create: { width: box.width, height: box.height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await sharp({ create: { width, height, channels: 3, background: '#000' } })
      .composite([{ input: white, left: box.left, top: box.top }])
      .png()
      .toFile(mask);
    const { image: made, notes } = await shop.make('image.inpaint', { seed: 3 }, { image: [photo('coffee')], mask: [mask] });
    expect(notes).toEqual({ seed: 3, steps: 4, guidance: 1 });
    const before = await pixelsOf(photo('coffee'));
    let [outside, inside] = [0, 0];
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const isMarked = x >= box.left && x < box.left + box.width && y >= box.top && y < box.top + box.height;
        const isNear = x >= box.left - 3 && x < box.left + box.width + 3 && y >= box.top - 3 && y < box.top + box.height + 3;
        for (let channel = 0; channel < 3; channel += 1) {
          const at = (y * width + x) * 3 + channel;
          if (made.data[at] === before.data[at]) continue;
          if (isMarked) inside += 1;
          else if (!isNear) outside += 1;
        }
      }
    expect(outside).toBe(0);
    expect(inside).toBeGreaterThan(box.width * box.height * 2);
  });
});

describe('a sticker from words', () => {
  test.skipIf(!everyCase)('is painted, cut out and given its rim', async () => {
    usePacks(join(folder, 'lcm'));
    // What so small a model paints has a subject only by chance: of this seed it has.
    const { image: made, notes, outputs } = await shop.make('sticker', { mode: 'text', prompt, seed: 4 });
    expect(notes).toEqual({ seed: 4, steps: 4, guidance: 1 });
    expect(outputs).toHaveLength(1);
    expect(made.channels).toBe(4);
    expect(made.data[3]).toBe(0);
  });
});

describe('in the engine’s child', () => {
  const job = (id: string, inputs: EngineJob['inputs']): EngineJob => {
    const place = mkdtempSync(join(folder, `job-${id}-`));
    const files = { image: [photo('coffee')] };
    return { id, tool: 'ai-image-to-image', capability: 'image.fromImage', inputs, files, locale: 'en', folder: place };
  };

  test('the result names the model, also for a pack that came later; abort kills the child', async () => {
    const packs = mkdtempSync(join(folder, 'later-'));
    const engine = createEngine({ packs, size: 1 });
    const run = (inputs: EngineJob['inputs'], signal: AbortSignal, onProgress: (fraction: number) => void = () => undefined) =>
      engine.run(job('child', inputs), { signal, onProgress });
    try {
      const styled = await run({ style: 'pixel', seed: 7 }, AbortSignal.timeout(50_000));
      expect(styled.notes).not.toHaveProperty('models');
      cpSync(join(folder, 'lcm', 'picture'), join(packs, 'picture'), { recursive: true });
      const painted = await run({ prompt, seed: 7 }, AbortSignal.timeout(50_000));
      expect(painted.notes.models).toMatchObject([{ pack: 'picture', title: 'Dreamshaper 8 LCM', revision: 'a'.repeat(12) }]);
      const stop = new AbortController();
      const children = engine.children();
      const aborted = run({ prompt, seed: 7, steps: 8 }, stop.signal, () => stop.abort());
      await expect(aborted).rejects.toMatchObject({ kind: 'cancelled' } satisfies Partial<EngineError>);
      expect(engine.children()).not.toEqual(children);
    } finally {
      await engine.close();
    }
  });
});
