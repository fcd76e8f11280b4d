/** Videos that begin late, whose sound begins later still, or that lie on their side. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api';
import { afterAll, describe, expect, it } from 'vitest';
import { readSound } from '../media/decode.ts';
import { encodeVideo } from '../media/encode.ts';
import { readFile } from '../media/reading.ts';
import { rewriteVideo } from '../media/rewrite-video.ts';
import { turned } from './kit/turned.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-times-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Starts = { image: number; sound: number };

/** Two seconds of image and as much sound, each of which begins at its second. */
async function video(name: string, format: string, codec: string, starts: Starts): Promise<string> {
  const path = join(folder, name);
  await using image = await Demuxer.open('testsrc2=d=2:s=128x96:r=10', { format: 'lavfi' });
  await using tone = await Demuxer.open(`sine=d=2:f=440:r=${format === 'webm' ? 48_000 : 44_100}`, { format: 'lavfi' });
  using imageDecoder = await Decoder.create(image.video()!);
  using toneDecoder = await Decoder.create(tone.audio()!);
  using imageFilter = FilterAPI.create('format=yuv420p');
  using toneFilter = FilterAPI.create(`aformat=sample_fmts=${format === 'webm' ? 'flt' : 'fltp'}`);
  using images = await Encoder.create(codec as never, { decoder: imageDecoder, filter: imageFilter });
  using sounds = await Encoder.create((format === 'webm' ? 'libopus' : 'aac') as never, { decoder: toneDecoder, filter: toneFilter });
  await using output = await Muxer.open(path, { format });
  const tracks = [
    {
      at: starts.image,
      index: output.addStream(images),
      packets: images.packets(imageFilter.frames(imageDecoder.frames(image.packets()))),
    },
    { at: starts.sound, index: output.addStream(sounds), packets: sounds.packets(toneFilter.frames(toneDecoder.frames(tone.packets()))) },
  ];
  for (const { at, index, packets } of tracks)
    for await (const packet of packets)
      if (packet) {
        const shift = BigInt(Math.round((at * packet.timeBase.den) / packet.timeBase.num));
        packet.pts += shift;
        packet.dts += shift;
        await output.writePacket(packet, index);
      }
  await output.close();
  return path;
}

/** The seconds at which the images of a file begin and end. */
async function shownIn(path: string): Promise<{ from: number; to: number; width: number; height: number }> {
  await using input = await Demuxer.open(path);
  const stream = input.video()!;
  using decoder = await Decoder.create(stream);
  const times: number[] = [];
  let [width, height] = [0, 0];
  for await (using frame of decoder.frames(input.packets(stream.index))) {
    if (!frame) break;
    times.push((Number(frame.pts) * stream.timeBase.num) / stream.timeBase.den);
    ({ width, height } = frame);
  }
  return { from: Math.min(...times), to: Math.max(...times), width, height };
}

async function loudness(path: string, from: number, to: number): Promise<number> {
  const { samples, rate } = (await readSound(path, { mono: true }))!;
  const part = samples.subarray(Math.round(from * rate), Math.round(to * rate));
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
}

describe.each([
  ['which is copied', 'mp4', 'libx264'],
  ['which is encoded anew', 'webm', 'libvpx-vp9'],
])('a video %s', (_what, format, codec) => {
  const into = join(folder, `clean.${format}.mp4`);

  it('that begins late begins at once, and with its sound', async () => {
    const path = await video(`late.${format}`, format, codec, { image: 50, sound: 50 });
    expect(await rewriteVideo(path, into)).toMatchObject({ duration: expect.closeTo(2, 0) });
    const { from, to } = await shownIn(into);
    expect([from, to]).toEqual([expect.closeTo(0, 1), expect.closeTo(1.9, 1)]);
    expect(await loudness(into, 0.2, 1.8)).toBeGreaterThan(0.05);
  });

  it('whose sound begins a second later is silent for a second', async () => {
    const path = await video(`silent.${format}`, format, codec, { image: 0, sound: 1 });
    await rewriteVideo(path, into);
    expect(await loudness(into, 0.05, 0.8)).toBeLessThan(0.001);
    expect(await loudness(into, 1.2, 1.8)).toBeGreaterThan(0.05);
  });
});

describe('a video stored on its side', () => {
  const starts = { image: 0, sound: 0 };

  it('has the size in which it is shown, and keeps its rotation when it is copied', async () => {
    const into = join(folder, 'turned-copied.mp4');
    expect(await rewriteVideo(turned(await video('turned.mp4', 'mp4', 'libx264', starts)), into)).toMatchObject({ width: 96, height: 128 });
    expect(await shownIn(into)).toMatchObject({ width: 128, height: 96 });
    const bytes = readFileSync(into);
    expect(bytes.readInt32BE(bytes.indexOf('tkhd') + 48)).toBe(0x10000);
  });

  it('is turned upright when it is encoded anew', async () => {
    const into = join(folder, 'turned-encoded.mp4');
    expect(await rewriteVideo(turned(await video('turned-old.mp4', 'mp4', 'mpeg4', starts)), into)).toMatchObject({
      width: 96,
      height: 128,
    });
    expect(await shownIn(into)).toMatchObject({ width: 96, height: 128 });
  });
});

it('states lengths to the millisecond, wherever they are read', async () => {
  const frames = Array.from({ length: 16 }, () => Buffer.alloc(64 * 48 * 4, 99));
  const [made, kept] = [join(folder, 'sixteen.mp4'), join(folder, 'kept.mp4')];
  const lengths = [
    (await encodeVideo(made, 'mp4', { width: 64, height: 48, fps: 30 }, frames)).duration,
    (await rewriteVideo(made, kept)).duration,
    (await readFile(kept)).duration,
  ];
  expect(lengths).toEqual([0.533, 0.533, 0.533]);
});
