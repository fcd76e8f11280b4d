/** Media that other programs make and that few people have seen: each is kept or refused with a sentence, and soon. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { everyCase } from '../depth.ts';
import { anyDatabase } from './kit/databases.ts';
import { formOf } from './kit/images.ts';
import { openTestServer, type TestServer } from './kit/server.ts';
import { tiffOf } from './kit/tiff.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-odd-'));
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ database: anyDatabase });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Made = { format: string; codec: string; source?: string; filter?: string; options?: Record<string, string> };
const image = 'testsrc2=d=2:s=160x120:r=10';
const tone = 'sine=d=2:f=440';

async function made({ format, codec, source = image, filter = 'format=yuv420p', options = {} }: Made): Promise<Buffer> {
  const path = join(folder, `a.${format}`);
  await using input = await Demuxer.open(source, { format: 'lavfi' });
  using decoder = await Decoder.create((input.video() ?? input.audio())!);
  using filtering = FilterAPI.create(filter);
  using encoder = await Encoder.create(codec as never, { decoder, filter: filtering });
  await using output = await Muxer.open(path, { format, options });
  await pipeline(input, decoder, filtering, encoder, output).completion;
  await output.close();
  return readFileSync(path);
}

/** Milliseconds in which every answer comes, on a machine that does other things as well. */
const soon = 20_000;

async function sent(bytes: Buffer, name: string) {
  const start = performance.now();
  const answer = await server.person().call('POST', '/api/dash/upload', { form: formOf(bytes, name) });
  expect(performance.now() - start).toBeLessThan(soon);
  return answer;
}

const frames = async () =>
  Promise.all(
    ['red', 'lime', 'blue'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 4, background } })
        .png()
        .toBuffer(),
    ),
  );

const kept: [name: string, file: () => Promise<Buffer>, found: object][] = [
  ['WebM with alpha', () => made({ format: 'webm', codec: 'libvpx-vp9', filter: 'format=yuva420p' }), { type: 'video/webm', width: 160 }],
  [
    'an animated WebP',
    async () =>
      sharp(await frames(), { join: { animated: true } })
        .webp()
        .toBuffer(),
    { type: 'image/webp', width: 40 },
  ],
  [
    'an animated GIF',
    async () =>
      sharp(await frames(), { join: { animated: true } })
        .gif()
        .toBuffer(),
    { type: 'image/gif', height: 30 },
  ],
  ['an animated PNG', () => made({ format: 'apng', codec: 'apng', filter: 'format=rgba' }), { type: 'image/png', width: 160 }],
  [
    'a PNG of 16 bit',
    async () =>
      sharp((await frames())[0])
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
    { type: 'image/png' },
  ],
  ['H.264 of 10 bit', () => made({ format: 'mp4', codec: 'libx264', filter: 'format=yuv420p10le' }), { type: 'video/mp4' }],
  ['H.265 of 10 bit', () => made({ format: 'mp4', codec: 'libx265', filter: 'format=yuv420p10le' }), { type: 'video/mp4' }],
  ['a variable frame rate', () => made({ format: 'mp4', codec: 'libx264', filter: "select='not(mod(n,3))+lt(n,6)',format=yuv420p" }), {}],
  ['fragments', () => made({ format: 'mp4', codec: 'libx264', options: { movflags: 'frag_keyframe+empty_moov' } }), { type: 'video/mp4' }],
  [
    'pixels that are not square',
    () => made({ format: 'mp4', codec: 'libx264', filter: 'setsar=4/3,format=yuv420p' }),
    { width: 213, height: 120 },
  ],
  ['one frame', () => made({ format: 'mp4', codec: 'libx264', source: 'testsrc2=d=0.1:s=160x120:r=10' }), { type: 'video/mp4' }],
  ['an odd size', () => made({ format: 'matroska', codec: 'ffv1', source: 'color=d=1:s=161x121:r=10', filter: 'format=yuv444p' }), {}],
  [
    'sound of six channels',
    () => made({ format: 'flac', codec: 'flac', source: tone, filter: 'aformat=channel_layouts=5.1' }),
    { width: null },
  ],
  [
    'MP4 without a picture',
    () => made({ format: 'mp4', codec: 'aac', source: tone, filter: 'aformat=sample_fmts=fltp' }),
    { type: 'audio/mpeg' },
  ],
  [
    'Matroska without a picture',
    () => made({ format: 'matroska', codec: 'flac', source: tone, filter: 'aformat=sample_fmts=s16' }),
    { type: 'audio/mpeg' },
  ],
  [
    'a TIFF with long offsets',
    async () =>
      sharp((await frames())[0])
        .tiff({ bigtiff: true })
        .toBuffer(),
    { type: 'image/png', width: 40 },
  ],
  [
    'a JPEG with bytes between its segments',
    async () => {
      const bytes = await sharp((await frames())[0])
        .jpeg()
        .toBuffer();
      const behind = 4 + bytes.readUInt16BE(4);
      return Buffer.concat([bytes.subarray(0, behind), Buffer.alloc(40), bytes.subarray(behind)]);
    },
    { type: 'image/jpeg', width: 40 },
  ],
  ['sound of 64 bit', () => made({ format: 'wav', codec: 'pcm_f64le', source: tone, filter: 'aformat=sample_fmts=dbl' }), {}],
];

