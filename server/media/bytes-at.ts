import type { FileHandle } from 'node:fs/promises';

/** Reads `length` bytes of a file from `at` on; fewer where it ends before. */
export async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  if (!Number.isSafeInteger(at)) return Buffer.alloc(0);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
