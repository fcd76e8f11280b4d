/**
 * A paid answer is a generation like any other: a row, a hold, one end. What is different is that its worker is the request itself; when
 * the process dies under it, the sweep of generations returns the credit.
 */
import { sql } from 'kysely';
import { newId } from '../core/id.ts';
import { inTransaction } from '../db/transaction.ts';
import { fail, type Ending } from '../generations/end.ts';
import { failure, type GenerationRow } from '../generations/row.ts';
import type { Who } from '../core/who.ts';
import type { Services } from '../core/services.ts';

export const chatTool = 'ai-chatbot';

/** Takes the cost of an answer. The same key of the same person answers the row it made before, with `fresh` false. */
export async function openAnswer(
  services: Pick<Services, 'clock' | 'db' | 'ledger'>,
  who: Who,
  key: string,
  cost: number,
): Promise<{ row: GenerationRow; fresh: boolean }> {
  const { db, ledger, clock } = services;
  const now = clock();
  const made = await inTransaction(db, async (trx) => {
    await ledger.ensureDaily(trx, who);
    // An answer that broke cost nothing: asked for again under its key, it is a new one.
    await trx
      .updateTable('generation')
      .set({ idempotency_key: sql`idempotency_key || ':' || id` })
      .where('account_id', '=', who.account)
      .where('idempotency_key', '=', `chat:${key}`)
      .where('status', 'in', ['failed', 'cancelled'])
      .execute();
    const row = await trx
      .insertInto('generation')
      .values({
        id: newId(now.getTime()),
        account_id: who.account,
        tool: chatTool,
        engine: 'openai',
        inputs: '{}',
        locale: who.locale,
        status: 'running',
        cost,
        outputs: '[]',
        notes: '{}',
        idempotency_key: `chat:${key}`,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) await ledger.hold(trx, { account: who.account, amount: cost, job: row.id });
    return row;
  });
  if (made) return { row: made, fresh: true };
  const row = await db
    .selectFrom('generation')
    .selectAll()
    .where('account_id', '=', who.account)
    .where('idempotency_key', '=', `chat:${key}`)
    .executeTakeFirstOrThrow();
  return { row, fresh: false };
}

/** Keeps the answer and the credit. False when the answer had ended otherwise meanwhile. */
export async function keepAnswer(
  { db, ledger, clock }: Pick<Services, 'clock' | 'db' | 'ledger'>,
  id: string,
  text: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const now = clock();
    const row = await trx
      .updateTable('generation')
      .set({ status: 'succeeded', progress: 1, notes: JSON.stringify({ text }), updated_at: now, finished_at: now })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .returning('id')
      .executeTakeFirst();
    if (!row) return false;
    await ledger.settle(trx, { job: id });
    return true;
  });
}

/** Returns the credit of an answer that did not come. */
export const dropAnswer = (services: Ending, id: string): Promise<GenerationRow | null> =>
  fail(services, { id }, failure('engineFailed', 'engineFailed'));
