import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types as liteTypes } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, types as pgTypes } from 'pg';
import { fromPglite } from 'pg-boss';
import type { ConstructorOptions as BossOptions } from 'pg-boss';
import type { Log } from '../core/log.ts';
import { tagAway, tagDialect } from './away.ts';
import type { SqlClient } from './client.ts';
import { inFairOrder } from './fair.ts';
import { lockDataDir } from './lock.ts';
import { migrate } from './migrate.ts';
import { nameQueries } from './prepared.ts';
import type { Database } from './schema.ts';

declare module '../core/services.ts' {
  interface Services {
    readonly database: OpenDatabase;
    readonly db: Kysely<Database>;
  }
}

export type OpenDatabase = {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Kysely<Database>;
  readonly sql: SqlClient;
  /** How the job queue connects to the same database. */
  readonly boss: BossOptions;
  close: () => Promise<void>;
};

/** Parses 64-bit integers as numbers in both databases; amounts and counts fit into a JavaScript number. */
const wholeNumber = (text: string): number => Number(text);

/** PostgreSQL's own 128 MB of buffers are written to at the start, so that each server would hold them whatever the size of its database. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/**
 * Milliseconds that queries of the embedded database take of a turn of the loop. It answers without waiting for anything, so that all that are
 * asked at once would be one turn, in which nobody else's file or request goes on.
 */
const ofLoop = 20;

/** Opens the embedded database; `dataDir` null keeps it in memory, for tests. Throws `DataDirInUse` when another process uses the directory. */
export async function openEmbedded(dataDir: string | null): Promise<OpenDatabase> {
  const lock = dataDir === null ? null : lockDataDir(dataDir);
  let lite: PGlite;
  try {
    const folder = dataDir === null ? undefined : join(dataDir, 'database');
    if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
    lite = await PGlite.create({ ...(folder && { dataDir: folder }), startParams, parsers: { [liteTypes.INT8]: wholeNumber } });
  } catch (error) {
    lock?.release();
    throw error;
  }
  const { dialect, sql } = inFairOrder({ connections: 1, ofLoop }, tagDialect(new PGliteDialect({ pglite: lite })), {
    query: ({ text, values }) => tagAway(() => lite.query(text, values)),
  });
  const db = new Kysely<Database>({ dialect });
  return {
    kind: 'embedded',
    db,
    sql,
    boss: { db: fromPglite(lite), backend: 'pglite' },
    close: async () => {
      await db.destroy();
      if (!lite.closed) await lite.close();
      lock?.release();
    },
  };
}

/** Connections of one process to PostgreSQL. */
const connections = 16;
/** Milliseconds that a query waits for one of them, and that one takes to open: then the database is away for it. */
const longestWait = 5000;

/** Opens a PostgreSQL pool. The number parsers apply to this pool only. */
export function openPostgres(databaseUrl: string, log: Log): OpenDatabase {
  const types = new TypeOverrides();
  types.setTypeParser(pgTypes.builtins.INT8, wholeNumber);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: longestWait,
    types,
    onConnect: nameQueries,
  });
  // Without a listener, a connection that the database drops would end the process: the pool reports idle connections, and a connection
  // in use reports itself.
  const receive = (error: Error) => log.warn('a database connection was lost', { error });
  pool.on('error', receive);
  pool.on('connect', (client) => client.on('error', receive));
  const { dialect, sql } = inFairOrder({ connections, longestWait }, tagDialect(new PostgresDialect({ pool })), {
    query: (query) => tagAway(() => pool.query(query)),
  });
  const db = new Kysely<Database>({ dialect });
  return {
    kind: 'postgres',
    db,
    sql,
    boss: { connectionString: databaseUrl, max: 6 },
    close: () => db.destroy(),
  };
}

/** Opens the configured database and runs the pending migrations. */
export async function openDatabase(config: { databaseUrl: string | null; dataDir: string | null }, log: Log): Promise<OpenDatabase> {
  const open = config.databaseUrl ? openPostgres(config.databaseUrl, log) : await openEmbedded(config.dataDir);
  try {
    await migrate(open.db);
  } catch (error) {
    await open.close();
    throw error;
  }
  return open;
}
