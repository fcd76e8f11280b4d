/**
 * Encodes frames to a video that browsers play: MP4 (H.264, AAC) with the index at the front, or WebM (VP9, Opus) with optional alpha. One
 * frame is in memory at a time.
 */
import { join } from 'node:path';
import { Encoder, FilterAPI, Muxer } from 'node-av/api';
import { AV_CHANNEL_ORDER_NATIVE, AV_PIX_FMT_RGBA, AV_SAMPLE_FMT_FLT, type FFAudioEncoder, type FFVideoEncoder } from 'node-av/constants';
import { Frame } from 'node-av/lib';
import './quiet.ts';
import type { EngineOutput } from '../job/job.ts';
import { secondsOf, type FrameBytes, type Measures, type Sound } from './video.ts';
import { toMillisecond } from './seconds.ts';

/** The frames of a video in order. */
export type Frames = AsyncIterable<FrameBytes> | Iterable<FrameBytes>;
export type VideoOptions = Measures & {
  sound?: Sound | null | undefined;
  /** WebM only: keeps alpha. */
  transparent?: boolean;
  /** Constant rate factor of x264 or VP9; lower is better. Videos that are only retouched use a lower one to stay close to the original. */
  crf?: number;
};

/** Channel layout masks: center; left and right. */
const layouts = { 1: 4n, 2: 3n } as const;
export const layoutOf = (channels: 1 | 2) => ({ nbChannels: channels, order: AV_CHANNEL_ORDER_NATIVE, mask: layouts[channels] });

/** Colors are converted to BT.709 limited range and tagged as such, because players guess differently for an untagged video. */
export const toYuv = (format: string) =>
  `scale=out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd,setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709:range=tv,format=${format}`;

const codecs = {
  mp4: {
    container: 'mp4',
    type: 'video/mp4',
    video: 'libx264',
    audio: 'aac',
    samples: 'aformat=sample_fmts=fltp',
    // Grain and gradients survive, and a video of ten seconds stays within a few megabytes.
    // x264's macroblock tree reads uninitialized memory: with it, the same frames give a different video one time in ten.
    options: { preset: 'veryfast', crf: '19', profile: 'high', 'x264-params': 'mbtree=0' },
    muxing: { movflags: '+faststart' },
  },
  webm: {
    container: 'webm',
    type: 'video/webm',
    video: 'libvpx-vp9',
    audio: 'libopus',
    samples: 'aresample=48000,aformat=sample_fmts=flt',
    options: { crf: '28', b: '0', deadline: 'realtime', 'cpu-used': '6', 'row-mt': '1', 'auto-alt-ref': '0' },
    muxing: {},
  },
} as const;

type Writer = { muxer: Muxer; place: number };

async function write(encoder: Encoder, frame: Frame | null, { muxer, place }: Writer): Promise<void> {
  for (const packet of await encoder.encodeAll(frame)) {
    using one = packet;
    await muxer.writePacket(one, place);
  }
}

/** Feeds the sound to the encoder in step with the images, so that neither is buffered in memory. */
function soundTrack(sound: Sound, samples: string) {
  const layout = layoutOf(sound.channels);
  const timeBase = { num: 1, den: sound.rate };
  const filter = FilterAPI.create(samples);
  const step = 4096;
  const total = sound.samples.length / sound.channels;
  let at = 0;
  return {
    filter,
    /** The sound before `seconds`, as audio frames. */
    async *until(seconds: number): AsyncGenerator<Frame> {
      while (at < Math.min(total, seconds * sound.rate)) {
        const count = Math.min(step, total - at);
        const part = sound.samples.subarray(at * sound.channels, (at + count) * sound.channels);
        using frame = Frame.fromAudioBuffer(Buffer.from(part.buffer, part.byteOffset, part.byteLength), {
          nbSamples: count,
          format: AV_SAMPLE_FMT_FLT,
          sampleRate: sound.rate,
          channelLayout: layout,
          timeBase,
          pts: BigInt(at),
        });
        at += count;
        yield* await filter.processAll(frame);
      }
    },
    rest: () => filter.processAll(null),
  };
}

/** Writes `frames` as `encodeVideo` does, to a file of the job's folder: what can be seen through stays so, which only a WebM can hold. */
export async function encodeResult(folder: string, video: VideoOptions & { alpha: boolean }, frames: Frames): Promise<EngineOutput> {
  const kind = video.alpha ? 'webm' : 'mp4';
  return await encodeVideo(join(folder, `result.${kind}`), kind, { ...video, transparent: video.alpha }, frames);
}

/**
 * Writes `frames` (`width × height × 4` bytes each) to `path` and resolves to the output. Rejects when a frame has another size or when
 * there aren't any frames.
 */
export async function encodeVideo(
  path: string,
  kind: keyof typeof codecs,
  { width, height, fps, sound, transparent = false, crf }: VideoOptions,
  frames: Frames,
): Promise<EngineOutput> {
  const { container, type, video, audio, samples, options, muxing } = codecs[kind];
  const timeBase = { num: 1, den: Math.round(fps * 1000) };
  await using muxer = await Muxer.open(path, { format: container, options: muxing as never });
  using filter = FilterAPI.create(toYuv(transparent ? 'yuva420p' : 'yuv420p'), { framerate: { num: Math.round(fps * 1000), den: 1000 } });
  using encoder = await Encoder.create(video as FFVideoEncoder as never, {
    filter,
    options: { ...options, ...(crf === undefined ? {} : { crf: String(crf) }) } as never,
    gopSize: Math.round(fps * 2),
  });
  const image: Writer = { muxer, place: muxer.addStream(encoder) };
  const track = sound && secondsOf(sound) > 0 ? soundTrack(sound, samples) : null;
  using trackFilter = track?.filter;
  using soundEncoder = track
    ? await Encoder.create(audio as FFAudioEncoder as never, { ...(trackFilter ? { filter: trackFilter } : {}), bitrate: '160k' })
    : null;
  const voice: Writer | null = soundEncoder ? { muxer, place: muxer.addStream(soundEncoder) } : null;
  const speakUntil = async (seconds: number) => {
    if (!track || !soundEncoder || !voice) return;
    for await (using frame of track.until(seconds)) await write(soundEncoder, frame, voice);
  };

  let count = 0;
  for await (const bytes of frames) {
    if (bytes.length !== width * height * 4) throw new Error(`A frame of ${bytes.length} bytes is not ${width} × ${height}`);
    await speakUntil((count + 1) / fps);
    using raw = Frame.fromVideoBuffer(bytes, { width, height, format: AV_PIX_FMT_RGBA, timeBase, pts: BigInt(count * 1000) });
    for (const frame of await filter.processAll(raw)) {
      using one = frame;
      await write(encoder, one, image);
    }
    count += 1;
  }
  if (count === 0) throw new Error('A film without a frame');
  const seconds = count / fps;
  // Drop the sound after the last image: players would freeze the image or go black.
  await speakUntil(seconds);
  for (const frame of await filter.processAll(null)) {
    using one = frame;
    await write(encoder, one, image);
  }
  await write(encoder, null, image);
  if (track && soundEncoder && voice) {
    for (const frame of await track.rest()) {
      using one = frame;
      await write(soundEncoder, one, voice);
    }
    await write(soundEncoder, null, voice);
  }
  return { path, type, width, height, duration: toMillisecond(seconds) };
}
