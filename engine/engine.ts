import { join } from 'node:path';
import { EngineError, type Engine, type EngineJob, type EngineResult, type EngineRun } from './job/job.ts';
import { modelsVariable, type EngineAnswer, type EngineProgress, type EngineTask } from './protocol.ts';
import { createPool, type Death, type Pool, type PoolOptions } from './process/index.ts';
import { capabilities, type TaskName } from './tasks.ts';

export type EngineOptions = {
  /** How many jobs are worked on at once; 2 unless said otherwise. */
  size?: number;
  /** Milliseconds that one job may take; 25 minutes unless said otherwise. */
  timeout?: number;
  /** A folder of the operator's nets that is searched before ours (see `checkNets`); null: ours alone. */
  models?: string | null;
};

/** The built-in engine; `children` are the process ids of the processes that it has started. */
export type BuiltInEngine = Engine & { children(): number[] };

const minute = 60_000;
/** Milliseconds for what somebody waits for before a form. */
const quickTimeout = 30_000;
const allocated = 3_500_000 * 1024;

const isOffered = (capability: string): capability is TaskName => capabilities.includes(capability as TaskName);

function errorOf({ reason, cause }: Death): EngineError {
  if (reason === 'cancelled') return new EngineError('cancelled', 'cancelled');
  if (reason === 'timeout') return new EngineError('timeout', 'engineTimeout');
  return new EngineError('failed', 'engineFailed', { cause: new Error(cause) });
}

function resultOf(answer: EngineAnswer): EngineResult {
  if ('result' in answer) return answer.result;
  if ('refused' in answer) throw new EngineError('refused', answer.refused);
  throw new EngineError('failed', 'engineFailed', { cause: new Error(answer.failed) });
}

/**
 * Opens the built-in engine: no key, no network; real work on the real input, in child processes that start with the first job. Close it
 * when it is no longer needed. `run` rejects with an `EngineError`.
 */
export function createEngine({ size = 2, timeout = 25 * minute, models = null }: EngineOptions = {}): BuiltInEngine {
  const options: PoolOptions = {
    file: join(import.meta.dirname, 'engine.child.ts'),
    size,
    timeout,
    idle: 3 * minute,
    memory: { allocated },
    environment: models ? { [modelsVariable]: models } : {},
    priority: 'low',
    stderr: 'inherit',
  };
  type EnginePool = Pool<EngineTask, EngineAnswer, EngineProgress>;
  const pool: EnginePool = createPool(options);
  // Somebody waits before a form for these: they do not stand behind films that take minutes.
  const quick: EnginePool = createPool({ ...options, size: 1, timeout: quickTimeout });
  return {
    name: 'local',
    offers: isOffered,
    async run(job: EngineJob, { onProgress, signal }: EngineRun) {
      const { capability: name } = job;
      if (!isOffered(name)) throw new Error(`The built-in engine does not offer ${name}`);
      const outcome = await (name === 'face.find' ? quick : pool).run(
        { name, job },
        { signal, onProgress: ({ fraction, stage }) => onProgress(fraction, stage) },
      );
      if ('death' in outcome) throw errorOf(outcome.death);
      return resultOf(outcome.answer);
    },
    children: () => [...pool.children(), ...quick.children()],
    close: async () => {
      await Promise.all([pool.close(), quick.close()]);
    },
  };
}
