/** Denoising diffusion implicit models (Song et al., 2021), formula 12 with η = 0. */
import { noised, predictionOf } from './prediction.ts';
import { alphasCumprod, spacedTimesteps, type SchedulerConfig } from './schedule.ts';
import type { Scheduler, SchedulerOptions } from './sampler.ts';

export function ddim(config: SchedulerConfig, { steps }: SchedulerOptions): Scheduler {
  const { num_train_timesteps: train = 1000, steps_offset: offset = 0, timestep_spacing: spacing = 'leading' } = config;
  const alphas = alphasCumprod(config);
  const predict = predictionOf(config.prediction_type);
  const last = (config.set_alpha_to_one ?? true) ? 1 : alphas[0]!;
  const range = (config.clip_sample ?? true) ? (config.clip_sample_range ?? 1) : Infinity;
  const timesteps = spacedTimesteps(spacing, steps, { train, offset, whole: true });
  return {
    timesteps,
    initNoiseSigma: 1,
    scaleModelInput: (sample) => sample,
    step(output, step, sample) {
      const time = timesteps[step]!;
      const before = time - Math.floor(train / steps);
      const alpha = alphas[time]!;
      const next = before >= 0 ? alphas[before]! : last;
      const [signal, rest] = [Math.sqrt(next), Math.sqrt(1 - next)];
      return sample.map((value, at) => {
        const [x0, epsilon] = predict(alpha, output[at]!, value);
        return signal * Math.min(range, Math.max(-range, x0)) + rest * epsilon;
      });
    },
    addNoise: (original, noise, step) => noised(original, noise, alphas[timesteps[step]!]!),
  };
}
