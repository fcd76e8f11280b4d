import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another server works in this data directory; the message is a sentence for the operator. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
}

/**
 * Takes the data directory for this process. The lock is an exclusive transaction, which the system drops with the process whatever
 * ends it, because the embedded database would lose writes without a word when two processes opened it.
 */
export function lockDataDir(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true });
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
