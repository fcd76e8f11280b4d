import { randomBytes } from 'node:crypto';
import type { Config } from '../core/config.ts';
import { newId } from '../core/id.ts';
import type { Db, Trx } from '../db/transaction.ts';
import type { Who } from '../core/who.ts';
import { ensureAccount } from '../credits/ledger/accounts.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { recallFormer, type Subjects } from './former.ts';
import { isTaken, lockMailbox, mailboxOf } from './mailbox.ts';

/** Normalizes an email address (`isEmail`: ASCII) for comparison: mail servers ignore its case. */
export const emailKeyOf = (email: string): string => email.toLowerCase();

/** Returns whether an address is one of `OPERATOR_EMAILS`. */
export const isOperator = ({ operatorEmails }: Pick<Config, 'operatorEmails'>, email: string | null): boolean =>
  email !== null && operatorEmails.includes(emailKeyOf(email));

export type UserRow = { id: string; email: string; password_hash: string | null; google_subject: string | null };

/** Returns the user with an address in the form of `emailKeyOf`. */
export const userByEmail = (db: Db, emailKey: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('user_account')
    .select(['id', 'email', 'password_hash', 'google_subject'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();

/** Excludes letters and digits that are easily confused when read aloud or typed. */
const inviteLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newInviteCode = (): string => Array.from(randomBytes(10), (byte) => inviteLetters[byte % inviteLetters.length]).join('');

type NewUser = { email: string; passwordHash: string | null; subjects: Subjects; inviteCode: string | undefined };

/** Records the browser and the address of a sign-in, to detect self-invitations. */
export async function rememberTrace(
  { secrets }: Pick<Services, 'secrets'>,
  trx: Trx,
  userId: string,
  { visitor, address }: Pick<Who, 'visitor' | 'address'>,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('user_trace')
    .values([
      { user_id: userId, kind: 'visitor', value: visitor, at },
      { user_id: userId, kind: 'address', value: secrets.addressHash(address), at },
    ])
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'value']).doUpdateSet({ at }))
    .execute();
}

/** Transfers a visitor's data to the user: drafts, uploads, creations, consents. Credits stay with the account they were granted to. */
async function carryOver(trx: Trx, visitor: string, userId: string): Promise<void> {
  for (const table of ['draft', 'upload', 'generation', 'consent'] as const) {
    await trx.updateTable(table).set({ account_id: userId }).where('account_id', '=', visitor).execute();
  }
}

async function inviterOf(trx: Trx, inviteCode: string | undefined): Promise<string | null> {
  if (!inviteCode) return null;
  const inviter = await trx.selectFrom('user_account').select('id').where('invite_code', '=', inviteCode.toUpperCase()).executeTakeFirst();
  return inviter?.id ?? null;
}

/**
 * Creates a user with all associated rows and returns its id. Throws `emailInUse` when the address is already registered, and
 * `refusedByPolicy` when the operator closed an earlier account of it.
 */
export async function openAccount(
  services: Pick<Services, 'secrets'>,
  trx: Trx,
  { email, passwordHash, subjects, inviteCode }: NewUser,
  who: Who,
  now: Date,
): Promise<string> {
  const id = `u_${newId(now.getTime())}`;
  const mailbox = mailboxOf(emailKeyOf(email));
  await lockMailbox(trx, mailbox);
  const isSecond = await isTaken(trx, mailbox);
  const created = await trx
    .insertInto('user_account')
    .values({
      id,
      email,
      email_key: emailKeyOf(email),
      mailbox_key: mailbox,
      free_grants: !isSecond,
      password_hash: passwordHash,
      ...subjects,
      invite_code: newInviteCode(),
      invited_by: await inviterOf(trx, inviteCode),
      locale: who.locale,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw new Refusal('emailInUse');
  await ensureAccount(trx, id, now);
  const hadOne = await recallFormer(services, trx, id, { emailKey: emailKeyOf(email), ...subjects }, now);
  // An invitation is for newcomers: registering again must not earn its reward a second time.
  if (hadOne || isSecond) await trx.updateTable('user_account').set({ invited_by: null }).where('id', '=', id).execute();
  // The first-purchase price, too, is one person's.
  if (isSecond) await trx.updateTable('account').set({ offer_used: true }).where('id', '=', id).execute();
  await rememberTrace(services, trx, id, who, now);
  await trx
    .insertInto('visitor')
    .values({ id: who.visitor, claimed_by: id, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ claimed_by: id }))
    .execute();
  await carryOver(trx, who.visitor, id);
  return id;
}
