/** Ledger entries: append-only, and the sum of an account's entries is its balance. */
import { newId } from '../../core/id.ts';
import type { CreditSource, LedgerKind } from '../../db/schema.ts';
import type { Trx } from '../../db/transaction.ts';

/** `amount` is signed and `balance` is the account's balance after it, both in whole credits; `key` is the idempotency key. */
export type Entry = {
  account: string;
  kind: LedgerKind;
  source: CreditSource;
  amount: number;
  balance: number;
  key: string;
  grant?: string;
  job?: string;
  txn?: string;
};

/** Appends an entry with the current time. Rejects for a key that was used before. */
export async function writeEntry(trx: Trx, clock: () => Date, entry: Entry): Promise<void> {
  await trx
    .insertInto('ledger_entry')
    .values({
      id: newId(clock().getTime()),
      account_id: entry.account,
      kind: entry.kind,
      source: entry.source,
      amount: entry.amount,
      balance: entry.balance,
      grant_id: entry.grant ?? null,
      job_id: entry.job ?? null,
      txn_id: entry.txn ?? null,
      key: entry.key,
      at: clock(),
    })
    .execute();
}

/** Returns whether an entry has this key. */
export async function isKeyUsed(trx: Trx, key: string): Promise<boolean> {
  const entry = await trx.selectFrom('ledger_entry').select('id').where('key', '=', key).executeTakeFirst();
  return entry !== undefined;
}
