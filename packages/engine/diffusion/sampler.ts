/** What the samplers have in common, under the names of diffusers: how a net's prediction takes the latents one step on. */

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
