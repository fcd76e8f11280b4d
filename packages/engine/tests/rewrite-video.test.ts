/** What stays of an uploaded video: its images and its sound, and no word of anybody. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BitStreamFilterAPI, Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api';
import { Dictionary } from 'node-av/lib';
import { afterAll, describe, expect, it } from 'vitest';
import { readSound } from '../media/decode.ts';
import { rewriteVideo } from '../media/rewrite-video.ts';
import { pitchOf } from './kit/sound.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-rewrite-'));
afterAll(() => rmSync(folder, { recursive: true }));

const words = 'words that somebody hid';
const remark = `086f3693-b7b3-4f2c-9653-21492feee5b8+${words}`;

/** A video of two seconds with a sound of 440 Hz, and with words wherever the format takes some. */
async function video(name: string, format: string, codec: string, remarks?: 'h264_metadata'): Promise<string> {
  const path = join(folder, name);
  await using image = await Demuxer.open('testsrc2=d=2:s=128x96:r=10', { format: 'lavfi' });
  await using tone = await Demuxer.open('sine=d=2:f=440', { format: 'lavfi' });
  using imageDecoder = await Decoder.create(image.video()!);
  using toneDecoder = await Decoder.create(tone.audio()!);
  using imageFilter = FilterAPI.create('format=yuv420p');
  using toneFilter = FilterAPI.create('aformat=sample_fmts=fltp');
  using images = await Encoder.create(codec as never, { decoder: imageDecoder, filter: imageFilter });
  using sounds = await Encoder.create('aac' as never, { decoder: toneDecoder, filter: toneFilter });
  using bsf = remarks ? BitStreamFilterAPI.create(remarks, images, { options: { sei_user_data: remark } as never }) : null;
  const named = (context: { metadata: unknown; streams: { metadata: unknown }[] | null }) => {
    context.metadata = Dictionary.fromObject({ title: words, comment: words, artist: words });
    for (const stream of context.streams ?? []) stream.metadata = Dictionary.fromObject({ handler_name: words, title: words });
  };
  await using output = await Muxer.open(path, { format, configure: named as never });
  const encoded = images.packets(imageFilter.frames(imageDecoder.frames(image.packets())));
  const all = [bsf ? bsf.packets(encoded) : encoded, sounds.packets(toneFilter.frames(toneDecoder.frames(tone.packets())))];
  const indices = [output.addStream(images, bsf ? { bsf } : {}), output.addStream(sounds)];
  for (const [at, packets] of all.entries()) for await (const packet of packets) if (packet) await output.writePacket(packet, indices[at]!);
  await output.close();
  return path;
}

/** The images as they are decoded, and the seconds at which each is shown after the first. */
async function imagesOf(path: string): Promise<{ frames: Buffer[]; times: number[] }> {
  await using input = await Demuxer.open(path);
  const stream = input.video()!;
  using decoder = await Decoder.create(stream);
  const [frames, times]: [Buffer[], number[]] = [[], []];
  for await (using frame of decoder.frames(input.packets(stream.index))) {
    if (!frame) break;
    frames.push(frame.toBuffer());
    times.push((Number(frame.pts) * stream.timeBase.num) / stream.timeBase.den);
  }
  return { frames, times: times.map((time) => Math.round((time - times[0]!) * 100) / 100) };
}

describe('an uploaded video', () => {
  it.each([
    ['H.264 in MP4', 'a.mp4', 'mp4', 'libx264', 'h264_metadata', 'x264'],
    ['H.264 in Matroska', 'a.mkv', 'matroska', 'libx264', 'h264_metadata', 'x264'],
    ['H.265 in MP4', 'b.mp4', 'mp4', 'libx265', undefined, 'x265'],
    ['AV1 in MP4', 'c.mp4', 'mp4', 'libsvtav1', undefined, words],
    ['MPEG-4 in AVI, which is encoded anew', 'd.avi', 'avi', 'mpeg4', undefined, words],
  ] as const)('of %s keeps frames and audio, and loses all metadata', async (_name, file, format, codec, remarks, message) => {
    const path = await video(file, format, codec, remarks);
    const before = readFileSync(path);
    expect(before.includes(message)).toBe(true);
    expect(before.includes(words)).toBe(true);
    const into = join(folder, `${file}-clean.mp4`);
    expect(await rewriteVideo(path, into)).toMatchObject({ width: 128, height: 96, duration: expect.closeTo(2, 0) });
    const after = readFileSync(into);
    expect(after.includes(words)).toBe(false);
    const [given, made] = [await imagesOf(path), await imagesOf(into)];
    expect(given.frames.length).toBeGreaterThan(18);
    expect(made.frames).toHaveLength(given.frames.length);
    expect(made.times).toEqual(given.times);
    if (codec !== 'mpeg4') {
      expect(after.includes(message)).toBe(false);
      expect(Buffer.concat(made.frames).equals(Buffer.concat(given.frames))).toBe(true);
    }
    const sound = (await readSound(into, { mono: true }))!;
    expect(sound.samples.length / sound.rate).toBeCloseTo(2, 0);
    expect(pitchOf(sound)).toBeCloseTo(440, -1);
  });
});
