/** Every kind of file with every property that a stream can have: what is read, and what comes out upright, in sRGB, whole and see-through. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';
import { afterAll, describe, expect, it } from 'vitest';
import { openVideo, readFile, rewriteVideo, rewriteSound, stillOf, type Reading } from '../media/index.ts';
import { makeFile, type Track } from './kit/lavfi.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-reading-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

const tone = (codec: string, filter: string): Track => ({ source: 'sine=d=1:f=440', filter, codec });
const aac = tone('aac', 'aformat=sample_fmts=fltp');
const opus = tone('libopus', 'aresample=48000,aformat=sample_fmts=flt');

/** Four fields, of which no two are alike, so that every way an image can lie shows: red, green above blue, white. */
const fields =
  'color=red:d=0.4:r=10:s=96x64,drawbox=x=48:w=48:h=32:c=lime:t=fill,drawbox=y=32:w=48:h=32:c=blue:t=fill,drawbox=x=48:y=32:w=48:h=32:c=white:t=fill';
const image = (codec: string, filter = 'format=yuv420p', options: Record<string, string> = {}): Track => ({
  source: fields,
  filter,
  codec,
  options,
});
/** A disc of red on nothing, whose hidden color is green. */
const disc = (codec: string): Track => ({
  source:
    "color=red:d=0.4:r=10:s=96x64,format=yuva444p,geq=lum='lum(X,Y)':cb='if(lt(hypot(X-48,Y-32),24),cb(X,Y),44)':cr='if(lt(hypot(X-48,Y-32),24),cr(X,Y),21)':a='if(lt(hypot(X-48,Y-32),24),255,0)'",
  filter: 'format=yuva420p',
  codec,
  options: { 'auto-alt-ref': '0', crf: '10', b: '0' },
});

/** The middles of the four fields of the first frame, in rows. */
async function fieldsOf(path: string): Promise<number[][]> {
  const video = await openVideo(path, { longest: 1000, fps: 10 });
  for await (const frame of video.frames())
    return [0.25, 0.75].flatMap((y) =>
      [0.25, 0.75].map((x) => {
        const from = (Math.round(y * video.height) * video.width + Math.round(x * video.width)) * 4;
        return [...frame.subarray(from, from + 4)];
      }),
    );
  throw new Error('no frame');
}

const [red, green, blue, white] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
];
const within = (found: readonly number[], wanted: readonly number[], by: number) =>
  wanted.every((value, index) => Math.abs(value - found[index]!) <= by) ? wanted : found.slice(0, wanted.length);

const expectFields = async (path: string, wanted: readonly (readonly number[])[], by = 25) =>
  expect((await fieldsOf(path)).map((found, index) => within(found, wanted[index]!, by))).toEqual(wanted);

