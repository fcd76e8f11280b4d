/** Counts the frames of a PNG, which the decoder does not report: it reads the first image of an animated one as if it were the only one. */
import { open } from 'node:fs/promises';

const signatureLength = 8;
/** A length of 4 bytes and a type of 4 bytes. */
const headLength = 8;
/** The content of `acTL` begins with the number of frames, in 4 bytes. */
const countLength = 4;
const checksumLength = 4;
/** No encoder writes more chunks before the image; a file that does counts as one frame. */
const mostChunks = 100;

/** The number of frames that `acTL` declares before the image data; 1 without it (PNG, third edition, 11.3.6.1). */
export async function pngFrames(path: string): Promise<number> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(headLength + countLength);
    for (let at = signatureLength, chunk = 0; chunk < mostChunks; chunk += 1) {
      const { bytesRead } = await file.read(bytes, 0, bytes.length, at);
      const type = bytes.toString('latin1', 4, headLength);
      if (bytesRead < bytes.length || type === 'IDAT') return 1;
      if (type === 'acTL') return Math.max(1, bytes.readUInt32BE(headLength));
      at += headLength + bytes.readUInt32BE(0) + checksumLength;
    }
    return 1;
  } finally {
    await file.close();
  }
}
