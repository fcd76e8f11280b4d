/** Reads the header of a `.safetensors` file: eight bytes of length, JSON, then the numbers of all tensors one after another. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { StoredTensor } from '../nets/graph/onnx.ts';

const prefix = 8;
/** The format's own limit on its header in bytes. */
const longest = 100_000_000;

type Entry = { dtype: string; shape: number[]; data_offsets: [number, number] };

/** Returns where each tensor lies. Throws when the header is not one, or when a tensor does not lie within the file. */
export function readHeader(path: string): Map<string, StoredTensor> {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const start = Buffer.alloc(prefix);
    if (readSync(file, start, 0, prefix, 0) < prefix) throw new Error(`${path} is no safetensors file`);
    const length = Number(start.readBigUInt64LE());
    if (length > longest || prefix + length > size) throw new Error(`${path} is no safetensors file`);
    const header = Buffer.alloc(length);
    readSync(file, header, 0, length, prefix);
    const { __metadata__: _, ...entries } = JSON.parse(header.toString('utf8')) as Record<string, Entry>;
    return new Map(
      Object.entries(entries).map(
        ([
          name,
          {
            dtype,
            shape,
            data_offsets: [from, to],
          },
        ]) => {
          if (!(from >= 0 && from <= to && prefix + length + to <= size))
            throw new Error(`${path} is cut off: ${name} does not lie within it`);
          return [name, { dtype, shape, offset: prefix + length + from, length: to - from }];
        },
      ),
    );
  } finally {
    closeSync(file);
  }
}
