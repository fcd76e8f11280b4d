/** What is kept of files that are cut off, that begin with something else, or that lie on their side when they are joined. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { sniffFile } from '../../packages/engine/media/index.ts';
import { makeFile, type Track } from '../../packages/engine/tests/kit/lavfi.ts';
import { examinationTimes } from '../../contract/facts/deadlines.ts';
import { limits } from '../../contract/facts/limits.ts';
import { headerDimensions } from '../../server/media/dimensions.ts';
import { examine } from '../../server/media/examination.ts';
import { profileOf, srgb } from '../../server/media/icc-profile.ts';
import { locked } from './kit/locked-webm.ts';
import { chunkOf } from './kit/png.ts';
import { endlessPages, tiffOf, withStrips, withTiles } from './kit/tiff.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-examination-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
async function examined(bytes: Buffer) {
  const path = join(folder, `${(count += 1)}`);
  writeFileSync(path, bytes);
  const found = await sniffFile(path);
  if (!found) throw new Error('not taken');
  const verdict = await examine({ kind: found.kind, type: found.type, path, into: `${path}-clean` });
  return { verdict, into: `${path}-clean` };
}

const sample = readFileSync(join(import.meta.dirname, '../../public/samples/painting.jpg'));
const painting = () => sharp(sample).resize(240, 300, { fit: 'fill' });
const difference = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()));
  return a!.reduce((sum, value, at) => sum + Math.abs(value - b![at]!), 0) / a!.length;
};

describe('a result of an engine outside', () => {
  it('is refused where it shows nothing, or nothing else than the image that it was sent', async () => {
    const [source, path] = [join(folder, 'sent.png'), join(folder, 'returned.webp')];
    await painting().png().toFile(source);
    const judge = () => examine({ kind: 'image', type: 'image/webp', path, into: `${path}-clean`, shows: 'color', differsFrom: source });
    await painting().webp({ lossless: true }).toFile(path);
    expect(await judge()).toMatchObject({ ok: false, reason: 'nothingChanged' });
    await painting().negate({ alpha: false }).webp({ lossless: true }).toFile(path);
    expect(await judge()).toMatchObject({ ok: true });
    await painting().ensureAlpha(0).webp({ lossless: true }).toFile(path);
    expect(await judge()).toMatchObject({ ok: false, reason: 'nothingShown' });
  });
});

describe('a JPEG in scans', () => {
  /** The second scan of a progressive image once more, so many times. */
  async function withScans(more: number): Promise<Buffer> {
    const bytes = await painting().jpeg({ progressive: true }).toBuffer();
    const scans = [...bytes.keys()].filter((at) => bytes[at] === 0xff && bytes[at + 1] === 0xda);
    const [from, to] = [scans[1]!, scans[2]!];
    return Buffer.concat([bytes.subarray(0, to), ...Array.from({ length: more }, () => bytes.subarray(from, to)), bytes.subarray(to)]);
  }

  it('is read where it has as many as programs write, and refused where each costs the time of an image', async () => {
    expect((await examined(await withScans(0))).verdict.ok).toBe(true);
    expect((await examined(await withScans(limits.jpegScans))).verdict).toMatchObject({ ok: false, reason: 'uploadTooHeavy' });
  });
});

describe('an animated AVIF', () => {
  it.each(['pitm', 'iloc', 'meta'])(
    'without the box %s, so without an image beside its frames, is shown by the first of them',
    async (box) => {
      const path = join(folder, `frames-${box}.avif`);
      const track = { source: 'color=red:d=0.3:s=96x64:r=10', filter: 'format=yuv420p', codec: 'libsvtav1' };
      const bytes = readFileSync(await makeFile(path, { format: 'avif', tracks: [track] }));
      bytes.write('free', bytes.indexOf(box), 'latin1');
      writeFileSync(path, bytes);
      expect(await headerDimensions(path, 'image/avif')).toEqual({ width: 96, height: 64 });
      const { verdict, into } = await examined(bytes);
      expect(verdict).toMatchObject({ ok: true, found: { type: 'image/png', width: 96, height: 64, frames: 3 } });
      const { channels } = await sharp(into).stats();
      for (const [channel, value] of [255, 0, 0].entries()) expect(Math.abs(channels[channel]!.mean - value)).toBeLessThan(5);
    },
  );
});

