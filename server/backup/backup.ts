import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Disk } from 'flydrive';
import type { Db, Trx } from '../db/transaction.ts';
import { continueSequences, insertLines, linesOf, migrationsOf, tablesInOrder } from './tables.ts';
import { readTar, writeTar, type TarFile } from './tar.ts';

/** A backup or restore failed; the message is written for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export type Counts = { rows: number; files: number };
type Store = { db: Db; disk: Disk };

/** Temporary files that are not user data. */
const passing = new Set(['ready.txt']);

async function* keysOf(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const object of page.objects) if (object.isFile && !passing.has(object.key)) yield object.key;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const text = (name: string, content: string): TarFile => {
  const bytes = Buffer.from(content, 'utf8');
  return { name, size: bytes.length, content: once(bytes) };
};

async function* entries({ db, disk }: Store, folder: string, counts: Counts): AsyncGenerator<TarFile> {
  // A single snapshot for all tables keeps them consistent with each other while the server keeps writing.
  yield* await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const files: TarFile[] = [text('manifest.json', JSON.stringify({ format: 1, migrations: await migrationsOf(trx) }))];
      for (const table of await tablesInOrder(trx)) {
        const path = join(folder, table);
        await pipeline(Readable.from(counted(linesOf(trx, table), counts)), createWriteStream(path));
        files.push({ name: `tables/${table}.jsonl`, size: (await stat(path)).size, content: createReadStream(path) });
      }
      return files;
    });
  for await (const key of keysOf(disk)) {
    const { contentLength } = await disk.getMetaData(key);
    counts.files += 1;
    yield { name: `files/${key}`, size: contentLength, content: (await disk.getStream(key)) as AsyncIterable<Uint8Array> };
  }
}

async function* counted(lines: AsyncIterable<string>, counts: Counts): AsyncGenerator<string> {
  for await (const line of lines) {
    counts.rows += 1;
    yield `${line}\n`;
  }
}

/**
 * Writes the database and all files into one compressed archive and returns the counts. An existing file at `path` is replaced only after
 * the archive is complete. Throws `BackupError`.
 */
export async function backup(store: Store, path: string): Promise<Counts> {
  const counts: Counts = { rows: 0, files: 0 };
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const partial = `${path}.part`;
  try {
    await pipeline(Readable.from(writeTar(entries(store, folder, counts))), createGzip(), createWriteStream(partial, { mode: 0o600 }));
    await rename(partial, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(partial, { force: true });
  }
  return counts;
}

async function* linesIn(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of content) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const batch = 500;

/** The path of a stored file in an archive; rejects path traversal on every operating system. */
const staysInside = /^files\/(?!.*(?:\.\.|\/\/|[\\:\0]))[^/].*$/;

async function restoreTable(trx: Trx, table: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  let rows = 0;
  let waiting: string[] = [];
  const flush = async () => {
    if (waiting.length > 0) await insertLines(trx, table, waiting);
    rows += waiting.length;
    waiting = [];
  };
  for await (const line of linesIn(content)) {
    waiting.push(line);
    if (waiting.length === batch) await flush();
  }
  await flush();
  return rows;
}

async function refuseUnlessEmpty(trx: Trx): Promise<void> {
  const some = await trx.selectFrom('account').select('id').limit(1).executeTakeFirst();
  if (some)
    throw new BackupError(
      'This installation already has accounts. A backup is put back into an empty one: name another DATA_DIR or database.',
    );
}

/** Restores an archive into an empty installation and returns the counts. The database import is a single transaction. Throws `BackupError`. */
export async function restore({ db, disk }: Store, path: string): Promise<Counts> {
  const counts: Counts = { rows: 0, files: 0 };
  await db.transaction().execute(async (trx) => {
    await refuseUnlessEmpty(trx);
    const known = await tablesInOrder(trx);
    // The empty installation generated its own keys when it was opened; the restored one must sign with the old keys.
    await trx.deleteFrom('secret').execute();
    let hasManifest = false;
    for await (const { name, content, size } of readTar(createReadStream(path), createGunzip())) {
      const table = /^tables\/(\w+)\.jsonl$/.exec(name)?.[1];
      if (name === 'manifest.json') {
        hasManifest = true;
        const { migrations } = JSON.parse(await textOf(content)) as { migrations: string[] };
        const here = await migrationsOf(trx);
        const unknown = migrations.filter((migration) => !here.includes(migration));
        if (unknown.length > 0) throw new BackupError(`The backup is of a newer version (${unknown.join(', ')}). Update this one first.`);
      } else if (table !== undefined) {
        if (!known.includes(table)) throw new BackupError(`The backup has a table that this version does not know: ${table}.`);
        counts.rows += await restoreTable(trx, table, content);
      } else if (staysInside.test(name)) {
        await disk.putStream(name.slice('files/'.length), Readable.from(content), { contentLength: size });
        counts.files += 1;
      } else throw new BackupError(`The backup holds something that does not belong: ${name}.`);
    }
    if (!hasManifest) throw new BackupError('This is not a backup: it has no manifest.');
    await continueSequences(trx);
  });
  return counts;
}
