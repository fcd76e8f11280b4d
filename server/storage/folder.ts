import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { times } from '../../contract/facts/times.ts';
import { withReservation, type Reservation } from '../core/disk-space.ts';
import type { Services } from '../core/services.ts';

/** Folders of the data directory that hold files only while something works on them: requests, and generations. */
const passing = ['incoming', 'work'] as const;

/** Nothing works on its files longer than this: four times what a job may take. */
const longest = 4 * times.jobLimit;

/**
 * Runs `work` with a temporary folder, which is removed afterward, and returns its result. What is written into it is reserved with
 * `room` first.
 */
export async function withFolder<T>(
  { config }: Pick<Services, 'config'>,
  work: (folder: string, room: Reservation) => Promise<T>,
  { kind = 'incoming', name = 'request' }: { kind?: (typeof passing)[number]; name?: string } = {},
): Promise<T> {
  const parent = join(config.dataDir, kind);
  const open = (): Promise<string> => mkdtemp(join(parent, `${name}-`));
  const folder = await open().catch(async () => {
    // Only the first time: each step to the disk waits for a turn of the loop.
    await mkdir(parent, { recursive: true, mode: 0o700 });
    return open();
  });
  const use = async (room: Reservation): Promise<T> => {
    try {
      return await work(folder, room);
    } finally {
      // Child processes that were killed may still be writing briefly. Nobody waits for the steps of it, and what stays is swept.
      void rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
    }
  };
  return withReservation(folder, use, kind === 'incoming' ? 'uploads' : 'files');
}

/**
 * Removes what ended processes left behind. `alone`: no other process uses the data directory, so everything in it was left behind;
 * otherwise only what is too old to be in use.
 */
export async function sweepFolders({ config, log }: Pick<Services, 'config' | 'log'>, { alone }: { alone: boolean }): Promise<void> {
  for (const kind of passing) {
    const parent = join(config.dataDir, kind);
    const names = await readdir(parent).catch(() => []);
    for (const name of names) {
      const path = join(parent, name);
      try {
        if (alone || (await stat(path)).mtimeMs < Date.now() - longest) await rm(path, { recursive: true, force: true, maxRetries: 10 });
      } catch (error) {
        log.warn('a temporary folder could not be removed', { path, error });
      }
    }
  }
}

/**
 * Makes the data directory readable by its owner alone. An installation from before may have files that others can read; they are closed
 * once, together with the directory itself.
 */
export async function closeToOthers({ dataDir }: { dataDir: string }): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32' || ((await stat(dataDir)).mode & 0o077) === 0) return;
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory() || entry.isFile()) await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  await chmod(dataDir, 0o700);
}
