/**
 * Images from words, from an image, and into a hole, in latent space (Rombach et al., 2022). The order of everything that is drawn from
 * the seed is that of diffusers, so the same seed gives the same image there.
 */
import { guidanceEmbedding, guided } from './guidance.ts';
import type { DiffusionModel } from './model.ts';
import { createNoise, type Noise } from './noise.ts';
import { createScheduler } from './scheduler.ts';
import type { Scheduler } from './sampler.ts';
import { withNet, type Feed, type Net } from './session.ts';
import type { Planes } from './tiles.ts';
import { tokenCount } from './tokenizer.ts';
import { decodeLatents, encodeImage } from './vae.ts';
import { encodeWords, zerosLike, type Words } from './words.ts';

export type DiffusionRequest = {
  prompt: string;
  /** What the image should not show; it counts only with guidance above 1. */
  negative?: string;
  steps: number;
  guidance: number;
  /** 0 to 2³² − 1. */
  seed: number;
  /** Pixels, multiples of `model.multiple`. */
  width: number;
  height: number;
  /** An image to begin with, of the same size, red, green and blue; `strength` states how far the result may go from it, 0 to 1. */
  from?: { rgb: Uint8Array; strength: number };
  /** 1 where a hole in that image is to be filled, else 0; one value per pixel. */
  hole?: Uint8Array;
};

/** After each step: how many of how many are done, and what was computed. */
export type Step = { done: number; count: number; sample: Float32Array; predicted: Float32Array; latents: Float32Array };

export type DiffusionOptions = {
  onStep?: (step: Step) => void;
  /** The share of decoding that is done. */
  onTile?: (share: number) => void;
};

/** Bytes to planes from −1 to 1. */
function planesOf(rgb: Uint8Array, width: number, height: number): Planes {
  const pixels = width * height;
  const data = new Float32Array(3 * pixels);
  for (let at = 0; at < pixels; at += 1)
    for (let channel = 0; channel < 3; channel += 1) data[channel * pixels + at] = (2 * rgb[at * 3 + channel]!) / 255 - 1;
  return { data, width, height };
}

/** Planes from −1 to 1 to bytes. */
function bytesOf({ data, width, height }: Planes): Uint8Array {
  const pixels = width * height;
  const rgb = new Uint8Array(3 * pixels);
  for (let at = 0; at < pixels; at += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[channel * pixels + at]! / 2 + 0.5;
      rgb[at * 3 + channel] = Math.round(255 * Math.min(1, Math.max(0, value)));
    }
  return rgb;
}

/** The hole at the size of the latents: the pixel at the corner of each latent decides. */
function latentHole(hole: Uint8Array, width: number, height: number, factor: number): Uint8Array {
  const [columns, rows] = [width / factor, height / factor];
  return Uint8Array.from({ length: columns * rows }, (_, at) => hole[Math.floor(at / columns) * factor * width + (at % columns) * factor]!);
}

/** The words that a run needs: those asked for, and where guidance compares with them, those to move away from. */
async function conditions(model: DiffusionModel, { prompt, negative = '', guidance }: DiffusionRequest): Promise<[Words, Words | null]> {
  const compares = guidance > 1 && model.guidanceSize === null;
  if (!compares) return [(await encodeWords(model, [prompt]))[0]!, null];
  if (!negative && model.zerosForNothing) {
    const [words] = await encodeWords(model, [prompt]);
    return [words!, zerosLike(words!)];
  }
  const [words, others] = await encodeWords(model, [prompt, negative]);
  return [words!, others!];
}

/** What the UNet is given besides sample and time. */
function feedsOf(
  model: DiffusionModel,
  { states, size, pooled }: Words,
  { width, height, guidance }: DiffusionRequest,
): Record<string, Feed> {
  const feeds: Record<string, Feed> = { encoder_hidden_states: { data: states, shape: [1, tokenCount, size] } };
  if (model.guidanceSize !== null)
    feeds.timestep_cond = { data: guidanceEmbedding(guidance, model.guidanceSize), shape: [1, model.guidanceSize] };
  if (pooled) {
    feeds.text_embeds = { data: pooled, shape: [1, pooled.length] };
    feeds.time_ids = { data: [height, width, 0, 0, height, width], shape: [1, 6] };
  }
  return feeds;
}

type Start = {
  scheduler: Scheduler;
  /** The step at which the run begins. */
  first: number;
  latents: Float32Array;
  /** The latents of the given image, and the noise that is added to them, for the surroundings of a hole. */
  original: { latents: Float32Array; noise: Float32Array; hole: Uint8Array } | null;
};

