/** Account rows. Every change of credits locks the row first, which serializes changes to one account. */
import { sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Trx } from '../../db/transaction.ts';

/** Creates the account if it does not exist. */
export async function ensureAccount(trx: Trx, account: string, now: Date): Promise<void> {
  await trx
    .insertInto('account')
    .values({ id: account, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Locks the account's row until the transaction ends. Resolves to undefined for an account that does not exist. */
export const lockAccount = (
  trx: Trx,
  account: string,
): Promise<{ balance: number; closed_at: Date | null; allowance_after: Date | null } | undefined> =>
  trx.selectFrom('account').select(['balance', 'closed_at', 'allowance_after']).where('id', '=', account).forUpdate().executeTakeFirst();

/** Returns whether an account receives what is free: every visitor, and one account of a mailbox. */
export async function receivesFree(trx: Trx, account: string): Promise<boolean> {
  const row = await trx.selectFrom('user_account').select('free_grants').where('id', '=', account).executeTakeFirst();
  return row?.free_grants !== false;
}

/**
 * Adds `amount` to the balance, or subtracts it if it is negative. Throws `notEnoughCredits` if the balance is too low. Returns the new
 * balance.
 */
export async function moveBalance(trx: Trx, account: string, amount: number): Promise<number> {
  const row = await trx
    .updateTable('account')
    .set({ balance: sql`balance + ${amount}` })
    .where('id', '=', account)
    .where(sql<boolean>`balance + ${amount} >= 0`)
    .returning('balance')
    .executeTakeFirst();
  if (!row) throw new Refusal('notEnoughCredits');
  return row.balance;
}
