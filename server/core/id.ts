import { randomFillSync } from 'node:crypto';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const timeLetters = 10;
const randomLetters = 16;

/** Random bytes are drawn for many ids at once: asking the system for each letter costs more than the query that uses the id. */
const pool = Buffer.alloc(randomLetters * 256);
let used = pool.length;

/** A ULID: 26 letters that sort by time (milliseconds since 1970), 80 bits of them random. */
export function newId(time: number): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = '';
  for (let left = time, index = 0; index < timeLetters; index += 1) {
    id = letters[left % 32]! + id;
    left = Math.floor(left / 32);
  }
  for (let index = 0; index < randomLetters; index += 1) id += letters[pool[used + index]! & 31]!;
  used += randomLetters;
  return id;
}
