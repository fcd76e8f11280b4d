/** The append-only record of what operators do in the console. */
import type { listActs } from '../../contract/structs/calls/operator.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Services } from '../core/services.ts';
import type { Act } from '../db/acts.ts';

type Page = Infer<(typeof listActs)['data']>;

const pageSize = 50;

/** Returns a page of the record, newest first, from before the line with number `before`. */
export async function actsBefore({ db }: Pick<Services, 'db'>, before: number | null): Promise<Page> {
  let query = db
    .selectFrom('operator_act')
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(pageSize + 1);
  if (before !== null) query = query.where('seq', '<', before);
  const rows = await query.execute();
  const items = rows.slice(0, pageSize).map((row) => ({
    ...row,
    seq: Number(row.seq),
    act: row.act as Act['act'],
    at: row.at.toISOString(),
  }));
  return { items, next: rows.length > pageSize ? String(items.at(-1)!.seq) : null };
}
