/** The line of generations as this process last saw it: who stands where, and when each will be done. Looked up once for all who ask. */
import { sql } from 'kysely';
import type { Config } from '../core/config.ts';
import type { Services } from '../core/services.ts';
import type { Db } from '../db/transaction.ts';
import { foresee, restOf, spoken } from './outlook.ts';
import { queues, speedOf, type QueueName } from './queue.ts';
import { isOver, type GenerationRow } from './row.ts';
import type { Seconds } from './waits.ts';

/**
 * What a generation may hope for: how many stand before it, and the seconds until its end; null where nobody knows or it does not apply.
 */
export type Outlook = { position: number | null; left: number | null };
export const noOutlook: Outlook = { position: null, left: null };

export type Line = {
  /** The outlook of a generation, as fresh as it must be. */
  ask(row: GenerationRow): Promise<Outlook>;
  /** As far as is known without asking. */
  guess(row: GenerationRow): Outlook;
  /** Calls back every two seconds, after one reading of the line for all who follow; answers how to stop. */
  follow(listener: () => void): () => void;
};

const tickMilliseconds = 2000;
/** One reading serves all who ask within this time (milliseconds). */
const life = 500;
/** Whoever stands further behind is not told where. */
const maxPlaces = 1000;

type Seen = { id: string; tool: string; queue: QueueName; waits: boolean; progress: number; started_at: Date | null };

/** Every generation that waits or is at work, in the order in which the queue hands them out. */
async function readLine(db: Db): Promise<Seen[]> {
  const { rows } = await sql<Seen>`
    select g.id, g.tool, j.name as queue, j.state < 'active' as waits, g.progress, g.started_at
    from pgboss.job j join generation g on g.id = j.data->>'id'
    where j.name in (${sql.join([...queues])}) and j.state <= 'active' and g.status in ('queued', 'running')
    order by j.priority desc, j.created_on limit ${maxPlaces}`.execute(db);
  return rows;
}

type Place = { position: number; left: number | null };

/** Where each generation stands that waits, and the seconds until its end. */
function placesOf(
  rows: readonly Seen[],
  workers: Config['workers'],
  rest: (row: Seen) => number | null,
  usual: (tool: string) => number | null,
): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const queue of queues) {
    const own = rows.filter((row) => row.queue === queue);
    const waiting = own.filter(({ waits }) => waits);
    const busy = own.filter(({ waits }) => !waits).map(rest);
    const ends = foresee(
      busy,
      waiting.map(({ tool }) => usual(tool)),
      workers[speedOf(queue)],
    );
    for (const [position, { id }] of waiting.entries()) places.set(id, { position, left: ends[position] ?? null });
  }
  return places;
}

/** Opens the line as this process sees it; it ends when `stopping` is aborted. */
export function openLine({
  db,
  clock,
  log,
  stopping,
  config,
  waits,
}: Pick<Services, 'db' | 'clock' | 'log' | 'stopping' | 'config' | 'waits'>): Line {
  let places = new Map<string, Place>();
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
    usual = await waits.ofWork();
    const rows = await readLine(db);
    places = placesOf(rows, config.workers, rest, (tool) => usual.get(tool) ?? null);
    at = performance.now();
  };

  const refresh = (): Promise<void> => {
    reading ??= read()
      .catch((error: unknown) => log.warn('the line of generations could not be read', { error }))
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  const guess: Line['guess'] = (row) => {
    if (isOver(row)) return noOutlook;
    const { position, left } = row.status === 'queued' ? (places.get(row.id) ?? noOutlook) : { position: null, left: rest(row) };
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
      if (performance.now() - at > life || (row.status === 'queued' && !places.has(row.id))) await refresh();
      return guess(row);
    },
    follow(listener) {
      followers.add(listener);
      return () => void followers.delete(listener);
    },
  };
}
