/**
 * The first frame of an animated PNG whose other image is none of its frames: that one is for programs that know no animations, and browsers never
 * show it (PNG, third edition, 4.9). The decoder knows none.
 */
import { chunkOf } from './png-colors.ts';

const startLength = 8;
/** Length, type and checksum around the data of a chunk. */
const [around, dataAt] = [12, 8];
/** The number in its order before the data of a frame. */
const orderLength = 4;

type Chunk = { name: string; data: Buffer; whole: Buffer };

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = startLength; at + around <= bytes.length;) {
    const end = at + around + bytes.readUInt32BE(at);
    if (end > bytes.length) return;
    yield {
      name: bytes.toString('latin1', at + 4, at + dataAt),
      data: bytes.subarray(at + dataAt, end - 4),
      whole: bytes.subarray(at, end),
    };
    at = end;
  }
}

/** Returns the PNG with its first frame as its image; null where its image is a frame, or where that frame does not cover the whole. */
export function withFirstFrame(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, startLength)];
  let header: Buffer = Buffer.alloc(0);
  let [isAnimated, pixels, frames, parts] = [false, 0, 0, 0];
  for (const { name, data, whole } of chunksOf(bytes)) {
    if (name === 'IHDR') header = data;
    if (name === 'acTL') isAnimated = true;
    // Most PNGs are not animated: nothing of them is copied.
    if (name === 'IDAT' && !isAnimated) return null;
    if (name === 'fcTL') {
      if (frames === 0 && (pixels === 0 || !data.subarray(4, 12).equals(header.subarray(0, 8)))) return null;
      frames += 1;
    }
    if (name === 'IDAT') pixels += 1;
    else if (name === 'fdAT' && frames === 1) {
      kept.push(chunkOf('IDAT', data.subarray(orderLength)));
      parts += 1;
    } else if (!['acTL', 'fcTL', 'fdAT'].includes(name)) kept.push(whole);
  }
  return parts > 0 ? Buffer.concat(kept) : null;
}
