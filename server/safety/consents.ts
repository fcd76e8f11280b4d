import { sql, type Selectable } from 'kysely';
import type { consent, createConsent } from '../../contract/structs/calls/safety.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { newId } from '../core/id.ts';
import { refuseClosed } from '../db/closed.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { countWithdrawn } from '../generations/cancels.ts';
import { removeCreation, type Deleting } from '../generations/creations.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';

type ConsentRow = Selectable<Database['consent']>;

const present = ({ id, subject, tool, at, revoked_at: revoked }: ConsentRow): Infer<typeof consent> => ({
  id,
  subject,
  tool,
  at: at.toISOString(),
  revokedAt: revoked?.toISOString() ?? null,
});

/** Stores a consent receipt for a tool. Throws `notFound` for an unknown tool. */
export async function giveConsent(
  { db, clock }: Pick<Services, 'clock' | 'db'>,
  account: string,
  { subject, tool }: Infer<(typeof createConsent)['body']>,
): Promise<Infer<typeof consent>> {
  if (!toolBySlug(tool)) throw new Refusal('notFound');
  const at = clock();
  const row: ConsentRow = { id: newId(at.getTime()), account_id: account, subject, tool, at, revoked_at: null };
  await inTransaction(db, async (trx) => {
    await refuseClosed(trx, account);
    await trx.insertInto('consent').values(row).execute();
  });
  return present(row);
}

/** Returns the newest thousand receipts of an account, including revoked ones. */
export async function consentsOf({ db }: Pick<Services, 'db'>, account: string): Promise<{ items: Infer<typeof consent>[] }> {
  const rows = await db.selectFrom('consent').selectAll().where('account_id', '=', account).orderBy('id', 'desc').limit(1000).execute();
  return { items: rows.map(present) };
}

/** Revokes a receipt and deletes what was made with it. Idempotent. Throws `notFound` for an unknown receipt. */
export async function revokeConsent(
  services: Deleting & Pick<Services, 'limits'>,
  who: Pick<Who, 'account' | 'address'>,
  id: string,
): Promise<void> {
  const { db, clock } = services;
  const { account } = who;
  const revoked = await db
    .updateTable('consent')
    .set({ revoked_at: sql`coalesce(revoked_at, ${clock()})` })
    .where('id', '=', id)
    .where('account_id', '=', account)
    .returning('id')
    .executeTakeFirst();
  if (!revoked) throw new Refusal('notFound');
  const made = await db
    .selectFrom('generation')
    .select(['id', 'status'])
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`inputs ->> 'consent' = ${id}`)
    .execute();
  for (const generation of made) {
    if (generation.status === 'queued' || generation.status === 'running') await countWithdrawn(services, who);
    await removeCreation(services, generation.id);
  }
}
