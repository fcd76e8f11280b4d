/**
 * How much may still be written. Files never fill the disk, because the database needs the rest of it. Everything that writes files
 * reserves its bytes first, so that two writers are never promised the same free space.
 */
import { statfsSync, statSync } from 'node:fs';
import { Transform } from 'node:stream';
import { Refusal } from './refusal.ts';

const megabyte = 1024 * 1024;

/**
 * What each leaves free on the disk, as a part of it and in bytes at least and at most, from the first to be refused to the last: files of
 * uploads, files of jobs, what visitors store in the database, what users store there. Payments and deletions are never refused.
 */
const kept = {
  uploads: { share: 1 / 10, least: 64 * megabyte, most: 4096 * megabyte },
  files: { share: 1 / 20, least: 48 * megabyte, most: 2048 * megabyte },
  visitors: { share: 1 / 40, least: 32 * megabyte, most: 1024 * megabyte },
  users: { share: 1 / 80, least: 16 * megabyte, most: 512 * megabyte },
} as const;

export type Keeping = keyof typeof kept;

/** Bytes that a writer of unknown length reserves at a time. */
const slice = 8 * megabyte;

/** Returns the free bytes of the disk that holds `folder`, and those of them that each kind of writer may not take. */
export function spaceIn(folder: string): { free: number; kept: Record<Keeping, number> } {
  const { bavail, blocks, bsize } = statfsSync(folder);
  const keptBy = ({ share, least, most }: (typeof kept)[Keeping]) => Math.min(most, Math.max(least, blocks * bsize * share));
  return {
    free: bavail * bsize,
    kept: { uploads: keptBy(kept.uploads), files: keptBy(kept.files), visitors: keptBy(kept.visitors), users: keptBy(kept.users) },
  };
}

const fullCodes = ['ENOSPC', 'EDQUOT', '53100'];

/** Returns whether an error, or what caused it, reports that there's no room: from a file, from PostgreSQL, or from a reservation. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (
      (cause instanceof Refusal && cause.key === 'storageFull') ||
      fullCodes.includes(String((cause as { code?: unknown }).code)) ||
      /ENOSPC|No space left on device/.test(cause.message)
    )
      return true;
  return false;
}

/** Returns the refusal of a file for which there's no room. */
export const storageFull = (cause?: unknown): Refusal => new Refusal('unavailable', { key: 'storageFull', cause });

/** Bytes that writers of this process have reserved and not written yet, by the file system's device. */
const promised = new Map<number, number>();

/** Free space that one piece of work may fill. Sizes in bytes. */
export type Reservation = {
  /** Throws the refusal `storageFull` when this much would not fit now. Reserves nothing. */
  check(bytes: number): void;
  /** Reserves more. Throws the refusal `storageFull` when that does not fit beside what all others reserved. */
  reserve(bytes: number): void;
  /** States that reserved bytes are in a file now, where the file system counts them itself. */
  wrote(bytes: number): void;
  /** Returns a stream that passes bytes on to a file and reserves them as they come, in steps. */
  forStream(): Transform;
  /** Gives back what was reserved and not written. Repeatable. */
  release(): void;
};

/**
 * Opens the reservations of one piece of work on the file system that holds `folder`. The file system is asked synchronously: between the
 * question and the reservation nobody else may reserve.
 */
export function openReservation(folder: string, keeping: 'uploads' | 'files' = 'files'): Reservation {
  const device = statSync(folder).dev;
  let own = 0;
  const change = (bytes: number): void => {
    own += bytes;
    const all = (promised.get(device) ?? 0) + bytes;
    if (all > 0) promised.set(device, all);
    else promised.delete(device);
  };
  const room: Reservation = {
    check(bytes) {
      const space = spaceIn(folder);
      const free = space.free - space.kept[keeping] - (promised.get(device) ?? 0);
      if (free < bytes) throw storageFull(`${free} bytes are free, and ${bytes} were asked for`);
    },
    reserve(bytes) {
      room.check(bytes);
      change(bytes);
    },
    wrote: (bytes) => change(-Math.min(bytes, own)),
    forStream() {
      let left = 0;
      return new Transform({
        transform(chunk: Buffer, _encoding, done) {
          try {
            while (left < chunk.length) {
              room.reserve(slice);
              left += slice;
            }
          } catch (error) {
            done(error as Error);
            return;
          }
          left -= chunk.length;
          room.wrote(chunk.length);
          done(null, chunk);
        },
        flush(done) {
          room.wrote(left);
          done();
        },
      });
    },
    release: () => change(-own),
  };
  return room;
}

/** Runs `work` with reservations on the file system that holds `folder`; they end with it. Uploads leave a part of it to jobs. */
export async function withReservation<T>(
  folder: string,
  work: (room: Reservation) => Promise<T>,
  keeping: 'uploads' | 'files' = 'files',
): Promise<T> {
  const room = openReservation(folder, keeping);
  try {
    return await work(room);
  } finally {
    room.release();
  }
}