describe('a WebP', () => {
  const dots = sharp(Buffer.from(Array.from({ length: 16 * 16 * 3 }, (_, at) => ((at / 3) % 2 < 1 ? [255, 0, 0] : [0, 0, 255])[at % 3]!)), {
    raw: { width: 16, height: 16, channels: 3 },
  });

  it('without loss is kept without loss, and one with it stays what it is', async () => {
    const [sharply, softly] = await Promise.all([dots.clone().webp({ lossless: true }).toBuffer(), dots.clone().webp().toBuffer()]);
    const { verdict, into } = await examined(sharply);
    expect(verdict).toMatchObject({ ok: true, found: { type: 'image/png' } });
    expect(await difference(readFileSync(into), await dots.clone().png().toBuffer())).toBe(0);
    expect((await examined(softly)).verdict).toMatchObject({ ok: true, found: { type: 'image/webp' } });
  });
});

describe('an image of more pieces than programs write', () => {
  const frame = async (pages: number): Promise<Buffer> => {
    const bytes = await painting().resize(8, 8).webp().toBuffer();
    const [header, still] = [bytes.subarray(0, 12), bytes.subarray(12)];
    const chunk = (name: string, data: Buffer): Buffer => {
      const head = Buffer.from(`${name}    `, 'latin1');
      head.writeUInt32LE(data.length, 4);
      return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
    };
    const animated = Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 7, 0, 0, 7, 0, 0, 40, 0, 0, 0]), still]);
    const body = [
      chunk('VP8X', Buffer.from([2, 0, 0, 0, 7, 0, 0, 7, 0, 0])),
      chunk('ANIM', Buffer.alloc(6)),
      ...Array.from({ length: pages }, () => chunk('ANMF', animated)),
    ];
    const file = Buffer.concat([header, ...body]);
    file.writeUInt32LE(file.length - 8, 4);
    return file;
  };
  const chunked = async (chunks: number): Promise<Buffer> => {
    const [bytes, one] = [await painting().png().toBuffer(), chunkOf('teST', Buffer.alloc(0))];
    return Buffer.concat([bytes.subarray(0, 33), Buffer.alloc(chunks * one.length, one), bytes.subarray(33)]);
  };
  const gifOf = (frames: number): Buffer => {
    const one = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
    const head = Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0\x80\0\0', 'latin1'), Buffer.alloc(6, 90)]);
    return Buffer.concat([head, Buffer.alloc(frames * one.length, one), Buffer.from([0x3b])]);
  };
  const tiff = (): Buffer => tiffOf(8, 8, Buffer.alloc(8 * 8 * 3, 90));
  const commented = async (segments: number): Promise<Buffer> => {
    const bytes = await painting().jpeg().toBuffer();
    const comments = Array.from({ length: segments }, () => Buffer.from([0xff, 0xfe, 0, 2]));
    return Buffer.concat([bytes.subarray(0, 2), ...comments, bytes.subarray(2)]);
  };

  it.each([
    ['a JPEG of a few comments', () => commented(20)],
    ['a WebP of a few frames', () => frame(20)],
    ['a GIF of a few frames', async () => gifOf(20)],
    ['a PNG of a few chunks', () => chunked(20)],
    ['a TIFF', async () => tiff()],
  ])('is read where it is not: %s', async (_, make) => {
    expect((await examined(await make())).verdict.ok).toBe(true);
  });

  it.each([
    ['a JPEG of comments', () => commented(limits.jpegSegments)],
    ['a WebP of frames', () => frame(limits.imagePages + 1)],
    ['a GIF of frames', async () => gifOf(limits.imagePages + 1)],
    ['a PNG of chunks', () => chunked(limits.pngChunks)],
    ['a TIFF of strips', async () => withStrips(tiff(), limits.tiffPieces + 1)],
    ['a TIFF whose tiles are thousands of times as large', async () => withTiles(tiff(), 300)],
    [
      'an AVIF of boxes',
      async () => Buffer.concat([await painting().avif().toBuffer(), Buffer.alloc(8 * 200, '\0\0\0\x08free', 'latin1')]),
    ],
    ['a TIFF whose page is followed by itself', async () => endlessPages(tiff())],
  ])('is refused before its decoder works through them: %s', async (_, make) => {
    expect((await examined(await make())).verdict).toMatchObject({ ok: false, reason: 'uploadTooHeavy' });
  });
});

