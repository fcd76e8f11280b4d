/** What the drawings are made of: `bodies.br`, in groups of which one is unpacked when the first of it is drawn. All together are 27 MB. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Drawings of a group: those of one kind stand side by side, and share much of what they are made of. */
export const groupSize = 24;

let packed: Buffer | undefined;
const groups: string[][] = [];

/** The body of the drawing at this place; `ends`: where the groups end in the file, in bytes. */
export function bodyAt(place: number, ends: readonly number[]): string {
  const at = Math.trunc(place / groupSize);
  packed ??= readFileSync(join(import.meta.dirname, 'bodies.br'));
  groups[at] ??= JSON.parse(brotliDecompressSync(packed.subarray(ends[at - 1] ?? 0, ends[at])).toString('utf8')) as string[];
  return groups[at][place % groupSize]!;
}
