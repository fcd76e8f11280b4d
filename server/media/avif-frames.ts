/** Counts the frames of an AVIF, of which the decoder reads the one image. */
import { readFile } from 'node:fs/promises';

/** Behind its type, a sample size box has a version, a size and the number of samples, four bytes each (ISO/IEC 14496-12, 8.7.3). */
const countAt = 12;

/** The number of frames of an animated AVIF; 1 for a single image. */
export async function avifFrames(path: string): Promise<number> {
  const bytes = await readFile(path);
  const at = bytes.indexOf('stsz');
  return at === -1 || at + countAt + 4 > bytes.length ? 1 : Math.max(1, bytes.readUInt32BE(at + countAt));
}
