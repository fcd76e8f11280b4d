/**
 * A small pool of child processes, each running one task at a time. Worker threads aren't an alternative, because terminating one during
 * native work takes the whole process down. A child that is killed, crashes, times out, or exceeds its memory limit leaves this process
 * unharmed.
 */
import type { ChildProcess } from 'node:child_process';
import { createFairQueue, type Groups } from './fair-queue.ts';
import { memoryExitCode, type FromChild, type ToChild } from './serve.ts';
import { startChild, type ChildOptions } from './start.ts';

export type PoolOptions = ChildOptions & {
  /** Maximum number of concurrent children. */
  size: number;
  /** Timeout of one task in milliseconds, from the moment that a child takes it up. */
  timeout: number;
  /** Milliseconds after which an idle child is stopped. */
  idle: number;
};

/**
 * Why a task ended without an answer. `died`: its process crashed or was killed; `cancelled`: by the signal, or because the pool closed.
 */
export type Death = { reason: 'died' | 'timeout' | 'memory' | 'cancelled'; cause: string };
/** How a task ended: with an answer, or without one. */
export type Outcome<Answer> = { answer: Answer } | { death: Death };

export type TaskOptions<Progress> = {
  /** Aborting it ends the task and kills the process that runs it. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Milliseconds for this task, instead of the pool's. */
  timeout?: number;
  /** For whom the task is done; children are shared fairly between these groups. */
  groups?: Groups;
};

export type Pool<Task, Answer, Progress = never> = {
  /**
   * Sends the task to a child as soon as one is free: in turn between the groups, and in the order of the calls within one. Never rejects:
   * a failure resolves to a `death`.
   */
  run(task: Task, options?: TaskOptions<Progress>): Promise<Outcome<Answer>>;
  /** Process ids of the children that accept tasks. */
  children(): number[];
  /** Stops every child and resolves after all have exited; waiting and running tasks are cancelled. */
  close(): Promise<void>;
};

/** Milliseconds in which a child must have started and taken up its task, on a machine that is busy with much else. */
const startTimeout = 60_000;

const cancelled = (cause: string): { death: Death } => ({ death: { reason: 'cancelled', cause } });

/** Children that may receive a task. A child that was asked to stop is excluded at once, however long it takes to exit. */
function createChildren({ size, idle, ...options }: PoolOptions, onFreed: () => void) {
  const free = new Map<ChildProcess, NodeJS.Timeout>();
  const working = new Set<ChildProcess>();
  const used = new WeakSet<ChildProcess>();
  /** Includes children that were asked to stop and have not exited yet. */
  const ended = new Map<ChildProcess, Promise<void>>();

  function forget(child: ChildProcess): void {
    clearTimeout(free.get(child));
    free.delete(child);
    working.delete(child);
  }

  function kill(child: ChildProcess): void {
    forget(child);
    child.kill('SIGKILL');
  }

  function start(): ChildProcess {
    const child = startChild(options);
    const end = new Promise<void>((resolve) => {
      const gone = () => {
        forget(child);
        ended.delete(child);
        resolve();
        onFreed();
      };
      child.once('exit', gone);
      // A child that failed to start never emits `exit`; one with a closed channel has exited or is about to.
      child.on('error', () => (child.pid === undefined ? gone() : kill(child)));
    });
    ended.set(child, end);
    return child;
  }

  const rested = () => [...free.keys()].find(({ connected }) => connected);

  return {
    kill,
    /** Whether a child has done a task before, so that what ends it now may be left over from that task. */
    isUsed: (child: ChildProcess): boolean => used.has(child),
    /** Ends a child and returns a new one in its place. */
    replace(child: ChildProcess): ChildProcess {
      kill(child);
      const fresh = start();
      working.add(fresh);
      return fresh;
    },
    hasRoom: (): boolean => rested() !== undefined || free.size + working.size < size,
    /** Returns a child for one task; call it only when there is room. */
    take(): ChildProcess {
      const child = rested() ?? start();
      clearTimeout(free.get(child));
      free.delete(child);
      working.add(child);
      return child;
    },
    giveBack(child: ChildProcess): void {
      if (!working.delete(child)) return;
      used.add(child);
      free.set(child, setTimeout(() => kill(child), idle).unref());
    },
    pids: () => [...free.keys(), ...working].flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    async close(): Promise<void> {
      for (const child of ended.keys()) {
        // Keep this process alive until the child has exited.
        child.ref();
        kill(child);
      }
      await Promise.all(ended.values());
    },
  };
}

