/** The queue as this process last read it: positions and estimated completion times. One query serves all callers. */
import { sql } from 'kysely';
import type { Config } from '../core/config.ts';
import { forEverybody } from '../core/correlation.ts';
import type { Services } from '../core/services.ts';
import type { Db } from '../db/transaction.ts';
import { foresee, restOf, spoken } from './eta.ts';
import { noOutlook, type Outlook } from './outlook.ts';
import { queues, speedOf, type QueueName } from './queue.ts';
import { isOver, type GenerationRow } from './generation-row.ts';
import type { Seconds } from './durations.ts';

declare module '../core/services.ts' {
  interface Services {
    /** The order of the waiting generations. */
    readonly queuePositions: QueuePositions;
  }
}

export type QueuePositions = {
  /** Returns an up-to-date estimate for a generation. */
  ask(row: GenerationRow): Promise<Outlook>;
  /** Returns the last known estimate without a query. */
  guess(row: GenerationRow): Outlook;
  /** Calls back every two seconds, after one query for all subscribers; returns a function that unsubscribes. */
  follow(listener: () => void): () => void;
};

const tickMilliseconds = 2000;
/** Duration for which a query result is reused (milliseconds). */
const life = 500;
/** Generations further back get no position. */
const maxPlaces = 1000;

type Seen = { id: string; tool: string; queue: QueueName; waits: boolean; taken: boolean; progress: number; started_at: Date | null };

/** Reads every waiting or running generation, in the order in which the queue dispatches them. Those that wait within an engine wait, too. */
async function readQueue(db: Db): Promise<Seen[]> {
  const { rows } = await sql<Seen>`
    select g.id, g.tool, j.name as queue, j.state < 'active' or g.stage = 'queued' as waits, j.state = 'active' and g.status = 'running' as taken, g.progress, g.started_at
    from pgboss.job j join generation g on g.id = j.data->>'id'
    where j.name in (${sql.join([...queues])}) and j.state <= 'active' and g.status in ('queued', 'running')
    order by j.priority desc, j.created_on limit ${maxPlaces}`.execute(db);
  return rows;
}

type QueuePlace = { position: number; left: number | null };

/** Computes each waiting generation's position and the seconds until it ends. */
function placesOf(
  rows: readonly Seen[],
  workers: Config['workers'],
  rest: (row: Seen) => number | null,
  usual: (tool: string) => number | null,
): Map<string, QueuePlace> {
  const places = new Map<string, QueuePlace>();
  for (const queue of queues) {
    const own = rows.filter((row) => row.queue === queue);
    const waiting = own.filter(({ waits }) => waits);
    const busy = own.filter(({ waits }) => !waits).map(rest);
    // A worker whose job waits within an engine shows that no more than those at work have room there.
    const isFull = waiting.some(({ taken }) => taken);
    const ends = foresee(
      busy,
      waiting.map(({ tool }) => usual(tool)),
      isFull ? Math.max(1, busy.length) : workers[speedOf(queue)],
    );
    for (const [position, { id }] of waiting.entries()) places.set(id, { position, left: ends[position] ?? null });
  }
  return places;
}

/** Opens the queue estimates of this process; they end when `stopping` is aborted. */
export function openQueuePositions({
  db,
  clock,
  log,
  stopping,
  config,
  durations,
}: Pick<Services, 'db' | 'clock' | 'log' | 'stopping' | 'config' | 'durations'>): QueuePositions {
  let places = new Map<string, QueuePlace>();
  let usual: Seconds = new Map();
  let at = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const rest = ({ tool, progress, started_at }: Pick<Seen, 'tool' | 'progress' | 'started_at'>): number | null =>
    restOf({
      elapsed: started_at ? Math.max(0, clock().getTime() - started_at.getTime()) / 1000 : 0,
      progress,
      usual: usual.get(tool) ?? null,
    });

  const read = async (): Promise<void> => {
    usual = await durations.ofWork();
    const rows = await readQueue(db);
    places = placesOf(rows, config.workers, rest, (tool) => usual.get(tool) ?? null);
    at = performance.now();
  };

  const refresh = (): Promise<void> => {
    reading ??= forEverybody('queue', read)
      .catch((error: unknown) => log.warn('the queue could not be read', { error }))
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  const guess: QueuePositions['guess'] = (row) => {
    if (isOver(row)) return noOutlook;
    const { position, left } = row.stage === 'queued' ? (places.get(row.id) ?? noOutlook) : { position: null, left: rest(row) };
    return { position, left: left === null ? null : spoken(left) };
  };

  const followers = new Set<() => void>();
  const tick = setInterval(() => {
    if (followers.size === 0) return;
    void refresh().then(() => {
      for (const listener of followers) listener();
    });
  }, tickMilliseconds);
  tick.unref();
  stopping.signal.addEventListener('abort', () => clearInterval(tick), { once: true });

  return {
    guess,
    async ask(row) {
      if (isOver(row)) return noOutlook;
      if (performance.now() - at > life || (row.stage === 'queued' && !places.has(row.id))) await refresh();
      return guess(row);
    },
    follow(listener) {
      followers.add(listener);
      return () => void followers.delete(listener);
    },
  };
}
