/** How much may still be written. Files never fill the disk, because the database needs the rest of it. */
import { statfs } from 'node:fs/promises';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

/** Part of the disk, and the most in bytes, that files leave to the database and the system. */
const keptShare = 1 / 20;
const maxKept = 1024 ** 3;

const fullCodes = ['ENOSPC', 'EDQUOT', '53100'];

/** Returns whether an error, or what caused it, says that there is no room: from a file, or from PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (fullCodes.includes(String((cause as { code?: unknown }).code)) || /ENOSPC|No space left on device/.test(cause.message)) return true;
  return false;
}

/** Returns the refusal of a file for which there is no room. */
export const storageFull = (cause?: unknown): Refusal => new Refusal('unavailable', { key: 'storageFull', cause });

/** Throws the refusal `storageFull` unless `bytes` more fit into the data directory. */
export async function checkRoom({ config }: Pick<Services, 'config'>, bytes: number): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  const kept = Math.min(maxKept, blocks * bsize * keptShare);
  if (bavail * bsize - kept < bytes) throw storageFull(`${bavail * bsize} bytes are free, and ${bytes} were asked for`);
}