describe('the kind of a container follows from its streams', () => {
  const sounds: [name: string, format: string, track: Track][] = [
    ['MP4', 'mp4', aac],
    ['3GP', '3gp', aac],
    ['M4A', 'ipod', aac],
    ['MOV', 'mov', aac],
    ['WebM', 'webm', opus],
    ['Matroska', 'matroska', tone('flac', 'aformat=sample_fmts=s16')],
    ['Ogg', 'ogg', opus],
    ['ASF', 'asf', tone('wmav2', 'aformat=sample_fmts=fltp')],
    ['AVI', 'avi', tone('pcm_s16le', 'aformat=sample_fmts=s16')],
    ['WAV', 'wav', tone('pcm_s16le', 'aformat=sample_fmts=s16')],
    ['FLAC', 'flac', tone('flac', 'aformat=sample_fmts=s16')],
    ['MP3', 'mp3', tone('libmp3lame', 'aformat=sample_fmts=s16p')],
    ['AAC', 'adts', aac],
  ];
  it.each(sounds)('%s without frames is audio', async (name, format, track) => {
    const path = await makeFile(at(`sound-${name}`), { format, tracks: [track] });
    expect(await readFile(path)).toMatchObject({ kind: 'sound', width: null, height: null, sound: true });
    expect((await rewriteSound(path, at(`sound-${name}.mp3`))).duration).toBeCloseTo(1, 0);
  });

  const videos: [name: string, format: string, codec: string][] = [
    ['MP4', 'mp4', 'libx264'],
    ['M4A', 'ipod', 'libx264'],
    ['MOV', 'mov', 'libx264'],
    ['WebM', 'webm', 'libvpx-vp9'],
    ['Matroska', 'matroska', 'mpeg4'],
    ['AVI', 'avi', 'mjpeg'],
    ['WMV', 'asf', 'wmv2'],
  ];
  it.each(videos)('%s with frames is a video', async (name, format, codec) => {
    const path = await makeFile(at(`film-${name}`), {
      format,
      tracks: [image(codec, codec === 'mjpeg' ? 'format=yuvj420p' : undefined)],
    });
    expect(await readFile(path)).toMatchObject({ kind: 'video', width: 96, height: 64, sound: false, alpha: false, interlaced: false });
    expect(await rewriteVideo(path, at(`film-${name}.clean`))).toMatchObject({ width: 96, height: 64, missing: 0 });
    await expectFields(at(`film-${name}.clean`), [red, green, blue, white]);
  });

  it('a sound with a cover is a sound', async () => {
    const [path, cover] = [
      at('cover.m4a'),
      await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    ];
    await makeFile(path, { format: 'ipod', tracks: [aac] });
    const bytes = readFileSync(path);
    // An `ilst` with one `covr` goes into a `udta` of the `moov` box, which is the last one.
    const box = (type: string, ...content: Buffer[]) => {
      const all = Buffer.concat(content);
      const head = Buffer.alloc(8);
      head.writeUInt32BE(all.length + 8);
      head.write(type, 4, 'latin1');
      return Buffer.concat([head, all]);
    };
    const handler = box('hdlr', Buffer.from('00000000000000006d6469726170706c000000000000000000', 'hex'));
    const data = box('data', Buffer.from('0000000e00000000', 'hex'), cover);
    const udta = box('udta', box('meta', Buffer.alloc(4), handler, box('ilst', box('covr', data))));
    const moov = bytes.lastIndexOf('moov') - 4;
    bytes.writeUInt32BE(bytes.readUInt32BE(moov) + udta.length, moov);
    writeFileSync(path, Buffer.concat([bytes, udta]));
    expect(await readFile(path)).toMatchObject({ kind: 'sound', sound: true });
  });
});

const one = 0x10000;
/** The eight ways by their matrix (a, b, c, d), and where the fields of the stored image are seen. */
const ways: [orientation: number, matrix: number[], seen: (number[] | undefined)[]][] = [
  [1, [one, 0, 0, one], [red, green, blue, white]],
  [2, [-one, 0, 0, one], [green, red, white, blue]],
  [3, [-one, 0, 0, -one], [white, blue, green, red]],
  [4, [one, 0, 0, -one], [blue, white, red, green]],
  [5, [0, one, one, 0], [red, blue, green, white]],
  [6, [0, one, -one, 0], [blue, red, white, green]],
  [7, [0, -one, -one, 0], [white, green, blue, red]],
  [8, [0, -one, one, 0], [green, white, red, blue]],
];

function matrixOf([a, b, c, d]: number[]): Buffer {
  const bytes = Buffer.alloc(36);
  for (const [index, value] of [a, b, 0, c, d, 0, 0, 0, 0x40000000].entries()) bytes.writeInt32LE(value!, index * 4);
  return bytes;
}

describe.each(ways)('a video stored in orientation %i of eight', (orientation, matrix, seen) => {
  it.each([
    ['MP4', 'mp4', 'libx264'],
    ['MOV, encoded anew,', 'mov', 'mpeg4'],
  ])('in %s is upright wherever it is opened', async (name, format, codec) => {
    const path = at(`way-${orientation}.${format}`);
    await makeFile(path, {
      format,
      tracks: [image(codec)],
      configure: ([stream]) => void stream!.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, matrixOf(matrix)),
    });
    const size = orientation >= 5 ? { width: 64, height: 96 } : { width: 96, height: 64 };
    expect(await readFile(path)).toMatchObject({ orientation, ...size });
    await expectFields(path, seen as number[][], 40);
    const into = at(`way-${orientation}-${name}.clean`);
    expect(await rewriteVideo(path, into)).toMatchObject(size);
    expect(await readFile(into)).toMatchObject(size);
    await expectFields(into, seen as number[][], 40);
    expect(await sharp(await stillOf(into)).metadata()).toMatchObject(size);
  });
});

