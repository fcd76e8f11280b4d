/** The figures of the last days. */
import { sql } from 'kysely';
import type { getToday } from '../../contract/structs/calls/operator.ts';
import { limits } from '../../contract/facts/limits.ts';
import { transactionStatuses } from '../../contract/facts/statuses.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Services } from '../core/services.ts';

const day = 24 * 60 * 60 * 1000;

type Counted = { day: string; count: number };

/** Counts the figures of each day (UTC), oldest first, and the jobs that wait and run now. */
export async function figuresOf({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Infer<(typeof getToday)['data']>> {
  const today = Math.floor(clock().getTime() / day) * day;
  const since = new Date(today - (limits.figureDays - 1) * day);
  const dayOf = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`;
  const countBy = async (table: string, column: string, where = sql<boolean>`true`): Promise<Map<string, number>> => {
    const { rows } = await sql<Counted>`
      select ${dayOf(column)} as day, count(*)::int as count from ${sql.table(table)}
      where ${sql.ref(column)} >= ${since}::timestamptz and ${where} group by 1`.execute(db);
    return new Map(rows.map((row) => [row.day, row.count]));
  };
  const visitors = await countBy('visitor', 'created_at');
  const accounts = await countBy('user_account', 'created_at');
  const made = await countBy('generation', 'finished_at', sql<boolean>`status = 'succeeded'`);
  const failed = await countBy('generation', 'finished_at', sql<boolean>`status = 'failed'`);
  const paid = await countBy('payment', 'settled_at', sql<boolean>`status = ${transactionStatuses.paid}`);
  const { rows } = await sql<{ day: string; wait: number }>`
    select ${dayOf('started_at')} as day,
      round(1000 * percentile_cont(0.5) within group (order by extract(epoch from started_at - created_at)))::int as wait
    from generation where started_at >= ${since}::timestamptz group by 1`.execute(db);
  const waits = new Map(rows.map((row) => [row.day, row.wait]));
  const now = await db
    .selectFrom('generation')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('status', 'in', ['queued', 'running'])
    .groupBy('status')
    .execute();
  const inState = (status: string): number => Number(now.find((row) => row.status === status)?.count ?? 0);
  return {
    days: Array.from({ length: limits.figureDays }, (_, index) => {
      const name = new Date(since.getTime() + index * day).toISOString().slice(0, 10);
      const of = (counts: Map<string, number>): number => counts.get(name) ?? 0;
      return {
        day: name,
        visitors: of(visitors),
        accounts: of(accounts),
        made: of(made),
        failed: of(failed),
        paid: of(paid),
        wait: waits.has(name) ? Math.max(0, waits.get(name)!) : null,
      };
    }),
    waiting: inState('queued'),
    running: inState('running'),
  };
}
