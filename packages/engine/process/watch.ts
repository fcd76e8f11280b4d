import { constants, getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Intervals in milliseconds at which a child looks whether its parent is still there, and what its task has taken of the processor. */
const [parentInterval, taskInterval] = [1000, 50];

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

/**
 * The program of the thread. Linux counts priority by thread, and lets only privileged processes raise it again; `lowered` is 1 where it
 * stayed low. The parent learns from the signal that a limit of the processor was reached.
 */
const program = (parent: number): string => `
  const { parentPort, workerData: lowered } = require('node:worker_threads');
  const { readdirSync } = require('node:fs');
  const { constants, setPriority } = require('node:os');
  const isThere = () => { try { return process.ppid === ${parent} && process.kill(${parent}, 0); } catch (error) { return error.code === 'EPERM'; } };
  const end = (signal) => { try { process.kill(process.pid, signal); } catch { process.kill(process.pid, 'SIGKILL'); } };
  const prioritize = (level, isLow) => {
    try {
      const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
      for (const thread of threads) setPriority(thread, level);
      lowered[0] = isLow;
    } catch { /* A thread has ended, or the system does not permit it. */ }
  };
  let looking, most;
  parentPort.on('message', (told) => {
    if (typeof told === 'number') return void (most = told);
    clearInterval(looking);
    if (!told) return;
    const { begun, brief } = told;
    most = told.most;
    if (brief > 0 && lowered[0]) prioritize(constants.priority.PRIORITY_NORMAL, 0);
    const look = () => {
      const { user, system } = process.cpuUsage();
      const took = (user + system) / 1000 - begun;
      if (took >= most) end('SIGXCPU');
      if (took >= brief && !lowered[0]) prioritize(constants.priority.PRIORITY_BELOW_NORMAL, 1);
    };
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
 * Ends this process within seconds when its parent is gone, and holds its tasks to their share. A thread of its own looks, because a loop that
 * is busy sees no event, not even that its channel was closed; it works nowhere but in child processes.
 */
export function watchProcess(): Watch {
  const lowered = new Int32Array(new SharedArrayBuffer(4));
  lowered[0] = getPriority() >= constants.priority.PRIORITY_BELOW_NORMAL ? 1 : 0;
  const watcher = new Worker(program(process.ppid), {
    eval: true,
    workerData: lowered,
    resourceLimits: { maxOldGenerationSizeMb: 8, stackSizeMb: 1 },
    stdout: false,
  });
  watcher.unref();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    begin: ({ brief = Infinity, most = Infinity }) => watcher.postMessage({ begun: processorTime(), brief, most }),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    allow: (most) => watcher.postMessage(most),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    end: () => watcher.postMessage(null),
    isLowered: () => lowered[0] === 1,
  };
}
