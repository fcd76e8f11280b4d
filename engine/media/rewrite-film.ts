/**
 * Rewrites an uploaded film. Pictures are copied where browsers play the codec, without whatever else stands in the stream, and re-encoded
 * otherwise. Sound is always re-encoded, because its packets have room for text.
 */
import { BitStreamFilterAPI, Decoder, type Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api';
import { AV_CODEC_ID_AV1, AV_CODEC_ID_H264, AV_CODEC_ID_HEVC } from 'node-av/constants';
import type { FormatContext, Packet, Stream } from 'node-av/lib';
import { limits } from '../../contract/facts/limits.ts';
import { withoutWords } from './extradata.ts';
import { openMedia, refuse, unreadable } from './open.ts';
import { quarterTurns, turning } from './rotation.ts';

/** Size in pixels as the film is shown, duration in seconds. */
export type Rewritten = { width: number; height: number; duration: number };

/**
 * Codecs that browsers play in MP4, and the units of each that carry pictures or describe them. Every other unit is left out: remarks of
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
 * Writes the film at `path` to `into` as an MP4 that browsers play, with one picture stream, at most one sound, and nothing else: no
 * metadata, no names, no text. It begins with its first picture, at second 0. Rejects with `refused` (`uploadNoPicture`, `uploadTooManyPixels`, `uploadTooLong`, `uploadUnreadable`).
 */
export async function rewriteFilm(path: string, into: string): Promise<Rewritten> {
  await using input = await openMedia(path);
  const stream = input.video() ?? refuse('uploadNoPicture');
  const { width, height } = stream.codecpar;
  if (width < 16 || height < 16) refuse('uploadUnreadable');
  if (width * height > limits.videoPixels) refuse('uploadTooManyPixels');
  if (input.duration > limits.videoSeconds + 0.5) refuse('uploadTooLong');
  // Each stream is read on its own, so that the two are written side by side.
  await using listened = await openMedia(path);
  const audio = listened.audio();
  using parts = new DisposableStack();
  const units = kept.get(stream.codecpar.codecId);
  const start = startOf(stream);
  const turns = quarterTurns(stream);
  const pictures =
    units === undefined ? await encoded(input, stream, parts, pictureWay(turning[turns])) : copied(input, stream, units, parts);
  if (!pictures) throw unreadable();
  const sound = audio ? await encoded(listened, audio, parts, soundWay(start)) : null;
  const duration = await write(into, { start, streams: sound ? [pictures, sound] : [pictures] });
  await firstFrame(into);
  return turns % 2 === 1 ? { width: height, height: width, duration } : { width, height, duration };
}

/** A stream that is ready to be written. `add` puts it into a file and returns its index there. */
type Ready = {
  add: (output: Muxer) => number;
  /** Runs when the first packets are known, before anything is written. */
  configure?: (target: Stream) => void;
  packets: AsyncGenerator<Packet | null>;
  seconds: (timestamp: bigint, packet: Packet) => number;
};

/** What FFmpeg calls no time at all. */
const noTime = -(2n ** 63n);

const clockOf = ({ num, den }: { num: number; den: number }): number => num / den;
/** Seconds at which a stream begins. */
const startOf = ({ startTime, timeBase }: Stream): number => (startTime === noTime ? 0 : Number(startTime) * clockOf(timeBase));
const ownClock = (timestamp: bigint, { timeBase }: Packet): number => Number(timestamp) * clockOf(timeBase);

function copied(input: Demuxer, stream: Stream, units: string, parts: DisposableStack): Ready {
  // The library takes units apart in one framing only, and the file gets its own from it again.
  const framing = framings.get(stream.codecpar.codecId);
  const framed = framing ? parts.use(BitStreamFilterAPI.create(framing, stream)) : null;
  const bsf = parts.use(BitStreamFilterAPI.create('filter_units', framed ?? stream, { options: { pass_types: units } as never }));
  const packets = input.packets(stream.index);
  return {
    add: (output) => output.addStream(stream),
    // What the decoder is told in advance is written in the same framing as the packets, and has lost the same units.
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
const pictureWay = (upright: string): Way => ({
  chain: `${upright}scale=trunc(iw/2)*2:trunc(ih/2)*2,format=yuv420p`,
  codec: 'libx264',
  options: { options: { preset: 'veryfast', crf: '20' } },
});
/** The encoder counts samples and not times, so what lacks since the first picture is filled with silence, and gaps are as well. */
const soundWay = (start: number): Way => ({
  chain: `asetpts=PTS-${start.toFixed(6)}/TB,aresample=48000:async=1:first_pts=0,asetpts=N/SR/TB,aformat=sample_fmts=fltp:channel_layouts=mono|stereo`,
  codec: 'aac',
  options: { bitrate: '192k' },
});

/** Null for a stream without a single frame, for which the file would wait in vain. */
async function encoded(input: Demuxer, stream: Stream, parts: DisposableStack, { chain, codec, options }: Way): Promise<Ready | null> {
  const decoder = parts.use(await Decoder.create(stream, { exitOnError: false }));
  const filter = parts.use(FilterAPI.create(chain));
  const frames = filter.frames(decoder.frames(input.packets(stream.index)));
  const first = await frames.next();
  if (first.done || !first.value) return null;
  const encoder = parts.use(await Encoder.create(codec as never, { decoder, filter, ...options }));
  return { add: (output) => output.addStream(encoder), packets: encoder.packets(withFirst(first.value, frames)), seconds: ownClock };
}

/** Names of the file, of its streams and of whoever made them are copied by the library; they are dropped before the first byte. */
function withoutNames(context: FormatContext): void {
  context.metadata = null;
  for (const stream of context.streams ?? []) stream.metadata = null;
}

/** The next packet of a stream, `start` seconds earlier than it says, and the time at which it is decoded. */
async function nextOf({ packets, seconds }: Ready, start: number): Promise<{ packet: Packet; time: number } | null> {
  const { value, done } = await packets.next();
  if (done || !value) return null;
  const earlier = BigInt(Math.round(start / seconds(1n, value)));
  if (value.pts !== noTime) value.pts -= earlier;
  if (value.dts !== noTime) value.dts -= earlier;
  return { packet: value, time: seconds(value.dts, value) };
}

/**
 * Writes the streams in the order of their times, pictures first and from second 0 (`start` in the upload), and resolves to the seconds from the first picture to the end of the
 * last one. Every timestamp is checked, because the length in a header cannot be trusted.
 */
async function write(into: string, { start, streams }: { start: number; streams: [pictures: Ready, ...sound: Ready[]] }): Promise<number> {
  const [pictures] = streams;
  const configure = (context: FormatContext): void => {
    withoutNames(context);
    for (const [index, stream] of streams.entries()) stream.configure?.(context.streams![index]!);
  };
  await using output = await Muxer.open(into, { format: 'mp4', options: { movflags: '+faststart' }, configure });
  const tracks = streams.map((stream) => ({ stream, index: stream.add(output), start: stream === pictures ? start : 0 }));
  const open = await Promise.all(tracks.map(async (track) => ({ ...track, next: await nextOf(track.stream, track.start) })));
  if (!open[0]!.next) throw unreadable();
  let [first, last] = [Number.POSITIVE_INFINITY, 0];
  for (;;) {
    const due = open.filter(({ next }) => next).toSorted((one, other) => one.next!.time - other.next!.time)[0];
    if (!due) return Math.max(0, last - first);
    using packet = due.next!.packet;
    const shown = due.stream.seconds(packet.pts, packet);
    if (due.stream === pictures && Number.isFinite(shown)) {
      first = Math.min(first, shown);
      last = Math.max(last, shown + due.stream.seconds(packet.duration, packet));
      if (last - first > limits.videoSeconds + 0.5) refuse('uploadTooLong');
    }
    // Sound that goes on after the longest film is left out.
    if (due.stream === pictures || due.next!.time < limits.videoSeconds + 1) await output.writePacket(packet, due.index);
    due.next = await nextOf(due.stream, due.start);
  }
}

/** Rejects a file whose first picture cannot be decoded now, before a job is paid for. */
async function firstFrame(path: string): Promise<void> {
  await using input = await openMedia(path);
  const stream = input.video() ?? refuse('uploadUnreadable');
  using decoder = await Decoder.create(stream);
  for await (using frame of decoder.frames(input.packets(stream.index))) if (frame) return;
  refuse('uploadUnreadable');
}
