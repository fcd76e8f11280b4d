/** Packs of one net each: taken up while the engine runs, named in the notes, dropped when they are removed. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { durations } from '../../../contract/facts/tools/choices.ts';
import { createEngine, type BuiltInEngine } from '../engine.ts';
import type { EngineJob } from '../job/job.ts';
import { encodeVideo } from '../media/encode.ts';
import { layersByDepth, nearnessOf } from '../motion/depth.ts';
import { readImage } from '../image/image.ts';
import { fileOf, isPlainPath, matches, packsIn, registry, type PipelineOf, type PlacedPack } from '../packs/index.ts';
import { difference, framesOf } from './kit/video.ts';
import { netsFolder, placePack, tinyPacks } from './kit/packs.ts';
import { everyCase } from './kit/depth.ts';

const root = mkdtempSync(join(tmpdir(), 'iridia-packs-'));
const packs = join(root, 'models');
let engine: BuiltInEngine;
let image: string;
const side = 320;

beforeAll(async () => {
  engine = createEngine({ size: 1, packs });
  // A red square on blue, low in contrast: the bundled net finds something else than the pack's, which knows red from blue.
  image = join(root, 'picture.png');
  await sharp({ create: { width: side, height: side, channels: 3, background: '#3030C0' } })
    .composite([{ input: { create: { width: 160, height: 160, channels: 3, background: '#C03030' } }, left: 20, top: 20 }])
    .png()
    .toFile(image);
});
afterAll(async () => {
  await engine.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => rmSync(packs, { recursive: true, force: true }));

async function make(capability: EngineJob['capability'], inputs: Record<string, unknown>, files: EngineJob['files'] = { image: [image] }) {
  const job: EngineJob = { id: '1', tool: 'test', capability, inputs, files, locale: 'en', folder: mkdtempSync(join(root, 'job-')) };
  return engine.run(job, { onProgress: () => undefined, signal: new AbortController().signal });
}
/** The job that takes the least: it needs no net. */
const withoutNet = () => make('image.fromImage', { style: 'pixel' });
const rgbAt = async (path: string, x: number, y: number): Promise<number[]> => [
  ...(await sharp(path).removeAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer()),
];

describe('a pack', () => {
  it('serves from the next job on, names itself, and is dropped when it is removed', async () => {
    // What no pack serves is done by the bundled net, which takes long, so it is asked once, afterwards.
    expect((await withoutNet()).notes.models).toBeUndefined();
    const [child] = engine.children();

    tinyPacks.cutout(packs);
    const { outputs, notes } = await make('image.cutout', {});
    expect(notes.models).toEqual([{ pack: 'cutout', title: 'BiRefNet lite 512', revision: 'a'.repeat(12) }]);
    const alpha = await sharp(outputs[0]!.path).extractChannel('alpha').raw().toBuffer();
    expect([alpha[100 * side + 100], alpha[280 * side + 280]]).toEqual([255, 0]);

    tinyPacks.cutout(packs, 'b');
    expect((await make('image.cutout', {})).notes.models).toMatchObject([{ revision: 'b'.repeat(12) }]);

    rmSync(join(packs, 'cutout'), { recursive: true });
    expect((await make('image.cutout', {})).notes.models).toBeUndefined();
    expect(engine.children()).toEqual([child]);
  });

  it.skipIf(!everyCase)('is named where only a part of the work was its own', async () => {
    tinyPacks.cutout(packs);
    const { notes } = await make('sticker', { mode: 'image', style: 'none' });
    expect(notes.models).toMatchObject([{ pack: 'cutout' }]);
  });

  it.skipIf(!everyCase)('runs on the processor, in words, when the device that was asked for is not there', async () => {
    const absent = process.platform === 'win32' ? 'coreml' : 'dml';
    const message: string[] = [];
    const asked = createEngine({ size: 1, packs, device: absent, onDevice: (chosen) => message.push(chosen.message) });
    try {
      const job = async (): Promise<EngineJob> => ({
        id: '1',
        tool: 'test',
        capability: 'image.cutout',
        inputs: {},
        files: { image: [image] },
        locale: 'en',
        folder: mkdtempSync(join(root, 'job-')),
      });
      const run = { onProgress: () => undefined, signal: new AbortController().signal };
      await asked.run({ ...(await job()), capability: 'image.fromImage', inputs: { style: 'pixel' } }, run);
      // Without a pack nothing is tried.
      expect([message, asked.device?.()]).toEqual([[], null]);
      tinyPacks.cutout(packs);
      for (let turn = 0; turn < 2; turn += 1) expect((await asked.run(await job(), run)).notes.models).toHaveLength(1);
      expect(message).toHaveLength(1);
      expect(asked.device?.()).toContain('Packs run on the processor: ');
    } finally {
      await asked.close();
    }
  });

  it.skipIf(!everyCase)('that needs much memory works in a process of its own', async () => {
    await withoutNet();
    const usual = engine.children();
    placePack(packs, 'cutout', { 'net.onnx': readFileSync(join(netsFolder, 'cutout.onnx')) }, { pipeline: { side: 64 }, memory: 4e9 });
    expect((await make('image.cutout', {})).notes.models).toMatchObject([{ pack: 'cutout' }]);
    const heavy = engine.children().filter((child) => !usual.includes(child));
    expect(heavy).toHaveLength(1);
    await Promise.all([make('image.cutout', {}), make('image.cutout', {})]);
    expect(engine.children().filter((child) => !usual.includes(child))).toEqual(heavy);
  });

  it('counts only with a sound lock in its own folder', () => {
    tinyPacks.cutout(packs);
    tinyPacks.depth(packs);
    mkdirSync(join(packs, 'enlarge'));
    writeFileSync(join(packs, 'enlarge/pack.json'), '{"format":2}');
    placePack(packs, 'inpaint', { 'migan_pipeline_v2.onnx': Buffer.from('x') });
    rmSync(join(packs, 'inpaint/pack.json'));
    expect(packsIn(packs).map(({ manifest: { name } }) => name)).toEqual(['cutout', 'depth']);
    expect(packsIn(join(packs, 'none'))).toEqual([]);
  });
});

