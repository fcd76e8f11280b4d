import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Disk } from 'flydrive';
import { isDiskFull, withReservation, type Reservation } from '../core/disk-space.ts';
import type { Db, Trx } from '../db/transaction.ts';
import { continueSequences, insertLines, linesOf, migrationsOf, tablesInOrder } from './tables.ts';
import { seal, unseal } from './seal.ts';
import { readTar, writeTar, type TarFile } from './tar.ts';

/** A backup or restore failed; the message is written for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** `missing`: files that went while the backup was made; their rows are in it. */
export type Counts = { rows: number; files: number; missing: number };
/** `key`: the operator's passphrase, with which the archive is encrypted; null leaves it open. */
type Store = { db: Db; disk: Disk; key?: string | null };

/** Temporary files that are not user data. */
const passing = new Set(['ready.txt']);

/** Returns whether an error, or what caused it, reports that a file or a folder is not there any more. */
function isGone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, name } = cause as { code?: unknown; name: string };
    if (code === 'ENOENT' || ['NoSuchKey', 'NotFound'].includes(name)) return true;
  }
  return false;
}

/** Copies a file aside, because it may grow or go while the archive is written; null when it has gone. Resolves to its size in bytes. */
async function setAside(disk: Disk, key: string, { path, room }: { path: string; room: Reservation }): Promise<number | null> {
  try {
    await pipeline(await disk.getStream(key), room.forStream(), createWriteStream(path, { mode: 0o600 }));
    return (await stat(path)).size;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/**
 * Folder by folder: when a folder goes while everything is listed at once, the library answers an empty list, and the backup would silently
 * have no files.
 */
async function* keysOf(disk: Disk, prefix = ''): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(prefix, { ...(paginationToken && { paginationToken }) });
    for (const object of page.objects) {
      if (object.isDirectory) yield* keysOf(disk, object.prefix);
      else if (!passing.has(object.key)) yield object.key;
    }
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

async function* entries(
  { db, disk }: Store,
  { folder, room }: { folder: string; room: Reservation },
  counts: Counts,
): AsyncGenerator<TarFile> {
  // A single snapshot for all tables keeps them consistent with each other while the server keeps writing.
  yield* await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const files: TarFile[] = [text('manifest.json', JSON.stringify({ format: 1, migrations: await migrationsOf(trx) }))];
      for (const table of await tablesInOrder(trx)) {
        const path = join(folder, table);
        await pipeline(Readable.from(counted(linesOf(trx, table), counts)), room.forStream(), createWriteStream(path));
        files.push({ name: `tables/${table}.jsonl`, size: (await stat(path)).size, content: createReadStream(path) });
      }
      return files;
    });
  for await (const key of keysOf(disk)) {
    const aside = join(folder, 'file');
    const size = await setAside(disk, key, { path: aside, room });
    if (size === null) {
      counts.missing += 1;
      continue;
    }
    counts.files += 1;
    yield { name: `files/${key}`, size, content: createReadStream(aside) };
  }
}

async function* counted(lines: AsyncIterable<string>, counts: Counts): AsyncGenerator<string> {
  for await (const line of lines) {
    counts.rows += 1;
    yield `${line}\n`;
  }
}

/**
 * Writes the database and all files into one compressed archive, encrypted with the store's key, and returns the counts. The server may go
 * on writing meanwhile: the tables are one snapshot, and the files are read after it, so every file that a row names is complete or has been
 * deleted since. An existing file at `path` is replaced only after the archive is complete. Throws `BackupError` when the disk is full.
 */
export async function backup(store: Store, path: string): Promise<Counts> {
  const counts: Counts = { rows: 0, files: 0, missing: 0 };
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const partial = `${path}.part`;
  try {
    const { key } = store;
    await withReservation(folder, (room) =>
      withReservation(dirname(path), (target) =>
        pipeline(
          Readable.from(writeTar(entries(store, { folder, room }, counts))),
          createGzip(),
          (packed: AsyncIterable<Uint8Array>) => (key ? seal(packed, key) : packed),
          target.forStream(),
          createWriteStream(partial, { mode: 0o600 }),
        ),
      ),
    );
    await rename(partial, path);
  } catch (error) {
    throw isDiskFull(error) ? new BackupError('There is no room for the backup. Nothing was written.', { cause: error }) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(partial, { force: true });
  }
  return counts;
}

/** Characters of a row, and bytes of a manifest: far more than any has. */
const maxLine = 32 * 1024 * 1024;
const maxManifest = 1024 * 1024;

