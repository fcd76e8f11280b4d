/** The streams of a video or sound that count, and how they are decoded. */
import { Decoder, type Demuxer } from 'node-av/api';
import {
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_DISPOSITION_ATTACHED_PIC,
  AV_PKT_DATA_ENCRYPTION_INFO,
  AVMEDIA_TYPE_VIDEO,
  FF_DECODER_LIBVPX_VP8,
  FF_DECODER_LIBVPX_VP9,
} from 'node-av/constants';
import { Codec, type Frame, type Packet, type Stream } from 'node-av/lib';
import { limits } from '../../../contract/facts/limits.ts';
import { refuse } from './open.ts';

/** The stream of moving images; undefined for a sound, whose cover is a single image beside it. */
export const imagesOf = (input: Demuxer): Stream | undefined =>
  input.streams.find(
    ({ codecpar, disposition }) => codecpar.codecType === AVMEDIA_TYPE_VIDEO && (disposition & AV_DISPOSITION_ATTACHED_PIC) === 0,
  );

const leastSide = 16;

/** Returns the images of a video. Throws `refused` for a file without any, and for images that are too small or too large to work with. */
export function boundedImagesOf(input: Demuxer): Stream {
  const stream = imagesOf(input) ?? refuse('uploadNoPicture');
  const { width, height } = stream.codecpar;
  if (width < leastSide || height < leastSide) refuse('uploadUnreadable');
  if (width * height > limits.videoPixels) refuse('uploadTooManyPixels');
  return stream;
}

/** FFmpeg's native decoders of VP8 and VP9 drop the alpha channel. */
const withAlpha: ReadonlyMap<number, typeof FF_DECODER_LIBVPX_VP8 | typeof FF_DECODER_LIBVPX_VP9> = new Map<
  number,
  typeof FF_DECODER_LIBVPX_VP8 | typeof FF_DECODER_LIBVPX_VP9
>([
  [AV_CODEC_ID_VP8, FF_DECODER_LIBVPX_VP8],
  [AV_CODEC_ID_VP9, FF_DECODER_LIBVPX_VP9],
]);

/** The tags of what was encrypted for its buyers before there was a standard for it. */
const encrypted: ReadonlySet<string> = new Set(['drmi', 'drms']);

/**
 * Returns the decoder of a stream, which reads on behind damage; each of its threads, as many as cores by default, decodes an image of its own. Throws
 * `refused` (`uploadUnsupported`) where there is none for it.
 */
export const decoderOf = async (stream: Stream, threadCount?: number): Promise<Decoder> => {
  if (!Codec.findDecoder(stream.codecpar.codecId) || encrypted.has(stream.codecpar.codecTagString ?? '')) refuse('uploadUnsupported');
  const codec = stream.metadata?.get('alpha_mode') === '1' ? withAlpha.get(stream.codecpar.codecId) : undefined;
  const options = { exitOnError: false, ...(threadCount !== undefined && { threadCount }) };
  return codec ? Decoder.create(stream, codec, options) : Decoder.create(stream, options);
};

/**
 * The packets of a stream, of which every reader takes them. Rejects with `refused` where there are more than of any program (`uploadTooHeavy`:
 * millions can be empty), and where they are encrypted (`uploadUnsupported`): in WebM their stream names a key, in MP4 each packet states it (ISO/IEC 23001-7).
 */
export async function* packetsOf(input: Demuxer, stream: Stream): AsyncGenerator<Packet | null> {
  if (stream.metadata?.get('enc_key_id')) refuse('uploadUnsupported');
  let left = stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO ? limits.imagePackets : limits.soundPackets;
  // The other way reads ahead, and then turns as fast as it can until there is room again: a core, as long as a video is worked on.
  for (const packet of input.packetsSync(stream.index)) {
    const isLocked = packet?.getSideData(AV_PKT_DATA_ENCRYPTION_INFO);
    left -= 1;
    if (isLocked || left < 0) {
      packet?.free();
      refuse(isLocked ? 'uploadUnsupported' : 'uploadTooHeavy');
    }
    yield packet;
  }
}

/**
 * The decoded images of a stream whose frames follow each other at `fps`, each with the time that it is shown. WebM may not state it, and a
 * filter of rates drops a last image that is shown for no time.
 */
export async function* timedFrames(input: Demuxer, stream: Stream, decoder: Decoder, fps: number): AsyncGenerator<Frame | null> {
  const { num, den } = stream.timeBase;
  const usual = BigInt(Math.max(1, Math.round(den / (num * fps))));
  for await (const frame of decoder.frames(packetsOf(input, stream))) {
    if (frame && frame.duration <= 0n) frame.duration = usual;
    yield frame;
  }
}
