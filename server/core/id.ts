import { randomFillSync } from 'node:crypto';
import { decodeTime, ulid } from 'ulid';

/**
 * The ULID library requests random bytes for every character, which costs more than the query that uses the id, so bytes are generated for
 * many ids at once.
 */
const pool = Buffer.alloc(16 * 256);
let used = pool.length;

/** Returns a number from 0 (inclusive) to 1 (exclusive). */
function random(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 1;
  return pool[used - 1]! / 256;
}

/** Returns a ULID: 26 characters that sort by `time` (milliseconds since 1970), 80 of its bits random. */
export const newId = (time: number): string => ulid(time, random);

/** Returns the ULID of `time` whose other bits are those of a digest (base64url, at least 128 bits). */
export function idFrom(time: number, digest: string): string {
  const bytes = Buffer.from(digest, 'base64url');
  let taken = 0;
  return ulid(time, () => bytes[taken++]! / 256);
}

/** Returns the time in an id, in milliseconds since 1970; 0 for a text that is none. */
export const timeOfId = (id: string): number => (isId(id) ? decodeTime(id) : 0);

/** Returns whether a text has the shape of an id. */
export const isId = (text: string): boolean => /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(text);
