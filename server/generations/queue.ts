/**
 * The job queue: pg-boss in the same database, so that the transaction that charges for a job also enqueues it. Videos have a queue of
 * their own, so that twenty of them do not delay a sticker.
 */
import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import { ulidToUUID } from 'ulid';
import type { ResultKind } from '../../contract/facts/costs.ts';
import { tagAway } from '../db/away.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../core/services.ts';

declare module '../core/services.ts' {
  interface Services {
    readonly jobs: PgBoss;
  }
}

export const queues = ['generation-quick', 'generation-slow'] as const;
export type QueueName = (typeof queues)[number];
/** Returns the name under which the configuration sets the number of workers of a queue. */
export const speedOf = (name: QueueName): 'quick' | 'slow' => (name === 'generation-quick' ? 'quick' : 'slow');

export type QueuedJob = { id: string };

/** A worker without a heartbeat for this long (seconds) is considered dead, and its job is retried. */
const heartbeatSeconds = 15;
/** Interval between heartbeats in seconds. */
export const heartbeatRefreshSeconds = 5;

/** Returns the queue for a result kind. */
export const queueOf = (result: ResultKind): QueueName => (result === 'video' || result === 'gif' ? 'generation-slow' : 'generation-quick');

/** Converts a generation's ULID to the UUID with the same 128 bits, because pg-boss requires UUIDs as job ids. */
const bossId = (id: string): string => ulidToUUID(id).toLowerCase();

const nobody = '00000000-0000-4000-8000-000000000000';

/** Creates the queues if they do not exist. */
export const openQueues = (jobs: PgBoss): Promise<void> => tagAway(() => createQueues(jobs));

async function createQueues(jobs: PgBoss): Promise<void> {
  for (const name of queues) {
    await jobs.createQueue(name, {
      notify: true,
      heartbeatSeconds,
      // The generation's row counts the attempts, so the queue only has to keep retrying.
      retryLimit: 100,
      retryDelay: 0,
      expireInSeconds: 3600,
      deleteAfterSeconds: 3600,
    });
    // pg-boss caches a queue at its first use. Inside our transaction, that lookup would wait for the embedded database's only
    // connection, which the transaction holds.
    await jobs.findJobs(name, { id: nobody });
  }
}

type Trx = Transaction<Database>;

/** Enqueues a job within the transaction. `waiting`: how many it lets pass, see `turnOf`; `network`: whose jobs never take all workers. */
export async function enqueue(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Trx,
  job: { id: string; result: ResultKind; waiting: number; network: string },
): Promise<void> {
  await jobs.send(queueOf(job.result), { id: job.id } satisfies QueuedJob, {
    id: bossId(job.id),
    priority: -job.waiting,
    group: { id: job.network },
    db: fromKysely(trx),
  });
}

/** Removes a canceled job from the queue, within the transaction. */
export async function dequeue({ jobs }: Pick<Services, 'jobs'>, trx: Trx, job: { id: string; result: ResultKind }): Promise<void> {
  await jobs.cancel(queueOf(job.result), bossId(job.id), { db: fromKysely(trx) });
}

/** Returns a job to the queue after its worker is known to be dead. */
export async function offerAgain({ jobs }: Pick<Services, 'jobs'>, job: { id: string; result: ResultKind }): Promise<void> {
  await jobs.fail(queueOf(job.result), bossId(job.id), { reason: 'its process ended' });
}

/** Returns whether the job is still waiting or running in the queue. */
export async function isAlive({ jobs }: Pick<Services, 'jobs'>, job: { id: string; result: ResultKind }): Promise<boolean> {
  const [found] = await jobs.findJobs(queueOf(job.result), { id: bossId(job.id) });
  return found !== undefined && ['created', 'retry', 'active'].includes(found.state);
}