/** At least one step is made, however low the strength. */
const firstStep = (steps: number, strength: number): number => Math.min(steps - 1, steps - Math.floor(steps * strength));

/** Draws the first latents, in the order of the official pipelines: the encoder's sample, then the noise. */
async function begin(model: DiffusionModel, request: DiffusionRequest, noise: Noise): Promise<Start> {
  const { steps, width, height, from, hole } = request;
  const { factor, channels } = model.vae;
  const count = (channels * width * height) / factor ** 2;
  const { strength = 1 } = from ?? {};
  // A consistency model spreads all its steps over the share; a hole is filled in the steps of a whole image.
  const isSpread = model.scheduler._class_name === 'LCMScheduler' && !hole;
  const scheduler = createScheduler(model.scheduler, { steps, ...(isSpread && { strength }) });
  const scaled = (values: Float32Array) => values.map((value) => value * scheduler.initNoiseSigma);
  if (!from) return { scheduler, first: 0, latents: scaled(noise.normal(count)), original: null };
  const latents = await encodeImage(model, planesOf(from.rgb, width, height), noise);
  const fresh = noise.normal(count);
  const first = isSpread ? 0 : firstStep(steps, strength);
  if (!hole) return { scheduler, first, latents: scheduler.addNoise(latents, fresh, first), original: null };
  // The official pipeline also encodes the image without the hole, for nets that look at it, and draws a sample of that.
  noise.normal(count);
  const original = { latents, noise: fresh, hole: latentHole(hole, width, height, factor) };
  return { scheduler, first, latents: strength === 1 ? scaled(fresh) : scheduler.addNoise(latents, fresh, first), original };
}

/** Puts the surroundings of the hole back, as noisy as the sample is before step `next`; after the last step they are clean. */
function surrounded(latents: Float32Array, { scheduler, original }: Start, next: number): Float32Array {
  if (!original) return latents;
  const isLast = next === scheduler.timesteps.length;
  const around = isLast ? original.latents : scheduler.addNoise(original.latents, original.noise, next);
  const size = original.hole.length;
  return latents.map((value, at) => (original.hole[at % size] ? value : around[at]!));
}

async function denoise(
  net: Net,
  model: DiffusionModel,
  request: DiffusionRequest,
  start: Start,
  { words, noise, onStep }: { words: readonly [Words, Words | null]; noise: Noise; onStep: DiffusionOptions['onStep'] },
): Promise<Float32Array> {
  const { scheduler, first } = start;
  const shape = [1, model.vae.channels, request.height / model.vae.factor, request.width / model.vae.factor];
  const [given, without] = words.map((entry) => entry && feedsOf(model, entry, request));
  const count = scheduler.timesteps.length;
  let { latents } = start;
  for (let step = first; step < count; step += 1) {
    const sample = { data: scheduler.scaleModelInput(latents, step), shape };
    const predict = async (feeds: Record<string, Feed>) =>
      (await net.run({ ...feeds, sample, timestep: { data: [scheduler.timesteps[step]!], shape: [1] } })).data;
    // One after the other: two at once would take twice the memory and as long.
    const plain = await predict(given!);
    const predicted = without ? guided(await predict(without), plain, request.guidance) : plain;
    const before = latents;
    latents = surrounded(
      scheduler.step(predicted, step, latents, () => noise.normal(latents.length)),
      start,
      step + 1,
    );
    onStep?.({ done: step + 1 - first, count: count - first, sample: before, predicted, latents });
  }
  return latents;
}

/** Makes an image: `width` × `height` pixels of red, green and blue. Nets are opened one at a time, so the largest sets the memory. */
export async function generate(
  model: DiffusionModel,
  request: DiffusionRequest,
  { onStep, onTile }: DiffusionOptions = {},
): Promise<Uint8Array> {
  const { width, height } = request;
  if (width % model.multiple > 0 || height % model.multiple > 0)
    throw new Error(`The model makes images in multiples of ${model.multiple} pixels, not ${width} × ${height}`);
  const noise = createNoise(request.seed);
  const words = await conditions(model, request);
  const start = await begin(model, request, noise);
  const data = await withNet(model.folder, 'unet', model.session, (net) => denoise(net, model, request, start, { words, noise, onStep }));
  const { factor } = model.vae;
  return bytesOf(await decodeLatents(model, { data, width: width / factor, height: height / factor }, { ...(onTile && { onTile }) }));
}
