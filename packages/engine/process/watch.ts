import { readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Intervals in milliseconds at which a child looks whether its parent is still there, and what its task has taken. */
const [parentInterval, taskInterval] = [1000, 20];

/** The signals by which the parent learns what a task had too much of. Node ignores the one that means the size of a file. */
export const endedBy = { processor: 'SIGXCPU', memory: 'SIGUSR2' } as const;
/** Environment variable with a child's memory limit in bytes. */
export const memoryVariable = 'MEMORY_LIMIT';

/**
 * Of a task, in milliseconds of the processor: how many it works at normal priority before it gives way to everybody, and after how many it is
 * ended. Unlike time, they are the same on a machine that is busy with much else.
 */
export type Share = { readonly brief?: number; readonly most?: number };

/** Milliseconds of the processor that this process has taken, with all its threads. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Bytes of data that a process holds, as Linux counts them toward the limit on allocations; 0 elsewhere. */
export function heldData(pid: number = process.pid): number {
  if (process.platform !== 'linux') return 0;
  const [, kibibytes] = /^VmData:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes ?? 0) * 1024;
}

/**
 * Numbers that both threads see, by place: in a message, a busy machine would read a limit after the task had passed it. `lowered`: 1 where priority
 * stayed low, because Linux lets only privileged processes raise it again; `begun`: what the process had taken before the task.
 */
const places = { lowered: 0, begun: 1, brief: 2, most: 3 } as const;

/** The program of the thread. Linux counts priority by thread. Memory is all that the process holds, because decoders allocate outside of the heap that Node limits. */
const program = (parent: number, memory: number): string => `
  const { parentPort, workerData: shared } = require('node:worker_threads');
  const { readdirSync } = require('node:fs');
  const { constants, setPriority } = require('node:os');
  const { lowered, begun, brief, most } = ${JSON.stringify(places)};
  const isThere = () => { try { return process.ppid === ${parent} && process.kill(${parent}, 0); } catch (error) { return error.code === 'EPERM'; } };
  const end = (signal) => { try { process.kill(process.pid, signal); } catch { process.kill(process.pid, 'SIGKILL'); } };
  const prioritize = (level, isLow) => {
    try {
      const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
      for (const thread of threads) setPriority(thread, level);
      shared[lowered] = isLow;
    } catch { /* A thread has ended, or the system does not permit it. */ }
  };
  const look = () => {
    const { user, system } = process.cpuUsage();
    const took = (user + system) / 1000 - shared[begun];
    if (took >= shared[most]) end('${endedBy.processor}');
    if (process.memoryUsage.rss() > ${memory}) end('${endedBy.memory}');
    if (took >= shared[brief] && !shared[lowered]) prioritize(constants.priority.PRIORITY_BELOW_NORMAL, 1);
  };
  let looking;
  parentPort.on('message', (isAtWork) => {
    clearInterval(looking);
    if (!isAtWork) return;
    if (shared[brief] > 0 && shared[lowered]) prioritize(constants.priority.PRIORITY_NORMAL, 0);
    looking = setInterval(look, ${taskInterval});
    look();
  });
  setInterval(() => { if (!isThere()) end('SIGKILL'); }, ${parentInterval});
`;

export type Watch = {
  /** Limits a task until `end`. */
  begin(share: Share): void;
  /** Lets the task that goes on take this many milliseconds of the processor in all. */
  allow(most: number): void;
  end(): void;
  /** Whether this process gives way to others, and cannot do otherwise. */
  isLowered(): boolean;
};

/**
 * Ends this process within seconds when its parent is gone, and holds its tasks to their share and to the memory that its parent named. A thread of its
 * own looks, because a loop that is busy sees no event, not even that its channel was closed; it works nowhere but in child processes.
 */
export function watchProcess(): Watch {
  const shared = new Float64Array(new SharedArrayBuffer(32));
  shared[places.lowered] = getPriority() >= constants.priority.PRIORITY_BELOW_NORMAL ? 1 : 0;
  const memory = Number(process.env[memoryVariable] ?? 0);
  const watcher = new Worker(program(process.ppid, memory > 0 ? memory : Infinity), {
    eval: true,
    workerData: shared,
    resourceLimits: { maxOldGenerationSizeMb: 8, stackSizeMb: 1 },
    stdout: false,
  });
  watcher.unref();
  const limit = ({ brief = Infinity, most = Infinity }: Share): void => {
    shared[places.brief] = brief;
    shared[places.most] = most;
  };
  return {
    begin: (share) => {
      // What the task before has taken counts against none of the new limits.
      limit({});
      shared[places.begun] = processorTime();
      limit(share);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      watcher.postMessage(true);
    },
    allow: (most) => {
      shared[places.most] = most;
    },
    end: () => {
      limit({});
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      watcher.postMessage(false);
    },
    isLowered: () => shared[places.lowered] === 1,
  };
}
