/**
 * `Range: bytes=…` (RFC 9110 §14): video players request ranges, and some do not play without them. Implemented here because files are
 * streams from a disk or a bucket, and existing range libraries read from paths.
 */
import { Transform, type Readable } from 'node:stream';

/** First and last byte, both inclusive. */
export type Range = { first: number; last: number };

/** Parses a single range; null for none or several (the whole file is sent), `unsatisfiable` for one past the end. */
export function readRange(header: string | undefined, size: number): Range | null | 'unsatisfiable' {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!found) return null;
  const [, from = '', to = ''] = found;
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length > 0 ? { first: size - length, last: size - 1 } : 'unsatisfiable';
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first >= size) return 'unsatisfiable';
  return last < first ? null : { first, last };
}

/** Returns the bytes of a range from a stream that cannot seek. */
export function cut(source: Readable, { first, last }: Range): Readable {
  let offset = 0;
  const piece = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const start = Math.max(first - offset, 0);
      const end = Math.min(last + 1 - offset, chunk.length);
      offset += chunk.length;
      if (end > start) this.push(chunk.subarray(start, end));
      if (offset > last) {
        this.push(null);
        source.destroy();
      }
      done();
    },
  });
  source.once('error', (error) => piece.destroy(error));
  return source.pipe(piece);
}
