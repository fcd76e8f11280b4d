/**
 * A small pool of child processes, each running one task at a time. Worker threads aren't an alternative, because terminating one during
 * native work takes the whole process down. A child that is killed, crashes, times out, or exceeds its memory limit leaves this process
 * unharmed.
 */
import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createAllowances } from './allowances.ts';
import { createFairQueue, type Groups } from './fair-queue.ts';
import type { Cost, FromChild, ToChild } from './serve.ts';
import { startChild, type ChildOptions } from './start.ts';
import { endedBy, type Share } from './watch.ts';

export type PoolOptions = ChildOptions & {
  /** Maximum number of concurrent children. */
  size: number;
  /** Timeout of one task in milliseconds, from the moment that a child takes it up. */
  timeout: number;
  /** Milliseconds of the processor that one task may take, which count on a machine that is busy with much else. */
  processor?: number;
  /** Milliseconds after which an idle child is stopped. */
  idle: number;
  /**
   * `low`: page requests to the server take precedence over this work. `fair`: they do once a task, or the widest group that it belongs to, has
   * had its `Allowances`.
   */
  priority?: 'normal' | 'low' | 'fair';
  /** Milliseconds of the processor that a group has at normal priority, where that is `fair`; as many come back in a minute. */
  allowance?: number;
};

/**
 * Why a task ended without an answer. `died`: its process crashed or was killed, or the task threw, and `cause` is the stack; `cancelled`: by the signal, or because the pool closed.
 */
export type Death = { reason: 'died' | 'timeout' | 'memory' | 'cancelled'; cause: string };
/** How a task ended: with an answer, or without one. */
export type Outcome<Answer> = { answer: Answer } | { death: Death };

export type TaskOptions<Progress> = {
  /** Aborting it ends the task and kills the process that runs it. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Called when the task waits for a child, and when it does no longer; not at all where one is free. */
  onWaiting?: (isWaiting: boolean) => void;
  /** Milliseconds for this task, instead of the pool's: in all, and of the processor. */
  timeout?: number;
  processor?: number;
  /** For whom the task is done; children are shared fairly between these groups. */
  groups?: Groups;
};

export type Pool<Task, Answer, Progress = never> = {
  /**
   * Sends the task to a child as soon as one is free: in turn between the groups, and in the order of the calls within one. Never rejects:
   * a failure resolves to a `death`.
   */
  run(task: Task, options?: TaskOptions<Progress>): Promise<Outcome<Answer>>;
  /** Starts a child where there is none, so that the next task does not wait until one has started. */
  warm(): void;
  /** Process ids of the children that accept tasks. */
  children(): number[];
  /** Stops every child and resolves after all have exited; waiting and running tasks are cancelled. */
  close(): Promise<void>;
};

/** Milliseconds in which a child must have started, and taken up a task, on a machine that is busy with much else. */
const startTimeout = 60_000;

/**
 * Children of a pool that start at a time: a start takes all of a core for as long as most tasks, and where many come at once others are free before
 * theirs could have started.
 */
const startsAtOnce = Math.max(1, Math.floor(availableParallelism() / 2));

/** The share of the data that a child may hold from which it gets no other task: allocators keep some of each, and the next would be refused memory. */
const fullFrom = 0.8;

/** How a task ended, and what it took if that is known. */
type Ended<Answer> = { answer: Answer; cost: Cost } | { death: Death };

const cancelled = (cause: string): { death: Death } => ({ death: { reason: 'cancelled', cause } });

/** Calls `gone` once a child has exited. A child that failed to start never emits `exit`; one that lost its channel has exited or is about to. */
function whenGone(child: ChildProcess, gone: () => void, kill: () => void): void {
  child.once('exit', gone);
  child.on('error', () => (child.pid === undefined ? gone() : kill()));
}

/** Kills children and waits until all have exited, which keeps this process alive. */
async function endAll(exits: ReadonlyMap<ChildProcess, Promise<void>>, kill: (child: ChildProcess) => void): Promise<void> {
  for (const child of exits.keys()) {
    child.ref();
    kill(child);
  }
  await Promise.all(exits.values());
}

type Priority = 'normal' | 'low';

/** A task for which a child starts, or will: it gets that one or another, whichever is ready first. */
type Hope = { priority: Priority; resolve: (taken: { child: ChildProcess } | { death: Death }) => void };

