/**
 * The noise schedule that a net was trained with (Ho et al., 2020), and the timesteps at which a sampler calls the net (Lin et al., 2024,
 * table 2). Values are rounded to 32 bits where the official implementation rounds them.
 */
const { fround } = Math;

/** The entries of scheduler_config.json that are read, under the names in which diffusers writes them. */
export type SchedulerConfig = {
  _class_name: string;
  num_train_timesteps?: number;
  beta_start?: number;
  beta_end?: number;
  beta_schedule?: string;
  prediction_type?: string;
  timestep_spacing?: string;
  steps_offset?: number;
  set_alpha_to_one?: boolean;
  clip_sample?: boolean;
  clip_sample_range?: number;
  original_inference_steps?: number;
  timestep_scaling?: number;
};

/** `count` numbers from `from` to `to` in 32 bits; the second half is counted from the end, as torch does it. */
function linspace(from: number, to: number, count: number): number[] {
  const step = fround(fround(fround(to) - fround(from)) / (count - 1));
  return Array.from({ length: count }, (_, at) =>
    at < count / 2 ? fround(fround(from) + step * at) : fround(fround(to) - step * (count - 1 - at)),
  );
}

/** ᾱ by timestep: the share of the image in a noised one, squared. */
export function alphasCumprod({
  num_train_timesteps: count = 1000,
  beta_start: from = 0.00085,
  beta_end: to = 0.012,
  beta_schedule: kind = 'scaled_linear',
}: SchedulerConfig): Float32Array {
  if (kind !== 'linear' && kind !== 'scaled_linear') throw new Error(`The noise schedule “${kind}” is not known`);
  const betas =
    kind === 'linear' ? linspace(from, to, count) : linspace(Math.sqrt(from), Math.sqrt(to), count).map((root) => fround(root * root));
  let product = 1;
  return Float32Array.from(betas, (beta) => {
    product *= fround(1 - beta);
    return product;
  });
}

/** Rounds a half to the even neighbor, as NumPy does. */
function roundEven(value: number): number {
  const down = Math.floor(value);
  if (value - down !== 0.5) return Math.round(value);
  return down % 2 === 0 ? down : down + 1;
}

/** The timesteps of `steps` steps, falling. `whole`: rounded to integers, which only `linspace` needs. */
export function spacedTimesteps(
  spacing: string,
  steps: number,
  { train, offset, whole }: { train: number; offset: number; whole: boolean },
): number[] {
  const indices = Array.from({ length: steps }, (_, at) => at);
  if (spacing === 'leading') return indices.map((at) => (steps - 1 - at) * Math.floor(train / steps) + offset);
  if (spacing === 'trailing') return indices.map((at) => roundEven(train - at * (train / steps)) - 1);
  if (spacing !== 'linspace') throw new Error(`The timestep spacing “${spacing}” is not known`);
  const last = steps === 1 ? [0] : indices.map((at) => ((steps - 1 - at) * (train - 1)) / (steps - 1));
  return whole ? last.map(roundEven) : last.map(fround);
}