describe('what an image may take of the processor', () => {
  /** The last that a task was allowed, in milliseconds. */
  const allowedTo = async (files: readonly Buffer[], task: { kind: 'image' | 'join'; type: string; shows?: 'color' }): Promise<number> => {
    const paths = files.map((bytes) => {
      const path = join(folder, `allowed-${(count += 1)}`);
      writeFileSync(path, bytes);
      return path;
    });
    let allowed = 0;
    const verdict = await examine(
      { ...task, path: paths[0]!, paths, into: `${paths[0]}-clean` },
      (milliseconds) => (allowed = milliseconds),
    );
    expect(verdict).toMatchObject({ ok: true });
    return allowed - examinationTimes.opening;
  };
  const share = (pixels: number, { length }: Buffer): number =>
    (pixels * examinationTimes.megapixel + length * examinationTimes.megabyte) / 1e6;

  it('grows with the pixels that it states and with its bytes, and counts each one that is joined', async () => {
    const png = await painting().png().toBuffer();
    expect(await allowedTo([png], { kind: 'image', type: 'image/png' })).toBeCloseTo(share(240 * 300, png));
    // Each is opened twice.
    expect(await allowedTo([png, png], { kind: 'join', type: 'image/png' })).toBeCloseTo(4 * share(240 * 300, png));
  });

  it('counts every frame of a GIF', async () => {
    const frames = await Promise.all([0, 90, 180].map((hue) => painting().modulate({ hue }).png().toBuffer()));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await allowedTo([gif], { kind: 'image', type: 'image/gif' })).toBeCloseTo(share(3 * 240 * 300, gif));
  });

  it('is what an engine outside needs for what it was asked for', async () => {
    expect(await allowedTo([await painting().png().toBuffer()], { kind: 'image', type: 'image/png', shows: 'color' })).toBe(Infinity);
  });
});

describe('an image whose end is missing', () => {
  it('is the whole one where only the mark of the end is', async () => {
    const whole = await painting().jpeg({ quality: 95 }).toBuffer();
    const { verdict, into } = await examined(whole.subarray(0, -2));
    expect(verdict).toEqual({ ok: true, found: expect.not.objectContaining({ missing: expect.anything() }) });
    expect(await difference(readFileSync(into), whole)).toBeLessThan(3);
  });

  it.each(['jpeg', 'png'] as const)('is kept with a note where a few rows are: %s', async (format) => {
    const whole = await sharp(sample).resize(720, 900, { fit: 'fill' }).toFormat(format, { quality: 95 }).toBuffer();
    const { verdict } = await examined(whole.subarray(0, Math.round(whole.length * 0.99)));
    expect(verdict).toMatchObject({ ok: true, found: { width: 720, height: 900, missing: expect.any(Number) } });
    expect(verdict.ok && verdict.found.missing).toBeLessThan(0.05);
  });

  it('is refused in those words where half of it is and a profile moves the gray that stands for it', async () => {
    const profile = join(folder, 'gamma.icc');
    writeFileSync(profile, profileOf({ primaries: srgb, curve: 1.9, isGray: false })!);
    const whole = await painting().withIccProfile(profile).jpeg({ quality: 95 }).toBuffer();
    expect((await examined(whole.subarray(0, whole.length / 2))).verdict).toMatchObject({ ok: false, reason: 'uploadCutOff' });
  });

  it('is kept with a note where it is a progressive one that only lacks details', async () => {
    const whole = await painting().jpeg({ quality: 95, progressive: true }).toBuffer();
    const { verdict, into } = await examined(whole.subarray(0, Math.round(whole.length * 0.6)));
    expect(verdict).toMatchObject({ ok: true, found: { missing: 0 } });
    expect(await difference(readFileSync(into), whole)).toBeLessThan(10);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is refused in those words where half of it is: %s', async (format) => {
    const whole = await painting().toFormat(format).toBuffer();
    expect((await examined(whole.subarray(0, whole.length / 2))).verdict).toMatchObject({ ok: false, reason: 'uploadCutOff' });
  });
});

const tone: Track = { source: 'sine=d=4:f=440', filter: 'aformat=sample_fmts=s16', codec: 'pcm_s16le' };
const clip: Track = { source: 'testsrc2=d=4:s=96x64:r=10', filter: 'format=yuv420p', codec: 'libx264', options: { g: '5' } };

