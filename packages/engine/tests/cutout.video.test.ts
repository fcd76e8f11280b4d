import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineJob } from '../job/job.ts';
import { keyOut, screenOf } from '../cutout/key.ts';
import { keepPeople } from '../cutout/people.ts';
import { createEngine, type BuiltInEngine } from '../engine.ts';
import { readSound } from '../media/decode.ts';
import { encodeVideo } from '../media/encode.ts';
import type { Sound } from '../media/video.ts';
import { framesOf } from './kit/video.ts';
import { pitchOf } from './kit/sound.ts';
import { everyCase } from './kit/depth.ts';

let folder: string;
let engine: BuiltInEngine;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iridia-cut-'));
  engine = createEngine({ size: 1 });
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

const [width, height, fps] = [320, 240, 25];
/** Of the clip before a screen, and of that of a person, where a net looks at every frame. */
const count = 20;
const portraitCount = 10;
const tone: Sound = {
  samples: Float32Array.from({ length: 44_100 }, (_, at) => 0.4 * Math.sin((2 * Math.PI * 330 * at) / 44_100)),
  rate: 44_100,
  channels: 1,
};

/** A drawing before a screen, moving to the right, and where it truly is in each frame. */
async function screened(): Promise<{ path: string; truths: Uint8Array[] }> {
  const { data } = await sharp(join(import.meta.dirname, '../../../public/stickers/fox.webp'))
    .resize(140, 140)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const truths: Uint8Array[] = [];
  const frames: Buffer[] = [];
  for (let index = 0; index < count; index += 1) {
    const frame = Buffer.alloc(width * height * 4);
    const truth = new Uint8Array(width * height);
    for (let at = 0; at < truth.length; at += 1) {
      const [x, y] = [(at % width) - 40 - index * 4, Math.trunc(at / width) - 60];
      const from = (y * 140 + x) * 4;
      const alpha = x >= 0 && y >= 0 && x < 140 && y < 140 ? data[from + 3]! : 0;
      truth[at] = alpha;
      const light = 8 * Math.sin(at / width / 30);
      const ground = [10, 170 + light, 60];
      for (let channel = 0; channel < 3; channel += 1)
        frame[at * 4 + channel] = (ground[channel]! * (255 - alpha) + (alpha > 0 ? data[from + channel]! * alpha : 0)) / 255;
      frame[at * 4 + 3] = 255;
    }
    frames.push(frame);
    truths.push(truth);
  }
  const path = join(folder, 'screened.mp4');
  await encodeVideo(path, 'mp4', { width, height, fps, sound: tone, crf: 12 }, frames);
  return { path, truths };
}

/** Somebody before a wall; the camera trembles. */
async function portrait(): Promise<string> {
  const frames: Buffer[] = [];
  for (let index = 0; index < portraitCount; index += 1)
    frames.push(
      await sharp(join(import.meta.dirname, '../../../tests/fixtures/astronaut.jpg'))
        .resize(330, 330)
        .extract({ left: 4 + Math.round(3 * Math.sin(index / 3)), top: 2, width, height })
        .ensureAlpha()
        .raw()
        .toBuffer(),
    );
  const path = join(folder, 'portrait.mp4');
  await encodeVideo(path, 'mp4', { width, height, fps, crf: 12 }, frames);
  return path;
}

async function cut(video: string, inputs: Record<string, unknown>) {
  const reported: [number, string][] = [];
  const job: EngineJob = {
    id: 'job',
    tool: 'test',
    capability: 'video.cutout',
    inputs,
    files: { video: [video] },
    locale: 'en',
    folder: await mkdtemp(join(folder, 'job-')),
  };
  const result = await engine.run(job, { onProgress: (...progress) => reported.push(progress), signal: new AbortController().signal });
  return { ...result, reported, output: result.outputs[0]! };
}

/** Of the pixels that either calls the subject, the share that both do. */
function iou(frame: Buffer, ground: readonly number[], truth: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let at = 0; at < truth.length; at += 1) {
    const off = Math.max(...ground.map((value, channel) => Math.abs(frame[at * 4 + channel]! - value)));
    const [seen, true_] = [off > 40, truth[at]! > 127];
    if (seen && true_) both += 1;
    if (seen || true_) either += 1;
  }
  return both / either;
}

const blue = [32, 64, 208] as const;
const at = (frame: Buffer, x: number, y: number) => [...frame.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
const off = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, channel) => Math.abs(value - other[channel]!)));

describe.skipIf(!everyCase)('a clip before a screen', () => {
  it.each([{ keyColour: '#0aaa3c' }, {}])('is put on another ground, %o', async (chosen) => {
    const { path, truths } = await screened();
    const { output, notes, reported } = await cut(path, { ...chosen, format: 'mp4', background: { colour: '#2040d0' } });
    expect(output).toMatchObject({ type: 'video/mp4', width, height });
    expect(notes).toEqual({ way: 'colour' });
    const { frames } = await framesOf(output.path);
    expect(frames).toHaveLength(count);
    for (const index of [0, 10, 19]) expect(iou(frames[index]!, blue, truths[index]!)).toBeGreaterThan(0.93);
    // No green is left at the rim.
    const greenish = frames[10]!.filter((_, place) => {
      if (place % 4 !== 0) return false;
      const [red, green, blueness] = [frames[10]![place]!, frames[10]![place + 1]!, frames[10]![place + 2]!];
      return green > red + 40 && green > blueness + 40;
    });
    expect(greenish.length).toBeLessThan(25);
    expect(Math.abs(pitchOf((await readSound(output.path))!) - 330)).toBeLessThan(4);
    expect(reported.filter(([, stage]) => stage === 'cutting').length).toBeGreaterThanOrEqual(count);
  });
});

