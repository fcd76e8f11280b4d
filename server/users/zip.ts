import { crc32 } from 'node:zlib';

export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> };

const signature = { file: 0x04034b50, descriptor: 0x08074b50, directory: 0x02014b50, end: 0x06054b50 } as const;
/** Sizes follow the content, and names are UTF-8. */
const flags = 0x0808;
const version = 20;
const largest = 0xffffffff;

function dosTime(date: Date): { time: number; day: number } {
  return {
    time: (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
    day: ((Math.max(1980, date.getUTCFullYear()) - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
  };
}

/** Writes 16- and 32-bit little-endian numbers one after the other. */
function pack(...fields: readonly (readonly [bits: 16 | 32, value: number])[]): Buffer {
  const packed = Buffer.alloc(fields.reduce((sum, [bits]) => sum + bits / 8, 0));
  let offset = 0;
  for (const [bits, value] of fields) offset = bits === 16 ? packed.writeUInt16LE(value, offset) : packed.writeUInt32LE(value, offset);
  return packed;
}

/**
 * A zip archive as a stream (APPNOTE 6.3, stored, sizes after the content), so that somebody's files never stand in memory together.
 * Throws past 4 GB, where the plain format ends.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const { time, day } = dosTime(at);
  const directory: Buffer[] = [];
  let offset = 0;
  let count = 0;
  for await (const { name, content } of entries) {
    const fileName = Buffer.from(name, 'utf8');
    const start = offset;
    const head = pack(
      [32, signature.file],
      [16, version],
      [16, flags],
      [16, 0],
      [16, time],
      [16, day],
      [32, 0],
      [32, 0],
      [32, 0],
      [16, fileName.length],
      [16, 0],
    );
    yield head;
    yield fileName;
    let crc = 0;
    let size = 0;
    for await (const chunk of content) {
      crc = crc32(chunk, crc);
      size += chunk.byteLength;
      yield chunk;
    }
    yield pack([32, signature.descriptor], [32, crc], [32, size], [32, size]);
    offset += head.length + fileName.length + size + 16;
    if (offset > largest) throw new Error('The archive is too large for a plain zip');
    directory.push(
      pack(
        [32, signature.directory],
        [16, version],
        [16, version],
        [16, flags],
        [16, 0],
        [16, time],
        [16, day],
        [32, crc],
        [32, size],
        [32, size],
        [16, fileName.length],
        [16, 0],
        [16, 0],
        [16, 0],
        [16, 0],
        [32, 0],
        [32, start],
      ),
      fileName,
    );
    count += 1;
  }
  const whole = Buffer.concat(directory);
  yield whole;
  yield pack([32, signature.end], [16, 0], [16, 0], [16, count], [16, count], [32, whole.length], [32, offset], [16, 0]);
}
