import type { Infer } from '../../contract/structs/schema.ts';
import type { creditHistory } from '../../contract/structs/calls/credits.ts';
import { limits } from '../../contract/facts/limits.ts';
import type { Db } from '../db/transaction.ts';
import { invalid } from '../core/refusal.ts';

/** Returns a page of the ledger, newest first. The cursor is the sequence number of the last line of the previous page. */
export async function historyOf(db: Db, account: string, cursor: string | undefined): Promise<Infer<(typeof creditHistory)['data']>> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw invalid('cursor');
  const rows = await db
    .selectFrom('ledger_entry')
    .select(['seq', 'id', 'at', 'kind', 'source', 'amount', 'balance', 'job_id', 'txn_id'])
    .where('account_id', '=', account)
    .$if(cursor !== undefined, (query) => query.where('seq', '<', Number(cursor)))
    .orderBy('seq', 'desc')
    .limit(limits.pageSize + 1)
    .execute();
  const shown = rows.slice(0, limits.pageSize);
  return {
    items: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      source: row.source,
      amount: row.amount,
      balance: row.balance,
      job: row.job_id,
      txn: row.txn_id,
    })),
    next: rows.length > shown.length ? String(shown.at(-1)!.seq) : null,
  };
}
