import { createHash } from 'node:crypto';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openVideo, readSound } from '../media/decode.ts';
import { encodeVideo } from '../media/encode.ts';
import type { Sound } from '../media/video.ts';
import { encodeGif } from '../media/gif.ts';
import { encodeMp3 } from '../media/sound.ts';
import { openWithin } from '../media/within.ts';
import { loudness, pitchOf } from './kit/sound.ts';
import { everyCase } from './kit/depth.ts';
import { makeFile } from './kit/lavfi.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iridia-film-'));
});
afterAll(() => rm(folder, { recursive: true }));

const [width, height] = [320, 180];

/** A red square walks to the right over a green ground; `alpha` is that of the ground. */
function* walking(count: number, alpha = 255): Generator<Buffer> {
  for (let index = 0; index < count; index += 1) {
    const frame = Buffer.alloc(width * height * 4);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const inside = y >= 60 && y < 120 && x >= index * 4 && x < index * 4 + 60;
        frame.set(inside ? [220, 40, 30, 255] : [30, 120, 60, alpha], (y * width + x) * 4);
      }
    yield frame;
  }
}

/** Frames full of detail that moves, which an encoder has much to think about. */
function* textured(count: number): Generator<Buffer> {
  for (let index = 0; index < count; index += 1)
    yield Buffer.alloc(width * height * 4).map((_, at) => (at * 31 + index * 1000 + ((at * at) >> 7)) & 255) as Buffer;
}

function tone(hertz: number, seconds: number, channels: 1 | 2 = 1): Sound {
  const rate = 44_100;
  const samples = Float32Array.from(
    { length: seconds * rate * channels },
    (_, at) => 0.4 * Math.sin((2 * Math.PI * hertz * Math.floor(at / channels)) / rate),
  );
  return { samples, rate, channels };
}

async function gather<T>(all: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of all) list.push(one);
  return list;
}

const pixel = (frame: Buffer, x: number, y: number, wide = width) => [...frame.subarray((y * wide + x) * 4, (y * wide + x) * 4 + 4)];
const near = (one: number[], other: number[], by: number) => one.every((value, at) => Math.abs(value - other[at]!) <= by);

/** Boxes at the top of an MP4, in order. */
async function boxes(path: string): Promise<string[]> {
  const file = await readFile(path);
  const names: string[] = [];
  for (let at = 0; at < file.length; at += Math.max(8, file.readUInt32BE(at))) names.push(file.toString('latin1', at + 4, at + 8));
  return names;
}

