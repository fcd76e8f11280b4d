/** The built-in engine: no key, no network; real work on the real input, in child processes. */
import type { Engine } from '../engine.ts';
import { createPool, usualPool, type PoolOptions } from './process/pool.ts';
import { tasks, type TaskName } from './tasks.ts';

const isTask = (capability: string): capability is TaskName => Object.hasOwn(tasks, capability);

export type LocalEngine = Engine & { children(): number[] };

export function createLocalEngine(options: Partial<PoolOptions> = {}): LocalEngine {
  const pool = createPool({ ...usualPool, ...options });
  return {
    name: 'local',
    offers: isTask,
    run(job, run) {
      if (!isTask(job.capability)) return Promise.reject(new Error(`The built-in engine does not offer ${job.capability}`));
      return pool.run(job.capability, job, run);
    },
    children: pool.children,
    close: pool.close,
  };
}
