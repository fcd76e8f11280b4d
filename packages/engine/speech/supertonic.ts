/**
 * Supertonic on onnxruntime: a text's duration, its meaning, and then a flow that begins with noise and is followed for a few steps to the
 * latents of the sound. Written after `Supertonic.__call__` of the package supertonic 1.3.1.
 */
import { readFileSync } from 'node:fs';
import type { Tensor } from 'onnxruntime-node';
import { openFile, runtime } from '../nets/net.ts';
import { fileOf, type PipelineOf, type PlacedPack } from '../packs/index.ts';
import { idsOf, preparedText } from './supertonic-text.ts';

export type SpeechPack = PlacedPack<PipelineOf<'speech'>>;

type Config = { ae: { sample_rate: number; base_chunk_size: number }; ttl: { chunk_compress_factor: number; latent_dim: number } };
type Values = { dims: number[]; data: unknown[] };
type Style = { style_ttl: Values; style_dp: Values };

export type SupertonicOrder = {
  text: string;
  /** BCP 47, without a region. */
  language: string;
  /** A name among the pack's `voice_styles`. */
  voice: string;
  /** Steps of the flow; more sound better and take longer. */
  steps: number;
  /** 1.05 is the pace that its authors recommend. */
  speed: number;
  /** Draws `count` values of the standard normal distribution. */
  noise: (count: number) => Float32Array;
};

const json = <Of>(pack: SpeechPack, path: string): Of => JSON.parse(readFileSync(fileOf(pack, path), 'utf8')) as Of;

/** Runs a net of the pack and returns its first output. */
async function run(pack: SpeechPack, net: string, feeds: Readonly<Record<string, Tensor>>): Promise<Tensor> {
  const session = await openFile(fileOf(pack, `onnx/${net}.onnx`), pack);
  const name = session.outputNames[0]!;
  return (await session.run(feeds, [name]))[name] as Tensor;
}

/** Speaks one text of at most about 300 characters. Returns mono samples, −1 to 1, and how many seconds of them are speech. */
export async function speakSupertonic(
  pack: SpeechPack,
  { text, language, voice, steps, speed, noise }: SupertonicOrder,
): Promise<{ samples: Float32Array; rate: number; seconds: number }> {
  const { Tensor: Made } = await runtime();
  const floats = (data: Float32Array, dims: readonly number[]): Tensor => new Made('float32', data, dims);
  const { ae, ttl } = json<Config>(pack, 'onnx/tts.json');
  const style = json<Style>(pack, `voice_styles/${voice}.json`);
  const styleOf = ({ dims, data }: Values) => floats(Float32Array.from(data.flat(Infinity) as number[]), dims);
  const ids = idsOf(preparedText(text, language), json<number[]>(pack, 'onnx/unicode_indexer.json'));
  const words = {
    text_ids: new Made('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
    text_mask: floats(new Float32Array(ids.length).fill(1), [1, 1, ids.length]),
  };
  const duration = await run(pack, 'duration_predictor', { ...words, style_dp: styleOf(style.style_dp) });
  const seconds = (duration.data as Float32Array)[0]! / speed;
  const style_ttl = styleOf(style.style_ttl);
  const text_emb = await run(pack, 'text_encoder', { ...words, style_ttl });

  const size = ae.base_chunk_size * ttl.chunk_compress_factor;
  const frames = Math.floor((seconds * ae.sample_rate + size - 1) / size);
  const channels = ttl.latent_dim * ttl.chunk_compress_factor;
  const latent_mask = floats(new Float32Array(frames).fill(1), [1, 1, frames]);
  const total_step = floats(Float32Array.of(steps), [1]);
  let latent = floats(noise(channels * frames), [1, channels, frames]);
  for (let step = 0; step < steps; step += 1)
    latent = await run(pack, 'vector_estimator', {
      noisy_latent: latent,
      text_emb,
      style_ttl,
      text_mask: words.text_mask,
      latent_mask,
      current_step: floats(Float32Array.of(step), [1]),
      total_step,
    });
  const { data } = await run(pack, 'vocoder', { latent });
  return { samples: data as Float32Array, rate: ae.sample_rate, seconds };
}