describe('a video or audio whose end is missing', () => {
  const kinds: [name: string, format: string, track: Track, options: Record<string, string>][] = [
    ['MP4', 'mp4', clip, { movflags: 'faststart' }],
    ['WAV', 'wav', tone, {}],
  ];
  it.each(kinds)('keeps what is there, and its length is that: %s', async (name, format, track, options) => {
    const whole = readFileSync(await makeFile(join(folder, `whole-${name}`), { format, tracks: [track], options }));
    const { verdict } = await examined(whole.subarray(0, Math.round(whole.length * 0.75)));
    expect(verdict).toMatchObject({ ok: true, found: { missing: expect.closeTo(0.25, 0), duration: expect.closeTo(3, 0) } });
    expect((await examined(whole.subarray(0, Math.round(whole.length * 0.3)))).verdict).toMatchObject({
      ok: false,
      reason: 'uploadCutOff',
    });
    expect((await examined(whole)).verdict).toMatchObject({ ok: true, found: expect.not.objectContaining({ missing: expect.anything() }) });
  });

  it('is refused as cut off when its index was at the end', async () => {
    const whole = readFileSync(await makeFile(join(folder, 'late.mp4'), { format: 'mp4', tracks: [clip] }));
    expect((await examined(whole.subarray(0, Math.round(whole.length * 0.9)))).verdict).toMatchObject({
      ok: false,
      reason: 'uploadCutOff',
    });
  });
});

describe('every kind that states how long it is', () => {
  const short: Track = { ...clip, source: 'testsrc2=d=2:s=96x64:r=10' };
  const audible = (codec: string, format: string): Track => ({ source: 'sine=d=2:f=440', filter: `aformat=sample_fmts=${format}`, codec });
  const kinds: [name: string, format: string, track: Track][] = [
    ['Matroska', 'matroska', short],
    ['WebM', 'webm', { ...short, codec: 'libvpx-vp9', options: {} }],
    ['AVI', 'avi', { ...short, codec: 'mpeg4' }],
    ['AIFF', 'aiff', audible('pcm_s16be', 's16')],
    ['WMA', 'asf', audible('wmav2', 'fltp')],
    ['MP3', 'mp3', audible('libmp3lame', 's16p')],
    ['Ogg', 'ogg', { ...audible('libopus', 'flt'), source: 'sine=d=4:f=440:r=48000' }],
  ];
  it.each(kinds)(
    'is kept with a note while little is missing, and refused in those words when nearly all is: %s',
    async (name, format, track) => {
      const whole = readFileSync(await makeFile(join(folder, `every-${name}`), { format, tracks: [track] }));
      const found = async (share: number) => (await examined(whole.subarray(0, Math.round(whole.length * share)))).verdict;
      expect(await found(1)).toEqual({ ok: true, found: expect.not.objectContaining({ missing: expect.anything() }) });
      expect(await found(0.9)).toMatchObject({ ok: true, found: { missing: expect.any(Number) } });
      expect(await found(0.1)).toMatchObject({ ok: false, reason: 'uploadCutOff' });
    },
  );

  const silent: [name: string, format: string, track: Track, options: Record<string, string>][] = [
    ['AAC', 'adts', audible('aac', 'fltp'), {}],
    ['MP3 without a count', 'mp3', audible('libmp3lame', 's16p'), { write_xing: '0', id3v2_version: '0' }],
    ['FLAC, which counts its samples', 'flac', audible('flac', 's16'), {}],
    ['MP4 in fragments', 'mp4', short, { movflags: 'frag_keyframe+empty_moov' }],
    ['an animated PNG', 'apng', { ...short, source: 'testsrc2=d=0.5:s=96x64:r=10', filter: 'format=rgba', codec: 'apng', options: {} }, {}],
  ];
  it.each(silent)('a few bytes that are missing are noticed where no length is stated: %s', async (name, format, track, options) => {
    const whole = readFileSync(await makeFile(join(folder, `silent-${name}`), { format, tracks: [track], options }));
    expect((await examined(whole)).verdict).toEqual({ ok: true, found: expect.not.objectContaining({ missing: expect.anything() }) });
    const { verdict } = await examined(whole.subarray(0, -40));
    expect(verdict).toMatchObject({ ok: true, found: { missing: expect.any(Number) } });
    expect(verdict.ok && verdict.found.missing).toBeLessThan(0.1);
  });

  it('and of images: an animation is kept with a note, TIFF and HEIC are refused in those words', async () => {
    const frames = await Promise.all([0, 90, 180].map((hue) => painting().modulate({ hue }).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await examined(moving)).verdict).toEqual({ ok: true, found: expect.not.objectContaining({ missing: expect.anything() }) });
    expect((await examined(moving.subarray(0, moving.length * 0.7))).verdict).toMatchObject({ ok: true, found: { missing: 0 } });
    const images = [await painting().tiff().toBuffer(), readFileSync(join(import.meta.dirname, '../fixtures/astronaut.heic'))];
    for (const whole of images)
      for (const share of [0.99, 0.5, 0.1])
        expect((await examined(whole.subarray(0, whole.length * share))).verdict).toMatchObject({ ok: false, reason: 'uploadCutOff' });
  });
});

