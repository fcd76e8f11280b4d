/** A database that can end in the middle of anything and come back as a crash left it. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts';
import { createLog } from '../../../server/core/log.ts';
import { copyTemplate, type TestDatabase } from './databases.ts';

export type CrashingDatabase = {
  /** The database as it is open now. */
  readonly open: OpenDatabase;
  /** Whatever was acknowledged before must exist after this resolves; work in progress may or may not. */
  crash: (underWay: Promise<unknown>) => Promise<void>;
  close: () => Promise<void>;
};

const silent = createLog('silent');

/** The files as they are at this moment, without a word to the database that writes them, are what a killed process leaves. */
async function crashingEmbedded(): Promise<CrashingDatabase> {
  let dataDir = copyTemplate();
  let open = await openDatabase({ databaseUrl: null, dataDir }, silent);
  const leave = async () => {
    await open.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    get open() {
      return open;
    },
    crash: async (underWay) => {
      const left = mkdtempSync(join(tmpdir(), 'iridia-crashed-'));
      cpSync(join(dataDir, 'database'), join(left, 'database'), { recursive: true });
      await underWay;
      await leave();
      dataDir = left;
      open = await openDatabase({ databaseUrl: null, dataDir }, silent);
    },
    close: leave,
  };
}

/** Every connection is cut, each wherever its transaction is. */
async function crashingPostgres(url: string): Promise<CrashingDatabase> {
  let open = await openDatabase({ databaseUrl: url, dataDir: null }, silent);
  const knife = await openDatabase({ databaseUrl: url, dataDir: null }, silent);
  return {
    get open() {
      return open;
    },
    crash: async (underWay) => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
        knife.db,
      );
      await underWay;
      await open.close();
      open = await openDatabase({ databaseUrl: url, dataDir: null }, silent);
    },
    close: async () => {
      await open.close();
      await knife.close();
    },
  };
}

export async function openCrashing(database: TestDatabase): Promise<CrashingDatabase> {
  const url = await database.url();
  return url ? crashingPostgres(url) : crashingEmbedded();
}
