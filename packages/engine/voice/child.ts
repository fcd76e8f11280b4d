/** A process that answers one message with another, and is killed when it is no longer needed. */
import { fork } from 'node:child_process';
import { once } from 'node:events';

export type Child<Order, Answer> = AsyncDisposable & {
  /** Resolves to null when the process ended instead. One question at a time. */
  ask(order: Order): Promise<Answer | null>;
};

export function openChild<Order extends object, Answer>(program: string): Child<Order, Answer> {
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const ended = once(child, 'exit').then(() => null);
  return {
    async ask(order) {
      const answered = once(child, 'message') as Promise<[Answer]>;
      child.send(order);
      return Promise.race([answered.then(([message]) => message), ended]);
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
