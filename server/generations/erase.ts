import { sql } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import { deleteNow, markForDeletion } from '../storage/deletion.ts';
import { uploadKey } from '../storage/keys.ts';
import { removeCreation, type Deleting } from './creations.ts';

/**
 * Deletes everything that was made with an account or stored for it before a moment: creations, links, uploads, forms and consents, with
 * their files. Without a moment all of it, for an account that is closed, so that nothing can arrive meanwhile.
 */
export async function emptyAccount(services: Deleting, account: string, before: Date | null = null): Promise<void> {
  const { db, clock } = services;
  const creations = await db
    .selectFrom('generation')
    .select('id')
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .$if(before !== null, (query) => query.where('created_at', '<', before))
    .execute();
  for (const { id } of creations) await removeCreation(services, id);
  const uploads = await inTransaction(db, async (trx) => {
    const rows = await trx
      .deleteFrom('upload')
      .where('account_id', '=', account)
      .$if(before !== null, (query) => query.where('created_at', '<', before))
      .returning('name')
      .execute();
    const keys = rows.map(({ name }) => uploadKey(name));
    await markForDeletion(trx, keys, clock());
    // Only what was removed above: a creation that is still there has a job and files.
    await trx.deleteFrom('generation').where('account_id', '=', account).where('deleted_at', 'is not', null).execute();
    for (const [table, column] of [
      ['draft', 'updated_at'],
      ['consent', 'at'],
      ['daily_claim', 'at'],
    ] as const)
      await sql`delete from ${sql.table(table)} where account_id = ${account} and (${before === null}::boolean or ${sql.ref(column)} < ${before ?? clock()}::timestamptz)`.execute(
        trx,
      );
    return keys;
  });
  await deleteNow(services, uploads);
}