describe('a clip of a person', () => {
  it('shows the person on the chosen background and nothing of the room', async () => {
    const { output, notes } = await cut(await portrait(), { format: 'mp4', background: { colour: '#2040d0' } });
    expect(notes).toEqual({ way: 'people' });
    const { frames } = await framesOf(output.path);
    for (const frame of [frames[2]!, frames[9]!]) {
      expect(off(at(frame, 70, 8), blue)).toBeLessThan(30);
      expect(off(at(frame, 195, 20), blue)).toBeLessThan(30);
      // Face and suit.
      expect(off(at(frame, 145, 75), blue)).toBeGreaterThan(60);
      expect(off(at(frame, 120, 210), blue)).toBeGreaterThan(60);
      // A faint veil of the room around the person.
      const veiled = Array.from({ length: width * height }, (_, place) => off(at(frame, place % width, Math.trunc(place / width)), blue));
      expect(veiled.filter((value) => value > 12 && value < 50).length).toBeLessThan(750);
    }
  });

  it.skipIf(!everyCase)('is transparent in WebM, and nothing of the room is hidden in the file', async () => {
    const path = await portrait();
    const { output } = await cut(path, {});
    expect(output).toMatchObject({ type: 'video/webm', width, height });
    expect((await readFile(output.path)).includes(Buffer.from([0x53, 0xc0, 0x81, 0x01]))).toBe(true);
    // Read without its alpha: the wall behind is gone.
    const [before, after] = [await framesOf(path), await framesOf(output.path)];
    expect(off(at(after.frames[9]!, 70, 8), at(before.frames[9]!, 70, 8))).toBeGreaterThan(60);
    expect(off(at(after.frames[9]!, 145, 75), at(before.frames[9]!, 145, 75))).toBeLessThan(30);
  });

  it('is refused when nobody is in it', async () => {
    const path = join(folder, 'nobody.mp4');
    const frames = Array.from({ length: 5 }, (_, index) =>
      Buffer.from(Array.from({ length: width * height * 4 }, (__, place) => (place % 4 === 3 ? 255 : 90 + ((place >> 5) % 40) + index))),
    );
    await encodeVideo(path, 'mp4', { width, height, fps }, frames);
    await expect(cut(path, {})).rejects.toMatchObject({ kind: 'refused', reason: 'noPerson' });
  });
});

describe('the key', () => {
  it('finds a screen only when the border is one strong color', () => {
    const plain = (color: readonly number[]) => Buffer.from(Array.from({ length: 64 * 48 * 4 }, (_, place) => color[place % 4]!));
    expect(screenOf(plain([10, 170, 60, 255]), 64, 48)).toEqual([10, 170, 60]);
    expect(screenOf(plain([150, 150, 150, 255]), 64, 48)).toBeNull();
  });
  it('may be gray, and then goes by brightness', () => {
    const pixels = Buffer.from([250, 250, 250, 255, 20, 20, 20, 255, 200, 30, 30, 255]);
    expect([...keyOut(pixels, [250, 250, 250])]).toEqual([0, 1, 1]);
  });
});

describe('people', () => {
  it('are what is large; a lamp beside them is not', () => {
    const side = 64;
    const mask = new Float32Array(side * side);
    for (let y = 20; y < 60; y += 1) mask.fill(1, y * side + 10, y * side + 40);
    for (let y = 2; y < 8; y += 1) mask.fill(0.9, y * side + 55, y * side + 62);
    keepPeople(mask, side);
    expect(mask[30 * side + 20]).toBe(1);
    expect(mask[5 * side + 58]).toBe(0);
  });
});

describe('a clip that was cut out before', () => {
  function* disc() {
    const frame = Buffer.alloc(width * height * 4);
    for (let at = 0; at < width * height; at += 1)
      frame.set([220, 30, 30, Math.hypot((at % width) - 160, Math.trunc(at / width) - 120) < 70 ? 255 : 0], at * 4);
    for (let index = 0; index < 5; index += 1) yield frame;
  }

  it('is laid on another ground, and stays cut out when it comes back', async () => {
    const path = join(folder, 'disc.webm');
    await encodeVideo(path, 'webm', { width, height, fps, transparent: true }, disc());
    const { output: again, notes } = await cut(path, { format: 'webm' });
    expect(notes).toEqual({ way: 'alpha' });
    const { output } = await cut(again.path, { format: 'mp4', background: { colour: '#2040d0' } });
    const { frames } = await framesOf(output.path);
    expect(off(at(frames[2]!, 20, 20), blue)).toBeLessThan(9);
    expect(off(at(frames[2]!, 300, 200), blue)).toBeLessThan(9);
    expect(off(at(frames[2]!, 160, 120), [220, 30, 30])).toBeLessThan(12);
  });
});