describe('what is odd and can be read', () => {
  it.each(kept)('%s is kept', async (name, file, found) => {
    const { code, msg, data } = await sent(await file(), name);
    expect([code, msg]).toEqual([codes.success, expect.any(String)]);
    expect(data.item).toMatchObject(found);
  });
});

const fixture = (name: string) => join(import.meta.dirname, '../fixtures', name);
/** What `astronaut.heic` shows, from the file that it was made of. */
const original = () => sharp(fixture('astronaut.jpg')).extract({ left: 120, top: 20, width: 240, height: 180 });

/** What is stored of a file, as raw RGB of its size. */
async function stored(bytes: Buffer, name: string) {
  const person = server.person();
  const { code, data } = await person.call('POST', '/api/dash/upload', { form: formOf(bytes, name) });
  expect(code).toBe(codes.success);
  const file = Buffer.from(await (await person.raw(data.item.url)).arrayBuffer());
  return { item: data.item, pixels: await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true }) };
}

const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;

describe('an image that not every browser shows', () => {
  it.each(['IMG_1.HEIC', 'IMG_1.jpg'])('as HEVC, named %s, becomes the same image as JPEG', async (name) => {
    const { item, pixels } = await stored(readFileSync(fixture('astronaut.heic')), name);
    expect(item).toMatchObject({ type: 'image/jpeg', width: 240, height: 180 });
    expect(difference(pixels.data, await original().raw().toBuffer())).toBeLessThan(6);
  });

  it('is read when only its list of brands names HEVC', async () => {
    const bytes = readFileSync(fixture('astronaut.heic'));
    bytes.write('mif1', 8, 'latin1');
    expect((await stored(bytes, 'a.heif')).item).toMatchObject({ type: 'image/jpeg', width: 240 });
  });

  it('as HEVC in the wide colors of a phone keeps its colors', async () => {
    const { pixels } = await stored(readFileSync(fixture('card-p3.heic')), 'IMG_2.HEIC');
    const middles = [30, 90, 150, 210].map((x) => (90 * pixels.info.width + x) * 3);
    const colors = middles.flatMap((at) => [...pixels.data.subarray(at, at + 3)]);
    const drawn = [0xe0, 0x10, 0x10, 0x10, 0xc0, 0x20, 0xf0, 0xd0, 0x10, 0x80, 0x80, 0x80];
    expect(colors.map((value, at) => Math.abs(value - drawn[at]!) < 10)).not.toContain(false);
  });

  it('is read as HEVC when its description comes after a long image', async () => {
    const bytes = readFileSync(fixture('card-p3.heic'));
    const [image, description] = [bytes.indexOf('mdat') - 4, bytes.indexOf('meta') - 4];
    const more = Buffer.alloc(100_000);
    bytes.writeUInt32BE(bytes.readUInt32BE(image) + more.length, image);
    const long = Buffer.concat([bytes.subarray(0, description), more, bytes.subarray(description)]);
    expect((await stored(long, '20261101_120000.heic')).item).toMatchObject({ type: 'image/jpeg', width: 240, height: 180 });
  });

  it.each(['png', 'avif'] as const)('of more than 8 bits and in wide colors keeps its colors: %s', async (format) => {
    const red = sharp({ create: { width: 64, height: 64, channels: 3, background: '#e01010' } });
    const deep = sharp(await red.png().toBuffer())
      .toColourspace('rgb16')
      .withIccProfile('p3');
    const file = await { png: () => deep.png(), avif: () => deep.avif({ lossless: true, bitdepth: 10 }) }[format]().toBuffer();
    expect((await sharp(file).metadata()).space).toBe('rgb16');
    expect(difference((await stored(file, `deep.${format}`)).pixels.data, await red.raw().toBuffer())).toBeLessThan(4);
  });

  it.each(['lzw', 'jpeg', 'deflate', 'none'] as const)('as TIFF with %s becomes the same image, upright, as PNG', async (compression) => {
    const lying = await original().rotate(270).withMetadata({ orientation: 6 }).tiff({ compression, quality: 95 }).toBuffer();
    const { item, pixels } = await stored(lying, 'scan.tif');
    expect(item).toMatchObject({ type: 'image/png', width: 240, height: 180 });
    expect(difference(pixels.data, await original().raw().toBuffer())).toBeLessThan(compression === 'jpeg' ? 6 : 0.01);
  });

  it('as TIFF for print becomes RGB, and with its bytes the other way around it is read too', async () => {
    const print = await original().toColourspace('cmyk').tiff().toBuffer();
    expect(difference((await stored(print, 'print.tiff')).pixels.data, await original().raw().toBuffer())).toBeLessThan(25);
    const bytes = await original().removeAlpha().raw().toBuffer();
    expect((await stored(tiffOf(240, 180, bytes), 'old.tif')).pixels.data.equals(bytes)).toBe(true);
  });
});

