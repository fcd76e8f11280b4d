/** Ledger entries: append-only, and the sum of an account's entries is its balance. */
import { newId } from '../../core/id.ts';
import type { CreditSource, LedgerKind } from '../../db/schema.ts';
import { prepared, type Given } from '../../db/prepared.ts';
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

type EntryRow = Omit<Required<Entry>, 'grant' | 'job' | 'txn'> & { id: string; at: Date } & Record<'grant' | 'job' | 'txn', string | null>;
const insertEntry = prepared((db, given: Given<EntryRow>) =>
  db.insertInto('ledger_entry').values({
    id: given('id'),
    account_id: given('account'),
    kind: given('kind'),
    source: given('source'),
    amount: given('amount'),
    balance: given('balance'),
    grant_id: given('grant'),
    job_id: given('job'),
    txn_id: given('txn'),
    key: given('key'),
    at: given('at'),
  }),
);

/** Appends an entry with the current time. Rejects for a key that was used before. */
export async function writeEntry(trx: Trx, clock: () => Date, entry: Entry): Promise<void> {
  await insertEntry(trx, { id: newId(clock().getTime()), at: clock(), grant: null, job: null, txn: null, ...entry });
}

const selectKey = prepared((db, given: Given<{ key: string }>) =>
  db.selectFrom('ledger_entry').select('id').where('key', '=', given('key')),
);

/** Returns whether an entry has this key. */
export async function isKeyUsed(trx: Trx, key: string): Promise<boolean> {
  const { rows } = await selectKey(trx, { key });
  return rows.length > 0;
}