describe('a net of a pack', () => {
  const markedAt = async (left: number, top: number): Promise<string> => {
    const path = join(root, 'mask.png');
    await sharp({ create: { width: side, height: side, channels: 3, background: '#000' } })
      .composite([{ input: { create: { width: 30, height: 30, channels: 3, background: '#fff' } }, left, top }])
      .png()
      .toFile(path);
    return path;
  };

  it('fills a hole, and leaves everything else alone', async () => {
    const files = { image: [image], mask: [await markedAt(240, 240)] };
    // What is bundled fills with what surrounds the hole, which changes nothing where all is of one color.
    await expect(make('image.inpaint', {}, files)).rejects.toMatchObject({ kind: 'refused', reason: 'nothingChanged' });
    tinyPacks.inpaint(packs);
    const { outputs, notes } = await make('image.inpaint', {}, files);
    expect(notes.models).toMatchObject([{ pack: 'inpaint', title: 'MI-GAN' }]);
    const { path } = outputs[0]!;
    // The tiny net fills with the inverse of what was there.
    expect(await rgbAt(path, 255, 255)).toEqual([0xcf, 0xcf, 0x3f]);
    expect(await rgbAt(path, 200, 255)).toEqual([0x30, 0x30, 0xc0]);
    expect(await rgbAt(path, 100, 100)).toEqual([0xc0, 0x30, 0x30]);
  });

  it('fills a mark on a video, and leaves the rest of each frame alone', async () => {
    tinyPacks.inpaint(packs);
    const [width, height] = [160, 120];
    const frame = Buffer.alloc(width * height * 4, 255);
    for (let at = 0; at < width * height; at += 1) frame.set([0x30, 0x30, 0xc0], at * 4);
    const video = join(root, 'film.mp4');
    await encodeVideo(
      video,
      'mp4',
      { width, height, fps: 10, crf: 8 },
      Array.from({ length: 6 }, () => frame),
    );
    const regions = [{ x: 60, y: 40, width: 40, height: 30 }];
    const { outputs, notes } = await make('video.inpaint', { regions }, { video: [video] });
    expect(notes.models).toMatchObject([{ pack: 'inpaint', title: 'MI-GAN' }]);
    const { frames } = await framesOf(outputs[0]!.path);
    const inside = { left: 70, top: 48, width: 20, height: 14 };
    for (const made of frames) {
      // The tiny net fills with the inverse of what was there.
      expect(difference(made, frame, width, inside)).toBeGreaterThan(100);
      expect(difference(made, frame, width, { ...inside, left: 5, top: 5 })).toBeLessThan(6);
    }
    rmSync(join(packs, 'inpaint'), { recursive: true });
    await expect(make('video.inpaint', { regions }, { video: [video] })).rejects.toMatchObject({ reason: 'nothingChanged' });
  });

  it.each([2, 4] as const)('for four times enlarges %i times', async (scale) => {
    tinyPacks.enlarge(packs);
    const { outputs, notes } = await make('image.enhance', { scale });
    const [{ path, width, height }] = outputs as [(typeof outputs)[0]];
    expect([width, height]).toEqual([side * scale, side * scale]);
    expect(notes.models).toMatchObject([{ pack: 'enlarge' }]);
    for (const [x, y] of [
      [3, 3],
      [100, 100],
      [300, 300],
      [170, 60],
    ] as const) {
      const given = await rgbAt(image, x, y);
      const made = await rgbAt(path, x * scale + 1, y * scale + 1);
      for (const [channel, value] of given.entries()) expect(Math.abs(made[channel]! - value)).toBeLessThan(2);
    }
  });

  it.skipIf(!everyCase)('for depth lets what is near move farther than what is far', async () => {
    const given = await readImage(image, 1280);
    tinyPacks.depth(packs);
    const pack = packsIn(packs)[0] as PlacedPack<PipelineOf<'depth'>>;
    const nearness = await nearnessOf(given, pack);
    // The tiny net calls red near.
    expect(nearness[100 * side + 100]).toBeGreaterThan(0.9);
    expect(nearness[280 * side + 280]).toBeLessThan(0.1);
    const layers = layersByDepth(given, nearness, 2.6);
    expect(layers.map(({ distance }) => distance)).toEqual(
      layers.map(({ distance }) => distance).toSorted((one, other) => Number(other) - Number(one)),
    );
    const nearest = layers.at(-1)!;
    expect([layers[0]!.distance, nearest.distance]).toEqual([2.6, 1]);
    const alphaAt = (x: number, y: number) => nearest.pixels[(y * side + x) * 4 + 3];
    expect([alphaAt(100, 100), alphaAt(280, 280)]).toEqual([255, 0]);
    // Under the red square the farthest layer carries the blue on: moving apart shows no second square.
    const under = [...layers[0]!.pixels.subarray((100 * side + 100) * 4, (100 * side + 100) * 4 + 3)];
    expect(under[2]! - under[0]!).toBeGreaterThan(100);

    const strip = join(root, 'strip.png');
    await sharp(image).extract({ left: 0, top: 80, width: side, height: 60 }).toFile(strip);
    const { notes } = await make('video.fromImage', { motion: 'drift', duration: durations.min }, { image: [strip] });
    expect(notes).toMatchObject({ depth: true, models: [{ pack: 'depth', title: 'Depth Anything V2 small' }] });
  });

  it('that does not answer as it must ends the job with a cause, and no result', async () => {
    placePack(packs, 'inpaint', { 'migan_pipeline_v2.onnx': readFileSync(join(netsFolder, 'cutout.onnx')) });
    const files = { image: [image], mask: [await markedAt(240, 240)] };
    await expect(make('image.inpaint', {}, files)).rejects.toMatchObject({ kind: 'failed' });
  });
});

