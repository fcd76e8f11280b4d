/** The rows of accounts: each movement of credits takes the row first, so that the movements of one account follow one another. */
import { sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Trx } from '../../db/transaction.ts';

/** Creates the account when it is not there. */
export async function ensureAccount(trx: Trx, account: string, now: Date): Promise<void> {
  await trx
    .insertInto('account')
    .values({ id: account, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Takes the account's row until the transaction ends. Answers nothing for an account that is not there. */
export const lockAccount = (trx: Trx, account: string): Promise<{ balance: number } | undefined> =>
  trx.selectFrom('account').select('balance').where('id', '=', account).forUpdate().executeTakeFirst();

/** Adds to the balance, or takes from it only when it is there; else throws `notEnoughCredits`. Answers the new balance. */
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