const refused: [name: string, file: () => Promise<Buffer>][] = [
  ['FLV', () => made({ format: 'flv', codec: 'flv' })],
  ['a transport stream', () => made({ format: 'mpegts', codec: 'mpeg2video' })],
];

describe('what is odd and cannot be taken', () => {
  it.each(refused)('%s is refused with a sentence', async (name, file) => {
    const { code, status, msg } = await sent(await file(), name);
    expect([code, status < 500, msg.length > 20]).toEqual([codes.invalidInput, true, true]);
  });
});

const whole: [name: string, file: () => Promise<Buffer>][] = [
  ['MP4', () => made({ format: 'mp4', codec: 'libx264' })],
  ['MP4 with its index first', () => made({ format: 'mp4', codec: 'libx264', options: { movflags: 'faststart' } })],
  ['WebM', () => made({ format: 'webm', codec: 'libvpx-vp9' })],
  ['AVI', () => made({ format: 'avi', codec: 'mpeg4' })],
  ['FLAC', () => made({ format: 'flac', codec: 'flac', source: tone, filter: 'aformat=sample_fmts=s16' })],
  ['WAV', () => made({ format: 'wav', codec: 'pcm_s16le', source: tone, filter: 'aformat=sample_fmts=s16' })],
  ['an animated WebP', kept[1]![1]],
  ['an animated GIF', kept[2]![1]],
];

describe('what was cut off or written over', () => {
  it.each(whole)('%s is kept or refused with a sentence, wherever it ends', async (name, file) => {
    const bytes = await file();
    const results: number[] = [];
    for (const part of everyCase ? [0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99] : [0.1, 0.75]) {
      const { code, status, msg } = await sent(bytes.subarray(0, Math.max(1, Math.round(bytes.length * part))), name);
      expect(status).toBeLessThan(500);
      expect(msg.length > 20 || code === codes.success).toBe(true);
      results.push(code);
    }
    for (const at of everyCase ? [0.1, 0.3, 0.6] : [0.1]) {
      const broken = Buffer.from(bytes);
      broken.fill(0xff, Math.round(broken.length * at), Math.round(broken.length * (at + 0.05)));
      const { code, status } = await sent(broken, name);
      expect(status).toBeLessThan(500);
      results.push(code);
    }
    expect(results.every((code) => code === codes.success || code === codes.invalidInput)).toBe(true);
    expect(results).toContain(codes.invalidInput);
  });
});

describe('the still of a video', () => {
  it('is returned with the saved form of its owner, though it is larger than a form may be, and with no form of anybody else', async () => {
    const person = server.person();
    const noise = await made({
      format: 'mp4',
      codec: 'libx264',
      source: 'testsrc2=d=0.3:s=640x480:r=10',
      filter: 'noise=alls=60,format=yuv420p',
    });
    const { data } = await person.call('POST', '/api/dash/upload', { form: formOf(noise, 'a.mp4') });
    const { still, ...item } = data.item;
    expect(still.length).toBeGreaterThan(16 * 1024);
    const inputs = { files: { video: item, other: { name: 'gone.mp4', url: '/' } } };
    const path = '/api/drafts/video-watermark-remover';
    expect((await person.call('PUT', path, { body: { inputs } })).code).toBe(codes.success);
    expect((await person.call('GET', path)).data.inputs).toEqual({ files: { video: { ...item, still }, other: inputs.files.other } });
    const stranger = server.person();
    await stranger.call('PUT', path, { body: { inputs } });
    expect((await stranger.call('GET', path)).data.inputs).toEqual(inputs);
  });
});
