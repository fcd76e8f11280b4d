/** Grants: credits from one source, with or without an expiry. */
import { sql } from 'kysely';
import { newId } from '../../core/id.ts';
import type { CreditSource } from '../../db/schema.ts';
import { prepared, type Given } from '../../db/prepared.ts';
import type { Trx } from '../../db/transaction.ts';
import { lockAccount, lockOrCreate } from './accounts.ts';
import { book, isKeyUsed } from './entries.ts';

export type Grant = {
  account: string;
  source: CreditSource;
  /** A positive integer. */
  amount: number;
  /** null never expires. */
  expiresAt: Date | null;
  /** The idempotency key. */
  key: string;
  txn?: string;
};

const lowerGrant = prepared((db, given: Given<{ id: string; amount: number }>) =>
  db
    .updateTable('credit_grant')
    .set({ remaining: sql`remaining - ${given('amount')}` })
    .where('id', '=', given('id'))
    .where('remaining', '>=', given('amount'))
    .returning('id'),
);

/** Takes credits from what is left of a grant. Throws if there are too few, which cannot happen while the account's row is locked. */
export async function takeFromGrant(trx: Trx, grant: string, amount: number): Promise<void> {
  const { rows } = await lowerGrant(trx, { id: grant, amount });
  if (rows.length !== 1) throw new Error(`The grant ${grant} no longer holds ${amount} credits`);
}

export type OpenGrant = { id: string; source: CreditSource; remaining: number; expires_at: Date | null };

const selectOpen = prepared((db, given: Given<{ account: string }>) =>
  db
    .selectFrom('credit_grant')
    .select(['id', 'source', 'remaining', 'expires_at'])
    .where('account_id', '=', given('account'))
    .where('remaining', '>', sql.lit(0))
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('id'),
);

/** Returns the grants that have credits left, in the order in which they are spent: earliest expiry first. */
export async function openGrants(trx: Trx, account: string): Promise<OpenGrant[]> {
  const { rows } = await selectOpen(trx, { account });
  return rows;
}

/** Returns whether a grant has expired. */
export const isDue = (grant: OpenGrant, now: Date): boolean => grant.expires_at !== null && grant.expires_at <= now;

/** Expires these grants of the account, whose row must be locked, and writes one ledger line per grant. */
export async function expire(trx: Trx, clock: () => Date, account: string, grants: readonly OpenGrant[]): Promise<void> {
  for (const { id, source, remaining } of grants) {
    await takeFromGrant(trx, id, remaining);
    // A generation that fails late returns credits to a grant that has already expired, so a grant can expire several times.
    const key = `expire:${id}:${newId(clock().getTime())}`;
    await book(trx, clock, { account, kind: 'expire', source, amount: -remaining, grant: id, key });
  }
}

/** Expires the overdue grants of an account. */
export async function expireDue(trx: Trx, clock: () => Date, account: string): Promise<void> {
  if (!(await lockAccount(trx, account))) return;
  const now = clock();
  await expire(
    trx,
    clock,
    account,
    (await openGrants(trx, account)).filter((grant) => isDue(grant, now)),
  );
}

const insertGrant = prepared((db, given: Given<Omit<Grant, 'key' | 'txn'> & { id: string; now: Date }>) =>
  db.insertInto('credit_grant').values({
    id: given('id'),
    account_id: given('account'),
    source: given('source'),
    amount: given('amount'),
    remaining: given('amount'),
    expires_at: given('expiresAt'),
    created_at: given('now'),
  }),
);

/** Adds credits. Returns false if the key was used before. */
export async function grant(trx: Trx, clock: () => Date, { account, source, amount, expiresAt, key, txn }: Grant): Promise<boolean> {
  const now = clock();
  await lockOrCreate(trx, account, now);
  if (await isKeyUsed(trx, key)) return false;
  const id = newId(now.getTime());
  await insertGrant(trx, { id, account, source, amount, expiresAt, now });
  await book(trx, clock, { account, kind: 'grant', source, amount, grant: id, key, ...(txn !== undefined && { txn }) });
  return true;
}
