/** The built-in engine: no key, no network; real work on the real input, in child processes. */
import type { Engine } from './job.ts';
import { createPool, usualPool, type PoolOptions } from './process/pool.ts';
import { tasks, type TaskName } from './tasks.ts';

const isTask = (capability: string): capability is TaskName => Object.hasOwn(tasks, capability);

export type LocalEngine = Engine & { children(): number[] };

export function createLocalEngine(options: Partial<PoolOptions> = {}): LocalEngine {
  const pool = createPool({ ...usualPool, ...options });
  // Somebody waits before a form for these: they do not stand behind films that take minutes.
  const quick = createPool({ ...usualPool, ...options, size: 1, patience: 30_000 });
  return {
    name: 'local',
    offers: isTask,
    run(job, run) {
      if (!isTask(job.capability)) return Promise.reject(new Error(`The built-in engine does not offer ${job.capability}`));
      return (job.capability === 'face.find' ? quick : pool).run(job.capability, job, run);
    },
    children: () => [...pool.children(), ...quick.children()],
    close: async () => {
      await Promise.all([pool.close(), quick.close()]);
    },
  };
}
