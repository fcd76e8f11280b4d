/**
 * How much may still be written. Files never fill the disk, because the database needs the rest of it. Everything that writes files
 * reserves its bytes first, so that two writers are never promised the same free space.
 */
import { statfsSync, statSync } from 'node:fs';
import { Transform } from 'node:stream';
import { Refusal } from './refusal.ts';

/** Part of the disk, and the most in bytes, that files leave to the database and the system. */
const keptShare = 1 / 20;
const maxKept = 1024 ** 3;
/** Bytes that a writer of unknown length reserves at a time. */
const slice = 8 * 1024 * 1024;

const fullCodes = ['ENOSPC', 'EDQUOT', '53100'];

/** Returns whether an error, or what caused it, says that there is no room: from a file, from PostgreSQL, or from a reservation. */
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

/** Returns the refusal of a file for which there is no room. */
export const storageFull = (cause?: unknown): Refusal => new Refusal('unavailable', { key: 'storageFull', cause });

/** Bytes that writers of this process have reserved and not written yet, by the file system's device. */
const promised = new Map<number, number>();

/** Free space that one piece of work may fill. Sizes in bytes. */
export type Room = {
  /** Reserves more. Throws the refusal `storageFull` when that does not fit beside what all others reserved. */
  reserve(bytes: number): void;
  /** Says that reserved bytes are in a file now, where the file system counts them itself. */
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
export function openRoom(folder: string): Room {
  const device = statSync(folder).dev;
  let own = 0;
  const change = (bytes: number): void => {
    own += bytes;
    const all = (promised.get(device) ?? 0) + bytes;
    if (all > 0) promised.set(device, all);
    else promised.delete(device);
  };
  const room: Room = {
    reserve(bytes) {
      const { bavail, blocks, bsize } = statfsSync(folder);
      const kept = Math.min(maxKept, blocks * bsize * keptShare);
      const free = bavail * bsize - kept - (promised.get(device) ?? 0);
      if (free < bytes) throw storageFull(`${free} bytes are free, and ${bytes} were asked for`);
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

/** Runs `work` with reservations on the file system that holds `folder`; they end with it. */
export async function withRoom<T>(folder: string, work: (room: Room) => Promise<T>): Promise<T> {
  const room = openRoom(folder);
  try {
    return await work(room);
  } finally {
    room.release();
  }
}