async function* linesIn(table: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // Joined once per line: a long row arrives in hundreds of chunks, and joining at each would read all of it each time.
  let pieces: string[] = [];
  let length = 0;
  for await (const chunk of content) {
    const [end, ...lines] = decoder.decode(chunk, { stream: true }).split('\n');
    pieces.push(end!);
    length += end!.length;
    if (length > maxLine) throw new BackupError(`The backup's table ${table} has a row that is too long to be one.`);
    if (lines.length === 0) continue;
    yield pieces.join('');
    const rest = lines.pop()!;
    yield* lines;
    pieces = [rest];
    length = rest.length;
  }
  if (length > 0) throw new BackupError(`The backup's table ${table} breaks off in the middle of a row.`);
}

/** Returns the migrations that a manifest lists. */
async function manifestIn(content: AsyncIterable<Uint8Array>): Promise<string[]> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    if (size > maxManifest) throw new BackupError('The backup has a manifest that is too long to be one.');
    chunks.push(chunk);
  }
  try {
    const { migrations } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { migrations: unknown };
    if (Array.isArray(migrations) && migrations.every((each) => typeof each === 'string')) return migrations;
  } catch (cause) {
    throw new BackupError('The backup has a manifest that is no JSON.', { cause });
  }
  throw new BackupError('The backup has a manifest without its list of migrations.');
}

const isRow = (line: string): boolean => {
  try {
    const row: unknown = JSON.parse(line);
    return typeof row === 'object' && row !== null && !Array.isArray(row);
  } catch {
    return false;
  }
};

/** Rows that are put back in one statement, and the characters at which it is sent earlier. */
const batch = 500;
const batchLength = 8 * 1024 * 1024;

/** The path of a stored file in an archive; rejects path traversal on every operating system. */
const staysInside = /^files\/(?!.*(?:\.\.|\/\/|[\\:\0]))[^/].*$/;

async function restoreTable(trx: Trx, table: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  let [rows, length] = [0, 0];
  let waiting: string[] = [];
  const flush = async () => {
    if (waiting.length > 0) await insertLines(trx, table, waiting);
    rows += waiting.length;
    [waiting, length] = [[], 0];
  };
  for await (const line of linesIn(table, content)) {
    if (!isRow(line)) throw new BackupError(`The backup's table ${table} has a row that is no JSON.`);
    waiting.push(line);
    length += line.length;
    if (waiting.length === batch || length > batchLength) await flush();
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

/**
 * Restores an archive into an empty installation and returns the counts: all of it, or nothing. The database import is a single transaction,
 * and files that came before a failure are deleted. Throws `BackupError`, also when the disk is full.
 */
export async function restore(store: Store, path: string): Promise<Counts> {
  const written: string[] = [];
  try {
    return await bringBack(store, path, written);
  } catch (error) {
    for (const key of written) await store.disk.delete(key).catch(() => undefined);
    throw isDiskFull(error)
      ? new BackupError('There is no room for what is in the backup. Nothing was put back.', { cause: error })
      : error;
  }
}

/** `written` receives the keys of files before they are written. */
async function bringBack({ db, disk, key = null }: Store, path: string, written: string[]): Promise<Counts> {
  const counts: Counts = { rows: 0, files: 0, missing: 0 };
  await db.transaction().execute(async (trx) => {
    await refuseUnlessEmpty(trx);
    const known = await tablesInOrder(trx);
    // The empty installation generated its own keys when it was opened; the restored one must sign with the old keys.
    await trx.deleteFrom('secret').execute();
    let hasManifest = false;
    for await (const { name, content, size } of readTar(Readable.from(unseal(createReadStream(path), key)), createGunzip())) {
      const table = /^tables\/(\w+)\.jsonl$/.exec(name)?.[1];
      if (name === 'manifest.json') {
        hasManifest = true;
        const migrations = await manifestIn(content);
        const here = await migrationsOf(trx);
        const unknown = migrations.filter((migration) => !here.includes(migration));
        if (unknown.length > 0) throw new BackupError(`The backup is of a newer version (${unknown.join(', ')}). Update this one first.`);
      } else if (table !== undefined) {
        if (!known.includes(table)) throw new BackupError(`The backup has a table that this version does not know: ${table}.`);
        counts.rows += await restoreTable(trx, table, content);
      } else if (staysInside.test(name)) {
        const file = name.slice('files/'.length);
        written.push(file);
        await disk.putStream(file, Readable.from(content), { contentLength: size });
        counts.files += 1;
      } else throw new BackupError(`The backup holds something that does not belong: ${name}.`);
    }
    if (!hasManifest) throw new BackupError('This is not a backup: it has no manifest.');
    await continueSequences(trx);
  });
  return counts;
}
