/** Debts: spent credits whose payment a card company took back. They are taken from other credits that were bought. */
import { sql } from 'kysely';
import { newId } from '../../core/id.ts';
import type { Trx } from '../../db/transaction.ts';
import { openGrants, takeFromGrant } from './grants.ts';
import { book } from './entries.ts';

/** Free daily credits are spared, so that a person in debt can still use the site. */
const spared: readonly string[] = ['daily', 'checkin'];

const debtsOf = (trx: Trx, account: string) =>
  trx
    .selectFrom('credit_grant')
    .select(['id', 'source', 'owed'])
    .where('account_id', '=', account)
    .where('charged_back', '=', true)
    .where('owed', '>', 0)
    .orderBy('id')
    .execute();

/** Returns the payment that granted these credits. */
async function paymentOf(trx: Trx, grant: string): Promise<string | null> {
  const line = await trx
    .selectFrom('ledger_entry')
    .select('txn_id')
    .where('grant_id', '=', grant)
    .where('kind', '=', 'grant')
    .executeTakeFirst();
  return line?.txn_id ?? null;
}

/** Pays the debts of an account, whose row must be locked, from its bought credits; one ledger line per debt and grant. */
export async function collectDebt(trx: Trx, clock: () => Date, account: string): Promise<void> {
  const debts = await debtsOf(trx, account);
  if (debts.length === 0) return;
  const funds = (await openGrants(trx, account)).filter(({ source }) => !spared.includes(source));
  for (const debt of debts) {
    let left = debt.owed;
    const txn = await paymentOf(trx, debt.id);
    for (const fund of funds) {
      const part = Math.min(left, fund.remaining);
      if (part === 0) continue;
      await takeFromGrant(trx, fund.id, part);
      await trx
        .updateTable('credit_grant')
        .set({ owed: sql`owed - ${part}` })
        .where('id', '=', debt.id)
        .execute();
      const key = `debt:${debt.id}:${newId(clock().getTime())}`;
      await book(trx, clock, {
        account,
        kind: 'refund',
        source: debt.source,
        amount: -part,
        grant: fund.id,
        key,
        ...(txn && { txn }),
      });
      fund.remaining -= part;
      left -= part;
    }
  }
}
