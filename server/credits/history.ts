import type { Infer } from '../../contract/structs/schema.ts';
import type { creditHistory } from '../../contract/structs/calls/credits.ts';
import { limits } from '../../contract/facts/limits.ts';
import type { LedgerKind } from '../db/schema.ts';
import type { Db } from '../db/transaction.ts';
import { invalid } from '../core/refusal.ts';

type Page = Infer<(typeof creditHistory)['data']>;

/** What a hold is called by its state: its line states what became of the credits. */
const kinds = { held: 'hold', settled: 'settle', released: 'release' } as const satisfies Record<string, LedgerKind>;

const linesOf = (db: Db, account: string, before: number | null) =>
  db
    .selectFrom('ledger_entry as entry')
    .leftJoin('credit_hold as held', 'held.job_id', 'entry.job_id')
    .leftJoin('generation', 'generation.id', 'entry.job_id')
    .select(['entry.seq', 'entry.id', 'entry.at', 'entry.kind', 'entry.source', 'entry.amount', 'entry.balance', 'entry.txn_id'])
    .select(['entry.job_id', 'held.state', 'held.amount as spent', 'generation.tool'])
    .where('entry.account_id', '=', account)
    .where('entry.kind', 'not in', ['settle', 'release'])
    .$if(before !== null, (query) => query.where('entry.seq', '<', before))
    .orderBy('entry.seq', 'desc')
    .limit(limits.pageSize + 1)
    .execute();

/** The credits that lines between two sequence numbers lacked because a hold had them, and that came back by a later line. */
const returnedLater = (db: Db, account: string, first: number, last: number) =>
  db
    .selectFrom('ledger_entry as back')
    .innerJoin('ledger_entry as out', 'out.job_id', 'back.job_id')
    .select(['out.seq as from', 'back.seq as until', 'back.amount'])
    .where('back.account_id', '=', account)
    .where('back.kind', '=', 'release')
    .where('back.seq', '>', first)
    .where('out.account_id', '=', account)
    .where('out.kind', '=', 'hold')
    .where('out.seq', '<=', last)
    .execute();

/**
 * Returns a page of what changed the balance, newest first, with one line for each generation: what it holds or cost, 0 when it was
 * returned. Balances are as if returned credits had never left, so each line follows from the one before it. The cursor is the sequence
 * number of the last line of the previous page.
 */
export async function historyOf(db: Db, account: string, cursor: string | undefined): Promise<Page> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw invalid('cursor');
  const rows = await linesOf(db, account, cursor === undefined ? null : Number(cursor));
  const shown = rows.slice(0, limits.pageSize);
  const [newest, oldest] = [shown[0], shown.at(-1)];
  const returned = newest && oldest ? await returnedLater(db, account, oldest.seq, newest.seq) : [];
  return {
    items: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.state ? kinds[row.state] : row.kind,
      source: row.source,
      amount: row.state === 'released' ? 0 : row.state === 'settled' ? 0 - (row.spent ?? 0) : row.amount,
      balance: returned.reduce((sum, { from, until, amount }) => (from <= row.seq && until > row.seq ? sum + amount : sum), row.balance),
      job: row.job_id,
      tool: row.tool,
      txn: row.txn_id,
    })),
    next: rows.length > shown.length ? String(oldest!.seq) : null,
  };
}