/** Children that may receive a task. A child that was asked to stop is excluded at once, however long it takes to exit. */
function createChildren({ size, idle, ...options }: PoolOptions, onFreed: () => void) {
  const starting = new Set<ChildProcess>();
  const hopes: Hope[] = [];
  const free = new Map<ChildProcess, NodeJS.Timeout>();
  const working = new Set<ChildProcess>();
  const used = new WeakSet<ChildProcess>();
  /** Children that give way to others and cannot do otherwise, because the system lets nobody raise a priority again. */
  const lowered = new WeakSet<ChildProcess>();
  /** Includes children that were asked to stop and have not exited yet. */
  const ended = new Map<ChildProcess, Promise<void>>();

  function forget(child: ChildProcess): void {
    clearTimeout(free.get(child));
    free.delete(child);
    working.delete(child);
    // Who has waited longest had one start for them.
    if (starting.delete(child) && hopes.length > starting.size)
      hopes.shift()!.resolve({ death: { reason: 'died', cause: 'the process did not start' } });
  }

  function kill(child: ChildProcess): void {
    forget(child);
    child.kill('SIGKILL');
  }

  function start(priority: Priority): ChildProcess {
    const child = startChild(options, priority);
    if (priority === 'low') lowered.add(child);
    const end = new Promise<void>((resolve) => {
      const gone = () => {
        forget(child);
        ended.delete(child);
        resolve();
        startNext();
        onFreed();
      };
      whenGone(child, gone, () => kill(child));
    });
    ended.set(child, end);
    child.on('message', (message: object) => {
      if (!('ready' in message && starting.delete(child))) return;
      release(child);
      startNext();
      onFreed();
    });
    return child;
  }

  /** Starts one more child; one that never becomes ready would hold a place. */
  function startOne(priority: Priority): void {
    const child = start(priority);
    starting.add(child);
    const timer = setTimeout(() => kill(child), startTimeout);
    const stop = () => clearTimeout(timer);
    child.once('message', stop);
    child.once('exit', stop);
    child.once('error', stop);
  }

  /** Gives a child that has nothing to do to a task that hopes for one, or lets it rest. */
  function release(child: ChildProcess): void {
    const isLow = lowered.has(child);
    const fitting = hopes.find(({ priority }) => priority === (isLow ? 'low' : 'normal'));
    // What gives way to others is taken where no other will come.
    const isLast = starting.size < hopes.length && starting.size + free.size + working.size + 1 >= size;
    const hope = fitting ?? (isLow && !isLast ? undefined : hopes[0]);
    if (!hope) return void free.set(child, setTimeout(() => kill(child), idle).unref());
    hopes.splice(hopes.indexOf(hope), 1);
    working.add(child);
    hope.resolve({ child });
  }

  const rested = () => [...free.keys()].filter(({ connected }) => connected);
  const hasPlace = () => Math.max(starting.size, hopes.length) + free.size + working.size < size;
  /** Whether a child starts for which no task hopes any longer. */
  const isSpareStarting = () => starting.size > hopes.length;
  function startNext(): void {
    const hope = hopes[starting.size];
    if (hope && starting.size < startsAtOnce) startOne(hope.priority);
  }

  return {
    kill,
    /** Whether a child has done a task before, so that what ends it now may be left over from that task. */
    isUsed: (child: ChildProcess): boolean => used.has(child),
    /** Ends a child and returns a new one in its place. */
    replace(child: ChildProcess): ChildProcess {
      kill(child);
      const fresh = start(lowered.has(child) ? 'low' : 'normal');
      working.add(fresh);
      return fresh;
    },
    warm(): void {
      if (starting.size + free.size + working.size === 0) startOne('normal');
    },
    hasRoom: (): boolean => rested().length > 0 || isSpareStarting() || hasPlace(),
    /** Resolves to a child for one task, of this priority if possible; call it only when there is room. Aborting `stop` gives up. */
    take(priority: Priority, stop: AbortSignal): Promise<{ child: ChildProcess } | { death: Death }> {
      const rest = rested();
      const fitting = rest.find((child) => lowered.has(child) === (priority === 'low'));
      const mayStart = isSpareStarting() || hasPlace();
      const child = fitting ?? (priority === 'normal' && mayStart ? undefined : rest[0]);
      if (child) {
        clearTimeout(free.get(child));
        free.delete(child);
        working.add(child);
        return Promise.resolve({ child });
      }
      return new Promise((resolve) => {
        const give: Hope['resolve'] = (taken) => {
          stop.removeEventListener('abort', giveUp);
          resolve(taken);
        };
        const hope: Hope = { priority, resolve: give };
        const giveUp = () => {
          hopes.splice(hopes.indexOf(hope), 1);
          give(cancelled('while its process started'));
        };
        stop.addEventListener('abort', giveUp, { once: true });
        hopes.push(hope);
        startNext();
      });
    },
    giveBack(child: ChildProcess, isLowered = lowered.has(child)): void {
      if (!working.delete(child)) return;
      used.add(child);
      if (isLowered) lowered.add(child);
      else lowered.delete(child);
      release(child);
    },
    pids: () => [...starting, ...free.keys(), ...working].flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    close: (): Promise<void> => endAll(ended, kill),
  };
}

