import { sql } from 'kysely';
import type { Trx } from '../../db/transaction.ts';
import { lockAccount, moveBalance } from './accounts.ts';
import { collectDebt } from './debts.ts';
import { expireDue, takeFromGrant } from './grants.ts';
import { isKeyUsed, writeEntry } from './entries.ts';

/** `txn` is the refunded payment. After a chargeback, credits that are already spent are taken from other bought credits. */
export type Refund = { account: string; txn: string; key: string; amount?: number; isChargeback?: boolean };

/**
 * Takes back the remaining credits of a payment, up to `amount`, and returns how many. Credits held by a generation are recorded as owed by
 * their grant, and taken back if the generation releases them.
 */
export async function refund(
  trx: Trx,
  clock: () => Date,
  { account, txn, key, amount = Number.MAX_SAFE_INTEGER, isChargeback = false }: Refund,
): Promise<number> {
  if (!(await lockAccount(trx, account))) return 0;
  if (await isKeyUsed(trx, key)) return 0;
  await expireDue(trx, clock, account);
  const grants = await trx
    .selectFrom('credit_grant')
    .innerJoin('ledger_entry', 'ledger_entry.grant_id', 'credit_grant.id')
    .select(['credit_grant.id', 'credit_grant.source', 'credit_grant.amount', 'credit_grant.remaining'])
    .where('ledger_entry.account_id', '=', account)
    .where('ledger_entry.kind', '=', 'grant')
    .where('ledger_entry.txn_id', '=', txn)
    .orderBy('credit_grant.id', 'desc')
    .execute();
  const newest = grants[0];
  if (!newest) return 0;
  let taken = 0;
  for (const { id, remaining } of grants) {
    const part = Math.min(remaining, amount - taken);
    if (part <= 0) continue;
    await takeFromGrant(trx, id, part);
    taken += part;
  }
  let missing = amount - taken;
  for (const { id, amount: given, remaining } of grants) {
    const owed = Math.min(missing, given - remaining);
    // Refund events may arrive out of order: a smaller total never asks for less than a larger one before it.
    await trx
      .updateTable('credit_grant')
      .set({ owed: sql`greatest(owed, ${owed})`, charged_back: sql`charged_back or ${isChargeback}` })
      .where('id', '=', id)
      .execute();
    missing -= owed;
  }
  const balance = await moveBalance(trx, account, -taken);
  await writeEntry(trx, clock, { account, kind: 'refund', source: newest.source, amount: 0 - taken, balance, grant: newest.id, txn, key });
  if (isChargeback) await collectDebt(trx, clock, account);
  return taken;
}
