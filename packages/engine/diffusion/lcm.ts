/** Latent consistency models (Luo et al., 2023): each step predicts the image itself, and adds noise again for the next one. */
import { noised, predictionOf } from './prediction.ts';
import { alphasCumprod, type SchedulerConfig } from './schedule.ts';
import type { Scheduler, SchedulerOptions } from './sampler.ts';

/** The standard deviation of the data in the boundary condition. */
const sigmaData = 0.5;

/** `steps` of the timesteps that the model was distilled at; of these only the first `strength`. */
function distilledTimesteps(train: number, original: number, { steps, strength = 1 }: SchedulerOptions): number[] {
  const distance = Math.floor(train / original);
  const count = Math.floor(original * strength);
  if (steps > count) throw new Error(`${steps} steps are too many for a strength of ${strength}: the model knows ${count}`);
  return Array.from({ length: steps }, (_, at) => (count - Math.floor((at * count) / steps)) * distance - 1);
}

export function lcm(config: SchedulerConfig, options: SchedulerOptions): Scheduler {
  const { num_train_timesteps: train = 1000, original_inference_steps: original = 50, timestep_scaling: scaling = 10 } = config;
  const alphas = alphasCumprod(config);
  const predict = predictionOf(config.prediction_type);
  const range = config.clip_sample ? (config.clip_sample_range ?? 1) : Infinity;
  const timesteps = distilledTimesteps(train, original, options);
  return {
    timesteps,
    initNoiseSigma: 1,
    scaleModelInput: (sample) => sample,
    step(output, step, sample, draw) {
      const time = timesteps[step]!;
      const scaled = time * scaling;
      const skip = sigmaData ** 2 / (scaled ** 2 + sigmaData ** 2);
      const out = scaled / Math.sqrt(scaled ** 2 + sigmaData ** 2);
      const denoised = sample.map((value, at) => {
        const [x0] = predict(alphas[time]!, output[at]!, value);
        return out * Math.min(range, Math.max(-range, x0)) + skip * value;
      });
      return step + 1 === timesteps.length ? denoised : noised(denoised, draw(), alphas[timesteps[step + 1]!]!);
    },
    addNoise: (original, noise, step) => noised(original, noise, alphas[timesteps[step]!]!),
  };
}
