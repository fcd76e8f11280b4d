/** An embedded database with its tables and queues that is made once and copied for each suite: to make one anew costs seconds. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PgBoss } from 'pg-boss';
import { createLog } from '../../../server/core/log.ts';
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts';
import { openQueues } from '../../../server/generations/queue.ts';

const root = join(import.meta.dirname, '../../..');
const cache = join(root, '.cache', 'database');
/** How the names of those begin that are not whole yet. */
const making = 'new-';

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

/** What decides how the database looks; a package that is another has another line in the lock file. */
const sources = ['server/db', 'server/generations/queue.ts', 'tests/server/kit/embedded-template.ts', 'package-lock.json'];

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const files = statSync(path).isFile() ? [path] : filesUnder(path);
    for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();

/** A data directory whose database is closed: the one of an earlier run, unless what makes it has changed since. */
export async function templateFolder(): Promise<string> {
  const wanted = join(cache, fingerprint());
  if (existsSync(wanted)) return wanted;
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) if (!name.startsWith(making)) rmSync(join(cache, name), { recursive: true });
  const folder = mkdtempSync(join(cache, making));
  const database = await openDatabase({ databaseUrl: null, dataDir: folder }, createLog('silent'));
  await fillDatabase(database);
  await shrink(database);
  await database.close();
  // Another run may have made the same meanwhile.
  if (existsSync(wanted)) rmSync(folder, { recursive: true });
  else renameSync(folder, wanted);
  return wanted;
}

/** A copy in an empty data directory. Node would write out the zeros of which most of the database's log consists. */
export function copyDatabase(template: string, dataDir: string): void {
  execFileSync('cp', ['-R', '--sparse=always', join(template, 'database'), join(dataDir, 'database')]);
}
