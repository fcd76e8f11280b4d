/**
 * Deletes files whose rows are gone. The paths are stored in the transaction that deletes the rows, so a crash or an unreachable storage
 * leaves no file behind, and they are deleted a second time later, because a job that was under way may have written them in between.
 */
import { sql } from 'kysely';
import type { Services } from '../core/services.ts';
import type { Db } from '../db/transaction.ts';

/** Longer than any job may run (milliseconds). */
const settling = 60 * 60 * 1000;

type Deleting = Pick<Services, 'db' | 'disk' | 'clock' | 'log'>;

/** Notes storage paths for deletion. A path that ends in a slash is a folder. */
export async function markForDeletion(trx: Db, paths: readonly string[], at: Date): Promise<void> {
  if (paths.length === 0) return;
  // As one value: the database takes 65,535 of them, and a day leaves more files.
  await sql`insert into doomed_file (path, at) select path, ${at}::timestamptz from unnest(${[...new Set(paths)]}::text[]) as path
    on conflict (path) do update set at = excluded.at`.execute(trx);
}

async function remove({ disk, log }: Pick<Deleting, 'disk' | 'log'>, path: string): Promise<boolean> {
  try {
    await (path.endsWith('/') ? disk.deleteAll(path.slice(0, -1)) : disk.delete(path));
    return true;
  } catch (error) {
    log.error('a file could not be deleted; it is tried again', { path, error });
    return false;
  }
}

/** Deletes these files now. Never rejects: what fails is repeated by `sweepMarked`. */
export async function deleteNow(services: Pick<Deleting, 'disk' | 'log'>, paths: readonly string[]): Promise<void> {
  for (const path of new Set(paths)) await remove(services, path);
}

/**
 * Deletes the noted files once more when no job can still write them, and returns how many paths were deleted. `atOnce`: how many are read at
 * a time; each is tried once.
 */
export async function sweepMarked(services: Deleting, atOnce = 1000): Promise<number> {
  const { db, clock } = services;
  const before = new Date(clock().getTime() - settling);
  let [count, last] = [0, ''];
  for (;;) {
    const rows = await db
      .selectFrom('doomed_file')
      .select('path')
      .where('at', '<', before)
      .where('path', '>', last)
      .orderBy('path')
      .limit(atOnce)
      .execute();
    for (const { path } of rows) {
      if (!(await remove(services, path))) continue;
      await db.deleteFrom('doomed_file').where('path', '=', path).where('at', '<', before).execute();
      count += 1;
    }
    if (rows.length < atOnce) return count;
    last = rows.at(-1)!.path;
  }
}
