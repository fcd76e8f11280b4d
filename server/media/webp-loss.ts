/** Which WebP keeps every pixel. */
import { open } from 'node:fs/promises';
import { bytesAt } from './bytes-at.ts';

/** Length of a chunk's name and size, and of what a frame states before its own chunks (RFC 9649, 2.3 and 2.7.1.1). */
const [headLength, frameLength] = [8, 16];
const firstChunk = 12;
/** A profile, a background and an alpha stand before an image; the limit stops files crafted with thousands. */
const mostChunks = 20;

/** Returns whether the image, or the first one of an animation, is stored without loss. */
export async function isLossless(path: string): Promise<boolean> {
  await using file = await open(path);
  for (let at = firstChunk, chunks = 0; chunks < mostChunks; chunks += 1) {
    const head = await bytesAt(file, at, headLength);
    const name = head.toString('latin1', 0, 4);
    if (head.length < headLength || name === 'VP8 ') return false;
    if (name === 'VP8L') return true;
    const size = head.readUInt32LE(4);
    at += headLength + (name === 'ANMF' ? frameLength : size + (size % 2));
  }
  return false;
}
