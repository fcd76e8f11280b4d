/**
 * The process that opens what strangers sent: pictures are decoded and written anew, clips and sounds are read in one forced container
 * and written into a plain one. It holds no secret and no connection; when a hostile file kills it, only that upload is lost.
 */
import sharp, { type OutputInfo } from 'sharp';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api';
import { AV_CODEC_ID_AAC, AV_CODEC_ID_AV1, AV_CODEC_ID_H264, AV_CODEC_ID_HEVC, AV_CODEC_ID_MP3, AV_CODEC_ID_OPUS } from 'node-av/constants';
import { serveTasks } from '../processes/child.ts';
import type { Examination, ExamineTask, Verdict } from './examine.ts';
import type { MessageKey } from '../messages/messages.ts';
import { limits } from '../../contract/facts/limits.ts';

sharp.cache(false);
sharp.concurrency(1);

class Rejected extends Error {
  readonly reason: MessageKey;
  constructor(reason: MessageKey) {
    super(reason);
    this.reason = reason;
  }
}

const reject = (reason: MessageKey): never => {
  throw new Rejected(reason);
};

const gifPixels = limits.imagePixels * 3;

async function picture({ path, into, type }: ExamineTask): Promise<Examination> {
  const isGif = type === 'image/gif';
  const source = sharp(path, {
    failOn: 'error',
    limitInputPixels: isGif ? gifPixels : limits.imagePixels,
    sequentialRead: true,
    pages: isGif ? -1 : 1,
  });
  const format =
    { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp', 'image/gif': 'gif', 'image/avif': 'png' }[type] ??
    reject('uploadUnreadable');
  const { format: found, pages } = await source.metadata();
  if (found !== (type === 'image/avif' ? 'heif' : type.slice('image/'.length))) reject('uploadUnreadable');
  const turned = isGif ? source : source.autoOrient();
  const written = {
    png: () => turned.png({ compressionLevel: 6 }),
    jpeg: () => turned.jpeg({ quality: 93, chromaSubsampling: '4:4:4' }),
    webp: () => turned.webp({ quality: 93, effort: 2 }),
    gif: () => turned.gif({ effort: 2 }),
  }[format as 'png']();
  const { width, height, pageHeight } = (await written.toFile(into)) as OutputInfo & { pageHeight?: number };
  return {
    type: `image/${format}`,
    extension: format === 'jpeg' ? 'jpg' : format,
    width,
    height: pageHeight ?? (isGif && pages ? Math.round(height / pages) : height),
    duration: null,
  };
}

/** Only the file itself may be read: no playlist, no network, no second file. */
const openMedia = (path: string, demuxer: string): Promise<Demuxer> =>
  Demuxer.open(path, { format: demuxer, options: { protocol_whitelist: 'file', max_streams: 16 } as never });

/** Codecs that browsers play in MP4 as they are; anything else is encoded again. */
const kept = {
  video: new Set<number>([AV_CODEC_ID_H264, AV_CODEC_ID_HEVC, AV_CODEC_ID_AV1]),
  audio: new Set<number>([AV_CODEC_ID_AAC, AV_CODEC_ID_MP3, AV_CODEC_ID_OPUS]),
};

async function film({ path, into, demuxer }: ExamineTask): Promise<Examination> {
  await using input = await openMedia(path, demuxer!);
  const stream = input.video() ?? reject('uploadNoPicture');
  const { width, height } = stream.codecpar;
  if (width < 16 || height < 16) reject('uploadUnreadable');
  if (width * height > limits.videoPixels) reject('uploadTooManyPixels');
  if (input.duration > limits.videoSeconds + 0.5) reject('uploadTooLong');
  const duration = kept.video.has(stream.codecpar.codecId) ? await remux(input, into) : await transcode(input, into);
  await firstFrame(into);
  return { type: 'video/mp4', extension: 'mp4', width, height, duration };
}

/** Copies the packets, looking at each one's time, because the length in a header is a claim. Resolves to seconds. */
async function remux(input: Demuxer, into: string): Promise<number> {
  const video = input.video()!;
  const audio = input.audio();
  await using output = await Muxer.open(into, { format: 'mp4', options: { movflags: '+faststart' } });
  const places = new Map([[video.index, output.addStream(video)]]);
  if (audio && kept.audio.has(audio.codecpar.codecId)) places.set(audio.index, output.addStream(audio));
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  let count = 0;
  for await (using packet of input.packets()) {
    if (!packet) break;
    const place = places.get(packet.streamIndex);
    if (place === undefined) continue;
    if (packet.streamIndex === video.index) {
      const { num, den } = video.timeBase;
      const seconds = (Number(packet.pts) * num) / den;
      if (Number.isFinite(seconds)) {
        first = Math.min(first, seconds);
        last = Math.max(last, seconds + (Number(packet.duration) * num) / den);
        if (last - first > limits.videoSeconds + 0.5) reject('uploadTooLong');
      }
      count += 1;
    }
    await output.writePacket(packet, place);
  }
  if (count === 0) reject('uploadUnreadable');
  return Math.max(0, last - first);
}

async function transcode(input: Demuxer, into: string): Promise<number> {
  const stream = input.video()!;
  using decoder = await Decoder.create(stream);
  using filter = FilterAPI.create('scale=trunc(iw/2)*2:trunc(ih/2)*2,format=yuv420p');
  using encoder = await Encoder.create('libx264' as never, { decoder, filter, options: { preset: 'veryfast', crf: '20' } as never });
  await using output = await Muxer.open(into, { format: 'mp4', options: { movflags: '+faststart' } });
  const control = pipeline(input, decoder, filter, encoder, output, {
    onProgress: ({ time }) => {
      if (time > limits.videoSeconds + 1) control.stop();
    },
    progressInterval: 100,
  });
  await control.completion;
  if (control.isStopped()) reject('uploadTooLong');
  return control.progress.time;
}

/** A file whose first picture cannot be decoded is refused now, not when a job has been paid for. */
async function firstFrame(path: string): Promise<void> {
  await using input = await openMedia(path, 'mov');
  const stream = input.video() ?? reject('uploadUnreadable');
  using decoder = await Decoder.create(stream);
  for await (using frame of decoder.frames(input.packets(stream.index))) if (frame) return;
  reject('uploadUnreadable');
}

async function sound({ path, into, demuxer }: ExamineTask): Promise<Examination> {
  await using input = await openMedia(path, demuxer!);
  const stream = input.audio() ?? reject('uploadNoSound');
  if (input.duration > limits.audioSeconds + 1) reject('uploadTooLong');
  using decoder = await Decoder.create(stream);
  using filter = FilterAPI.create('aresample=44100,aformat=sample_fmts=s16p:channel_layouts=mono|stereo');
  using encoder = await Encoder.create('libmp3lame' as never, { decoder, filter, bitrate: '192k' });
  await using output = await Muxer.open(into, { format: 'mp3' });
  const control = pipeline(input, decoder, filter, encoder, output, {
    onProgress: ({ time }) => {
      if (time > limits.audioSeconds + 1) control.stop();
    },
    progressInterval: 50,
  });
  await control.completion;
  if (control.isStopped()) reject('uploadTooLong');
  if (control.progress.time <= 0) reject('uploadUnreadable');
  return { type: 'audio/mpeg', extension: 'mp3', width: null, height: null, duration: control.progress.time };
}

/** Pictures side by side, each as high as the lowest of them. */
async function join({ paths, into }: ExamineTask): Promise<Examination> {
  const sizes = await Promise.all((paths ?? []).map(async (path) => sharp(path, { limitInputPixels: limits.imagePixels }).metadata()));
  const height = Math.min(2048, ...sizes.map((size) => size.height));
  const scaled = await Promise.all(
    (paths ?? []).map((path) =>
      sharp(path, { limitInputPixels: limits.imagePixels, pages: 1 }).resize({ height }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  const width = scaled.reduce((sum, { info }) => sum + info.width, 0);
  if (width * height > limits.imagePixels) reject('uploadTooManyPixels');
  let left = 0;
  const layers = scaled.map(({ data, info }) => {
    const layer = { input: data, left, top: 0 };
    left += info.width;
    return layer;
  });
  await sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite(layers)
    .png()
    .toFile(into);
  return { type: 'image/png', extension: 'png', width, height, duration: null };
}

const ways = { image: picture, gif: picture, video: film, audio: sound, join };

async function examine(task: ExamineTask): Promise<Verdict> {
  try {
    return { ok: true, found: await ways[task.kind](task) };
  } catch (error) {
    if (error instanceof Rejected) return { ok: false, reason: error.reason, cause: error.reason };
    const cause = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: /pixel limit/i.test(cause) ? 'uploadTooManyPixels' : 'uploadUnreadable', cause };
  }
}

serveTasks(examine);
