import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInEngine } from '../../../contract/facts/engine.ts';
import { EngineError, type EngineJob, type EngineResult } from '../job/job.ts';
import { meaningOf, planOf } from '@iridia/draft';
import { createEngine, type BuiltInEngine } from '../engine.ts';
import { composeSticker } from '../sticker/compose.ts';
import { dieCut } from '../sticker/die-cut.ts';
import { everyCase } from './kit/depth.ts';

const fixtures = join(import.meta.dirname, '../../../tests/fixtures');
const stickers = join(import.meta.dirname, '../../../public/stickers');

let folder: string;
let engine: BuiltInEngine;
let jobs = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iridia-engine-'));
  engine = createEngine({ size: 1 });
});

afterAll(async () => {
  await engine.close();
  expect(engine.children()).toEqual([]);
  await rm(folder, { recursive: true });
});

it('goes by the name that the rest of the product knows', () => expect(engine.name).toBe(builtInEngine));

async function jobOf(capability: EngineJob['capability'], inputs: Record<string, unknown>, files: EngineJob['files']): Promise<EngineJob> {
  jobs += 1;
  return { id: String(jobs), tool: 'test', capability, inputs, files, locale: 'en', folder: await mkdtemp(join(folder, 'job-')) };
}

const seen: [number, string][] = [];

async function make(
  capability: EngineJob['capability'],
  inputs: Record<string, unknown>,
  files: EngineJob['files'] = {},
): Promise<EngineResult & { png: Buffer }> {
  seen.length = 0;
  const job = await jobOf(capability, inputs, files);
  const result = await engine.run(job, { onProgress: (...progress) => seen.push(progress), signal: new AbortController().signal });
  return { ...result, png: await readFile(result.outputs[0]!.path) };
}

async function alphaOf(png: Buffer): Promise<{ alpha: Uint8Array; width: number; height: number }> {
  const { data, info } = await sharp(png).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  return { alpha: data, width: info.width, height: info.height };
}

const side = 640;

/** A drawn subject over a background, and its true mask. */
async function composed(subject: string, ground: Buffer): Promise<{ path: string; truth: Uint8Array }> {
  const drawing = await sharp(join(stickers, `${subject}.webp`))
    .resize(360, 360)
    .png()
    .toBuffer();
  const layer = await sharp({ create: { width: side, height: side, channels: 4, background: '#0000' } })
    .composite([{ input: drawing, left: 140, top: 140 }])
    .png()
    .toBuffer();
  const path = join(folder, `composed-${subject}-${(jobs += 1)}.png`);
  await sharp(ground)
    .resize(side, side, { fit: 'cover' })
    .composite([{ input: layer }])
    .removeAlpha()
    .png()
    .toFile(path);
  return { path, truth: (await alphaOf(layer)).alpha };
}

/** Of the pixels that either calls the subject, the share that both do. */
function iou(one: Uint8Array, other: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at]! > 127, other[at]! > 127];
    if (a && b) both += 1;
    if (a || b) either += 1;
  }
  return both / either;
}

const plain = () =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#e8e4dc' } })
    .png()
    .toBuffer();
const busy = (art: string) => sharp(join(stickers, `../art/${art}.webp`)).toBuffer();

