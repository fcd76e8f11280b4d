import type { Reply } from './child.ts';

/** Answers every order of the parent of this process, which `openChild` started; what `answerOf` throws is the parent's to handle. */
export function answerOrders<Order, Answer>(answerOf: (order: Order) => Answer): void {
  process.on('message', (order: Order) => {
    let reply: Reply<Answer>;
    try {
      reply = { answer: answerOf(order) };
    } catch (error) {
      reply = { failure: error instanceof Error ? error.message : String(error) };
    }
    process.send?.(reply);
  });
  process.on('disconnect', () => process.exit(0));
}
