/** Final status changes of a generation. Each runs in one transaction with the change of its credits, and only the first one takes effect. */
import type { UpdateObject } from 'kysely';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import type { ResultKind } from '../../contract/facts/costs.ts';
import { rewardInvitation } from '../credits/invites.ts';
import type { Database, StoredOutput } from '../db/schema.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { rememberMade } from '../provenance/digests.ts';
import type { Services } from '../core/services.ts';
import { dequeue } from './queue.ts';
import type { Failure, GenerationRow } from './generation-row.ts';

/** The services required to end a generation; canceling also needs the queue. */
export type Ending = Pick<Services, 'clock' | 'db' | 'ledger' | 'feed' | 'push' | 'measures'>;
export type Cancelling = Ending & Pick<Services, 'jobs'>;

/** A worker's claim on a generation: the worker may write only while `attempt` is the latest. */
export type Claim = { id: string; attempt: number };

/** Returns the result kind of a tool; `image`, and with it the quick queue, for a tool that is no longer in the catalog. */
export const resultOf = (slug: string): ResultKind => toolBySlug(slug)?.result ?? 'image';

type Change = UpdateObject<Database, 'generation'>;

const endRow = (trx: Trx, id: string, now: Date, change: Change) =>
  trx
    .updateTable('generation')
    .set({ ...change, stage: null, beginning: '[]', network: null, updated_at: now, finished_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .returningAll();

function publish(services: Pick<Services, 'feed'>, row: GenerationRow | null): GenerationRow | null {
  if (row) services.feed.publish(row);
  return row;
}

/** Publishes the end of a generation that its owner may be waiting for elsewhere. */
function announce(services: Pick<Services, 'feed' | 'push'>, row: GenerationRow | null): GenerationRow | null {
  if (row) void services.push.notify(row);
  return publish(services, row);
}

/** Stores the result and charges its cost, at most what was held. Returns null if the generation has ended or another worker has claimed it. */
export async function succeed(
  services: Ending,
  claim: Claim,
  result: { outputs: StoredOutput[]; notes: Record<string, unknown>; engine: string; cost: number; digests: string[] },
): Promise<GenerationRow | null> {
  const { db, ledger, clock } = services;
  const row = await inTransaction(db, async (trx) => {
    const ended = await endRow(trx, claim.id, clock(), {
      status: 'succeeded',
      progress: 1,
      engine: result.engine,
      cost: result.cost,
      outputs: JSON.stringify(result.outputs),
      notes: JSON.stringify(result.notes),
    })
      .where('attempts', '=', claim.attempt)
      .executeTakeFirst();
    if (!ended) return null;
    await ledger.settle(trx, { job: claim.id, cost: result.cost });
    await rewardInvitation(trx, ledger, ended.account_id, clock());
    await rememberMade(trx, { generation: claim.id, tool: ended.tool, at: clock() }, result.digests);
    return ended;
  });
  return announce(services, row);
}

/** Ends the generation without a result and returns its credits. With an attempt, only if that attempt is the latest. */
export async function fail(
  services: Ending,
  { id, attempt }: { id: string; attempt?: number },
  error: Failure,
): Promise<GenerationRow | null> {
  const { db, ledger, clock } = services;
  const row = await inTransaction(db, async (trx) => {
    const ended = await endRow(trx, id, clock(), { status: 'failed', error: JSON.stringify(error) })
      .$if(attempt !== undefined, (query) => query.where('attempts', '=', attempt!))
      .executeTakeFirst();
    if (!ended) return null;
    await ledger.release(trx, { job: id });
    return ended;
  });
  if (row) services.measures.failures.inc({ tool: row.tool, reason: error.key });
  return announce(services, row);
}

/**
 * Cancels a generation that has not ended, in the caller's transaction: returns its credits and signals its worker to stop. The caller
 * publishes the row after the commit.
 */
export async function cancelWithin(services: Cancelling, trx: Trx, id: string): Promise<GenerationRow | null> {
  const { ledger, clock } = services;
  const ended = await endRow(trx, id, clock(), { status: 'cancelled' }).executeTakeFirst();
  if (!ended) return null;
  await ledger.release(trx, { job: id });
  await dequeue(services, trx, { id, result: resultOf(ended.tool) });
  return ended;
}

/** Cancels a generation that has not ended. Returns null if it has. */
export async function cancel(services: Cancelling, id: string): Promise<GenerationRow | null> {
  return publish(services, await inTransaction(services.db, (trx) => cancelWithin(services, trx, id)));
}
