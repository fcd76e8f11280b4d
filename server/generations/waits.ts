/** How long tools took lately, from the press to the file and from the beginning of the work to it. */
import type { Db } from '../db/transaction.ts';
import type { Services } from '../core/services.ts';

/** Jobs that are looked at, and how long the answer holds (milliseconds). */
const most = 400;
const life = 30_000;

/** Seconds by tool. */
export type Seconds = ReadonlyMap<string, number>;
type Lately = { waits: Seconds; work: Seconds };
const known = new WeakMap<object, { at: number; lately: Promise<Lately> }>();

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function measure(db: Db): Promise<Lately> {
  const rows = await db
    .selectFrom('generation')
    .select(['tool', 'created_at', 'started_at', 'updated_at'])
    .where('status', '=', 'succeeded')
    // Ids grow with time.
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const tools = [...Map.groupBy(rows, ({ tool }) => tool)];
  const since = (begin: (row: (typeof rows)[number]) => Date): Seconds =>
    new Map(tools.map(([tool, jobs]) => [tool, median(jobs.map((job) => (job.updated_at.getTime() - begin(job).getTime()) / 1000))]));
  return { waits: since((job) => job.created_at), work: since((job) => job.started_at ?? job.created_at) };
}

function recently(services: Pick<Services, 'db' | 'clock'>): Promise<Lately> {
  const now = services.clock().getTime();
  const last = known.get(services.db);
  if (last && now - last.at < life) return last.lately;
  const lately = measure(services.db);
  known.set(services.db, { at: now, lately });
  // The next asker tries again.
  lately.catch(() => known.delete(services.db));
  return lately;
}

/** The median of the last jobs by tool, waiting included; a tool that has made nothing lately is not there. */
export const recentWaits = async (services: Pick<Services, 'db' | 'clock'>): Promise<Seconds> => (await recently(services)).waits;

/** The same of the work alone. */
export const recentWork = async (services: Pick<Services, 'db' | 'clock'>): Promise<Seconds> => (await recently(services)).work;