describe('what begins with something else', () => {
  /** An ID3 tag of this many bytes of padding, fewer than 2^14. */
  const emptyTag = (length: number): Buffer =>
    Buffer.concat([Buffer.from('ID3\x04\0\0\0\0', 'latin1'), Buffer.from([length >> 7, length & 127]), Buffer.alloc(length)]);

  it.each([
    ['leftovers of a tag', (bytes: Buffer) => Buffer.concat([Buffer.alloc(900, 'junk '), bytes])],
    ['the rest of a frame', (bytes: Buffer) => bytes.subarray(117)],
    ['two tags in a row', (bytes: Buffer) => Buffer.concat([emptyTag(2000), emptyTag(50), bytes])],
  ])('MP3 that begins with %s is a sound', async (_name, change) => {
    const track = { ...tone, filter: 'aformat=sample_fmts=s16p', codec: 'libmp3lame' };
    const bytes = readFileSync(
      await makeFile(join(folder, 'whole.mp3'), { format: 'mp3', tracks: [track], options: { write_xing: '0', id3v2_version: '0' } }),
    );
    const { verdict } = await examined(change(bytes));
    expect(verdict).toMatchObject({ ok: true, found: { type: 'audio/mpeg', duration: expect.closeTo(4, 0) } });
  });

  it('an animated AVIF gives its first frame and the number of all', async () => {
    const track = { source: 'color=red:d=0.3:r=10:s=96x64', filter: 'format=yuv420p', codec: 'libsvtav1' };
    const bytes = readFileSync(await makeFile(join(folder, 'moving.avif'), { format: 'avif', tracks: [track] }));
    expect(bytes.toString('latin1', 8, 12)).toBe('avis');
    const { verdict, into } = await examined(bytes);
    expect(verdict).toMatchObject({ ok: true, found: { type: 'image/png', width: 96, height: 64, frames: 3 } });
    const { dominant } = await sharp(into).stats();
    expect([dominant.r > 230, dominant.g < 30, dominant.b < 30]).toEqual([true, true, true]);
  });
});

