import { Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api';
import { limits } from '../../../contract/facts/limits.ts';
import { openMedia, refuse } from './open.ts';
import { decoderOf } from './streams.ts';
import { toMillisecond } from './seconds.ts';

/** Formats that state how long they are; of the others, FFmpeg only guesses it from the first frames. */
const declaresLength = /^(wav|flac|aiff|caf|mov)/;

/**
 * Writes the sound at `path` to `into` as an MP3 at 44.1 kHz with one or two channels. Resolves to its length in seconds and the share of it
 * that the header promised in vain. Rejects with `refused` (`uploadNoSound`, `uploadTooLong`, `uploadUnreadable`).
 */
export async function rewriteSound(path: string, into: string): Promise<{ duration: number; missing: number }> {
  await using input = await openMedia(path);
  const stream = input.audio() ?? refuse('uploadNoSound');
  if (input.duration > limits.audioSeconds + 1) refuse('uploadTooLong');
  const promised = input.duration;
  using decoder = await decoderOf(stream);
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
  if (control.isStopped()) refuse('uploadTooLong');
  if (control.progress.time <= 0) refuse('uploadUnreadable');
  await output.close();
  await using written = await openMedia(into);
  const duration = toMillisecond(written.duration);
  const isShort = declaresLength.test(input.formatName) && promised > duration + 0.5;
  return { duration, missing: isShort ? 1 - duration / promised : 0 };
}