describe('names of files', () => {
  it.each([
    ['unet/model.onnx*', 'unet/model.onnx_data', true],
    ['unet/model.onnx*', 'unet/model.onnx', true],
    ['unet/model.onnx*', 'unet/deep/model.onnx', false],
    ['unet/model.onnx*', 'unet/model_onnx', false],
    ['*.onnx', 'net.onnx', true],
    ['*.onnx', 'onnx/net.onnx', false],
    ['dict/**', 'dict/a/b.txt', true],
    ['dict/**', 'dictionary/b.txt', false],
    ['tts.json', 'tts.json', true],
    ['tts.json', 'tts-json', false],
  ])('%s takes %s: %s', (pattern, path, isTaken) => {
    expect(matches(pattern, path)).toBe(isTaken);
  });

  it('stay inside their folder on every system', () => {
    for (const path of [
      'a.onnx',
      'unet/model.onnx_data',
      'espeak-ng-data/lang/gmw/en-GB-scotland',
      'espeak-ng-data/voices/!v/Mr serious',
      'F1.json',
    ])
      expect(isPlainPath(path)).toBe(true);
    for (const path of ['', '/a', 'a/', 'a//b', '../a', 'a/../b', './a', String.raw`a\b`, 'C:/a', 'aux', 'a/lpt1.txt', 'a.', '.git/config'])
      expect(isPlainPath(path), path).toBe(false);
  });

  it('of a pipeline are one file, or a fault', () => {
    tinyPacks.cutout(packs);
    const [pack] = packsIn(packs);
    expect(fileOf(pack!, '*.onnx')).toBe(join(packs, 'cutout/net.onnx'));
    expect(() => fileOf(pack!, '*.json')).toThrow('0 files');
  });

  it('of the registry lead nowhere else', () => {
    for (const source of registry.flatMap(({ sources }) => sources)) {
      expect(source.repo).toMatch(/^[\w.-]+\/[\w.-]+$/);
      if ('archive' in source) {
        expect(new URL(source.archive.url).protocol).toBe('https:');
        for (const { path, from } of source.files) expect(isPlainPath(path) && isPlainPath(from), path).toBe(true);
        continue;
      }
      expect(source.commit === null || /^[0-9a-f]{40}$/.test(source.commit)).toBe(true);
      for (const file of source.files) expect(isPlainPath(file.replaceAll('*', 'x'))).toBe(true);
    }
  });
});
