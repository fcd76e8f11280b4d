import { randomFillSync } from 'node:crypto';
import { ulid } from 'ulid';

/** The library asks the system for random bits at every letter, which costs more than the query that uses the id: bits are drawn for many ids at once. */
const pool = Buffer.alloc(16 * 256);
let used = pool.length;

/** From 0 up to, but not including, 1. */
function random(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 1;
  return pool[used - 1]! / 256;
}

/** A ULID: 26 letters that sort by time (milliseconds since 1970), 80 bits of them random. */
export const newId = (time: number): string => ulid(time, random);
