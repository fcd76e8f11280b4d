/** Writes what is baked: as small as can be, because it is committed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { groupSize } from '../art/bodies.ts';

const packed = (content: unknown): Buffer =>
  brotliCompressSync(JSON.stringify(content), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: process.env.FAST ? 5 : 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

function write(name: string, bytes: Buffer): number {
  writeFileSync(join(import.meta.dirname, '../art', name), bytes);
  return bytes.length;
}

/** Writes `art.br` and `bodies.br`; returns their bytes. */
export function bake<Rest extends object>({ bodies, ...rest }: Rest & { bodies: readonly string[] }): number {
  const groups = Array.from({ length: Math.ceil(bodies.length / groupSize) }, (_, at) =>
    packed(bodies.slice(at * groupSize, (at + 1) * groupSize)),
  );
  let end = 0;
  const ends = groups.map(({ length }) => (end += length));
  return write('bodies.br', Buffer.concat(groups)) + write('art.br', packed({ ...rest, ends }));
}
