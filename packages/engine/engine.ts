import { totalmem } from 'node:os';
import { join } from 'node:path';
import { EngineError, type Engine, type EngineJob, type EngineResult, type EngineRun } from './job/job.ts';
import { deadlineOf, longestDeadline } from '../../contract/facts/deadlines.ts';
import { chooseDevice, type ChosenDevice, type ModelDevice } from './nets/device.ts';
import { modelsVariable, packsVariable, type EngineAnswer, type EngineProgress, type EngineTask } from './protocol.ts';
import { memoryFor, modelsServed, packsIn } from './packs/index.ts';
import { createPool, type Death, type Pool, type PoolOptions } from './process/index.ts';
import { capabilities, type TaskName } from './tasks.ts';

export type EngineOptions = {
  /** Number of concurrent jobs; 3 by default, of which one network gets two. */
  size?: number;
  /** Timeout of every job in milliseconds, instead of the one of its capability (`contract/facts/deadlines`). */
  timeout?: number;
  /** The operator's folder of nets, searched before the bundled ones (see `checkNets`); null uses the bundled ones only. */
  models?: string | null;
  /** The folder of the packs, which is looked at for each job; null uses none. */
  packs?: string | null;
  /** Where the nets of packs run; `auto` by default. It is tried in a child process before the first job that a pack serves. */
  device?: ModelDevice;
  /** Called once, when the device was tried. */
  onDevice?: (chosen: ChosenDevice) => void;
};

/** The built-in engine; `children` returns the process ids of its child processes. */
export type BuiltInEngine = Engine & { children(): number[] };

const minute = 60_000;
/** Timeout in milliseconds for quick tasks that a form waits for. */
const quickTimeout = 30_000;
/** Bytes of data that a child may hold, with all that it keeps for the next job. */
export const allocated = 3_500_000 * 1024;
/** Milliseconds of the processor for an image, with all that is loaded for the first one, on a busy machine, where it takes twice as many. */
const allowedImage = 4000;
/** Bytes: a job whose pack needs more runs alone, in a child with a limit of its own. */
const heavyFrom = 2.5e9;
/** The share of the machine's memory that such a child may take. */
const heavyShare = 0.8;

/** Bytes that this process and its children may use: a container's limit, or the machine's memory. */
function machineMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

const isOffered = (capability: string): capability is TaskName => capabilities.includes(capability as TaskName);

function errorOf({ reason, cause }: Death): EngineError {
  if (reason === 'cancelled') return new EngineError('cancelled', 'cancelled');
  if (reason === 'timeout') return new EngineError('timeout', 'engineTimeout');
  return new EngineError('failed', 'engineFailed', { cause: new Error(cause) });
}

function resultOf(answer: EngineAnswer): EngineResult {
  if ('result' in answer) return answer.result;
  throw new EngineError('refused', answer.refused);
}

type EnginePool = Pool<EngineTask, EngineAnswer, EngineProgress>;

