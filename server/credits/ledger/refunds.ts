import { sql } from 'kysely';
import type { Trx } from '../../db/transaction.ts';
import { lockAccount } from './accounts.ts';
import { collectDebt } from './debts.ts';
import { expireDue, takeFromGrant } from './grants.ts';
import { book, isKeyUsed } from './entries.ts';

/**
 * `txn` is the refunded payment, and `upTo` how many of its credits are taken back in all, with those of earlier refunds: every one that it
 * gave, if unset. After a chargeback, credits that are already spent are taken from other bought credits.
 */
export type Refund = { account: string; txn: string; key: string; upTo?: number; isChargeback?: boolean };

/** The grants of a payment, the newest first. `given` is without what expired unspent, which nobody has had. */
async function grantsOf(trx: Trx, account: string, txn: string) {
  const rows = await trx
    .selectFrom('credit_grant')
    .innerJoin('ledger_entry', 'ledger_entry.grant_id', 'credit_grant.id')
    .select((e) => [
      'credit_grant.id',
      'credit_grant.source',
      'credit_grant.amount',
      'credit_grant.remaining',
      e
        .selectFrom('ledger_entry as expiry')
        .select(({ fn }) => fn.sum<number>('expiry.amount').as('total'))
        .whereRef('expiry.grant_id', '=', 'credit_grant.id')
        .where('expiry.kind', '=', 'expire')
        .as('expired'),
    ])
    .where('ledger_entry.account_id', '=', account)
    .where('ledger_entry.kind', '=', 'grant')
    .where('ledger_entry.txn_id', '=', txn)
    .orderBy('credit_grant.id', 'desc')
    .execute();
  return rows.map(({ id, source, amount, remaining, expired }) => ({ id, source, remaining, given: amount + Number(expired ?? 0) }));
}

/** Returns how many credits of a payment were taken back by now. */
async function takenBackOf(trx: Trx, account: string, txn: string): Promise<number> {
  const { total } = await trx
    .selectFrom('ledger_entry')
    .select((e) => e.fn.sum<number>('amount').as('total'))
    .where('account_id', '=', account)
    .where('kind', '=', 'refund')
    .where('txn_id', '=', txn)
    .executeTakeFirstOrThrow();
  return 0 - Number(total ?? 0);
}

/**
 * Takes back the remaining credits of a payment and returns how many. Credits held by a generation are recorded as owed by their grant, and
 * taken back if the generation releases them.
 */
export async function refund(
  trx: Trx,
  clock: () => Date,
  { account, txn, key, upTo = Number.MAX_SAFE_INTEGER, isChargeback = false }: Refund,
): Promise<number> {
  if (!(await lockAccount(trx, account))) return 0;
  if (await isKeyUsed(trx, key)) return 0;
  await expireDue(trx, clock, account);
  const grants = await grantsOf(trx, account, txn);
  const newest = grants[0];
  if (!newest) return 0;
  const total = grants.reduce((sum, { given }) => sum + given, 0);
  const due = Math.min(upTo, total) - (await takenBackOf(trx, account, txn));
  if (due <= 0) return 0;
  let taken = 0;
  for (const { id, remaining } of grants) {
    const part = Math.min(remaining, due - taken);
    if (part <= 0) continue;
    await takeFromGrant(trx, id, part);
    taken += part;
  }
  let missing = due - taken;
  for (const { id, given, remaining } of grants) {
    const owed = Math.min(missing, given - remaining);
    // Refund events may arrive out of order: a smaller total never asks for less than a larger one before it.
    await trx
      .updateTable('credit_grant')
      .set({ owed: sql`greatest(owed, ${owed})`, charged_back: sql`charged_back or ${isChargeback}` })
      .where('id', '=', id)
      .execute();
    missing -= owed;
  }
  await book(trx, clock, { account, kind: 'refund', source: newest.source, amount: 0 - taken, grant: newest.id, txn, key });
  if (isChargeback) await collectDebt(trx, clock, account);
  return taken;
}
