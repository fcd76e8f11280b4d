/**
 * The job queue: pg-boss in the same database, so that a job is enqueued by the transaction that takes its cost. Films wait in a line of
 * their own, because twenty of them must not stand before a sticker.
 */
import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import { ulidToUUID } from 'ulid';
import type { ResultKind } from '../../contract/facts/costs.ts';
import { tagAway } from '../db/away.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../core/services.ts';

export const queues = ['generation-quick', 'generation-slow'] as const;
export type QueueName = (typeof queues)[number];
/** How the configuration calls the workers of a queue. */
export const speedOf = (name: QueueName): 'quick' | 'slow' => (name === 'generation-quick' ? 'quick' : 'slow');

export type QueuedJob = { id: string };

/** A worker that has not been heard of for this long (seconds) is dead and its job is taken over. */
const heartbeatSeconds = 15;
/** How often a worker says that it lives. */
export const heartbeatRefreshSeconds = 5;

/** The queue of a kind of result. */
export const queueOf = (result: ResultKind): QueueName => (result === 'video' || result === 'gif' ? 'generation-slow' : 'generation-quick');

/** pg-boss names jobs by UUID: the same 128 bits as the generation's ULID. */
const bossId = (id: string): string => ulidToUUID(id).toLowerCase();

const nobody = '00000000-0000-4000-8000-000000000000';

/** Makes the queues when they are not there. */
export const openQueues = (jobs: PgBoss): Promise<void> => tagAway(() => createQueues(jobs));

async function createQueues(jobs: PgBoss): Promise<void> {
  for (const name of queues) {
    await jobs.createQueue(name, {
      notify: true,
      heartbeatSeconds,
      // How often a generation is tried is counted in its row; the queue only has to keep offering it.
      retryLimit: 100,
      retryDelay: 0,
      expireInSeconds: 3600,
      deleteAfterSeconds: 3600,
    });
    // pg-boss remembers a queue at its first use. Had it to ask within our transaction, it would wait for the embedded
    // database's only connection, which that transaction has.
    await jobs.findJobs(name, { id: nobody });
  }
}

type Trx = Transaction<Database>;

/** Enqueues within the transaction. Who has many jobs waiting stands behind who has few. */
export async function enqueue(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Trx,
  job: { id: string; result: ResultKind; waiting: number },
): Promise<void> {
  await jobs.send(queueOf(job.result), { id: job.id } satisfies QueuedJob, {
    id: bossId(job.id),
    priority: -job.waiting,
    db: fromKysely(trx),
  });
}

/** Takes a job that is cancelled out of the line, within the transaction. */
export async function dequeue({ jobs }: Pick<Services, 'jobs'>, trx: Trx, job: { id: string; result: ResultKind }): Promise<void> {
  await jobs.cancel(queueOf(job.result), bossId(job.id), { db: fromKysely(trx) });
}

/** Puts a job whose worker is known to be gone back into the line. */
export async function offerAgain({ jobs }: Pick<Services, 'jobs'>, job: { id: string; result: ResultKind }): Promise<void> {
  await jobs.fail(queueOf(job.result), bossId(job.id), { reason: 'its process ended' });
}

/** Whether the queue still knows the job as waiting or at work. */
export async function isAlive({ jobs }: Pick<Services, 'jobs'>, job: { id: string; result: ResultKind }): Promise<boolean> {
  const [found] = await jobs.findJobs(queueOf(job.result), { id: bossId(job.id) });
  return found !== undefined && ['created', 'retry', 'active'].includes(found.state);
}
