/**
 * OpenVoice on onnxruntime: the tone of a voice as numbers (`ref_encoder`), and speech brought from one tone to another (`converter`).
 * Written after `ToneColorConverter` and `spectrogram_torch` of myshell-ai/OpenVoice.
 */
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { openFile, runtime } from '../nets/net.ts';
import { NetError } from '../nets/slots.ts';
import { fileOf, type PipelineOf, type PlacedPack } from '../packs/index.ts';
import { transform } from './fourier.ts';

export type ClonePack = PlacedPack<PipelineOf<'clone'>>;

/** `values`: frequency after frequency, each with all frames. */
export type Spectrogram = { values: Float32Array; frequencies: number; frames: number };

/** Returns the place in a list that is mirrored at both ends, without repeating the first and the last. */
function mirrored(place: number, length: number): number {
  const period = Math.max(1, 2 * (length - 1));
  const within = ((place % period) + period) % period;
  return within < length ? within : period - within;
}

/** Returns the magnitudes of a sound, a frame every `hop` samples, with Hann's window of `fft` samples. */
export function spectrogramOf(samples: Float32Array, fft: number, hop: number): Spectrogram {
  const pad = Math.trunc((fft - hop) / 2);
  const frames = Math.max(0, Math.floor((samples.length + 2 * pad - fft) / hop) + 1);
  const frequencies = fft / 2 + 1;
  const values = new Float32Array(frequencies * frames);
  const window = Float64Array.from({ length: fft }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / fft));
  const [real, imaginary] = [new Float64Array(fft), new Float64Array(fft)];
  for (let frame = 0; frame < frames; frame += 1) {
    for (let at = 0; at < fft; at += 1) real[at] = samples[mirrored(frame * hop + at - pad, samples.length)]! * window[at]!;
    imaginary.fill(0);
    transform(real, imaginary);
    for (let at = 0; at < frequencies; at += 1) values[at * frames + frame] = Math.sqrt(real[at]! ** 2 + imaginary[at]! ** 2 + 1e-6);
  }
  return { values, frequencies, frames };
}

type Declared = { name: string; type: string; shape: readonly (number | string)[] };
const declaredIn = (session: InferenceSession): Declared[] => session.inputMetadata as unknown as Declared[];

async function firstOf(session: InferenceSession, feeds: Readonly<Record<string, Tensor>>): Promise<Float32Array> {
  const name = session.outputNames[0]!;
  const { data } = (await session.run(feeds, [name]))[name] as Tensor;
  return data as Float32Array;
}

const settingsOf = ({ manifest }: ClonePack) => manifest.pipeline;

/** Returns the tone of a voice from mono samples at the pack's rate. */
export async function toneOf(pack: ClonePack, samples: Float32Array): Promise<Float32Array> {
  const { fft, hop, reference } = settingsOf(pack);
  const [session, { Tensor: Made }] = await Promise.all([openFile(fileOf(pack, reference), pack), runtime()]);
  const { values, frequencies, frames } = spectrogramOf(samples, fft, hop);
  const byFrame = new Float32Array(values.length);
  for (let frame = 0; frame < frames; frame += 1)
    for (let at = 0; at < frequencies; at += 1) byFrame[frame * frequencies + at] = values[at * frames + frame]!;
  return firstOf(session, { [session.inputNames[0]!]: new Made('float32', byFrame, [1, frames, frequencies]) });
}

/** Brings speech from its own tone to another; `samples` are mono at the pack's rate, and so is the result. */
export async function convert(pack: ClonePack, samples: Float32Array, from: Float32Array, to: Float32Array): Promise<Float32Array> {
  const { fft, hop, converter, tau } = settingsOf(pack);
  const path = fileOf(pack, converter);
  const [session, { Tensor: Made }] = await Promise.all([openFile(path, pack), runtime()]);
  const { values, frequencies, frames } = spectrogramOf(samples, fft, hop);
  const inputs = declaredIn(session);
  // Exports name their inputs each in its own way; their order and their types are those of `voice_conversion`.
  const [spectrum, lengths, source, target, spread] = inputs;
  if (inputs.length !== 5 || lengths!.type !== 'int64' || inputs.some(({ type }, at) => at !== 1 && type !== 'float32'))
    throw new NetError(
      `${path} takes ${inputs.map(({ name, type }) => `${name} (${type})`).join(', ')}; a spectrogram, its length, two tones and a spread were expected.`,
    );
  return firstOf(session, {
    [spectrum!.name]: new Made('float32', values, [1, frequencies, frames]),
    [lengths!.name]: new Made('int64', BigInt64Array.of(BigInt(frames)), [1]),
    [source!.name]: new Made('float32', from, [1, from.length, 1]),
    [target!.name]: new Made('float32', to, [1, to.length, 1]),
    [spread!.name]: new Made(
      'float32',
      Float32Array.of(tau),
      spread!.shape.map(() => 1),
    ),
  });
}
