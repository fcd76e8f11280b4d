/** Ledger lines: append-only, and the sum of an account's lines is its balance. */
import { newId } from '../../core/id.ts';
import type { CreditSource, LedgerKind } from '../../db/schema.ts';
import type { Trx } from '../../db/transaction.ts';

/** `amount` is signed and `balance` is the account's balance after it, both in whole credits; `key` is the idempotency key. */
export type Line = {
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

/** Appends a line with the current time. Rejects for a key that was used before. */
export async function writeLine(trx: Trx, clock: () => Date, line: Line): Promise<void> {
  await trx
    .insertInto('ledger_entry')
    .values({
      id: newId(clock().getTime()),
      account_id: line.account,
      kind: line.kind,
      source: line.source,
      amount: line.amount,
      balance: line.balance,
      grant_id: line.grant ?? null,
      job_id: line.job ?? null,
      txn_id: line.txn ?? null,
      key: line.key,
      at: clock(),
    })
    .execute();
}

/** Returns whether a line has this key. */
export async function isKeyUsed(trx: Trx, key: string): Promise<boolean> {
  const line = await trx.selectFrom('ledger_entry').select('id').where('key', '=', key).executeTakeFirst();
  return line !== undefined;
}
