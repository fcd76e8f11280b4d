import { Encoder, FilterAPI, Muxer } from 'node-av/api';
import type { Frame } from 'node-av/lib';
import { limits } from '../../../contract/facts/limits.ts';
import { openMedia, refuse } from './open.ts';
import { wholeFrames } from './sound.ts';
import { decoderOf, packetsOf } from './streams.ts';
import { toMillisecond } from './seconds.ts';

/**
 * Seconds by which the length in a header may differ from that of the samples, of formats that state it: exact counts of samples, or times
 * that include what encoders add at both ends. Of other formats, FFmpeg only guesses the length from the first frames.
 */
const tolerances: readonly [format: RegExp, seconds: number][] = [
  [/^(wav|flac|aiff)/, 0.01],
  [/^(caf|mov)/, 0.5],
];
const rate = 44_100;

/**
 * Writes the sound at `path` to `into` as an MP3 at 44.1 kHz with one or two channels; `onDecoded` receives the seconds so far. Resolves to
 * its length in seconds and the share of it that the header promised in vain. Rejects with `refused` (`uploadNoSound`, `uploadTooLong`,
 * `uploadUnreadable`).
 */
export async function rewriteSound(
  path: string,
  into: string,
  onDecoded: (seconds: number) => void = () => undefined,
): Promise<{ duration: number; missing: number }> {
  await using input = await openMedia(path);
  const stream = input.audio() ?? refuse('uploadNoSound');
  if (input.duration > limits.audioSeconds + 1) refuse('uploadTooLong');
  const promised = input.duration;
  using decoder = await decoderOf(stream);
  using filter = FilterAPI.create(`aresample=${rate},aformat=sample_fmts=s16p:channel_layouts=mono|stereo`);
  using whole = FilterAPI.create(wholeFrames);
  using encoder = await Encoder.create('libmp3lame' as never, { decoder, filter: whole, bitrate: '192k' });
  await using output = await Muxer.open(into, { format: 'mp3' });
  let samples = 0;
  async function* counted(frames: AsyncGenerator<Frame | null>): AsyncGenerator<Frame | null> {
    for await (const frame of frames) {
      samples += frame?.nbSamples ?? 0;
      onDecoded(samples / rate);
      if (samples > (limits.audioSeconds + 1) * rate) refuse('uploadTooLong');
      yield frame;
    }
  }
  const frames = counted(filter.frames(decoder.frames(packetsOf(input, stream))));
  const packets = encoder.packets(whole.frames(frames));
  let place: number | null = null;
  for await (using packet of packets) {
    place ??= output.addStream(encoder);
    if (packet) await output.writePacket(packet, place);
  }
  if (samples === 0) refuse('uploadUnreadable');
  await output.close();
  await using written = await openMedia(into);
  const decoded = samples / rate;
  const tolerance = tolerances.find(([format]) => format.test(input.formatName))?.[1] ?? Number.POSITIVE_INFINITY;
  return { duration: toMillisecond(written.duration), missing: promised > decoded + tolerance ? 1 - decoded / promised : 0 };
}
