/** An embedded database with its tables and queues that is made once a run and copied for each suite: to make one anew costs seconds. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { createLog } from '../../../server/core/log.ts';
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts';
import { openQueues } from '../../../server/generations/queue.ts';

/** What a server makes in an empty database at its first start, except its secrets, which no two servers share. */
export async function fillDatabase({ boss }: OpenDatabase): Promise<void> {
  const jobs = new PgBoss({ ...boss });
  await jobs.start();
  await openQueues(jobs);
  await jobs.stop();
}

/** Leaves out what no copy needs, for the bytes are what a copy costs: the databases that others are made of, and the log of how it was made. */
async function shrink({ sql }: OpenDatabase): Promise<void> {
  for (const name of ['template0', 'template1']) {
    await sql.query({ text: `update pg_database set datistemplate = false where datname = '${name}'` });
    await sql.query({ text: `drop database ${name}` });
  }
  for (const text of ['set wal_recycle = off', 'select pg_switch_wal()', 'checkpoint']) await sql.query({ text });
}

/** Returns a data directory whose database is closed. */
export async function makeTemplate(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'iridia-template-'));
  const database = await openDatabase({ databaseUrl: null, dataDir: folder }, createLog('silent'));
  await fillDatabase(database);
  await shrink(database);
  await database.close();
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A copy in an empty data directory. Node would write out the zeros of which most of the database's log consists. */
export function copyDatabase(template: string, dataDir: string): void {
  execFileSync('cp', ['-R', '--sparse=always', join(template, 'database'), join(dataDir, 'database')]);
}
