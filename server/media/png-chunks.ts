/** The chunks of which a PNG consists (PNG, third edition, 5.3). */
import { crc32 } from 'node:zlib';

/** Bytes before the first chunk. */
export const startLength = 8;
/** Length, type and checksum around the data of a chunk. */
const [around, dataAt] = [12, 8];

type Chunk = { name: string; data: Buffer; whole: Buffer };

/** Yields the chunks that are there to their end. */
export function* chunksOf(bytes: Buffer): Generator<Chunk> {
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

/** Returns a chunk with its length and its checksum. */
export function chunkOf(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Returns a PNG with more chunks behind its header. */
export function withChunks(bytes: Buffer, chunks: readonly Buffer[]): Buffer {
  const at = startLength + around + bytes.readUInt32BE(startLength);
  return Buffer.concat([bytes.subarray(0, at), ...chunks, bytes.subarray(at)]);
}
