/** A process that answers one message with another, and is killed when it is no longer needed. */
import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What a program sends for an order (`answerOrders`). */
export type Reply<Answer> = { answer: Answer } | { failure: string };

export type Child<Order, Answer> = AsyncDisposable & {
  /** Rejects with the failure that the program states, or when it ended instead. One question at a time. */
  ask(order: Order): Promise<Answer>;
};

/** `name`: what the program runs, for the error when it ends. */
export function openChild<Order extends object, Answer>(program: string, name: string): Child<Order, Answer> {
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const ended = once(child, 'exit').then((): Reply<Answer> => ({ failure: `${name} ended` }));
  return {
    async ask(order) {
      const answered = once(child, 'message') as Promise<[Reply<Answer>]>;
      child.send(order);
      const reply = await Promise.race([answered.then(([message]) => message), ended]);
      if ('failure' in reply) throw new Error(reply.failure);
      return reply.answer;
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
