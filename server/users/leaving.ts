import { sql } from 'kysely';
import type { Locale } from '../../contract/facts/locales.ts';
import { lockOrCreate } from '../credits/ledger/accounts.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import type { Deleting } from '../generations/creations.ts';
import { emptyAccount } from '../generations/erase.ts';
import type { Services } from '../core/services.ts';
import { emailKeyOf } from './accounts.ts';
import { emailHashOf } from './attempts.ts';
import { recallFormer, rememberFormer } from './former.ts';
import type { SpendProof } from './proof.ts';
import { handOn, lockMailbox, mailboxOf } from './mailbox.ts';

declare module '../core/services.ts' {
  interface Services {
    /**
     * Hooks that run when an account is closed; domains add theirs when they register. `within` belongs to the transaction that closes the
     * account, `after` runs when it is committed and must not reject.
     */
    readonly leaving: { within: (trx: Trx, account: string) => Promise<void>; after: (account: string) => Promise<void> }[];
  }
}

export type Leaving = Deleting & Pick<Services, 'mail' | 'leaving' | 'secrets' | 'sessionEnds'>;

/** What is left to do after the transaction that closed an account: `email` is the person's address, null for a visitor. */
export type Closed = { email: string | null; finish: () => Promise<void> };

/** Deletes what names the person by the address: codes, letters that were sent or wait, messages, the address of reports. */
async function forgetAddress(services: Pick<Services, 'secrets' | 'mail'>, trx: Trx, email: string): Promise<void> {
  const emailKey = emailKeyOf(email);
  await trx.deleteFrom('email_code').where('email_key', '=', emailKey).execute();
  await trx.deleteFrom('failed_sign_in').where('email_hash', '=', emailHashOf(services, emailKey)).execute();
  await services.mail.forget(trx, email);
  await sql`delete from contact_message where lower(email) = ${emailKey}`.execute(trx);
  // The report itself stays: what it is about may still be there.
  await sql`update report set email = null where lower(email) = ${emailKey}`.execute(trx);
}

/** Deletes the person: address, sessions, codes, letters and messages. Returns the address; null for a visitor, who has none. */
async function forgetPerson(services: Leaving, trx: Trx, id: string, barred: boolean): Promise<string | null> {
  const user = await trx
    .selectFrom('user_account')
    .select(['email', 'google_subject', 'openid_subject'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user) return null;
  const marks = { ...user, emailKey: emailKeyOf(user.email) };
  const mailbox = mailboxOf(marks.emailKey);
  await lockMailbox(trx, mailbox);
  await rememberFormer(services, trx, id, marks, { at: services.clock(), barred });
  await forgetAddress(services, trx, user.email);
  await trx.updateTable('visitor').set({ claimed_by: null }).where('claimed_by', '=', id).execute();
  await trx.updateTable('user_account').set({ invited_by: null }).where('invited_by', '=', id).execute();
  const gone = await trx.deleteFrom('user_account').where('id', '=', id).returning('free_grants').executeTakeFirst();
  const heir = gone?.free_grants && !barred ? await handOn(trx, mailbox) : null;
  if (heir !== null) await recallFormer(services, trx, heir, marks, services.clock());
  return user.email;
}

/**
 * Closes an account in the caller's transaction. From its commit on nobody can sign in, and nothing can be made, bought or stored for the
 * account, so what is under way ends without a trace. The ledger is kept for accounting without any reference to a person. After the commit
 * the caller has to `finish`, which deletes everything that was made with the account. Returns null for an account that was closed before.
 */
export async function closeWithin(services: Leaving, trx: Trx, id: string, { barred }: { barred: boolean }): Promise<Closed | null> {
  const { clock, leaving, sessionEnds } = services;
  const now = clock();
  if ((await lockOrCreate(trx, id, now)).closed_at) return null;
  await trx.updateTable('account').set({ closed_at: now }).where('id', '=', id).execute();
  const email = await forgetPerson(services, trx, id, barred);
  for (const { within } of leaving) await within(trx, id);
  const finish = async (): Promise<void> => {
    // First what is made, so that its followers learn that it ended.
    await emptyAccount(services, id);
    sessionEnds.announce(id);
    for (const { after } of leaving) await after(id);
  };
  return { email, finish };
}

/** Deletes the account of a user who asked for it and proved who they are, and confirms it by email. */
export async function deleteAccount(services: Leaving, user: { id: string }, locale: Locale, spendProof: SpendProof): Promise<void> {
  const { db, mail } = services;
  const closed = await inTransaction(db, async (trx) => {
    await spendProof(trx);
    const done = await closeWithin(services, trx, user.id, { barred: false });
    const send = done?.email ? await mail.within(trx, locale, 'accountDeleted', done.email, {}) : () => undefined;
    return { done, send };
  });
  closed.send();
  await closed.done?.finish();
}
