/** Processes the queues, takes over the jobs of dead processes, and returns the credits of generations that can no longer finish. */
import type { Services } from '../core/services.ts';
import { fail, resultOf, type Cancelling } from './transitions.ts';
import { heartbeatRefreshSeconds, isAlive, offerAgain, queues, speedOf, type QueuedJob } from './queue.ts';
import { failure } from './generation-row.ts';
import { runGeneration, type Running } from './run.ts';

const sweepMilliseconds = 30_000;
/** The part of the workers of a queue that one network holds at most. */
const shareOfNetwork = 1 / 3;
/** Idle time after which a generation is checked (milliseconds). */
const stillness = 60_000;

const unfinished = ({ db }: Pick<Services, 'db'>) =>
  db.selectFrom('generation').select(['id', 'tool', 'updated_at']).where('status', 'in', ['queued', 'running']);

/**
 * Resets generations that are marked as running. The embedded database belongs to this process alone, so they were left by one that has
 * exited.
 */
async function takeOver(services: Pick<Services, 'database' | 'db' | 'jobs'>): Promise<void> {
  if (services.database.kind !== 'embedded') return;
  for (const { id, tool } of await unfinished(services).where('status', '=', 'running').execute())
    await offerAgain(services, { id, result: resultOf(tool) });
}

/** Those for which nothing happened since. */
export const still = (services: Pick<Services, 'db'>, since: Date) => unfinished(services).where('updated_at', '<', since);

/** Ends generations that are no longer in the queue, so that no hold outlives its generation. */
async function sweep(services: Cancelling & Pick<Services, 'log'>): Promise<void> {
  const since = new Date(services.clock().getTime() - stillness);
  for (const { id, tool } of await still(services, since).execute()) {
    if (await isAlive(services, { id, result: resultOf(tool) })) continue;
    services.log.warn('a generation was no longer in the queue', { generation: id });
    await fail(services, { id }, failure('engineFailed', 'engineFailed'));
  }
}

/** Starts the workers and the sweep. Returns a function that stops them and returns running jobs to the queue. */
export async function work(services: Running & Cancelling & Pick<Services, 'database'>): Promise<() => Promise<void>> {
  const { jobs, log, config, stopping } = services;
  await takeOver(services);
  for (const name of queues) {
    const workers = config.workers[speedOf(name)];
    const worker: string = await jobs.work<QueuedJob>(
      name,
      {
        localConcurrency: workers,
        // A newcomer waits neither for the end of what one network makes, nor for what two make together.
        ...(workers > 1 && { localGroupConcurrency: Math.max(1, Math.floor(workers * shareOfNetwork)) }),
        batchSize: 1,
        pollingIntervalSeconds: 0.5,
        // Every worker asks, although a notification almost always comes first.
        notifyPollingIntervalSeconds: 4,
        heartbeatRefreshSeconds,
      },
      async ([job]) => {
        try {
          await runGeneration(services, job!.data.id, job!.signal);
        } finally {
          // A worker that has just become free fetches the next generation immediately instead of at its next poll.
          if (!stopping.signal.aborted) jobs.notifyWorker(worker);
        }
      },
    );
  }
  // One after the other: where many wait, one takes longer than the time between two.
  let swept: Promise<void> | null = null;
  const timer = setInterval(() => {
    swept ??= sweep(services)
      .catch((error: unknown) => log.warn('the sweep of generations failed', { error }))
      .finally(() => {
        swept = null;
      });
  }, sweepMilliseconds);
  return async () => {
    clearInterval(timer);
    await Promise.all(queues.map((name) => jobs.offWork(name, { wait: true }).catch(() => undefined)));
  };
}
