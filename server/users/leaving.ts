import type { Locale } from '../../contract/facts/locales.ts';
import { inTransaction } from '../db/transaction.ts';
import { deleteCreation, type Deleting } from '../generations/creations.ts';
import type { Services } from '../core/services.ts';
import { uploadKey } from '../storage/keys.ts';
import { emailKeyOf } from './accounts.ts';

async function deleteFiles(services: Deleting, userId: string): Promise<void> {
  const { db, disk, log } = services;
  const creations = await db
    .selectFrom('generation')
    .select('id')
    .where('account_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  for (const { id } of creations) await deleteCreation(services, userId, id);
  const uploads = await db.selectFrom('upload').select('name').where('account_id', '=', userId).execute();
  for (const { name } of uploads) {
    try {
      await disk.delete(uploadKey(name));
    } catch (error) {
      log.error('an upload of a deleted account could not be removed', { name, error });
    }
  }
}

/** Deletes an account and everything made with it. The ledger is kept for accounting without any reference to a person. */
export async function deleteAccount(
  services: Deleting & Pick<Services, 'mail' | 'leaving'>,
  user: { id: string; email: string },
  locale: Locale,
): Promise<void> {
  const { db, mail, leaving } = services;
  for (const leave of leaving) await leave(user.id);
  await deleteFiles(services, user.id);
  const emailKey = emailKeyOf(user.email);
  await inTransaction(db, async (trx) => {
    for (const table of ['draft', 'upload', 'generation', 'consent', 'daily_claim'] as const) {
      await trx.deleteFrom(table).where('account_id', '=', user.id).execute();
    }
    await trx.deleteFrom('email_code').where('email_key', '=', emailKey).execute();
    await trx.deleteFrom('outbox').where('to', '=', user.email).execute();
    await trx.updateTable('visitor').set({ claimed_by: null }).where('claimed_by', '=', user.id).execute();
    await trx.updateTable('user_account').set({ invited_by: null }).where('invited_by', '=', user.id).execute();
    await trx.deleteFrom('user_account').where('id', '=', user.id).execute();
  });
  await mail.post(locale, 'accountDeleted', user.email, {});
}
