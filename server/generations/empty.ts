import { inTransaction } from '../db/transaction.ts';
import { deleteNow, doom } from '../storage/doomed.ts';
import { uploadKey } from '../storage/keys.ts';
import { removeCreation, type Deleting } from './creations.ts';

/** Deletes everything that was made with an account or stored for it: creations, links, uploads, forms and consents, with their files. */
export async function emptyAccount(services: Deleting, account: string): Promise<void> {
  const { db, clock } = services;
  const creations = await db
    .selectFrom('generation')
    .select('id')
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .execute();
  for (const { id } of creations) await removeCreation(services, id);
  const uploads = await inTransaction(db, async (trx) => {
    const rows = await trx.deleteFrom('upload').where('account_id', '=', account).returning('name').execute();
    const keys = rows.map(({ name }) => uploadKey(name));
    await doom(trx, keys, clock());
    for (const table of ['draft', 'generation', 'consent', 'daily_claim'] as const)
      await trx.deleteFrom(table).where('account_id', '=', account).execute();
    return keys;
  });
  await deleteNow(services, uploads);
}
