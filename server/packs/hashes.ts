import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** What a file must be: the hub's SHA-256 of a large file, or git's SHA-1 of a small one. */
export type Expected = { size: number; sha256: string | null; blob: string };

/** Hashes a file's bytes both ways while they pass. `size` is the size that the file should have, which git hashes first. */
export function createHashes(size: number) {
  const sha256 = createHash('sha256');
  const blob = createHash('sha1').update(`blob ${size}\0`);
  let seen = 0;
  return {
    add(bytes: Uint8Array): void {
      sha256.update(bytes);
      blob.update(bytes);
      seen += bytes.length;
    },
    /** The hashes of all that passed; nothing can be added afterwards. */
    end: () => ({ size: seen, sha256: sha256.digest('hex'), blob: blob.digest('hex') }),
  };
}

/** Returns the hashes of a file, which must not be larger than `size` to be worth reading on. */
export async function hashesOf(path: string, size: number): Promise<{ size: number; sha256: string; blob: string }> {
  const hashes = createHashes(size);
  for await (const part of createReadStream(path, { highWaterMark: 1024 * 1024 })) hashes.add(part as Buffer);
  return hashes.end();
}

/** Returns whether hashes are those expected. */
export const isAsExpected = (found: { size: number; sha256: string; blob: string }, { size, sha256, blob }: Expected): boolean =>
  found.size === size && (sha256 === null ? found.blob === blob : found.sha256 === sha256);
