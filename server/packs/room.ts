/** How much of the disk a download may take. */
import { mkdir, statfs } from 'node:fs/promises';
import { PackFault } from './fault.ts';

const gigabyte = 1e9;
/** What must stay free while files are written: the database lives on the same disk. */
const kept = 0.25 * gigabyte;

/** Returns the free bytes of the disk that a folder is on. */
export async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Bytes that must be free before `left` bytes are fetched: a tenth more, and a gigabyte. */
export const bytesNeeded = (left: number): number => (left === 0 ? 0 : Math.ceil(left * 1.1 + gigabyte));

const inGigabytes = (bytes: number): string => `${(bytes / gigabyte).toFixed(1)} GB`;

/** Throws a `PackFault` unless `left` bytes may be fetched into a folder. */
export async function checkBefore(folder: string, left: number): Promise<void> {
  const [free, needed] = [await freeBytes(folder), bytesNeeded(left)];
  if (free < needed)
    throw new PackFault(
      'disk',
      `The disk of ${folder} has ${inGigabytes(free)} free; this needs ${inGigabytes(needed)}. Nothing was fetched.`,
    );
}

/** Throws a `PackFault` when so little is left that the database could be next. */
export async function checkDuring(folder: string): Promise<void> {
  const free = await freeBytes(folder);
  if (free < kept)
    throw new PackFault('disk', `Only ${inGigabytes(free)} of the disk are left. What was fetched stays and is used by the next attempt.`);
}
