/** Nobody pays for a result that shows nothing, or nothing but the file that it was made of. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { EngineJob } from '../job/job.ts';
import { sourceOf, showingOf } from '../job/worth.ts';
import { changesSomething } from '../media/changes.ts';
import { encodeVideo } from '../media/encode.ts';
import { encodeWav } from '../media/sound.ts';
import { refuseWorthless } from '../media/worth.ts';
import { everyCase } from './kit/depth.ts';
import { photo, workshop } from './kit/task.ts';

const { path, make } = workshop();
const [width, height] = [96, 64];
const blank = (background: string) => sharp({ create: { width, height, channels: 4, background } });
const dot = (side: number) => ({
  input: { create: { width: side, height: side, channels: 4 as const, background: '#f00' } },
  left: 30,
  top: 20,
});

/** A gray clip with a disc that moves. */
async function clip(): Promise<string> {
  const frames = Array.from({ length: 5 }, (_, index) => {
    const frame = Buffer.alloc(width * height * 4, 128);
    for (let at = 0; at < width * height; at += 1) {
      frame[at * 4 + 3] = 255;
      if (Math.hypot((at % width) - 30 - index, Math.trunc(at / width) - 20) < 12) frame.set([220, 40, 40], at * 4);
    }
    return frame;
  });
  const into = path(`clip-${Math.random()}.mp4`);
  await encodeVideo(into, 'mp4', { width, height, fps: 10, crf: 10 }, frames);
  return into;
}

describe('a changed image', () => {
  it('differs in pixels that are seen, whatever its size and format', async () => {
    await sharp(photo('coffee')).resize(width, height).png().toFile(path('photo.png'));
    await sharp(path('photo.png')).webp({ lossless: true }).toFile(path('same.webp'));
    await sharp(path('photo.png'))
      .composite([dot(2)])
      .png()
      .toFile(path('dot.png'));
    await blank('#ff000000').png().toFile(path('clear-red.png'));
    await blank('#00ff0000').png().toFile(path('clear-green.png'));
    expect(await changesSomething(path('photo.png'), path('same.webp'))).toBe(false);
    expect(await changesSomething(path('photo.png'), path('dot.png'))).toBe(true);
    expect(await changesSomething(path('clear-red.png'), path('clear-green.png'))).toBe(false);
  });

  it('is asked of what is made by changing an image, and several colors of what is made from words or moves over an image', () => {
    const files = { image: ['a.png'] };
    expect(
      ['image.inpaint', 'image.fromImage', 'image.garment', 'image.cutout'].map((capability) => sourceOf({ capability, files } as never)),
    ).toEqual(Array.from({ length: 4 }, () => 'a.png'));
    expect(sourceOf({ capability: 'image.enhance', files })).toBe(null);
    expect(showingOf({ capability: 'video.fromImage', files })).toBe('shapes');
    expect(showingOf({ capability: 'image.fromText', files: {} })).toBe('shapes');
    expect(showingOf({ capability: 'image.enhance', files })).toBe('color');
  });
});

describe('nothing is paid for', () => {
  const results = (name: string, type: string) => [{ path: path(name), type, width: null, height: null, duration: null }];
  const words = { id: 'a', tool: 'test', inputs: {}, files: {}, locale: 'en', folder: '' } as const;

  it('a silent sound, a clear image, a video of one color', async () => {
    const tone = (loudness: number) => Float32Array.from({ length: 8000 }, (_, at) => loudness * Math.sin(at / 5));
    await encodeWav(path('silent.wav'), { samples: tone(0.0005), rate: 8000, channels: 1 });
    await encodeWav(path('quiet.wav'), { samples: tone(0.02), rate: 8000, channels: 1 });
    await blank('#f000').png().toFile(path('clear.png'));
    const gray = Array.from({ length: 3 }, () => Buffer.alloc(width * height * 4, 128));
    await encodeVideo(path('gray.mp4'), 'mp4', { width, height, fps: 10 }, gray);
    const empty = { reason: 'nothingShown' };
    await expect(refuseWorthless({ ...words, capability: 'audio.fromText' }, results('silent.wav', 'audio/wav'))).rejects.toMatchObject(
      empty,
    );
    await refuseWorthless({ ...words, capability: 'audio.fromText' }, results('quiet.wav', 'audio/wav'));
    await expect(refuseWorthless({ ...words, capability: 'sticker' }, results('clear.png', 'image/png'))).rejects.toMatchObject(empty);
    const still: EngineJob['files'] = { image: [path('clear.png')] };
    for (const files of [{}, still]) {
      const job: EngineJob = { ...words, capability: 'video.fromImage', files };
      await expect(refuseWorthless(job, results('gray.mp4', 'video/mp4'))).rejects.toMatchObject(empty);
    }
  });

  it.each(['webm', 'mp4'])('a key color that the video does not have (%s)', async (format) => {
    const video = [await clip()];
    await expect(make('video.cutout', { keyColour: '#00ff00', format }, { video })).rejects.toMatchObject({ reason: 'noKeyColor' });
    const { notes } = await make('video.cutout', { keyColour: '#808080', format }, { video });
    expect(notes).toEqual({ way: 'colour' });
  });

  it('a mark where the video shows nothing else than around it', async () => {
    const video = [await clip()];
    const clean = (x: number, y: number) => make('video.inpaint', { regions: [{ x, y, width: 16, height: 12 }] }, { video });
    await expect(clean(72, 46)).rejects.toMatchObject({ reason: 'nothingChanged' });
    expect((await clean(24, 14)).outputs).toHaveLength(1);
  });

  it('a background of which nothing is left to be seen', async () => {
    const mask = path('keep.png');
    await blank('#fff').resize(512, 512).png().toFile(mask);
    for (const inputs of [...(everyCase ? [{}] : []), { background: { colour: '#00ff00' } }])
      await expect(make('image.cutout', inputs, { image: [photo('coffee')], mask: [mask] })).rejects.toMatchObject({
        reason: 'nothingChanged',
      });
  });

  it('a mark, or a style, on an image that looks the same with it', async () => {
    const image = path('white.png');
    await blank('#fff').png().toFile(image);
    const mask = path('mark.png');
    await blank('#000')
      .composite([{ ...dot(12), input: { create: { width: 12, height: 12, channels: 4, background: '#fff' } } }])
      .png()
      .toFile(mask);
    const pay = async (capability: 'image.inpaint' | 'image.fromImage', inputs: object, files: EngineJob['files']) => {
      const { outputs } = await make(capability, { ...inputs }, files);
      await refuseWorthless({ id: 'a', tool: 'test', capability, inputs: { ...inputs }, files, locale: 'en', folder: path('') }, outputs);
    };
    await expect(pay('image.inpaint', {}, { image: [image], mask: [mask] })).rejects.toMatchObject({ reason: 'nothingChanged' });
    await expect(pay('image.fromImage', { style: 'pixel' }, { image: [image] })).rejects.toMatchObject({ reason: 'nothingChanged' });
    await pay('image.fromImage', { style: 'cartoon' }, { image: [photo('coffee')] });
  });
});
