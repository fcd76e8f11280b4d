/** Results that their owner shares by link until the link is revoked. */
import { randomBytes } from 'node:crypto';
import { inTransaction } from '../db/transaction.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { GenerationRow } from './generation-row.ts';

/** Returns the URL at which a creation is shared, on the site's own `origin`; null if it is not shared. */
export async function addressOfShare({ db }: Pick<Services, 'db'>, origin: string, id: string): Promise<string | null> {
  const row = await db.selectFrom('share').select('token').where('generation_id', '=', id).executeTakeFirst();
  return row ? `${origin}/s/${row.token}` : null;
}

/** Shares a result and returns its URL. The URL is stable while the result is shared and is never reused. */
export async function share(
  { db, clock }: Pick<Services, 'clock' | 'db'>,
  origin: string,
  { id, status, outputs }: GenerationRow,
): Promise<string> {
  if (status !== 'succeeded' || outputs.length === 0) throw new Refusal('notFound');
  await inTransaction(db, async (trx) => {
    // A creation that is being deleted takes its link with it.
    const living = trx.selectFrom('generation').select('id').where('id', '=', id).where('deleted_at', 'is', null).forShare();
    if (!(await living.executeTakeFirst())) throw new Refusal('notFound');
    await trx
      .insertInto('share')
      .values({ token: randomBytes(18).toString('base64url'), generation_id: id, at: clock() })
      .onConflict((conflict) => conflict.column('generation_id').doNothing())
      .execute();
  });
  const address = await addressOfShare({ db }, origin, id);
  if (address === null) throw new Refusal('notFound');
  return address;
}

/** Revokes the link to a creation permanently. Idempotent. */
export async function stopSharing({ db }: Pick<Services, 'db'>, id: string): Promise<void> {
  await db.deleteFrom('share').where('generation_id', '=', id).execute();
}

export type Shared = Pick<GenerationRow, 'tool' | 'outputs'> & { isDraft: boolean };

/** Returns what a link shares, without its owner or its inputs; null for an unknown or revoked link. */
export async function sharedBy({ db }: Pick<Services, 'db'>, token: string): Promise<Shared | null> {
  const row = await db
    .selectFrom('share')
    .innerJoin('generation', 'generation.id', 'share.generation_id')
    .select(['generation.tool', 'generation.outputs', 'generation.notes'])
    .where('share.token', '=', token)
    .where('generation.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { tool: row.tool, outputs: row.outputs, isDraft: row.notes['draft'] === true } : null;
}
