/** Ledger entries: append-only, and the sum of an account's entries is its balance. */
import { sql } from 'kysely';
import { newId } from '../../core/id.ts';
import { Refusal } from '../../core/refusal.ts';
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

const moveAndInsert = prepared((db, given: Given<Omit<EntryRow, 'balance'>>) =>
  db
    .with('moved', (inner) =>
      inner
        .updateTable('account')
        .set({ balance: sql`balance + ${given('amount')}` })
        .where('id', '=', given('account'))
        .where(sql<boolean>`balance + ${given('amount')} >= 0`)
        .returning('balance'),
    )
    .insertInto('ledger_entry')
    .columns(['id', 'account_id', 'kind', 'source', 'amount', 'balance', 'grant_id', 'job_id', 'txn_id', 'key', 'at'])
    .expression((from) =>
      from
        .selectFrom('moved')
        .select((e) => [
          e.val(given('id')).as('id'),
          e.val(given('account')).as('account_id'),
          e.val(given('kind')).as('kind'),
          e.val(given('source')).as('source'),
          e.val(given('amount')).as('amount'),
          'moved.balance',
          e.val(given('grant')).as('grant_id'),
          e.val(given('job')).as('job_id'),
          e.val(given('txn')).as('txn_id'),
          e.val(given('key')).as('key'),
          e.val(given('at')).as('at'),
        ]),
    )
    .returning('id'),
);

/**
 * Moves the balance of an account, whose row must be locked, by the amount of an entry and appends the entry with the current time. Throws
 * `notEnoughCredits` if the balance is too low; rejects for a key that was used before.
 */
export async function book(trx: Trx, clock: () => Date, entry: Omit<Entry, 'balance'>): Promise<void> {
  const { rows } = await moveAndInsert(trx, { id: newId(clock().getTime()), at: clock(), grant: null, job: null, txn: null, ...entry });
  if (rows.length === 0) throw new Refusal('notEnoughCredits');
}

const selectKey = prepared((db, given: Given<{ key: string }>) =>
  db.selectFrom('ledger_entry').select('id').where('key', '=', given('key')),
);

/** Returns whether an entry has this key. */
export async function isKeyUsed(trx: Trx, key: string): Promise<boolean> {
  const { rows } = await selectKey(trx, { key });
  return rows.length > 0;
}
