/**
 * Publishes changes of generations to subscribers in every process. The process that makes a change delivers it directly; the others
 * receive the id through a database notification and read the row once, regardless of the number of subscribers.
 */
import { Client } from 'pg';
import { sql } from 'kysely';
import { newId } from '../core/id.ts';
import type { Services } from '../core/services.ts';
import type { GenerationRow } from './generation-row.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Publishes changes of generations to their subscribers. */
    readonly feed: Feed;
  }
}

type Listener = (row: GenerationRow) => void;

export type Feed = {
  publish(row: GenerationRow): void;
  /** Calls `listener` on every change of the generation until the returned function is called. */
  follow(id: string, listener: Listener): () => void;
};

const channel = 'generation_changed';
const retryMilliseconds = 1000;
/** Interval at which subscribed generations are reloaded in case a notification was lost. */
const pollMilliseconds = 10_000;

/** The subscriptions in this process, by generation. */
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

/** Deduplicates concurrent reads of the same id: calls during a read cause one more read in total. */
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
  /** Called with the payload of a notification from another process. */
  onChange: (payload: string) => void;
  /** Called after every connect: earlier notifications were missed, so everything subscribed must be reloaded. */
  onConnect: () => Promise<void>;
};

/** Listens on a dedicated connection and reconnects when it is lost, until `stopping` is aborted. */
async function listen(services: Pick<Services, 'config' | 'log' | 'stopping'>, ears: Ears): Promise<void> {
  const { config, log, stopping } = services;
  const client = new Client({ connectionString: config.databaseUrl!, keepAlive: true });
  const ended = new Promise<void>((resolve) => {
    // Never removed, because a broken connection may emit several errors.
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

/** Opens the feed of this process; it closes when `stopping` is aborted. */
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
