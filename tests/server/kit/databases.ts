import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts';
import { createLog } from '../../../server/core/log.ts';
import { copyDatabase } from './embedded-template.ts';
import { databasesIn, hasPostgres } from './postgres.ts';
import { everyDatabase } from '../../depth.ts';

export type TestDatabase = {
  readonly kind: 'embedded' | 'postgres';
  /** A fresh database with its tables. */
  open: () => Promise<OpenDatabase>;
  /** The address of a fresh database, or null for the embedded one. */
  url: () => Promise<string | null>;
  /** Drops the database with an address, whose last user has left; those that nobody drops are gone when their suite ends. */
  drop: (url: string) => Promise<void>;
};

const silent = createLog('silent');

/** A data directory of its own whose embedded database stands already, for a process or a suite. */
export function copyTemplate(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'iridia-embedded-'));
  copyDatabase(inject('templateDir'), dataDir);
  return dataDir;
}

export const embedded: TestDatabase = {
  kind: 'embedded',
  open: async () => {
    const dataDir = copyTemplate();
    const database = await openDatabase({ databaseUrl: null, dataDir }, silent);
    return {
      ...database,
      close: async () => {
        await database.close();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  },
  url: () => Promise.resolve(null),
  drop: () => Promise.resolve(),
};

const shared = hasPostgres ? inject('cluster') : null;
const created = new Set<string>();

/** The address of a fresh database with its tables in the cluster that all suites share; gone when the test file ends. */
export async function freshPostgres(): Promise<string> {
  const url = await databasesIn(shared!.folder).createDatabase({ template: shared!.template });
  created.add(url);
  return url;
}

async function dropDatabase(url: string): Promise<void> {
  created.delete(url);
  await databasesIn(shared!.folder).dropDatabase(url);
}

const postgres: TestDatabase = {
  kind: 'postgres',
  open: async () => openDatabase({ databaseUrl: await freshPostgres(), dataDir: null }, silent),
  url: freshPostgres,
  drop: dropDatabase,
};

export async function dropDatabases(): Promise<void> {
  for (const url of created) await dropDatabase(url);
}

/** For what does not depend on the database: the one that costs less, which is PostgreSQL where it is installed. */
export const anyDatabase = hasPostgres ? postgres : embedded;

/** Runs the suite on one database: `postgres` is skipped where it is not installed. */
export function onDatabase(kind: TestDatabase['kind'], name: string, suite: (database: TestDatabase) => void): void {
  if (kind === 'embedded') describe(`${name} (embedded)`, () => suite(embedded));
  else
    describe.skipIf(!hasPostgres)(`${name} (PostgreSQL)`, () => {
      // Registered first, so that it runs last: the suite's servers close before their database goes.
      afterAll(dropDatabases);
      suite(postgres);
    });
}

/** Runs the suite on the embedded database, and on PostgreSQL where it is installed: races show on the latter alone. */
export function onEachDatabase(name: string, suite: (database: TestDatabase) => void): void {
  onDatabase('embedded', name, suite);
  onDatabase('postgres', name, suite);
}

/**
 * Runs the suite on one database, the one with races where it is installed; with `EVERY_DATABASE=1` on each. For what either database does
 * alike; browser tests have the embedded one. Ledgers and backups run on each.
 */
export function onOneDatabase(name: string, suite: (database: TestDatabase) => void): void {
  if (everyDatabase) onEachDatabase(name, suite);
  else onDatabase(hasPostgres ? 'postgres' : 'embedded', name, suite);
}
