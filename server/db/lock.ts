import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another server uses this data directory; the message is written for the operator. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
}

/**
 * Locks the data directory for this process and returns the lock. The lock is an exclusive transaction, which the operating system drops
 * however the process exits; without it, the embedded database would silently lose writes if two processes opened it. Throws
 * `DataDirInUse`.
 */
export function lockDataDir(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(join(dataDir, 'lock.sqlite'));
  try {
    file.exec('pragma journal_mode = memory');
    file.exec('begin exclusive');
  } catch (cause) {
    file.close();
    throw new DataDirInUse(
      `Another server is already working in ${dataDir}. Stop it, or start this one with another DATA_DIR, or set DATABASE_URL so that several can share one database.`,
      { cause },
    );
  }
  return { release: () => file.close() };
}
