/**
 * Deletes files whose rows are gone. The paths are stored in the transaction that deletes the rows, so a crash or an unreachable storage
 * leaves no file behind, and they are deleted a second time later, because a job that was under way may have written them in between.
 */
import type { Services } from '../core/services.ts';
import type { Db } from '../db/transaction.ts';

/** Longer than any job may run (milliseconds). */
const settling = 60 * 60 * 1000;

type Deleting = Pick<Services, 'db' | 'disk' | 'clock' | 'log'>;

/** Notes storage paths for deletion. A path that ends in a slash is a folder. */
export async function markForDeletion(trx: Db, paths: readonly string[], at: Date): Promise<void> {
  if (paths.length === 0) return;
  await trx
    .insertInto('doomed_file')
    .values([...new Set(paths)].map((path) => ({ path, at })))
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ at }))
    .execute();
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

/** Deletes the noted files once more when no job can still write them, and returns how many paths were deleted. */
export async function sweepMarked(services: Deleting): Promise<number> {
  const { db, clock } = services;
  const before = new Date(clock().getTime() - settling);
  const rows = await db.selectFrom('doomed_file').select('path').where('at', '<', before).limit(1000).execute();
  let count = 0;
  for (const { path } of rows) {
    if (!(await remove(services, path))) continue;
    await db.deleteFrom('doomed_file').where('path', '=', path).where('at', '<', before).execute();
    count += 1;
  }
  return count;
}
