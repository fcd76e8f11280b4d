/** How long tools took lately, from the press to the file. */
import type { Db } from '../db/transaction.ts';
import type { Services } from '../services.ts';

/** Jobs that are looked at, and how long the answer holds (milliseconds). */
const most = 400;
const life = 30_000;

type Waits = ReadonlyMap<string, number>;
const known = new WeakMap<object, { at: number; waits: Promise<Waits> }>();

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function measure(db: Db): Promise<Waits> {
  const rows = await db
    .selectFrom('generation')
    .select(['tool', 'created_at', 'updated_at'])
    .where('status', '=', 'succeeded')
    // Ids grow with time.
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const seconds = Map.groupBy(rows, ({ tool }) => tool);
  return new Map(
    [...seconds].map(([tool, jobs]) => [tool, median(jobs.map((job) => (job.updated_at.getTime() - job.created_at.getTime()) / 1000))]),
  );
}

/** Seconds by tool, the median of the last jobs; a tool that has made nothing lately is not there. */
export function recentWaits(services: Pick<Services, 'db' | 'clock'>): Promise<Waits> {
  const now = services.clock().getTime();
  const last = known.get(services.db);
  if (last && now - last.at < life) return last.waits;
  const waits = measure(services.db);
  known.set(services.db, { at: now, waits });
  // The next asker tries again.
  waits.catch(() => known.delete(services.db));
  return waits;
}
