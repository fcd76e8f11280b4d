/** The samplers by their names in diffusers. */
import { ddim } from './ddim.ts';
import { euler } from './euler.ts';
import { lcm } from './lcm.ts';
import type { Scheduler, SchedulerOptions } from './sampler.ts';
import type { SchedulerConfig } from './schedule.ts';

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
