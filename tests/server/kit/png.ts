import { crc32, deflateSync } from 'node:zlib';

/** A chunk with its length and its checksum. */
export const chunkOf = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body) >>> 0, body.length + 4);
  return out;
};

/** A gray PNG whose header claims any size, with pixels for none, some or all of it; with `frames` it claims to be animated. */
export function pngOf(width: number, height: number, pixels: Buffer = Buffer.alloc(0), { frames = 1 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunkOf('IHDR', header),
    ...(frames > 1 ? [chunkOf('acTL', Buffer.from([0, 0, 0, frames, 0, 0, 0, 0]))] : []),
    chunkOf('IDAT', deflateSync(pixels)),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
}
