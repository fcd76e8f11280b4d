import type { Services } from '../core/services.ts';
import { queueOf, queues, type QueueName } from '../generations/queue.ts';
import { resultOf } from '../generations/transitions.ts';

/** A queue: the number of generations that wait in it, and the seconds that the first has waited. */
type Waiting = { readonly queue: QueueName; readonly count: number; readonly oldest: number };

/** Returns what waits for a worker, for every queue, also where nothing does. */
export async function waitingIn({ clock, db }: Pick<Services, 'clock' | 'db'>): Promise<Waiting[]> {
  const tools = await db
    .selectFrom('generation')
    .select((e) => ['tool', e.fn.countAll<number>().as('count'), e.fn.min('created_at').as('first')] as const)
    .where('status', '=', 'queued')
    .groupBy('tool')
    .execute();
  const now = clock().getTime();
  return queues.map((queue) => {
    const own = tools.filter(({ tool }) => queueOf(resultOf(tool)) === queue);
    return {
      queue,
      count: own.reduce((sum, { count }) => sum + Number(count), 0),
      oldest: own.reduce((most, { first }) => Math.max(most, (now - first.getTime()) / 1000), 0),
    };
  });
}
