/**
 * Tells followers of a generation that it changed, whichever process works on it. A change is delivered at once in its own process; the
 * others hear its name through the database and read the row once, however many follow it there.
 */
import { Client } from 'pg';
import { sql } from 'kysely';
import { newId } from '../core/id.ts';
import type { Services } from '../core/services.ts';
import type { GenerationRow } from './row.ts';

type Listener = (row: GenerationRow) => void;

export type Feed = {
  publish(row: GenerationRow): void;
  /** Calls `listener` at every change of the generation until the returned function is called. */
  follow(id: string, listener: Listener): () => void;
};

const channel = 'generation_changed';
const retryMilliseconds = 1000;
/** How often generations that are followed are looked up in case a notification was lost. */
const pollMilliseconds = 10_000;

/** Who follows what in this process. */
function createFollowers() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    ids: () => [...listeners.keys()],
    has: (id: string) => listeners.has(id),
    deliver: (row: GenerationRow): void => {
      for (const listener of listeners.get(row.id) ?? []) listener(row);
    },
    follow: (id: string, listener: Listener): (() => void) => {
      const set = listeners.get(id) ?? new Set();
      set.add(listener);
      listeners.set(id, set);
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(id) === set) listeners.delete(id);
      };
    },
  };
}

/** Runs `read` for a name now; several calls while it is being read need one more reading, not one each. */
function readOnceAtATime(read: (id: string) => Promise<void>): (id: string) => Promise<void> {
  const reading = new Map<string, 'once' | 'again'>();
  return async (id) => {
    if (reading.has(id)) {
      reading.set(id, 'again');
      return;
    }
    do {
      reading.set(id, 'once');
      await read(id);
    } while (reading.get(id) === 'again');
    reading.delete(id);
  };
}

type Ears = {
  /** Another process says that something changed; the payload of its notification. */
  onChange: (payload: string) => void;
  /** What was said before is not heard: everything that is followed must be read. */
  onConnect: () => Promise<void>;
};

/** Listens on a connection of its own, and connects again when it is lost, until `stopping` is aborted. */
async function listen(services: Pick<Services, 'config' | 'log' | 'stopping'>, ears: Ears): Promise<void> {
  const { config, log, stopping } = services;
  const client = new Client({ connectionString: config.databaseUrl!, keepAlive: true });
  const ended = new Promise<void>((resolve) => {
    // Kept to the end: a connection that breaks may say so more than once.
    client.on('error', () => resolve());
    client.once('end', () => resolve());
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  client.on('notification', ({ payload }) => ears.onChange(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    await ears.onConnect();
    await ended;
  } catch (error) {
    log.warn('changes of generations are not announced for a moment', { error });
  }
  await client.end().catch(() => undefined);
  if (!stopping.signal.aborted) setTimeout(() => void listen(services, ears), retryMilliseconds).unref();
}

/** Opens the feed of this process; it ends when `stopping` is aborted. */
export function openFeed(services: Pick<Services, 'db' | 'database' | 'config' | 'log' | 'stopping'>): Feed {
  const { db, database, log, stopping } = services;
  const { ids, has, deliver, follow } = createFollowers();
  if (database.kind === 'embedded') return { publish: deliver, follow };

  const read = async (wanted: readonly string[]): Promise<void> => {
    if (wanted.length === 0) return;
    try {
      for (const row of await db.selectFrom('generation').selectAll().where('id', 'in', wanted).execute()) deliver(row);
    } catch (error) {
      log.warn('changes of generations could not be read', { error });
    }
  };
  const readSoon = readOnceAtATime((id) => read([id]));
  const readAll = (): Promise<void> => read(ids());

  const origin = newId(Date.now());
  const onChange = (payload: string): void => {
    const [from, id] = payload.split(' ');
    if (id && from !== origin && has(id)) void readSoon(id);
  };
  void listen(services, { onChange, onConnect: readAll });

  const poll = setInterval(() => void readAll(), pollMilliseconds);
  poll.unref();
  stopping.signal.addEventListener('abort', () => clearInterval(poll), { once: true });

  return {
    publish: (row) => {
      deliver(row);
      sql`select pg_notify(${channel}, ${`${origin} ${row.id}`})`
        .execute(db)
        .catch((error: unknown) => log.warn('a change of a generation could not be announced', { error }));
    },
    follow,
  };
}