/** Sends one task to a child. The timer keeps this process alive while the caller waits. */
function ask<Task, Answer, Progress>(
  child: ChildProcess,
  task: Task,
  { timeout, share }: { timeout: number; share: Share },
  { signal, onProgress }: TaskOptions<Progress>,
): Promise<Ended<Answer>> {
  return new Promise((resolve) => {
    const finish = (outcome: Ended<Answer>): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      child.off('message', receive);
      child.off('exit', gone);
      child.off('error', broken);
      resolve(outcome);
    };
    const die = (reason: Death['reason'], cause: string) => finish({ death: { reason, cause } });
    const cancel = () => die('cancelled', 'the signal was aborted');
    const gone = (code: number | null, killer: string | null) => {
      const reason = killer === endedBy.memory ? 'memory' : killer === endedBy.processor ? 'timeout' : 'died';
      die(reason, `the process ended: ${code ?? killer}`);
    };
    const broken = (error: Error) => die('died', error.message);
    const receive = (message: FromChild<Answer, Progress>) => {
      if ('begun' in message) {
        clearTimeout(timer);
        timer = endAfter(timeout);
      } else if ('progress' in message) onProgress?.(message.progress);
      else if ('answer' in message) finish({ answer: message.answer, cost: message });
      else if ('thrown' in message) die('died', message.thrown);
    };
    const endAfter = (limit: number) => setTimeout(() => die('timeout', `not done within ${limit / 1000} s`), limit);
    let timer = endAfter(startTimeout);
    child.on('message', receive);
    child.on('exit', gone);
    child.on('error', broken);
    signal?.addEventListener('abort', cancel, { once: true });
    child.send({ task, share } satisfies ToChild<Task>, (error) => error && broken(error));
  });
}

type Begin = () => void;
/** A child for a task, and how much of it is done at normal priority. */
type Taken = { child: ChildProcess } & Pick<Share, 'brief'>;

/** Creates a pool; children start with the first tasks. */
export function createPool<Task extends object, Answer, Progress = never>(options: PoolOptions): Pool<Task, Answer, Progress> {
  const { priority = 'normal' } = options;
  const allowances = createAllowances(options.allowance);
  const isSpent = ([group]: Groups) => priority === 'fair' && group !== undefined && allowances.isSpent(group);
  const queue = createFairQueue<Begin>(options.size, isSpent);
  const children = createChildren(options, next);
  const closing = new AbortController();

  async function take(groups: Groups, stop: AbortSignal): Promise<Taken | { death: Death }> {
    const brief = priority === 'fair' ? allowances.take(groups[0]) : priority === 'low' ? 0 : undefined;
    const taken = await children.take(brief === 0 ? 'low' : 'normal', stop);
    if ('child' in taken) return { ...taken, ...(brief !== undefined && { brief }) };
    if (priority === 'fair') allowances.giveBack(groups[0], brief!);
    return taken;
  }

  function next(): void {
    while (children.hasRoom()) {
      const begin = queue.next();
      if (!begin) return;
      begin();
    }
  }

  /** Waits in queue for a child; null when `stop` was aborted before its turn. */
  const childFor = (
    groups: Groups,
    stop: AbortSignal,
    onWaiting: (isWaiting: boolean) => void = () => undefined,
  ): Promise<Taken | { death: Death } | null> =>
    new Promise((resolve) => {
      let state: 'new' | 'waiting' | 'begun' = 'new';
      const leave = () => {
        queue.remove(begin);
        resolve(null);
      };
      const begin: Begin = () => {
        stop.removeEventListener('abort', leave);
        resolve(take(groups, stop));
        if (state === 'waiting') onWaiting(false);
        state = 'begun';
      };
      stop.addEventListener('abort', leave, { once: true });
      queue.add(begin, groups);
      next();
      if (state !== 'new') return;
      state = 'waiting';
      onWaiting(true);
    });

  /** A used child that crashes or throws may have been broken, or filled, by the task before, so the task gets a second, fresh one. */
  async function work({ child, ...share }: Taken, task: Task, given: TaskOptions<Progress>): Promise<Outcome<Answer>> {
    const { timeout = options.timeout, processor: most = options.processor } = given;
    const limits = { timeout, share: { ...share, ...(most !== undefined && { most }) } };
    const ended = await ask<Task, Answer, Progress>(child, task, limits, given);
    if ('answer' in ended) {
      const { answer, cost } = ended;
      if (cost.held > (options.memory.allocated ?? Infinity) * fullFrom) children.kill(child);
      else children.giveBack(child, cost.isLowered);
      if (priority === 'fair') allowances.giveBack(given.groups?.[0], (share.brief ?? 0) - cost.took);
      return { answer };
    }
    const isInherited = children.isUsed(child) && ['died', 'memory'].includes(ended.death.reason) && !given.signal?.aborted;
    if (isInherited) return work({ child: children.replace(child), ...share }, task, given);
    children.kill(child);
    return ended;
  }

  return {
    async run(task, { signal, groups = [], onWaiting, ...given } = {}) {
      const stop = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      if (stop.aborted) return cancelled('before it began');
      const taken = await childFor(groups, stop, onWaiting);
      if (!taken) return cancelled('while it waited');
      try {
        if ('death' in taken) return taken;
        if (!stop.aborted) return await work(taken, task, { ...given, signal: stop, groups });
        children.giveBack(taken.child);
        return cancelled('before it began');
      } finally {
        queue.end(groups);
        next();
      }
    },
    warm: () => !closing.signal.aborted && children.warm(),
    children: children.pids,
    async close() {
      closing.abort();
      await children.close();
    },
  };
}
