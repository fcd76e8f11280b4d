/** Recent durations of each tool's jobs, both from submission and from the start of the work. */
import { forEverybody } from '../core/correlation.ts';
import type { Db } from '../db/transaction.ts';
import type { Services } from '../core/services.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Recent durations by tool. */
    readonly durations: Durations;
  }
}

/** Number of generations in the sample, and the cache lifetime (milliseconds). */
const maxMeasured = 400;
const life = 30_000;

/** Seconds by tool. */
export type Seconds = ReadonlyMap<string, number>;
type Lately = { waits: Seconds; work: Seconds };

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The last generations that were made. */
export const lastMade = (db: Db) =>
  db
    .selectFrom('generation')
    .select(['tool', 'created_at', 'started_at', 'updated_at'])
    .where('status', '=', 'succeeded')
    // ULIDs sort by time.
    .orderBy('id', 'desc')
    .limit(maxMeasured);

async function measure(db: Db): Promise<Lately> {
  const rows = await lastMade(db).execute();
  const tools = [...Map.groupBy(rows, ({ tool }) => tool)];
  const since = (begin: (row: (typeof rows)[number]) => Date): Seconds =>
    new Map(tools.map(([tool, jobs]) => [tool, median(jobs.map((job) => (job.updated_at.getTime() - begin(job).getTime()) / 1000))]));
  return { waits: since((job) => job.created_at), work: since((job) => job.started_at ?? job.created_at) };
}

export type Durations = {
  /** Returns the median duration by tool, including the wait; tools without recent generations are missing. */
  all(): Promise<Seconds>;
  /** Returns the median duration of the work alone, by tool. */
  ofWork(): Promise<Seconds>;
};

/** Measures on demand and caches the result for half a minute. */
export function openDurations({ db, clock }: Pick<Services, 'db' | 'clock'>): Durations {
  let last: { at: number; lately: Promise<Lately> } | null = null;
  const recently = (): Promise<Lately> => {
    const now = clock().getTime();
    if (last && now - last.at < life) return last.lately;
    const lately = forEverybody('durations', () => measure(db));
    last = { at: now, lately };
    // The next call retries.
    lately.catch(() => {
      last = null;
    });
    return lately;
  };
  return { all: async () => (await recently()).waits, ofWork: async () => (await recently()).work };
}
