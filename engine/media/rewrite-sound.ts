import { Decoder, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api';
import { limits } from '../../contract/facts/limits.ts';
import { openMedia, refuse } from './open.ts';

/**
 * Writes the sound at `path` to `into` as an MP3 at 44.1 kHz with one or two channels, and resolves to its length in seconds. Rejects with
 * `refused` (`uploadNoSound`, `uploadTooLong`, `uploadUnreadable`).
 */
export async function rewriteSound(path: string, into: string): Promise<number> {
  await using input = await openMedia(path);
  const stream = input.audio() ?? refuse('uploadNoSound');
  if (input.duration > limits.audioSeconds + 1) refuse('uploadTooLong');
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
  if (control.isStopped()) refuse('uploadTooLong');
  if (control.progress.time <= 0) refuse('uploadUnreadable');
  return control.progress.time;
}
