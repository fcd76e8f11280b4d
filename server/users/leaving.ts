import { sql } from 'kysely';
import type { Locale } from '../../contract/facts/locales.ts';
import { ensureAccount, lockAccount } from '../credits/ledger/accounts.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import type { Deleting } from '../generations/creations.ts';
import { emptyAccount } from '../generations/empty.ts';
import type { Services } from '../core/services.ts';
import { emailKeyOf } from './accounts.ts';
import { rememberFormer } from './former.ts';

export type Leaving = Deleting & Pick<Services, 'mail' | 'leaving' | 'secrets'>;

/** Deletes the person: address, sessions, codes, letters and messages. Returns the address; null for a visitor, who has none. */
async function forgetPerson(services: Pick<Services, 'clock' | 'secrets'>, trx: Trx, id: string, barred: boolean): Promise<string | null> {
  const user = await trx.selectFrom('user_account').select(['email', 'google_subject']).where('id', '=', id).executeTakeFirst();
  if (!user) return null;
  const emailKey = emailKeyOf(user.email);
  await rememberFormer(services, trx, id, { emailKey, googleSubject: user.google_subject }, { at: services.clock(), barred });
  await trx.deleteFrom('email_code').where('email_key', '=', emailKey).execute();
  await trx.deleteFrom('outbox').where('to', '=', user.email).execute();
  await trx
    .deleteFrom('contact_message')
    .where(sql`lower(email)`, '=', emailKey)
    .execute();
  await trx.updateTable('visitor').set({ claimed_by: null }).where('claimed_by', '=', id).execute();
  await trx.updateTable('user_account').set({ invited_by: null }).where('invited_by', '=', id).execute();
  await trx.deleteFrom('user_account').where('id', '=', id).execute();
  return user.email;
}

/**
 * Closes an account in one transaction and then deletes everything made with it. From that transaction on nobody can sign in, and nothing
 * can be made, bought or stored for the account, so what is under way ends without a trace. The ledger is kept for accounting without any
 * reference to a person. Returns the address; null for a visitor or an account that was closed before.
 */
export async function closeAccount(services: Leaving, id: string, { barred }: { barred: boolean }): Promise<string | null> {
  const { db, clock, leaving } = services;
  const email = await inTransaction(db, async (trx) => {
    const now = clock();
    await ensureAccount(trx, id, now);
    if ((await lockAccount(trx, id))?.closed_at) return null;
    await trx.updateTable('account').set({ closed_at: now }).where('id', '=', id).execute();
    const address = await forgetPerson(services, trx, id, barred);
    for (const { within } of leaving) await within(trx, id);
    return address;
  });
  await emptyAccount(services, id);
  for (const { after } of leaving) await after(id);
  return email;
}

/** Deletes the account of a user who asked for it, and confirms it by email. */
export async function deleteAccount(services: Leaving, user: { id: string }, locale: Locale): Promise<void> {
  const email = await closeAccount(services, user.id, { barred: false });
  if (email !== null) await services.mail.post(locale, 'accountDeleted', email, {});
}
