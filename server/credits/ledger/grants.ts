/** Grants: credits from one source, with or without an expiry. */
import { sql } from 'kysely';
import { newId } from '../../core/id.ts';
import type { CreditSource } from '../../db/schema.ts';
import type { Trx } from '../../db/transaction.ts';
import { ensureAccount, lockAccount, moveBalance } from './accounts.ts';
import { isKeyUsed, writeEntry } from './entries.ts';

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

/** Takes credits from what is left of a grant. Throws if there are too few, which cannot happen while the account's row is locked. */
export async function takeFromGrant(trx: Trx, grant: string, amount: number): Promise<void> {
  const taken = await trx
    .updateTable('credit_grant')
    .set({ remaining: sql`remaining - ${amount}` })
    .where('id', '=', grant)
    .where('remaining', '>=', amount)
    .executeTakeFirst();
  if (taken.numUpdatedRows !== 1n) throw new Error(`The grant ${grant} no longer holds ${amount} credits`);
}

/** Returns the grants that have credits left, in the order in which they are spent: earliest expiry first. */
export const openGrants = (trx: Trx, account: string) =>
  trx
    .selectFrom('credit_grant')
    .select(['id', 'source', 'remaining', 'expires_at'])
    .where('account_id', '=', account)
    .where('remaining', '>', 0)
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();

export type OpenGrant = Awaited<ReturnType<typeof openGrants>>[number];
/** Returns whether a grant has expired. */
export const isDue = (grant: OpenGrant, now: Date): boolean => grant.expires_at !== null && grant.expires_at <= now;

/** Expires these grants of the account, whose row must be locked, and writes one ledger line per grant. */
export async function expire(trx: Trx, clock: () => Date, account: string, grants: readonly OpenGrant[]): Promise<void> {
  for (const { id, source, remaining } of grants) {
    await takeFromGrant(trx, id, remaining);
    const balance = await moveBalance(trx, account, -remaining);
    // A generation that fails late returns credits to a grant that has already expired, so a grant can expire several times.
    const key = `expire:${id}:${newId(clock().getTime())}`;
    await writeEntry(trx, clock, { account, kind: 'expire', source, amount: -remaining, balance, grant: id, key });
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

/** Adds credits. Returns false if the key was used before. */
export async function grant(trx: Trx, clock: () => Date, { account, source, amount, expiresAt, key, txn }: Grant): Promise<boolean> {
  const now = clock();
  await ensureAccount(trx, account, now);
  await lockAccount(trx, account);
  if (await isKeyUsed(trx, key)) return false;
  const id = newId(now.getTime());
  await trx
    .insertInto('credit_grant')
    .values({ id, account_id: account, source, amount, remaining: amount, expires_at: expiresAt, created_at: now })
    .execute();
  const balance = await moveBalance(trx, account, amount);
  await writeEntry(trx, clock, { account, kind: 'grant', source, amount, balance, grant: id, key, ...(txn !== undefined && { txn }) });
  return true;
}
