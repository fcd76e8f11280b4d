/** Encodes samples to an MP3 or a WAV. */
import { writeFile } from 'node:fs/promises';
import { Encoder, FilterAPI, Muxer } from 'node-av/api';
import { AV_SAMPLE_FMT_FLT, type FFAudioEncoder } from 'node-av/constants';
import { Frame } from 'node-av/lib';
import './quiet.ts';
import type { EngineOutput } from '../job/job.ts';
import { layoutOf } from './encode.ts';
import { secondsOf, type Sound } from './video.ts';
import { toMillisecond } from './seconds.ts';

const rate = 44_100;
const step = 1152;

/** A filter before the encoder of MP3, which is handed whole frames alone: without it, what is left at the end is lost, up to 26 ms. */
export const wholeFrames = `asetnsamples=n=${step}:p=1`;

/**
 * Writes the sound to `path` as an MP3 at 44.1 kHz, 128 kbit/s for one channel and 192 for two. Resolves to the output with its duration in
 * seconds; rejects when samples are missing.
 */
export async function encodeMp3(path: string, sound: Sound): Promise<EngineOutput> {
  const { samples, channels } = sound;
  if (samples.length === 0) throw new Error('A sound without a sample');
  await using muxer = await Muxer.open(path, { format: 'mp3' });
  using filter = FilterAPI.create(`aresample=${rate},aformat=sample_fmts=s16p,${wholeFrames}`);
  using encoder = await Encoder.create('libmp3lame' as FFAudioEncoder as never, { filter, bitrate: channels === 1 ? '128k' : '192k' });
  const place = muxer.addStream(encoder);
  const write = async (frame: Frame | null) => {
    for (const packet of await encoder.encodeAll(frame)) {
      using one = packet;
      await muxer.writePacket(one, place);
    }
  };
  const pass = async (raw: Frame | null) => {
    for (const frame of await filter.processAll(raw)) {
      using one = frame;
      await write(one);
    }
  };
  const total = samples.length / channels;
  for (let at = 0; at < total; at += step) {
    const part = samples.subarray(at * channels, Math.min(total, at + step) * channels);
    using raw = Frame.fromAudioBuffer(Buffer.from(part.buffer, part.byteOffset, part.byteLength), {
      nbSamples: part.length / channels,
      format: AV_SAMPLE_FMT_FLT,
      sampleRate: sound.rate,
      channelLayout: layoutOf(channels),
      timeBase: { num: 1, den: sound.rate },
      pts: BigInt(at),
    });
    await pass(raw);
  }
  await pass(null);
  await write(null);
  return { path, type: 'audio/mpeg', width: null, height: null, duration: toMillisecond(secondsOf(sound)) };
}

/** Writes the sound to `path` as an uncompressed WAV with 16-bit samples. Resolves to the output with its duration in seconds. */
export async function encodeWav(path: string, sound: Sound): Promise<EngineOutput> {
  const { samples, channels } = sound;
  if (samples.length === 0) throw new Error('A sound without a sample');
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(sound.rate, 24);
  file.writeUInt32LE(sound.rate * channels * 2, 28);
  file.writeUInt16LE(channels * 2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [index, sample] of samples.entries())
    file.writeInt16LE(Math.round(Math.min(1, Math.max(-1, sample)) * 32_767), 44 + index * 2);
  await writeFile(path, file);
  return { path, type: 'audio/wav', width: null, height: null, duration: toMillisecond(secondsOf(sound)) };
}
