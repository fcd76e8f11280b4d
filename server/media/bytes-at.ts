import type { FileHandle } from 'node:fs/promises';

/** Bytes that are read at once: each read of a file waits for a turn of the loop, and headers are a handful of bytes beside each other. */
const ahead = 4096;

/** By open file: what was read of it last. */
const lately = new WeakMap<FileHandle, { from: number; bytes: Buffer }>();

/** Reads `length` bytes of a file that nobody writes, from `at` on; fewer where it ends before. */
export async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  if (!Number.isSafeInteger(at)) return Buffer.alloc(0);
  const known = lately.get(file);
  if (known && at >= known.from && at + length <= known.from + known.bytes.length) {
    const begin = at - known.from;
    return known.bytes.subarray(begin, begin + length);
  }
  const wanted = Math.max(length, ahead);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, at);
  const bytes = buffer.subarray(0, bytesRead);
  lately.set(file, { from: at, bytes });
  return bytes.subarray(0, length);
}
