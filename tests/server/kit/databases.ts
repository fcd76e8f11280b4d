import { afterAll, describe } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts';
import { createLog } from '../../../server/log.ts';
import { createCluster, hasPostgres, type Cluster } from './postgres.ts';

export type TestDatabase = {
  readonly kind: 'embedded' | 'postgres';
  /** A fresh database with its tables. */
  open: () => Promise<OpenDatabase>;
  /** The address of a fresh database, or null for the embedded one. */
  url: () => Promise<string | null>;
};

let cluster: Cluster | null = null;

/** One cluster a test file, made when the first test wants it. */
export function sharedCluster(): Cluster {
  cluster ??= createCluster();
  return cluster;
}

const silent = createLog('silent');

/** For what does not depend on the database. */
export const embedded: TestDatabase = {
  kind: 'embedded',
  open: () => openDatabase({ databaseUrl: null, dataDir: null }, silent),
  url: () => Promise.resolve(null),
};

const postgres: TestDatabase = {
  kind: 'postgres',
  open: async () => openDatabase({ databaseUrl: await sharedCluster().createDatabase(), dataDir: null }, silent),
  url: () => sharedCluster().createDatabase(),
};

/** Runs the suite on the embedded database, and on PostgreSQL where it is installed: races show on the latter alone. */
export function onEachDatabase(name: string, suite: (database: TestDatabase) => void): void {
  describe(`${name} (embedded)`, () => suite(embedded));
  describe.skipIf(!hasPostgres)(`${name} (PostgreSQL)`, () => {
    // Registered first, so that it runs last: the suite's servers close before their database goes.
    afterAll(() => {
      cluster?.remove();
      cluster = null;
    });
    suite(postgres);
  });
}
