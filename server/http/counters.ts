/** The counters of rate limits: rows of the database, shared by all processes. */
import type { OpenDatabase } from '../db/open.ts';

/** A counter from which points are wanted: `most` is what it gives in its `seconds`. */
export type Counter = { row: string; points: number; most: number; seconds: number };
export type Held = { key: string; points: number; expire: number };

/**
 * One statement, so that requests side by side never take more than there is. Where one counter is seen to have too little, no other is written
 * to: a fresh cookie would leave a row with each refusal. In the order of the keys, so that no two requests wait for each other.
 */
const spendText = `
  with wanted as (select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::integer[]) as counter (key, points, expire, most))
  insert into rate_limit as held (key, points, expire) select key, points, expire from wanted
  where not exists (
    select from wanted as one join rate_limit as there using (key) where there.expire > $5 and there.points + one.points > one.most
  ) order by key
  on conflict (key) do update set
    points = case when held.expire <= $5 then excluded.points else held.points + excluded.points end,
    expire = case when held.expire <= $5 then excluded.expire else held.expire end
  where held.expire <= $5 or held.points + excluded.points <= (select most from wanted where wanted.key = excluded.key)
  returning key`;
const giveBackText = 'update rate_limit set points = greatest(0, points - $2) where key = $1 and expire > $3';
const heldText = 'select key, points, expire from rate_limit where key = any($1::text[]) and expire > $2';
const resetText = 'delete from rate_limit where key = any($1::text[])';

/** Opens the counters. Nothing here may be called inside a transaction. */
export const openCounters = ({ sql }: Pick<OpenDatabase, 'sql'>) => ({
  /**
   * Takes what is wanted, from no counter where one has too little. Returns the rows from which it was taken: some of them, where another request
   * was first.
   */
  async spend(wanted: readonly Counter[]): Promise<ReadonlySet<string>> {
    const now = Date.now();
    const values = [
      wanted.map(({ row }) => row),
      wanted.map(({ points }) => points),
      wanted.map(({ seconds }) => now + seconds * 1000),
      wanted.map(({ most }) => most),
      now,
    ];
    const { rows } = await sql.query({ text: spendText, values });
    return new Set((rows as Pick<Held, 'key'>[]).map(({ key }) => key));
  },
  async giveBack(wanted: readonly Counter[]): Promise<void> {
    for (const { row, points } of wanted) await sql.query({ text: giveBackText, values: [row, points, Date.now()] });
  },
  /** Returns what has been taken of each counter that is still running, by its row. */
  async held(wanted: readonly Counter[]): Promise<ReadonlyMap<string, Held>> {
    const { rows } = await sql.query({ text: heldText, values: [wanted.map(({ row }) => row), Date.now()] });
    return new Map((rows as Held[]).map((held) => [held.key, held]));
  },
  reset: (wanted: readonly Counter[]) => sql.query({ text: resetText, values: [wanted.map(({ row }) => row)] }),
});
