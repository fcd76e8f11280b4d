/**
 * A paid chat answer is stored as a generation with a hold and a single final status. The request itself acts as the worker; if the process
 * dies, the generation sweep returns the credit.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '../core/id.ts';
import { Refusal } from '../core/refusal.ts';
import { inTransaction } from '../db/transaction.ts';
import { fail, type Ending } from '../generations/transitions.ts';
import { failure, type GenerationRow } from '../generations/generation-row.ts';
import type { Who } from '../core/who.ts';
import type { Services } from '../core/services.ts';
import type { ChatMessage } from './assistant.ts';

export const chatTool = 'ai-chatbot';

/**
 * Charges for an answer and stores its generation, with a digest of the conversation. Repeating the same key for the same account returns the
 * existing row with `fresh` false. Throws `keyReused` when the conversation is another.
 */
export async function openAnswer(
  services: Pick<Services, 'clock' | 'db' | 'ledger'>,
  who: Who,
  key: string,
  { messages, cost }: { messages: readonly ChatMessage[]; cost: number },
): Promise<{ row: GenerationRow; fresh: boolean }> {
  const { db, ledger, clock } = services;
  const now = clock();
  const digest = createHash('sha256')
    .update(JSON.stringify(messages.map(({ role, content }) => [role, content])))
    .digest('hex');
  const made = await inTransaction(db, async (trx) => {
    await ledger.ensureDaily(trx, who);
    // A failed answer cost nothing, so a retry with the same key starts a new one.
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
        inputs: JSON.stringify({ digest }),
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
  if (!row.deleted_at && row.inputs.digest !== digest) throw new Refusal('keyReused');
  return { row, fresh: false };
}

/** Stores the answer and keeps the charge. Returns false if the generation had already ended. */
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

/** Returns the credit of a failed answer. */
export const dropAnswer = (services: Ending, id: string): Promise<GenerationRow | null> =>
  fail(services, { id }, failure('engineFailed', 'engineFailed'));