/** Sends one task to a child. The timer keeps this process alive while the caller waits. */
function ask<Task, Answer, Progress>(
  child: ChildProcess,
  task: Task,
  timeout: number,
  { signal, onProgress }: TaskOptions<Progress>,
): Promise<Outcome<Answer>> {
  return new Promise((resolve) => {
    const finish = (outcome: Outcome<Answer>): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      child.off('message', receive);
      child.off('exit', gone);
      child.off('error', broken);
      resolve(outcome);
    };
    const die = (reason: Death['reason'], cause: string) => finish({ death: { reason, cause } });
    const cancel = () => die('cancelled', 'the signal was aborted');
    const gone = (code: number | null, killer: string | null) =>
      die(code === memoryExitCode ? 'memory' : 'died', `the process ended: ${code ?? killer}`);
    const broken = (error: Error) => die('died', error.message);
    const receive = (message: FromChild<Answer, Progress>) => {
      if ('begun' in message) {
        clearTimeout(timer);
        timer = endAfter(timeout);
      } else if ('progress' in message) onProgress?.(message.progress);
      else finish({ answer: message.answer });
    };
    const endAfter = (limit: number) => setTimeout(() => die('timeout', `not done within ${limit / 1000} s`), limit);
    let timer = endAfter(startTimeout);
    child.on('message', receive);
    child.on('exit', gone);
    child.on('error', broken);
    signal?.addEventListener('abort', cancel, { once: true });
    child.send({ task } satisfies ToChild<Task>, (error) => error && broken(error));
  });
}

type Begin = (child: ChildProcess) => void;

/** Creates a pool; children start with the first tasks. */
export function createPool<Task extends object, Answer, Progress = never>(options: PoolOptions): Pool<Task, Answer, Progress> {
  const queue = createFairQueue<Begin>(options.size);
  const children = createChildren(options, next);
  const closing = new AbortController();

  function next(): void {
    while (children.hasRoom()) {
      const begin = queue.next();
      if (!begin) return;
      begin(children.take());
    }
  }

  /** Waits in queue for a child; null when `stop` was aborted first. */
  const childFor = (groups: Groups, stop: AbortSignal): Promise<ChildProcess | null> =>
    new Promise((resolve) => {
      const leave = () => {
        queue.remove(begin);
        resolve(null);
      };
      const begin: Begin = (taken) => {
        stop.removeEventListener('abort', leave);
        resolve(taken);
      };
      stop.addEventListener('abort', leave, { once: true });
      queue.add(begin, groups);
      next();
    });

  /** A used child that crashes may have been broken by the task before, so the task gets a second, fresh one. */
  async function work(child: ChildProcess, task: Task, given: TaskOptions<Progress>): Promise<Outcome<Answer>> {
    const outcome = await ask<Task, Answer, Progress>(child, task, given.timeout ?? options.timeout, given);
    if ('answer' in outcome) {
      children.giveBack(child);
      return outcome;
    }
    const isInherited = children.isUsed(child) && ['died', 'memory'].includes(outcome.death.reason) && !given.signal?.aborted;
    if (isInherited) return work(children.replace(child), task, given);
    children.kill(child);
    return outcome;
  }

  return {
    async run(task, { signal, onProgress, timeout, groups = [] } = {}) {
      const stop = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      if (stop.aborted) return cancelled('before it began');
      const child = await childFor(groups, stop);
      if (!child) return cancelled('while it waited');
      try {
        if (!stop.aborted)
          return await work(child, task, { signal: stop, ...(onProgress && { onProgress }), ...(timeout !== undefined && { timeout }) });
        children.giveBack(child);
        return cancelled('before it began');
      } finally {
        queue.end(groups);
        next();
      }
    },
    children: children.pids,
    async close() {
      closing.abort();
      await children.close();
    },
  };
}