describe('the cut-out', () => {
  /** The cut-out of a car on a busy ground, of which a piece was painted black, and a piece beside it white: several tests look at it. */
  let car: { path: string; mask: string; truth: Uint8Array; png: Buffer };
  const dropped = { left: 280, top: 280 };
  const kept = { left: 10, top: 280 };
  beforeAll(async () => {
    const photo = await composed('car', await busy('silk-w'));
    const paint = (background: string, at: typeof kept) => ({
      input: { create: { width: 80, height: 80, channels: 4 as const, background } },
      ...at,
    });
    const mask = join(folder, 'mask.png');
    await sharp({ create: { width: side, height: side, channels: 4, background: '#0000' } })
      .composite([paint('#ffffff', kept), paint('#000000', dropped)])
      .png()
      .toFile(mask);
    car = { ...photo, mask, png: (await make('image.cutout', {}, { image: [photo.path], mask: [mask] })).png };
  });
  const middle = ({ left, top }: typeof kept) => (top + 40) * side + left + 40;

  it('finds a car on a busy ground', async () => {
    const { alpha } = await alphaOf(car.png);
    for (const { left, top } of [kept, dropped])
      for (let y = top; y < top + 80; y += 1) alpha.set(car.truth.subarray(y * side + left, y * side + left + 80), y * side + left);
    expect(iou(alpha, car.truth)).toBeGreaterThanOrEqual(0.9);
  });

  it('keeps what is painted white and drops what is painted black', async () => {
    const { alpha } = await alphaOf(car.png);
    expect([car.truth[middle(kept)], car.truth[middle(dropped)]]).toEqual([0, 255]);
    expect([alpha[middle(kept)], alpha[middle(dropped)]]).toEqual([255, 0]);
  });

  it.each(everyCase ? ['fox', 'unicorn', 'cupcake'] : [])('finds a %s on a plain ground', async (subject) => {
    const { path, truth } = await composed(subject, await plain());
    const { png } = await make('image.cutout', {}, { image: [path] });
    expect(iou((await alphaOf(png)).alpha, truth)).toBeGreaterThanOrEqual(0.95);
  });

  it.each(
    everyCase
      ? [
          ['dog', 'aurora'],
          ['fox', 'silk-w'],
          ['unicorn', 'dunes-w'],
        ]
      : [],
  )('finds a %s on the busy ground %s', async (subject, art) => {
    const { path, truth } = await composed(subject, await busy(art));
    const { png } = await make('image.cutout', {}, { image: [path] });
    expect(iou((await alphaOf(png)).alpha, truth)).toBeGreaterThanOrEqual(0.9);
  });

  it.skipIf(!everyCase)('has a second proposal', async () => {
    const second = await make('image.cutout', { cut: 'grab' }, { image: [car.path], mask: [car.mask] });
    expect(second.png.equals(car.png)).toBe(false);
    const { alpha } = await alphaOf(second.png);
    expect(alpha.some((value) => value === 255)).toBe(true);
  });

  it('refuses an image in which nothing stands out', async () => {
    const path = join(folder, 'empty.png');
    await sharp(await plain()).toFile(path);
    await expect(make('sticker', { mode: 'image' }, { image: [path] })).rejects.toMatchObject({ kind: 'refused', reason: 'noSubject' });
  });
});

