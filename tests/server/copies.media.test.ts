import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addressAs, formatsOf, type ResultFormat } from '../../contract/facts/result-formats.ts';
import type { EngineJob, EngineOutput } from '../../packages/engine/job/job.ts';
import { readSound } from '../../packages/engine/media/decode.ts';
import { encodeVideo } from '../../packages/engine/media/encode.ts';
import { encodeGif } from '../../packages/engine/media/gif.ts';
import { encodeMp3 } from '../../packages/engine/media/sound.ts';
import type { Sound } from '../../packages/engine/media/video.ts';
import { framesOf } from '../../packages/engine/tests/kit/video.ts';
import { pitchOf } from '../../packages/engine/tests/kit/sound.ts';
import { anyDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { formOf } from './kit/images.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const violet = [0x7a, 0x5c, 0xf6] as const;
const nothing = [0, 0, 0, 0] as const;

/** Violet on the left; on the right another red each time, or nothing at all. */
function* halves(count: number, width: number, height: number, right?: readonly number[]) {
  for (let index = 0; index < count; index += 1) {
    const frame = Buffer.alloc(width * height * 4);
    const other = right ?? [index * 10, 0, 0, 255];
    for (let at = 0; at < width * height; at += 1) frame.set(at % width < width / 2 ? [...violet, 255] : other, at * 4);
    yield frame;
  }
}

const tone: Sound = {
  rate: 44_100,
  channels: 1,
  samples: Float32Array.from({ length: 44_100 }, (_, at) => 0.4 * Math.sin((2 * Math.PI * 440 * at) / 44_100)),
};

/** By what the person writes. A GIF of an odd size whose frames stand unequally long: 0.3 s in all. */
const ways: Readonly<Record<string, (path: string) => Promise<EngineOutput>>> = {
  mp4: (path) => encodeVideo(path, 'mp4', { width: 640, height: 360, fps: 25, sound: tone }, halves(25, 640, 360)),
  webm: (path) => encodeVideo(path, 'webm', { width: 64, height: 48, fps: 10, transparent: true }, halves(5, 64, 48, nothing)),
  gif: (path) => encodeGif(path, { width: 33, height: 21, fps: 10, delays: [100, 40, 160] }, halves(3, 33, 21, nothing)),
  mp3: (path) => encodeMp3(path, tone),
};

// It stands for the built-in engine: the videos of outside engines are encoded again, and MP4 knows no alpha.
const videoEngine = () => ({
  ...createTestEngine(),
  isBuiltIn: true as const,
  run: async ({ folder, inputs }: EngineJob) => ({
    outputs: [await ways[String(inputs.prompt)]!(join(folder, 'made'))],
    notes: { draft: true },
  }),
});

const folder = mkdtempSync(join(tmpdir(), 'iridia-copies-'));
let server: TestServer;
let person: Person;
const addresses: Record<string, string> = {};

beforeAll(async () => {
  server = await openTestServer({ database: anyDatabase, parts: { engines: [videoEngine()] }, work: true });
  person = server.person();
  for (const prompt of Object.keys(ways)) {
    const { data: job } = await person.call('POST', '/api/generations', {
      body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt } },
      headers: { 'idempotency-key': prompt },
    });
    addresses[prompt] = await vi.waitFor(
      async () => {
        const { data } = await person.call('GET', `/api/generations/${job.id}`);
        expect(data.status).toBe('succeeded');
        return data.outputs[0].url as string;
      },
      { timeout: 30_000, interval: 50 },
    );
  }
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Takes a result in a format, to the disk. */
async function taken(result: string, format: ResultFormat) {
  const response = await person.raw(addressAs(addresses[result]!, format));
  const bytes = Buffer.from(await response.arrayBuffer());
  const path = join(folder, `${result}.${format}`);
  writeFileSync(path, bytes);
  return { path, bytes, status: response.status, type: response.headers.get('content-type') };
}

const near = (pixel: Iterable<number>, wanted: readonly number[]) =>
  [...pixel].slice(0, 3).every((value, at) => Math.abs(value - wanted[at]!) < 12);

it('a video becomes a small GIF of the same length that names its origin', async () => {
  const { bytes, type } = await taken('mp4', 'gif');
  expect(type).toBe('image/gif');
  const { width, pageHeight, pages, delay } = await sharp(bytes, { pages: -1 }).metadata();
  expect([width, pageHeight]).toEqual([480, 270]);
  expect([pages, new Set(delay)]).toEqual([13, new Set([80])]);
  expect(near(await sharp(bytes).raw().toBuffer(), violet)).toBe(true);
  const { data } = await server.person().call('POST', '/api/verify', { form: formOf(bytes) });
  expect(data).toMatchObject({
    made_here: true,
    tool: 'ai-sticker-maker',
    credentials: { state: 'Valid', problems: [], ingredients: ['ai-sticker-maker'] },
  });
  expect(bytes.includes('digitalsourcetype/algorithmicMedia')).toBe(true);
});

it('a transparent video stays transparent as a GIF, and becomes white as an MP4 only on request', async () => {
  const still = await sharp((await taken('webm', 'gif')).bytes)
    .ensureAlpha()
    .raw()
    .toBuffer();
  expect([still[3], still[63 * 4 + 3]]).toEqual([255, 0]);
  const unasked = await person.call('GET', `${addresses['webm']}&as=mp4`);
  expect([unasked.code, unasked.msg]).toEqual([10001, 'Please check this field: ground.']);
  const { path, type } = await taken('webm', 'mp4');
  const video = await framesOf(path);
  expect([type, video.width, video.height, video.frames.length]).toEqual(['video/mp4', 64, 48, 5]);
  expect(near(video.frames[2]!.subarray(10 * 4), violet)).toBe(true);
  expect(near(video.frames[2]!.subarray(55 * 4), [255, 255, 255])).toBe(true);
});

it('a GIF becomes a video that shows each frame as long', async () => {
  const { path, type } = await taken('gif', 'mp4');
  const video = await framesOf(path);
  expect([type, video.width, video.height, video.fps]).toEqual(['video/mp4', 34, 22, 50]);
  expect(video.frames).toHaveLength(15);
  expect(near(video.frames[0]!.subarray(4 * 4), violet)).toBe(true);
  expect(near(video.frames[0]!.subarray(28 * 4), [255, 255, 255])).toBe(true);
});

it('a sound becomes a WAV that sounds the same', async () => {
  const { path, bytes, type } = await taken('mp3', 'wav');
  expect([type, bytes.toString('latin1', 0, 4)]).toEqual(['audio/wav', 'RIFF']);
  const sound = (await readSound(path))!;
  expect(sound.samples.length / sound.rate).toBeCloseTo(1, 0);
  expect(Math.abs(pitchOf(sound) - 440)).toBeLessThan(8);
});

it('each comes in the formats of its kind alone', async () => {
  expect(formatsOf('video/webm')).toEqual(['mp4', 'gif']);
  expect(formatsOf('text/plain')).toEqual([]);
  for (const [result, format] of [
    ['mp4', 'png'],
    ['gif', 'webp'],
    ['mp3', 'mp4'],
  ] as const)
    expect((await person.call('GET', `${addresses[result]}&as=${format}`)).code).toBe(10001);
  expect((await person.call('GET', `${addresses['mp4']}&as=gif&ground=white`)).code).toBe(10001);
});
