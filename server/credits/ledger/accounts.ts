/**
 * Account rows. Every change of credits locks the row first, which serializes changes to one account. A transaction that also locks payments or
 * subscriptions locks the account before them: in another order two such transactions wait for each other.
 */
import { prepared, type Given } from '../../db/prepared.ts';
import type { Trx } from '../../db/transaction.ts';

const insertAccount = prepared((db, given: Given<{ id: string; now: Date }>) =>
  db
    .insertInto('account')
    .values({ id: given('id'), created_at: given('now') })
    .onConflict((conflict) => conflict.column('id').doNothing()),
);

/** Creates the account if it does not exist. */
export async function ensureAccount(trx: Trx, account: string, now: Date): Promise<void> {
  await insertAccount(trx, { id: account, now });
}

const selectLocked = prepared((db, given: Given<{ id: string }>) =>
  db.selectFrom('account').select(['balance', 'closed_at', 'allowance_after']).where('id', '=', given('id')).forUpdate(),
);

type LockedAccount = { balance: number; closed_at: Date | null; allowance_after: Date | null };

/** Locks the account's row until the transaction ends. Resolves to undefined for an account that does not exist. */
export async function lockAccount(trx: Trx, account: string): Promise<LockedAccount | undefined> {
  const { rows } = await selectLocked(trx, { id: account });
  return rows[0];
}

/** Locks the account's row, which is created if it does not exist. */
export async function lockOrCreate(trx: Trx, account: string, now: Date): Promise<LockedAccount> {
  const there = await lockAccount(trx, account);
  if (there) return there;
  await ensureAccount(trx, account, now);
  return (await lockAccount(trx, account))!;
}

/** Returns whether an account receives what is free: every visitor, and one account of a mailbox. */
export async function receivesFree(trx: Trx, account: string): Promise<boolean> {
  const row = await trx.selectFrom('user_account').select('free_grants').where('id', '=', account).executeTakeFirst();
  return row?.free_grants !== false;
}
