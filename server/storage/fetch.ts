/** Copies a stored file to a path of this machine. Its row may outlive it: a disk was lost, or a deletion has begun. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Reservation } from '../core/disk-space.ts';
import type { Services } from '../core/services.ts';

/** A file that a row names is not in the storage. */
export class FileGone extends Error {
  override readonly name = 'FileGone';
  constructor(key: string, cause: unknown) {
    super(`${key} is not in the storage`, { cause });
  }
}

/** Copies the file of a key to `path` and reserves its bytes in `room` as they come, until `signal` is aborted. Throws `FileGone` when the storage has no such file. */
export async function fetchFile(
  { disk }: Pick<Services, 'disk'>,
  key: string,
  path: string,
  room: Reservation,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await pipeline(await disk.getStream(key), room.forStream(), createWriteStream(path, { mode: 0o600 }), ...(signal ? [{ signal }] : []));
  } catch (error) {
    // Asked of the storage, because each kind of storage has an error of its own.
    if (!(await disk.exists(key))) throw new FileGone(key, error);
    throw error;
  }
}
