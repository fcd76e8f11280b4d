/**
 * Rewrites an uploaded video. Images are copied where browsers play the codec, without whatever else stands in the stream, and re-encoded
 * otherwise. Sound is always re-encoded, because its packets have room for text.
 */
import { BitStreamFilterAPI, type Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api';
import { AV_CODEC_ID_AV1, AV_CODEC_ID_H264, AV_CODEC_ID_HEVC, AV_PKT_FLAG_CORRUPT } from 'node-av/constants';
import type { FormatContext, Packet, Stream } from 'node-av/lib';
import { limits } from '../../../contract/facts/limits.ts';
import { toSrgb } from './colors.ts';
import { toYuv } from './encode.ts';
import { withoutWords } from './extradata.ts';
import { openMedia, refuse, unreadable } from './open.ts';
import { readVideo, straight, type VideoReading } from './reading.ts';
import { boundedImagesOf, decoderOf, packetsOf } from './streams.ts';
import { toMillisecond } from './seconds.ts';
import { evenSize } from './video.ts';

/** Size in pixels as the video is shown, duration in seconds; `missing` is the share of the length that its header promised in vain. */
export type Rewritten = { type: 'video/mp4' | 'video/webm'; width: number; height: number; duration: number; missing: number };

/**
 * Codecs that browsers play in MP4, and the types of their units (NAL or OBU) that carry images or describe them. Every other unit is left out: remarks of
 * encoders or of anybody (SEI, metadata OBUs), captions, padding, and types that nobody defined.
 */
const kept: ReadonlyMap<number, string> = new Map([
  [AV_CODEC_ID_H264, '1-5|7|8'],
  [AV_CODEC_ID_HEVC, '0-9|16-21|32-34'],
  [AV_CODEC_ID_AV1, '1-4|6|7'],
]);

const framings: ReadonlyMap<number, string> = new Map([
  [AV_CODEC_ID_H264, 'h264_mp4toannexb'],
  [AV_CODEC_ID_HEVC, 'hevc_mp4toannexb'],
]);

/**
 * Writes the video at `path` to `into` as an MP4 that browsers play, or as a WebM where it can be seen through, with one image stream, at
 * most one sound, and nothing else: no metadata, no names, no text. It begins with its first image, at second 0. Rejects with `refused`
 * when there is nothing to see, too much of it, or nothing that can be read. `onDecoded` is called once there is an image.
 */
export async function rewriteVideo(path: string, into: string, onDecoded: () => void = () => undefined): Promise<Rewritten> {
  await using input = await openMedia(path);
  const stream = boundedImagesOf(input);
  if (input.duration > limits.videoSeconds + 0.5) refuse('uploadTooLong');
  const reading = await readingOf(path);
  const kind = reading.alpha ? 'webm' : 'mp4';
  // Each stream is read on its own, so that the two are written side by side.
  await using listened = await openMedia(path);
  const audio = listened.audio();
  using parts = new DisposableStack();
  const units = reading.alpha ? undefined : kept.get(stream.codecpar.codecId);
  const start = startOf(stream);
  const images = units === undefined ? await encoded(input, stream, parts, imageWay(stream, reading)) : copied(input, stream, units, parts);
  if (!images) throw unreadable();
  onDecoded();
  const sound = audio ? await encoded(listened, audio, parts, soundWay(start, kind)) : null;
  const duration = toMillisecond(await write(into, { kind, start, streams: sound ? [images, sound] : [images] }));
  const promised = promisedLength(input, stream);
  const missing = promised > duration + 0.5 ? 1 - duration / promised : 0;
  const { width, height } = await readingOf(into);
  return { type: `video/${kind}`, width, height, duration, missing };
}

async function readingOf(path: string): Promise<VideoReading> {
  await using input = await openMedia(path);
  return await readVideo(input, boundedImagesOf(input));
}

/** Seconds of images that the header declares; 0 when it speaks of the longest stream only. */
function promisedLength(input: Demuxer, { duration, timeBase }: Stream): number {
  const own = Number(duration) * clockOf(timeBase);
  if (own > 0) return own;
  return input.audio() ? 0 : input.duration;
}

/** A stream that is ready to be written. `add` puts it into a file and returns its index there. */
type Ready = {
  add: (output: Muxer) => number;
  /** Runs when the first packets are known, before anything is written. */
  configure?: (target: Stream) => void;
  packets: AsyncGenerator<Packet | null>;
  seconds: (timestamp: bigint, packet: Packet) => number;
};

/** FFmpeg's `AV_NOPTS_VALUE`: no timestamp. */
const noTime = -(2n ** 63n);

const clockOf = ({ num, den }: { num: number; den: number }): number => num / den;
/** Seconds at which a stream begins. */
const startOf = ({ startTime, timeBase }: Stream): number => (startTime === noTime ? 0 : Number(startTime) * clockOf(timeBase));
const ownClock = (timestamp: bigint, { timeBase }: Packet): number => Number(timestamp) * clockOf(timeBase);

/** The packets up to the one in which the file ends. */
async function* whole(packets: AsyncGenerator<Packet | null>): AsyncGenerator<Packet | null> {
  for await (const packet of packets) {
    if (packet && (packet.flags & AV_PKT_FLAG_CORRUPT) !== 0) {
      packet.free();
      break;
    }
    yield packet;
  }
  yield null;
}

function copied(input: Demuxer, stream: Stream, units: string, parts: DisposableStack): Ready {
  // The library takes units apart in one framing only, and the file gets its own from it again.
  const framing = framings.get(stream.codecpar.codecId);
  const framed = framing ? parts.use(BitStreamFilterAPI.create(framing, stream)) : null;
  const bsf = parts.use(BitStreamFilterAPI.create('filter_units', framed ?? stream, { options: { pass_types: units } as never }));
  const packets = whole(packetsOf(input, stream));
  return {
    add: (output) => output.addStream(stream),
    // What the decoder receives in advance is written in the same framing as the packets, and has lost the same units.
    configure: (target) => {
      const { codecTag } = target.codecpar;
      bsf.outputCodecParameters?.copy(target.codecpar);
      target.codecpar.codecTag = codecTag;
      const { extradata, codecId } = target.codecpar;
      if (extradata) target.codecpar.extradata = withoutWords(extradata, codecId);
    },
    packets: bsf.packets(framed ? framed.packets(packets) : packets),
    seconds: (timestamp) => Number(timestamp) * clockOf(stream.timeBase),
  };
}

async function* withFirst<T>(first: T, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

type Way = { chain: string; codec: string; options: object };

function imageWay(stream: Stream, reading: VideoReading): Way {
  const { width, height } = evenSize(reading.width, reading.height);
  const size = `scale=${width}:${height}:flags=bicubic+accurate_rnd`;
  const chain = `${straight(stream, reading)}${size},${toSrgb(stream)}setsar=1`;
  return reading.alpha
    ? { chain: `${chain},${toYuv('yuva420p')}`, codec: 'libvpx-vp9', options: { options: seenThrough } }
    : { chain: `${chain},${toYuv('yuv420p')}`, codec: 'libx264', options: { options: { preset: 'veryfast', crf: '20' } } };
}

/** Alternate reference frames cannot carry alpha. */
const seenThrough = { crf: '24', b: '0', deadline: 'realtime', 'cpu-used': '8', 'row-mt': '1', 'auto-alt-ref': '0' };

const soundCodecs = {
  mp4: { format: 'fltp', codec: 'aac' },
  webm: { format: 'flt', codec: 'libopus' },
} as const;

/** The encoder counts samples and not times, so what lacks since the first image is filled with silence, and gaps are as well. */
const soundWay = (start: number, kind: keyof typeof soundCodecs): Way => ({
  chain: `asetpts=PTS-${start.toFixed(6)}/TB,aresample=48000:async=1:first_pts=0,asetpts=N/SR/TB,aformat=sample_fmts=${soundCodecs[kind].format}:channel_layouts=mono|stereo`,
  codec: soundCodecs[kind].codec,
  options: { bitrate: '192k' },
});

/** Null for a stream without a single frame, for which the file would wait in vain. */
async function encoded(input: Demuxer, stream: Stream, parts: DisposableStack, { chain, codec, options }: Way): Promise<Ready | null> {
  const decoder = parts.use(await decoderOf(stream));
  const filter = parts.use(FilterAPI.create(chain));
  const frames = filter.frames(decoder.frames(packetsOf(input, stream)));
  const first = await frames.next();
  if (first.done || !first.value) return null;
  const encoder = parts.use(await Encoder.create(codec as never, { decoder, filter, ...options }));
  return { add: (output) => output.addStream(encoder), packets: encoder.packets(withFirst(first.value, frames)), seconds: ownClock };
}

/** Names of the file, of its streams and of the person who made them are copied by the library; they are dropped before the first byte. */
function withoutNames(context: FormatContext): void {
  context.metadata = null;
  for (const stream of context.streams ?? []) stream.metadata = null;
}

/** The next packet of a stream, `start` seconds earlier than it states, and the time at which it is decoded. */
async function nextOf({ packets, seconds }: Ready, start: number): Promise<{ packet: Packet; time: number } | null> {
  const { value, done } = await packets.next();
  if (done || !value) return null;
  const earlier = BigInt(Math.round(start / seconds(1n, value)));
  if (value.pts !== noTime) value.pts -= earlier;
  if (value.dts !== noTime) value.dts -= earlier;
  return { packet: value, time: seconds(value.dts, value) };
}

type Writing = { kind: 'mp4' | 'webm'; start: number; streams: [images: Ready, ...sound: Ready[]] };

/**
 * Writes the streams in the order of their times, images first and from second 0 (`start` in the upload), and resolves to the seconds from the first image to the end of the
 * last one. Every timestamp is checked, because the length in a header cannot be trusted.
 */
async function write(into: string, { kind, start, streams }: Writing): Promise<number> {
  const [images] = streams;
  const configure = (context: FormatContext): void => {
    withoutNames(context);
    for (const [index, stream] of streams.entries()) stream.configure?.(context.streams![index]!);
  };
  await using output = await Muxer.open(into, { format: kind, ...(kind === 'mp4' && { options: { movflags: '+faststart' } }), configure });
  const tracks = streams.map((stream) => ({ stream, index: stream.add(output), start: stream === images ? start : 0 }));
  const open = await Promise.all(tracks.map(async (track) => ({ ...track, next: await nextOf(track.stream, track.start) })));
  if (!open[0]!.next) throw unreadable();
  let [first, last] = [Number.POSITIVE_INFINITY, 0];
  for (;;) {
    const due = open.filter(({ next }) => next).toSorted((one, other) => one.next!.time - other.next!.time)[0];
    if (!due) return Math.max(0, last - first);
    using packet = due.next!.packet;
    const shown = due.stream.seconds(packet.pts, packet);
    if (due.stream === images && Number.isFinite(shown)) {
      first = Math.min(first, shown);
      last = Math.max(last, shown + due.stream.seconds(packet.duration, packet));
      if (last - first > limits.videoSeconds + 0.5) refuse('uploadTooLong');
    }
    // Sound that goes on after the longest video is left out.
    if (due.stream === images || due.next!.time < limits.videoSeconds + 1) await output.writePacket(packet, due.index);
    due.next = await nextOf(due.stream, due.start);
  }
}