describe('what few programs write', () => {
  it('a photo of a phone that can be seen through stays so', async () => {
    const { verdict, into } = await examined(readFileSync(join(import.meta.dirname, '../fixtures/see-through.heic')));
    expect(verdict).toMatchObject({ ok: true, found: { type: 'image/png', width: 64, height: 48 } });
    const { data } = await sharp(into).raw().toBuffer({ resolveWithObject: true });
    expect([data[3], data[(24 * 64 + 32) * 4 + 3]]).toEqual([0, 255]);
  });

  it('a photo of a phone with a gain map (ISO 21496-1) is kept as screens without HDR show it', async () => {
    const { verdict, into } = await examined(readFileSync(join(import.meta.dirname, '../fixtures/gain-map.heic')));
    expect(verdict).toMatchObject({ ok: true, found: { type: 'image/jpeg', width: 256, height: 128 } });
    const { data } = await sharp(into).raw().toBuffer({ resolveWithObject: true });
    for (const [at, drawn] of [16, 239, 80].entries()) expect(Math.abs(data[(64 * 256 + 16) * 3 + at]! - drawn)).toBeLessThan(4);
  });

  it.each(['free', 'wide', 'skip'])('QuickTime without a type is a video: it begins with "%s"', async (atom) => {
    const path = await makeFile(join(folder, 'typed.mov'), { format: 'mov', tracks: [{ ...clip, source: 'testsrc2=d=0.5:s=96x64:r=10' }] });
    const bytes = readFileSync(path);
    bytes.write(atom, 4, 'latin1');
    expect((await examined(bytes)).verdict).toMatchObject({ ok: true, found: { type: 'video/mp4', width: 96, duration: 0.5 } });
  });

  it.each([
    ['FLAC', 'flac', tone.filter, 'flac'],
    ['AAC', 'adts', 'aformat=sample_fmts=fltp', 'aac'],
  ])('%s behind a tag, as music programs write it, is a sound', async (_name, format, filter, codec) => {
    const path = await makeFile(join(folder, `tagged.${format}`), { format, tracks: [{ source: 'sine=d=1:f=440', filter, codec }] });
    const tag = Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\x40\0', 'latin1'), Buffer.alloc(64 * 128)]);
    const { verdict } = await examined(Buffer.concat([tag, readFileSync(path)]));
    expect(verdict).toMatchObject({ ok: true, found: { type: 'audio/mpeg', duration: expect.closeTo(1, 0) } });
  });

  it('a GIF ends at its mark, and a sound may be shorter than a frame', async () => {
    const padded = Buffer.concat([await painting().gif().toBuffer(), Buffer.alloc(5000, 0x1a)]);
    expect((await examined(padded)).verdict).toEqual({ ok: true, found: expect.not.objectContaining({ missing: expect.anything() }) });
    const click = { ...tone, source: 'sine=d=0.02:f=440' };
    const short = readFileSync(await makeFile(join(folder, 'click.wav'), { format: 'wav', tracks: [click] }));
    expect((await examined(short)).verdict).toMatchObject({ ok: true, found: { type: 'audio/mpeg', duration: expect.closeTo(0.02, 1) } });
  });

  it('an image for print without a profile has the colors that browsers show', async () => {
    const inks = Buffer.from([0, 255, 255, 0, 255, 0, 255, 0, 0, 0, 0, 128, 64, 0, 0, 64]);
    const wanted = [255, 0, 0, 0, 255, 0, 127, 127, 127, 143, 191, 191];
    const { into } = await examined(tiffOf(4, 1, inks, { colors: 5 }));
    expect([...(await sharp(into).raw().toBuffer())]).toEqual(wanted);
  });

  it('an image that is whole, but stored in a way that is not read, is not called damaged', async () => {
    const light = await painting().removeAlpha().raw().toBuffer();
    const tiff = tiffOf(240, 300, light, { compression: 34_661 });
    expect((await examined(tiff)).verdict).toMatchObject({ ok: false, reason: 'uploadUnsupported' });
  });

  it('a JPEG of twelve bits that is cut off is not called incomplete: a complete one is not read either', async () => {
    const jpeg = await painting().jpeg().toBuffer();
    // The bits of a sample follow the length of the frame's header.
    jpeg[jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 4] = 12;
    expect((await examined(jpeg.subarray(0, -2))).verdict).toMatchObject({ ok: false, reason: 'uploadUnsupported' });
  });

  const audible: Track = { source: 'sine=d=1:f=440', filter: 'aformat=sample_fmts=fltp', codec: 'aac' };
  const seen: Track = { ...clip, source: 'testsrc2=d=1:s=96x64:r=10' };

  it.each([
    ['video', [seen]],
    ['sound', [audible]],
    ['video with sound', [seen, audible]],
  ])('a %s that is encrypted for its buyers is not called damaged, nor kept as noise', async (name, tracks) => {
    const key = '0'.repeat(32);
    const options = { encryption_scheme: 'cenc-aes-ctr', encryption_key: key, encryption_kid: key };
    const bytes = readFileSync(await makeFile(join(folder, `locked-${name}.mp4`), { format: 'mp4', tracks, options }));
    expect((await examined(bytes)).verdict).toMatchObject({ ok: false, reason: 'uploadUnsupported' });
  });

  it.each([
    ['video', { ...seen, codec: 'libvpx' }],
    ['sound', { ...tone, filter: 'aresample=48000,aformat=sample_fmts=flt', codec: 'libopus' }],
  ])('a WebM whose %s is locked is not called damaged, nor kept as noise', async (name, track) => {
    const open = readFileSync(await makeFile(join(folder, `${name}.webm`), { format: 'webm', tracks: [track] }));
    expect((await examined(open)).verdict).toMatchObject({ ok: true });
    expect((await examined(locked(open))).verdict).toMatchObject({ ok: false, reason: 'uploadUnsupported' });
  });

  it.each([
    ['images', ['avc1']],
    ['sound', ['mp4a', 'esds']],
  ])('a video whose %s nobody has a decoder for is not called damaged, nor kept without', async (name, stated) => {
    const bytes = readFileSync(await makeFile(join(folder, `unknown-${name}.mp4`), { format: 'mp4', tracks: [seen, audible] }));
    for (const one of stated) bytes.write('zzz9', bytes.lastIndexOf(one), 'latin1');
    expect((await examined(bytes)).verdict).toMatchObject({ ok: false, reason: 'uploadUnsupported' });
  });

  it('an image of measurements, which no screen shows, is refused in those words', async () => {
    const light = await painting().removeAlpha().raw().toBuffer();
    expect((await examined(tiffOf(240, 300, light))).verdict).toMatchObject({ ok: true });
    const tiff = tiffOf(240, 300, light, { sample: 2 });
    expect((await examined(tiff)).verdict).toMatchObject({ ok: false, reason: 'uploadTooHeavy' });
  });

  it('the last samples of a sound are kept', async () => {
    const { verdict } = await examined(readFileSync(await makeFile(join(folder, 'last.wav'), { format: 'wav', tracks: [tone] })));
    expect(verdict.ok && verdict.found.duration).toBeGreaterThanOrEqual(4);
  });
});