describe('a video', () => {
  it('is read only as its frames are asked for: nothing turns while one of them is worked on', async () => {
    const images = { source: 'testsrc=size=64x64:rate=50:duration=6', filter: 'format=yuv420p', codec: 'libx264' };
    const path = await makeFile(join(folder, 'long.mp4'), { format: 'mp4', tracks: [images] });
    const frames = (await openVideo(path, { longest: 64, fps: 50 })).frames();
    await frames.next();
    const turns = vi.spyOn(globalThis, 'setImmediate');
    // More reads than a library would read packets ahead.
    for (let read = 0; read < 200; read += 1) await readFile(path);
    await frames.return(undefined);
    expect(turns.mock.calls.length).toBe(0);
    turns.mockRestore();
  });

  it('keeps its frames and its audio through MP4, the index in front', async () => {
    const path = join(folder, 'walk.mp4');
    const made = await encodeVideo(path, 'mp4', { width, height, fps: 25, sound: tone(440, 3, 2) }, walking(50));
    expect(made).toEqual({ path, type: 'video/mp4', width, height, duration: 2 });
    const order = await boxes(path);
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'));
    const video = await openVideo(path, { longest: 320, fps: 25 });
    expect(video).toMatchObject({ width, height, fps: 25, count: 50 });
    const frames = await gather(video.frames());
    expect(frames).toHaveLength(50);
    for (const [index, frame] of frames.entries()) {
      expect(near(pixel(frame, 300, 20), [30, 120, 60, 255], 8)).toBe(true);
      expect(near(pixel(frame, index * 4 + 30, 90), [220, 40, 30, 255], 10)).toBe(true);
    }
    const sound = (await video.sound())!;
    expect(sound.channels).toBe(2);
    // What sounds after the last image is gone.
    expect(sound.samples.length / 2 / sound.rate).toBeCloseTo(2, 0);
    expect(Math.abs(pitchOf(sound) - 440)).toBeLessThan(4);
  });

  it.skipIf(!everyCase)('is the same file from the same frames', async () => {
    const path = join(folder, 'same.mp4');
    const files = new Set<string>();
    for (let time = 0; time < 25; time += 1) {
      await encodeVideo(path, 'mp4', { width, height, fps: 25 }, textured(6));
      files.add(
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      );
    }
    expect(files.size).toBe(1);
  });

  it('is read smaller, slower and shorter when asked', async () => {
    const path = join(folder, 'cap.mp4');
    await encodeVideo(path, 'mp4', { width, height, fps: 25 }, walking(50));
    const video = await openVideo(path, { longest: 160, fps: 10, seconds: 1 });
    expect(video).toMatchObject({ width: 160, height: 90, fps: 10, count: 10 });
    const frames = await gather(video.frames());
    expect(frames).toHaveLength(10);
    expect(frames[0]).toHaveLength(160 * 90 * 4);
    expect(await video.sound()).toBeNull();
  });

  it('is read at a smaller size when all its frames together would be too large', async () => {
    const path = join(folder, 'long.mp4');
    await encodeVideo(path, 'mp4', { width, height, fps: 25 }, walking(20));
    const most = (20 * width * height) / 4;
    const video = await openWithin(path, { longest: 320, fps: 25 }, most);
    expect(video.count * video.width * video.height).toBeLessThanOrEqual(most * 1.03);
    expect(video.width / video.height).toBeCloseTo(16 / 9, 1);
    expect(video.original).toEqual({ width, height });
    expect(await openWithin(path, { longest: 320, fps: 25 }, most * 4)).toMatchObject({ width, height });
  });

  it('shows something even when it is shorter than the time between two frames asked for', async () => {
    const path = join(folder, 'short.mp4');
    await encodeVideo(path, 'mp4', { width, height, fps: 25 }, walking(4));
    const video = await openVideo(path, { longest: 320, fps: 1 });
    expect((await gather(video.frames())).length).toBeGreaterThanOrEqual(1);
  });

  it('is written to WebM with its alpha', async () => {
    const path = join(folder, 'walk.webm');
    const made = await encodeVideo(path, 'webm', { width, height, fps: 25, transparent: true, sound: tone(300, 2) }, walking(25, 0));
    expect(made).toMatchObject({ type: 'video/webm', duration: 1 });
    const bytes = await readFile(path);
    // BlockAdditions carry the alpha, AlphaMode 1 announces them.
    expect(bytes.includes(Buffer.from([0x53, 0xc0, 0x81, 0x01]))).toBe(true);
    const video = await openVideo(path, { longest: 320, fps: 25 });
    expect((await gather(video.frames())).length).toBe(25);
    expect(Math.abs(pitchOf((await video.sound())!) - 300)).toBeLessThan(4);
  });

  it('is refused when the file isn’t a video, and a playlist is not followed', async () => {
    const path = join(folder, 'not.mp4');
    await writeFile(path, '#EXTM3U\n#EXTINF:1,\n/etc/passwd\n');
    await expect(openVideo(path, { longest: 320, fps: 25 })).rejects.toMatchObject({ kind: 'refused', reason: 'uploadUnreadable' });
    const cut = join(folder, 'cut.mp4');
    await encodeVideo(cut, 'mp4', { width, height, fps: 25 }, walking(5));
    const file = await open(cut, 'r+');
    await file.truncate(300);
    await file.close();
    await expect(openVideo(cut, { longest: 320, fps: 25 })).rejects.toMatchObject({ kind: 'refused' });
  });

  it('without a frame, or with one of another size, is an error', async () => {
    await expect(encodeVideo(join(folder, 'e.mp4'), 'mp4', { width, height, fps: 25 }, [])).rejects.toThrow('without a frame');
    await expect(encodeVideo(join(folder, 'f.mp4'), 'mp4', { width, height, fps: 25 }, [Buffer.alloc(8)])).rejects.toThrow('8 bytes');
  });
});

describe('a GIF', () => {
  it('repeats for ever at its own pace', async () => {
    const path = join(folder, 'walk.gif');
    const made = await encodeGif(path, { width, height, fps: 10 }, walking(8));
    expect(made).toMatchObject({ type: 'image/gif', width, height, duration: 0.8 });
    const meta = await sharp(path, { animated: true }).metadata();
    expect(meta).toMatchObject({ pages: 8, loop: 0, delay: Array(8).fill(100), pageHeight: height });
  });
});

describe('an MP3', () => {
  it.each([1, 2] as const)('keeps the tone and the length of %i channel(s)', async (channels) => {
    const path = join(folder, `tone-${channels}.mp3`);
    const made = await encodeMp3(path, tone(220, 2, channels));
    expect(made).toMatchObject({ type: 'audio/mpeg', duration: 2, width: null });
    const sound = (await readSound(path))!;
    expect(sound.channels).toBe(channels);
    expect(sound.samples.length / channels / sound.rate).toBeCloseTo(2, 1);
    expect(Math.abs(pitchOf(sound) - 220)).toBeLessThan(2);
    expect(loudness(sound)).toBeGreaterThan(0.2);
  });
});
