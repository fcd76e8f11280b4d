/** Euler's method on the probability-flow equation, in noise levels σ = √((1−ᾱ)/ᾱ) (Karras et al., 2022, algorithm 1 without churn). */
import { alphasCumprod, spacedTimesteps, type SchedulerConfig } from './schedule.ts';
import type { Scheduler, SchedulerOptions } from './sampler.ts';

const { fround } = Math;

/** x₀ of a prediction at noise level `sigma`; here the sample is x₀ + σ·ε. */
const images: Readonly<Record<string, (sigma: number, output: number, sample: number) => number>> = {
  epsilon: (sigma, output, sample) => sample - sigma * output,
  v_prediction: (sigma, output, sample) => sample / (sigma ** 2 + 1) - (output * sigma) / Math.sqrt(sigma ** 2 + 1),
  sample: (_, output) => output,
};

/** Linear between the levels of whole timesteps. */
function interpolated(levels: Float32Array, time: number): number {
  const below = Math.floor(time);
  const from = levels[below]!;
  return fround(from + ((levels[below + 1] ?? from) - from) * (time - below));
}

export function euler(config: SchedulerConfig, { steps }: SchedulerOptions): Scheduler {
  const { num_train_timesteps: train = 1000, steps_offset: offset = 0, timestep_spacing: spacing = 'linspace' } = config;
  const imageOf = images[config.prediction_type ?? 'epsilon'];
  if (!imageOf) throw new Error(`The prediction “${config.prediction_type}” is not known`);
  const levels = alphasCumprod(config).map((alpha) => Math.sqrt(fround(fround(1 - alpha) / alpha)));
  const timesteps = spacedTimesteps(spacing, steps, { train, offset, whole: false });
  const sigmas = [...timesteps.map((time) => interpolated(levels, time)), 0];
  const highest = Math.max(...sigmas);
  return {
    timesteps,
    sigmas,
    initNoiseSigma: spacing === 'leading' ? Math.sqrt(highest ** 2 + 1) : highest,
    scaleModelInput(sample, step) {
      const scale = Math.sqrt(sigmas[step]! ** 2 + 1);
      return sample.map((value) => value / scale);
    },
    step(output, step, sample) {
      const sigma = sigmas[step]!;
      const change = sigmas[step + 1]! - sigma;
      return sample.map((value, at) => value + ((value - imageOf(sigma, output[at]!, value)) / sigma) * change);
    },
    addNoise: (original, noise, step) => original.map((value, at) => value + sigmas[step]! * noise[at]!),
  };
}