describe('joined images', () => {
  const joinedOf = async (files: readonly Buffer[], name: string) => {
    const paths = files.map((bytes, index) => {
      const path = join(folder, `${name}-${index}`);
      writeFileSync(path, bytes);
      return path;
    });
    const into = join(folder, `${name}-joined`);
    return { verdict: await examine({ kind: 'join', path: '', paths, into, type: 'image/png' }), into };
  };
  /** How a camera stores an image that is seen upright in each of the eight ways: what undoes the way, done to the pixels. */
  const lying: Record<number, (image: Buffer) => Promise<Buffer>> = {
    1: (one) => sharp(one).toBuffer(),
    2: (one) => sharp(one).flop().toBuffer(),
    3: (one) => sharp(one).rotate(180).toBuffer(),
    4: (one) => sharp(one).flip().toBuffer(),
    5: async (one) =>
      sharp(await sharp(one).rotate(270).toBuffer())
        .flip()
        .toBuffer(),
    6: (one) => sharp(one).rotate(270).toBuffer(),
    7: async (one) =>
      sharp(await sharp(one).rotate(90).toBuffer())
        .flip()
        .toBuffer(),
    8: (one) => sharp(one).rotate(90).toBuffer(),
  };

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('stand upright: way %i', async (orientation) => {
    const upright = await painting().png().toBuffer();
    const stored = await sharp(await lying[orientation]!(upright))
      .withMetadata({ orientation })
      .png()
      .toBuffer();
    const [found, wanted] = [
      await joinedOf([stored, upright], `way-${orientation}`),
      await joinedOf([upright, upright], `plain-${orientation}`),
    ];
    expect(found.verdict).toMatchObject({ ok: true, found: { width: 480, height: 300 } });
    expect(await difference(readFileSync(found.into), readFileSync(wanted.into))).toBeLessThan(3);
  });

  it('are refused before a low one beside a high one is made a thousand times as large', async () => {
    const flat = (width: number, height: number): Promise<Buffer> =>
      sharp({ create: { width, height, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
    const before = process.cpuUsage();
    const { verdict } = await joinedOf([await flat(20_000, 8), await flat(8, 1024)], 'low');
    const { user, system } = process.cpuUsage(before);
    expect(verdict).toMatchObject({ ok: false, reason: 'uploadTooManyPixels' });
    expect((user + system) / 1000).toBeLessThan(1000);
  });

  it('do not shrink to a dot beside one', async () => {
    const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect((await joinedOf([dot, await painting().png().toBuffer()], 'dot')).verdict).toMatchObject({
      ok: true,
      found: { width: 135, height: 75 },
    });
  });
});