describe('the sticker', () => {
  /** Large enough that no net has to enlarge the cat, which takes four times as long as all else; the tiny subject below is enlarged. */
  let photo: string;
  /** Of the photo, without words. */
  let alone: Awaited<ReturnType<typeof make>>;
  let reported: typeof seen;
  beforeAll(async () => {
    photo = join(folder, 'cat.jpg');
    await sharp(join(fixtures, 'chelsea.jpg')).resize(900).toFile(photo);
    alone = await make('sticker', { mode: 'image' }, { image: [photo] });
    reported = [...seen];
  });

  it('is cut out of the photo, with a rim and a transparent ground, and reports its progress', async () => {
    const { png, outputs } = alone;
    const { alpha, width, height } = await alphaOf(png);
    expect(outputs[0]).toMatchObject({ type: 'image/png', width, height });
    expect(Math.max(width, height)).toBe(1024);
    expect(alpha[0]).toBe(0);
    const pixels = await sharp(png).raw().toBuffer();
    const white = alpha.findIndex(
      (value, at) => value > 250 && pixels[at * 4]! > 250 && pixels[at * 4 + 1]! > 250 && pixels[at * 4 + 2]! > 250,
    );
    expect(white, 'there is a white rim').toBeGreaterThan(-1);
    const fractions = reported.map(([fraction]) => fraction);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(new Set(reported.map(([, stage]) => stage))).toEqual(new Set(['reading', 'cutting', 'outlining', 'encoding']));
  });

  const oneMeaning = [
    'a happy fox with sunglasses in space',
    '太空中戴墨镜的快乐狐狸',
    'un renard heureux avec des lunettes de soleil dans l’espace',
    'un zorro feliz con gafas de sol en el espacio',
    'счастливая лиса в солнечных очках в космосе',
  ];

  it('is the same for the same seed in all five languages, another for another seed', async () => {
    const [meaning, ...others] = oneMeaning.map((prompt) => meaningOf(planOf(prompt, { placeless: true })));
    for (const other of others) expect(other).toBe(meaning);
    // What the plan and the seed make of it, small; and in the size of a sticker once, as a job makes it, in the deep run.
    const drawn = (prompt: string, seed: number, size: number) => composeSticker(planOf(prompt, { placeless: true }), size, seed);
    const small = await drawn(oneMeaning[0]!, 7, 128);
    for (const prompt of oneMeaning) expect((await drawn(prompt, 7, 128)).equals(small)).toBe(true);
    expect((await drawn(oneMeaning[0]!, 8, 128)).equals(small)).toBe(false);
    if (!everyCase) return;
    const { png, notes } = await make('sticker', { mode: 'text', prompt: oneMeaning[1]!, seed: 7 });
    // A drawn fox is not happier than another.
    expect(notes).toMatchObject({ draft: true, seed: 7, unknown: ['快乐'] });
    const pixels = (encoded: Buffer) => sharp(encoded).raw().toBuffer();
    expect((await pixels(png)).equals(await pixels((await dieCut(await drawn(oneMeaning[0]!, 7, 1024))).png))).toBe(true);
  });

  it.each(['a fox and a moon', '🦊🌙🌊', 'a cat, a star and a balloon'])('is one piece that scissors can cut out: %s', async (prompt) => {
    const { png } = await dieCut(await composeSticker(planOf(prompt, { placeless: true }), 512, 3));
    const side = 128;
    const { data } = await sharp(png)
      .extractChannel(3)
      .resize(side, side, { fit: 'contain', background: '#000' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isSolid = (at: number): boolean => data[at]! > 128;
    const seen = new Set<number>();
    let pieces = 0;
    for (let at = 0; at < side * side; at += 1) {
      if (!isSolid(at) || seen.has(at)) continue;
      pieces += 1;
      const open = [at];
      while (open.length > 0) {
        const next = open.pop()!;
        if (seen.has(next) || !isSolid(next)) continue;
        seen.add(next);
        const x = next % side;
        open.push(next - side, next + side, ...(x > 0 ? [next - 1] : []), ...(x < side - 1 ? [next + 1] : []));
      }
    }
    expect(pieces).toBe(1);
  });

  it('lists the words that it left out, and shows the words themselves when it has no drawing for any', async () => {
    const { notes } = await make('sticker', { mode: 'text', prompt: 'a fox with a qwrtz', seed: 1 });
    expect(notes).toMatchObject({ understood: ['fox'], unknown: ['qwrtz'] });
    const { notes: letters } = await make('sticker', { mode: 'text', prompt: 'qwrtz' });
    expect(letters).toMatchObject({ understood: [], written: ['qwrtz'], unknown: [] });
  });

  it.skipIf(!everyCase)(
    'has 1024 pixels on the longer side, however small the subject or large the photo, and a rim in proportion',
    async () => {
      const large = join(folder, 'large.jpg');
      await sharp(join(fixtures, 'astronaut.jpg')).resize(6000, 5000, { fit: 'fill' }).jpeg({ quality: 70 }).toFile(large);
      const path = join(folder, 'tiny.png');
      // No larger than one tile of the net that enlarges it.
      await sharp({ create: { width: 540, height: 420, channels: 3, background: '#d8dde2' } })
        .composite([{ input: await sharp(join(stickers, 'fox.webp')).resize(138, 138).png().toBuffer(), left: 198, top: 144 }])
        .png()
        .toFile(path);
      for (const photo of [path, large]) {
        const { png, outputs } = await make('sticker', { mode: 'image' }, { image: [photo] });
        expect(Math.max(outputs[0]!.width!, outputs[0]!.height!)).toBe(1024);
        const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
        // Along the middle row from the left: the rim is white from its first solid pixel on.
        const row = Math.round(info.height / 2);
        const pixel = (x: number) => [...data.subarray((row * info.width + x) * 4, (row * info.width + x) * 4 + 4)];
        const first = Array.from({ length: info.width }, (_, x) => x).find((x) => pixel(x)[3]! > 250)!;
        const inside = Array.from({ length: info.width - first }, (_, x) => x).find((x) => pixel(first + x).some((value) => value < 225))!;
        expect(inside, photo).toBeGreaterThan(12);
      }
    },
  );

  it.skipIf(!everyCase)('puts what the words name beside the photo', async () => {
    const both = await make('sticker', { mode: 'imageText', prompt: 'stars and a crown', seed: 3 }, { image: [photo] });
    expect(both.notes).toMatchObject({ draft: true, understood: ['stars', 'crown'] });
    expect(Math.max(both.outputs[0]!.width!, both.outputs[0]!.height!)).toBe(1024);
    expect(both.png.equals(alone.png)).toBe(false);
  });
});

describe('the child processes', () => {
  /** The job that takes the least. */
  const restyle = () => make('image.fromImage', { style: 'pixel' }, { image: [join(fixtures, 'chelsea.jpg')] });

  // The pool ends children the same way (pool.test.ts).
  it.skipIf(!everyCase)('leave none behind after a cancel, and the next job works', async () => {
    const leaving = new AbortController();
    const job = await jobOf('sticker', { mode: 'image' }, { image: [join(fixtures, 'coffee.jpg')] });
    const [pid] = engine.children();
    const running = engine.run(job, { onProgress: () => leaving.abort(), signal: leaving.signal });
    await expect(running).rejects.toMatchObject({ kind: 'cancelled' });
    await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
    await expect(restyle()).resolves.toMatchObject({ notes: { style: 'pixel' } });
  });

  it('may be killed: the job fails with a named error, and the next job works', async () => {
    const job = await jobOf('sticker', { mode: 'image' }, { image: [join(fixtures, 'coffee.jpg')] });
    const running = engine.run(job, {
      onProgress: () => {
        for (const pid of engine.children()) process.kill(pid, 'SIGKILL');
      },
      signal: new AbortController().signal,
    });
    const failure = await running.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EngineError);
    expect(failure).toMatchObject({ kind: 'failed' });
    await expect(restyle()).resolves.toMatchObject({ notes: { style: 'pixel' } });
  });

  it('are waited for, which the job that waits reports', async () => {
    const waits: boolean[][] = [[], []];
    const job = await jobOf('sticker', { mode: 'text', prompt: 'a cat' }, {});
    const drawn = waits.map((reported) =>
      engine.run(job, {
        onProgress: () => undefined,
        onWaiting: (isWaiting) => reported.push(isWaiting),
        signal: AbortSignal.timeout(30_000),
      }),
    );
    await Promise.all(drawn);
    expect(waits).toEqual([[], [true, false]]);
  });

  it('are given up when they take too long', async () => {
    const hurried = createEngine({ size: 1, timeout: 1 });
    const job = await jobOf('sticker', { mode: 'image' }, { image: [join(fixtures, 'coffee.jpg')] });
    const running = hurried.run(job, { onProgress: () => undefined, signal: new AbortController().signal });
    await expect(running).rejects.toMatchObject({ kind: 'timeout' });
    await hurried.close();
  });
});
