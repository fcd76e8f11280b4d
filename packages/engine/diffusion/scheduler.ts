/** What the samplers have in common, under the names of diffusers: how a net's prediction takes the latents one step on. */
import { ddim } from './ddim.ts';
import { euler } from './euler.ts';
import { lcm } from './lcm.ts';
import type { SchedulerConfig } from './schedule.ts';

export type Scheduler = {
  /** What the net is given as time, one value for each step, falling. */
  readonly timesteps: readonly number[];
  /** The noise level by step, where the sampler works with one; one value more than there are steps. */
  readonly sigmas?: readonly number[];
  /** Latents of an image from words begin as noise times this. */
  readonly initNoiseSigma: number;
  /** What the net is given as latents at a step. */
  scaleModelInput(sample: Float32Array, step: number): Float32Array;
  /** The latents after a step. `draw` gives fresh noise of the same length to samplers that add some. */
  step(output: Float32Array, step: number, sample: Float32Array, draw: () => Float32Array): Float32Array;
  /** Clean latents with as much noise as a sample has before a step. */
  addNoise(original: Float32Array, noise: Float32Array, step: number): Float32Array;
};

export type SchedulerOptions = {
  steps: number;
  /** Of an image from an image, 0 to 1: consistency models take all their steps from this share of their training schedule. */
  strength?: number;
};

type Create = (config: SchedulerConfig, options: SchedulerOptions) => Scheduler;

const schedulers: Readonly<Record<string, Create>> = {
  EulerDiscreteScheduler: euler,
  DDIMScheduler: ddim,
  // Many models are published with PNDM. DDIM has its schedule, and needs no memory of the steps before; the images differ slightly.
  PNDMScheduler: (config, options) => ddim({ ...config, clip_sample: false }, options),
  LCMScheduler: lcm,
};

/** Creates the sampler that a scheduler_config.json names. Throws when it is not known. */
export function createScheduler(config: SchedulerConfig, options: SchedulerOptions): Scheduler {
  const create = schedulers[config._class_name];
  if (!create) throw new Error(`The sampler “${config._class_name}” is not known`);
  return create(config, options);
}
