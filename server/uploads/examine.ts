/** A small pool of child processes that look into uploaded files, with a limit of time and of memory each. */
import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MessageKey } from '../messages/messages.ts';
import type { FileKind } from './sniff.ts';

export type ExamineTask = {
  kind: FileKind | 'join';
  path: string;
  /** Where the clean file is written. */
  into: string;
  /** The type found by `sniff`. */
  type: string;
  demuxer?: string;
  /** The pictures of `join`, left to right. */
  paths?: string[];
};

/** What the clean file is. Pixels, seconds. */
export type Examination = { type: string; extension: string; width: number | null; height: number | null; duration: number | null };

/** `reason` is the key of a message; `cause` is for the log. */
export type Verdict = { ok: true; found: Examination } | { ok: false; reason: MessageKey; cause: string };

export type Examiner = { examine(task: ExamineTask): Promise<Verdict>; close(): Promise<void> };

type Options = { children?: number; seconds?: number; memory?: number; idleSeconds?: number };

const childFile = fileURLToPath(new URL('./examine.child.ts', import.meta.url));
const megabyte = 1024 * 1024;

export function createExaminer(options: Options = {}): Examiner {
  const { children = Math.min(2, availableParallelism()), seconds = 60, memory = 900 * megabyte, idleSeconds = 60 } = options;
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];
  const waiting: (() => void)[] = [];
  const all = new Set<ChildProcess>();
  let running = 0;

  const start = (): ChildProcess => {
    const child = fork(childFile, [], {
      // Nothing of the server's environment: a file that takes the child over must find no key there.
      env: { PATH: process.env['PATH'], EXAMINE_MEMORY: String(memory) },
      execArgv: ['--max-old-space-size=256', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      const place = idle.findIndex((entry) => entry.child === child);
      if (place !== -1) clearTimeout(idle.splice(place, 1)[0]!.timer);
    });
    return child;
  };

  const takeChild = (): ChildProcess => {
    const entry = idle.pop();
    if (!entry) return start();
    clearTimeout(entry.timer);
    return entry.child;
  };

  const giveBack = (child: ChildProcess): void => {
    if (!child.connected) return;
    const timer = setTimeout(() => child.kill('SIGKILL'), idleSeconds * 1000);
    timer.unref();
    idle.push({ child, timer });
  };

  const ask = (child: ChildProcess, task: ExamineTask): Promise<Verdict> =>
    new Promise((resolve) => {
      const finish = (verdict: Verdict): void => {
        clearTimeout(timer);
        child.off('message', answered);
        child.off('exit', died);
        resolve(verdict);
      };
      const answered = (verdict: unknown): void => finish(verdict as Verdict);
      const died = (code: number | null, signal: string | null): void =>
        finish({
          ok: false,
          reason: code === 137 ? 'uploadTooHeavy' : 'uploadUnreadable',
          cause: `the examining process ended: ${code ?? signal}`,
        });
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        finish({ ok: false, reason: 'uploadTooHeavy', cause: `not examined within ${seconds} s` });
      }, seconds * 1000);
      child.once('message', answered);
      child.once('exit', died);
      child.send(task, (error) => error && finish({ ok: false, reason: 'uploadUnreadable', cause: error.message }));
    });

  return {
    async examine(task) {
      if (running >= children) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      const child = takeChild();
      try {
        return await ask(child, task);
      } finally {
        giveBack(child);
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    async close() {
      await Promise.all(
        [...all].map((child) => new Promise<void>((resolve) => (child.once('exit', () => resolve()), child.kill('SIGKILL')))),
      );
    },
  };
}
