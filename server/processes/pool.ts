/** Child processes that do one task at a time, with a limit of time and of memory each: what they open may be hostile. */
import { fork, type ChildProcess } from 'node:child_process';

/** How a task ended that got no answer. */
export type Death = { reason: 'died' | 'timeout' | 'memory'; cause: string };
export type Outcome<Answer> = { answer: Answer } | { death: Death };

export type Pool<Task, Answer> = { run(task: Task): Promise<Outcome<Answer>>; close(): Promise<void> };

type Options = {
  /** The child's file. It answers every message with one message. */
  file: string;
  children: number;
  /** For one task. */
  seconds: number;
  /** Resident bytes; the child watches itself (see `watchMemory`). */
  memory: number;
  /** After so long without work a child is let go. */
  idleSeconds: number;
};

const memoryExit = 137;

export function createPool<Task extends object, Answer>({ file, children, seconds, memory, idleSeconds }: Options): Pool<Task, Answer> {
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];
  const waiting: (() => void)[] = [];
  const all = new Set<ChildProcess>();
  let running = 0;

  const start = (): ChildProcess => {
    const child = fork(file, [], {
      // Nothing of the server's environment: a file that takes the child over must find no key there.
      env: { PATH: process.env.PATH, MEMORY_LIMIT: String(memory) },
      execArgv: ['--max-old-space-size=512', '--disable-warning=ExperimentalWarning'],
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

  const ask = (child: ChildProcess, task: Task): Promise<Outcome<Answer>> =>
    new Promise((resolve) => {
      const finish = (outcome: Outcome<Answer>): void => {
        clearTimeout(timer);
        child.off('message', answered);
        child.off('exit', died);
        resolve(outcome);
      };
      const answered = (answer: unknown): void => finish({ answer: answer as Answer });
      const died = (code: number | null, signal: string | null): void =>
        finish({ death: { reason: code === memoryExit ? 'memory' : 'died', cause: `the process ended: ${code ?? signal}` } });
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        finish({ death: { reason: 'timeout', cause: `not done within ${seconds} s` } });
      }, seconds * 1000);
      child.once('message', answered);
      child.once('exit', died);
      child.send(task, (error) => error && finish({ death: { reason: 'died', cause: error.message } }));
    });

  return {
    async run(task) {
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
        [...all].map(
          (child) =>
            new Promise<void>((resolve) => {
              child.once('exit', () => resolve());
              child.kill('SIGKILL');
            }),
        ),
      );
    },
  };
}