const rgb = 'format=gbrp,setparams=color_primaries=bt709:color_trc=iec61966-2-1:colorspace=gbr:range=pc';
/** BT.2020 and a curve of HDR from sRGB, white at 203 candelas. */
const hdr = (curve: string) =>
  `${rgb},zscale=t=linear:npl=203,format=gbrpf32,zscale=p=bt2020:t=${curve}:m=bt2020nc:r=tv:npl=203,format=yuv420p10`;

describe('the colors of a video', () => {
  const kinds: [name: string, filter: string, colors: Reading['colors'], options: [format: string, codec: string]][] = [
    ['SDR', 'format=yuv420p', { transfer: 'sdr', primaries: 'bt709' }, ['mp4', 'libx264']],
    ['HLG in HEVC', hdr('arib-std-b67'), { transfer: 'hlg', primaries: 'bt2020' }, ['mov', 'libx265']],
    ['PQ in HEVC', hdr('smpte2084'), { transfer: 'pq', primaries: 'bt2020' }, ['mp4', 'libx265']],
    ['HLG in VP9, which is encoded anew,', hdr('arib-std-b67'), { transfer: 'hlg', primaries: 'bt2020' }, ['webm', 'libvpx-vp9']],
    ['PQ in VP9, which is encoded anew,', hdr('smpte2084'), { transfer: 'pq', primaries: 'bt2020' }, ['matroska', 'libvpx-vp9']],
    [
      'BT.2020 without HDR',
      `${rgb},setparams=color_trc=bt709,zscale=p=bt2020:t=bt709:m=bt2020nc:r=tv,format=yuv420p10`,
      { transfer: 'sdr', primaries: 'bt2020' },
      ['mp4', 'libx265'],
    ],
    [
      'Display P3',
      `${rgb},setparams=color_trc=bt709,zscale=p=smpte432:t=bt709:m=bt709:r=tv,format=yuv420p10`,
      { transfer: 'sdr', primaries: 'p3' },
      ['mov', 'libx265'],
    ],
    [
      'full range',
      'scale=out_range=pc:out_color_matrix=bt709,setparams=range=pc:colorspace=bt709,format=yuvj420p',
      { transfer: 'sdr', primaries: 'bt709' },
      ['mp4', 'libx264'],
    ],
  ];
  it.each(kinds)('%s are those of sRGB', async (name, filter, colors, [format, codec]) => {
    const path = await makeFile(at(`colors-${name.slice(0, 12)}.${format}`), { format, tracks: [image(codec, filter)] });
    expect((await readFile(path)).colors).toEqual(colors);
    await expectFields(path, [red, green, blue, white]);
    const into = at(`colors-${name.slice(0, 12)}.clean`);
    await rewriteVideo(path, into);
    await expectFields(into, [red, green, blue, white]);
    if (codec === 'libvpx-vp9') expect((await readFile(into)).colors).toEqual({ transfer: 'sdr', primaries: 'bt709' });
  });

  it('of HD without a name for them are read as players do', async () => {
    const filter =
      'scale=1280:720:flags=neighbor:out_color_matrix=bt709,setparams=colorspace=unknown:color_primaries=unknown:color_trc=unknown,format=yuv420p';
    const path = await makeFile(at('hd.mp4'), { format: 'mp4', tracks: [image('libx264', filter)] });
    await expectFields(path, [red, green, blue, white], 8);
  });
});

describe('a transparent video', () => {
  const kinds: [name: string, format: string, track: Track][] = [
    ['VP9 in WebM', 'webm', disc('libvpx-vp9')],
    ['VP8 in WebM', 'webm', disc('libvpx')],
    ['QuickTime animation', 'mov', { ...disc('qtrle'), filter: 'format=argb', options: {} }],
    ['FFV1 in Matroska', 'matroska', { ...disc('ffv1'), options: {} }],
  ];
  it.each(kinds)('keeps that through the upload: %s', async (name, format, track) => {
    const path = await makeFile(at(`alpha-${name}`), { format, tracks: [track] });
    expect(await readFile(path)).toMatchObject({ kind: 'video', alpha: true });
    const into = at(`alpha-${name}.clean`);
    expect(await rewriteVideo(path, into)).toMatchObject({ type: 'video/webm', width: 96, height: 64 });
    expect(await readFile(into)).toMatchObject({ kind: 'video', alpha: true });
    const video = await openVideo(into, { longest: 96, fps: 10 });
    let count = 0;
    for await (const frame of video.frames()) {
      count += 1;
      const pixel = (x: number, y: number) => [...frame.subarray((y * 96 + x) * 4, (y * 96 + x) * 4 + 4)];
      expect(within(pixel(48, 32), [255, 0, 0, 255], 12)).toEqual([255, 0, 0, 255]);
      expect(pixel(6, 6)[3]).toBeLessThan(5);
      expect(pixel(90, 58)[3]).toBeLessThan(5);
    }
    expect(count).toBe(4);
    expect((await sharp(await stillOf(into)).stats()).isOpaque).toBe(false);
  });
});

