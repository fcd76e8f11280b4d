/**
 * A few child processes that work on one job each. Never worker threads: ending one in the middle of an inference takes the whole process
 * with it. A child has a limit of memory; one that is killed, crashes or takes too long leaves the server unharmed.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { EngineError, type EngineJob, type EngineResult, type EngineRun } from '../job.ts';
import type { Order, Report } from './child.ts';
import type { TaskName } from '../tasks.ts';

export type PoolOptions = {
  /** How many children work at once. */
  size: number;
  /** Milliseconds that one job may take. */
  patience: number;
  /** Milliseconds after which a child without work is let go. */
  idle: number;
  /** Kilobytes of memory that a child may hold. */
  memory: number;
};

export const usualPool: PoolOptions = { size: 2, patience: 25 * 60_000, idle: 3 * 60_000, memory: 3_500_000 };

type Waiting = { begin: (child: ChildProcess) => void; drop: () => void };

const program = join(import.meta.dirname, 'child.ts');

/** Whoever asks the site for a page goes before whoever waits for a film. */
function yieldToServer({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it: it works as before.
  }
}

function startChild(memory: number): ChildProcess {
  const args = ['--disable-warning=ExperimentalWarning', program];
  const stdio: ['ignore', 'ignore', 'inherit', 'ipc'] = ['ignore', 'ignore', 'inherit', 'ipc'];
  // V8's own limit does not see what the nets and pictures hold; the system's does.
  if (process.platform === 'linux')
    return spawn('/bin/sh', ['-c', `ulimit -d ${memory}; exec "$0" "$@"`, process.execPath, ...args], { stdio });
  return spawn(process.execPath, args, { stdio });
}

export type Pool = {
  run(task: TaskName, job: EngineJob, run: EngineRun): Promise<EngineResult>;
  /** Process ids of the living children. */
  children(): number[];
  close(): Promise<void>;
};

export function createPool({ size, patience, idle, memory }: PoolOptions = usualPool): Pool {
  const free = new Map<ChildProcess, NodeJS.Timeout>();
  const living = new Set<ChildProcess>();
  const queue: Waiting[] = [];
  let orders = 0;
  let closed = false;

  function kill(child: ChildProcess): void {
    clearTimeout(free.get(child));
    free.delete(child);
    living.delete(child);
    child.kill('SIGKILL');
  }

  function open(): ChildProcess {
    const child = startChild(memory);
    yieldToServer(child);
    living.add(child);
    child.on('exit', () => {
      clearTimeout(free.get(child));
      free.delete(child);
      living.delete(child);
      next();
    });
    // A child that cannot be spoken to has ended, or is about to.
    child.on('error', () => kill(child));
    child.unref();
    child.channel?.unref();
    return child;
  }

  function next(): void {
    if (closed || queue.length === 0) return;
    const [rested] = free.keys();
    if (!rested && living.size >= size) return;
    const child = rested ?? open();
    clearTimeout(free.get(child));
    free.delete(child);
    queue.shift()!.begin(child);
  }

  function rest(child: ChildProcess): void {
    if (closed || !living.has(child)) return;
    free.set(child, setTimeout(() => kill(child), idle).unref());
    next();
  }

  function work(child: ChildProcess, task: TaskName, job: EngineJob, { onProgress, signal }: EngineRun): Promise<EngineResult> {
    const id = (orders += 1);
    return new Promise((resolve, reject) => {
      const end = (settle: () => void, survives: boolean) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
        child.off('message', hear);
        child.off('exit', gone);
        if (survives) rest(child);
        else kill(child);
        settle();
        next();
      };
      const fail = (error: EngineError, survives: boolean) => end(() => reject(error), survives);
      const cancel = () => fail(new EngineError('cancelled', 'cancelled'), false);
      const gone = () =>
        fail(new EngineError('failed', 'engineFailed', { cause: new Error('The child process ended in the middle of a job') }), false);
      const hear = (report: Report) => {
        if (report.id !== id) return;
        if (report.kind === 'progress') onProgress(report.fraction, report.stage);
        if (report.kind === 'done') end(() => resolve(report.result), true);
        if (report.kind === 'refused') fail(new EngineError('refused', report.reason), true);
        if (report.kind === 'failed') fail(new EngineError('failed', 'engineFailed', { cause: new Error(report.message) }), true);
      };
      const timer = setTimeout(() => fail(new EngineError('timeout', 'engineTimeout'), false), patience);
      child.on('message', hear);
      child.on('exit', gone);
      signal.addEventListener('abort', cancel, { once: true });
      child.send({ id, task, job } satisfies Order, (error) => error && gone());
    });
  }

  return {
    run(task, job, run) {
      if (run.signal.aborted || closed) return Promise.reject(new EngineError('cancelled', 'cancelled'));
      return new Promise<EngineResult>((resolve, reject) => {
        const leave = () => {
          queue.splice(queue.indexOf(waiting), 1);
          reject(new EngineError('cancelled', 'cancelled'));
        };
        const waiting: Waiting = {
          begin(child) {
            run.signal.removeEventListener('abort', leave);
            work(child, task, job, run).then(resolve, reject);
          },
          drop: leave,
        };
        run.signal.addEventListener('abort', leave, { once: true });
        queue.push(waiting);
        next();
      });
    },
    children: () => [...living].flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    async close() {
      closed = true;
      while (queue.length > 0) queue[0]!.drop();
      for (const child of living) child.ref();
      const ended = [...living].map((child) => new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done(null))));
      for (const child of living) child.kill('SIGKILL');
      await Promise.all(ended);
    },
  };
}
