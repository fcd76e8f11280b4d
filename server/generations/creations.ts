/** A user's creations: listing and permanent deletion. */
import { limits } from '../../contract/facts/limits.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { deleteNow, markForDeletion } from '../storage/deletion.ts';
import { isId } from '../core/id.ts';
import { invalid, Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { cancelWithin, type Cancelling } from './transitions.ts';
import type { GenerationRow } from './generation-row.ts';

/** Returns a generation of the account that was not deleted. Throws `notFound` for any other, so that callers cannot probe for ids. */
export async function ownGeneration({ db }: Pick<Services, 'db'>, account: string, id: string): Promise<GenerationRow> {
  const row = await db
    .selectFrom('generation')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound');
  return row;
}

export type Deleting = Cancelling & Pick<Services, 'disk' | 'log'>;
export type Page = { rows: GenerationRow[]; next: string | null };

/** Returns a page of at most `limit` creations, newest first; the cursor is the id of the last one on the previous page. Throws `invalidInput` for any other. */
export async function listOf(
  { db }: Pick<Services, 'db'>,
  account: string,
  { cursor, tool, limit }: { cursor?: string | undefined; tool?: string | undefined; limit?: string | undefined },
): Promise<Page> {
  let query = db.selectFrom('generation').selectAll().where('account_id', '=', account).where('deleted_at', 'is', null);
  if (cursor !== undefined && !isId(cursor)) throw invalid('cursor');
  if (cursor !== undefined) query = query.where('id', '<', cursor);
  // Chat answers are stored as generations, but they are not creations.
  query = tool === undefined ? query.where('tool', '!=', 'ai-chatbot') : query.where('tool', '=', tool);
  const size = limit === undefined ? limits.pageSize : Number(limit);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const shown = rows.slice(0, size);
  return { rows: shown, next: rows.length > shown.length ? shown.at(-1)!.id : null };
}

/** Returns the tools that an account has creations of. */
export async function toolsOf({ db }: Pick<Services, 'db'>, account: string): Promise<string[]> {
  const rows = await db
    .selectFrom('generation')
    .select('tool')
    .distinct()
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .where('tool', '!=', 'ai-chatbot')
    .execute();
  return rows.map(({ tool }) => tool);
}

/** What is left to do after the transaction that deleted a creation. */
export type Removed = { ended: GenerationRow | null; folder: string };

/**
 * Deletes a creation and its link in the caller's transaction, no matter who owns it. A running job is canceled first, and its credits are
 * returned. Returns null for one that is unknown or deleted; the caller finishes with `finishRemoval` after the commit.
 */
export async function removeWithin(services: Deleting, trx: Trx, id: string): Promise<Removed | null> {
  const ended = await cancelWithin(services, trx, id);
  const now = services.clock();
  const row = await trx
    .updateTable('generation')
    .set({ deleted_at: now, inputs: '{}', outputs: '[]', notes: '{}' })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  await trx.deleteFrom('share').where('generation_id', '=', id).execute();
  const folder = `results/${id}/`;
  await markForDeletion(trx, [folder], now);
  return { ended, folder };
}

/** Notifies the followers of deleted creations that they ended, and deletes their files. */
export async function finishRemoval(services: Deleting, removed: readonly Removed[]): Promise<void> {
  for (const { ended } of removed) if (ended) services.feed.publish(ended);
  await deleteNow(
    services,
    removed.map(({ folder }) => folder),
  );
}

/** Deletes a creation, its link and its files, no matter who owns it. Returns false for one that is unknown or deleted. */
export async function removeCreation(services: Deleting, id: string): Promise<boolean> {
  const removed = await inTransaction(services.db, (trx) => removeWithin(services, trx, id));
  if (removed) await finishRemoval(services, [removed]);
  return removed !== null;
}