describe('an interlaced video', () => {
  const bar = "color=gray:d=1:r=20:s=96x64,format=gray,geq=lum='if(between(X,N*6,N*6+20),250,20)'";
  const combs = (frame: Buffer, width: number): number => {
    let most = 0;
    for (let y = 20; y < 44; y += 1)
      for (let x = 0; x < width; x += 1) most = Math.max(most, Math.abs(frame[(y * width + x) * 4]! - frame[((y + 1) * width + x) * 4]!));
    return most;
  };
  it.each([
    ['H.264', 'mp4', 'libx264', { 'x264-params': 'interlaced=1:tff=1' }],
    ['MPEG-2', 'matroska', 'mpeg2video', { flags: '+ilme+ildct' }],
  ])('in %s has no combs', async (_name, format, codec, options) => {
    const filter = 'tinterlace=mode=interleave_top,setfield=tff,format=yuv420p';
    const path = await makeFile(at(`interlaced.${format}`), { format, tracks: [{ source: bar, filter, codec, options }] });
    expect(await readFile(path)).toMatchObject({ interlaced: true });
    const video = await openVideo(path, { longest: 96, fps: 10 });
    let count = 0;
    for await (const frame of video.frames()) if (count++ > 1 && count < 6) expect(combs(frame, video.width)).toBeLessThan(20);
    expect(count).toBeGreaterThan(5);
  });
});

describe('the reported size', () => {
  const sizes: [name: string, format: string, track: Track, size: { width: number; height: number }][] = [
    ['odd sides, encoded anew', 'webm', image('libvpx-vp9', 'scale=97:65,setsar=1,format=yuv444p'), { width: 98, height: 66 }],
    ['wide pixels, copied', 'mp4', image('libx264', 'setsar=4/3,format=yuv420p'), { width: 128, height: 64 }],
    ['narrow pixels, copied', 'mp4', image('libx264', 'setsar=2/3,format=yuv420p'), { width: 96, height: 96 }],
    ['wide pixels, encoded anew', 'matroska', image('mpeg4', 'setsar=4/3,format=yuv420p'), { width: 128, height: 64 }],
  ];
  it.each(sizes)('is that of the stored video: %s', async (name, format, track, size) => {
    const path = await makeFile(at(`size-${name}.${format}`), { format, tracks: [track] });
    const into = at(`size-${name}.clean`);
    expect(await rewriteVideo(path, into)).toMatchObject(size);
    expect(await readFile(into)).toMatchObject(size);
    const video = await openVideo(into, { longest: 1000, fps: 10 });
    expect({ ...video.original }).toEqual(size);
    expect(await sharp(await stillOf(into)).metadata()).toMatchObject(size);
    await expectFields(into, [red, green, blue, white], 30);
  });
});

describe('images', () => {
  const drawn = () => sharp({ create: { width: 40, height: 30, channels: 4, background: '#f008' } });
  it.each(['png', 'webp', 'gif', 'avif'] as const)('%s: size, alpha and the way it lies', async (format) => {
    const path = at(`picture.${format}`);
    await drawn().withMetadata({ orientation: 6 }).toFormat(format).toFile(path);
    const lies = format !== 'gif';
    expect(await readFile(path)).toMatchObject({
      kind: 'image',
      alpha: true,
      frames: 1,
      ...(lies ? { width: 30, height: 40 } : { width: 40, height: 30 }),
    });
  });

  it('an animation has frames and a length', async () => {
    const frames = await Promise.all([drawn().png().toBuffer(), drawn().negate().png().toBuffer()]);
    await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 300] })
      .toFile(at('moving.gif'));
    expect(await readFile(at('moving.gif'))).toMatchObject({ kind: 'animation', width: 40, height: 30, frames: 2, duration: 0.4 });
  });
});