/** Opens the pools of children, one for each way in which jobs wait for each other. */
function openPools({
  size,
  timeout,
  models,
  packs,
}: Required<Pick<EngineOptions, 'size' | 'models' | 'packs'>> & Pick<EngineOptions, 'timeout'>) {
  const options: PoolOptions = {
    file: join(import.meta.dirname, 'engine.child.ts'),
    size,
    timeout: timeout ?? longestDeadline,
    idle: 3 * minute,
    memory: { allocated },
    environment: { ...(models !== null && { [modelsVariable]: models }), ...(packs !== null && { [packsVariable]: packs }) },
    priority: 'fair',
    stderr: 'inherit',
  };
  const plain: EnginePool = createPool({ ...options, allowance: allowedImage });
  // A form waits for these tasks, so they get a pool of their own instead of queueing behind videos that take minutes.
  const quick: EnginePool = createPool({ ...options, size: 2, timeout: quickTimeout });
  // One at a time, because two would not fit; it ends soon, because it keeps its memory while it waits.
  const heavy: EnginePool = createPool({
    ...options,
    size: 1,
    idle: minute,
    memory: { allocated: Math.floor(machineMemory() * heavyShare) },
  });
  // Someone waits for each word, so a chat does not queue behind videos; it ends soon, for its memory.
  const talk: EnginePool = createPool({ ...options, size: 1, timeout: 2 * minute, idle: minute });
  const pools = [plain, quick, heavy, talk];
  return {
    of(name: TaskName): EnginePool {
      if (name === 'face.find' || name === 'garment.find' || name === 'nudity.find') return quick;
      if (name === 'chat') return talk;
      return packs !== null && memoryFor(packs, name) > heavyFrom ? heavy : plain;
    },
    /** Whether somebody waits for each answer of a pool. */
    isAwaited: (pool: EnginePool): boolean => pool === quick || pool === talk,
    isPlain: (pool: EnginePool): boolean => pool === plain,
    children: () => pools.flatMap((one) => one.children()),
    close: async () => {
      await Promise.all(pools.map((one) => one.close()));
    },
  };
}

/** The device that packs run on, tried with the first job that may need it; `message` is null until then. */
function deviceOnce(packs: string | null, wanted: ModelDevice, onDevice: EngineOptions['onDevice']) {
  let message: string | null = null;
  let chosen: Promise<ChosenDevice> | null = null;
  const choose = async (): Promise<ChosenDevice> => {
    const found = await chooseDevice(wanted);
    ({ message } = found);
    onDevice?.(found);
    return found;
  };
  return {
    message: () => message,
    async device(): Promise<ChosenDevice['device']> {
      if (packs === null || packsIn(packs).length === 0) return 'cpu';
      return (await (chosen ??= choose())).device;
    },
  };
}

/**
 * Creates the built-in engine. It needs no key and no network, and does real work on real input in child processes that start with the
 * first job. Call `close` when it is no longer needed. `run` rejects with an `EngineError`.
 */
export function createEngine({
  size = 3,
  timeout,
  models = null,
  packs = null,
  device = 'auto',
  onDevice,
}: EngineOptions = {}): BuiltInEngine {
  const pools = openPools({ size, timeout, models, packs });
  const chosen = deviceOnce(packs, device, onDevice);
  const chatIsServed = () => packs !== null && packsIn(packs).some(({ manifest }) => manifest.pipeline.kind === 'chat');
  return {
    name: 'local',
    isBuiltIn: true,
    // Only a model can answer in the chat.
    offers: (capability) => isOffered(capability) && (capability !== 'chat' || chatIsServed()),
    device: chosen.message,
    models: () => (packs === null ? [] : modelsServed(packs)),
    async run(job: EngineJob, { onProgress, onWaiting, onText, onPart, signal, groups = [] }: EngineRun) {
      const { capability: name } = job;
      if (!isOffered(name)) throw new Error(`The built-in engine does not offer ${name}`);
      const pool = pools.of(name);
      const outcome = await pool.run(
        { name, job, device: await chosen.device() },
        // The server's queue decides whose job is next, and no network holds all children; who waits for a form or an answer shares them also
        // with the accounts of the network.
        {
          signal,
          ...(onWaiting && { onWaiting }),
          onProgress: (reported) => {
            if ('text' in reported) onText?.(reported.text);
            else if ('part' in reported) onPart?.(reported.part);
            else onProgress(reported.fraction, reported.stage);
          },
          groups: pools.isAwaited(pool) ? groups : groups.slice(0, 1),
          ...(pools.isPlain(pool) && { timeout: timeout ?? deadlineOf(name, packs !== null && memoryFor(packs, name) > 0) }),
        },
      );
      if ('death' in outcome) throw errorOf(outcome.death);
      return resultOf(outcome.answer);
    },
    children: pools.children,
    close: pools.close,
  };
}
