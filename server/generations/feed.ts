/**
 * Tells followers of a job that it changed, whichever process works on it. A change is delivered at once in its own process; the others
 * hear its name through the database and read the row once, however many follow it there.
 */
import { Client } from 'pg';
import { sql } from 'kysely';
import { newId } from '../core/id.ts';
import type { Services } from '../core/services.ts';
import type { GenerationRow } from './row.ts';

type Listener = (row: GenerationRow) => void;

export type Feed = {
  publish(row: GenerationRow): void;
  /** Calls `listener` at every change of the job until the returned function is called. */
  follow(id: string, listener: Listener): () => void;
};

const channel = 'generation_changed';
const retryMilliseconds = 1000;
/** How often jobs that are followed are looked up in case a notification was lost. */
const pollMilliseconds = 10_000;

/** Opens the feed of this process; it ends when `stopping` is aborted. */
export function openFeed({ db, database, config, log, stopping }: Pick<Services, 'db' | 'database' | 'config' | 'log' | 'stopping'>): Feed {
  const listeners = new Map<string, Set<Listener>>();
  const origin = newId(Date.now());

  const deliver = (row: GenerationRow): void => {
    for (const listener of listeners.get(row.id) ?? []) listener(row);
  };

  const follow: Feed['follow'] = (id, listener) => {
    const set = listeners.get(id) ?? new Set();
    set.add(listener);
    listeners.set(id, set);
    return () => {
      set.delete(listener);
      if (set.size === 0 && listeners.get(id) === set) listeners.delete(id);
    };
  };

  if (database.kind === 'embedded') return { publish: deliver, follow };

  const read = async (ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    try {
      for (const row of await db.selectFrom('generation').selectAll().where('id', 'in', ids).execute()) deliver(row);
    } catch (error) {
      log.warn('changes of jobs could not be read', { error });
    }
  };

  // Several changes that are announced while a row is being read need one more reading, not one each.
  const reading = new Map<string, 'once' | 'again'>();
  const readSoon = async (id: string): Promise<void> => {
    if (reading.has(id)) {
      reading.set(id, 'again');
      return;
    }
    do {
      reading.set(id, 'once');
      await read([id]);
    } while (reading.get(id) === 'again');
    reading.delete(id);
  };

  const readAll = (): Promise<void> => read([...listeners.keys()]);

  const listen = async (): Promise<void> => {
    const client = new Client({ connectionString: config.databaseUrl!, keepAlive: true });
    const ended = new Promise<void>((resolve) => {
      // Kept to the end: a connection that breaks may say so more than once.
      client.on('error', () => resolve());
      client.once('end', () => resolve());
      stopping.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload }) => {
      const [from, id] = (payload ?? '').split(' ');
      if (id && from !== origin && listeners.has(id)) void readSoon(id);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      await readAll();
      await ended;
    } catch (error) {
      log.warn('changes of jobs are not announced for a moment', { error });
    }
    await client.end().catch(() => undefined);
    if (!stopping.signal.aborted) setTimeout(() => void listen(), retryMilliseconds).unref();
  };
  void listen();

  const poll = setInterval(() => void readAll(), pollMilliseconds);
  poll.unref();
  stopping.signal.addEventListener('abort', () => clearInterval(poll), { once: true });

  return {
    publish: (row) => {
      deliver(row);
      sql`select pg_notify(${channel}, ${`${origin} ${row.id}`})`
        .execute(db)
        .catch((error: unknown) => log.warn('a change of a job could not be announced', { error }));
    },
    follow,
  };
}
