/** The little of the tar format (POSIX ustar) that a backup needs: plain files, one after the other, of any size. */

const block = 512;

export type TarFile = { name: string; size: number; content: AsyncIterable<Uint8Array> };

/** The archive is not one, or breaks off. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

/** Sizes past eight gigabytes do not fit the octal field: base 256, as GNU and POSIX readers take it. */
function writeSize(header: Buffer, size: number): void {
  if (size < 0o77777777777) {
    header.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
    return;
  }
  header[124] = 0x80;
  header.writeUIntBE(size, 130, 6);
}

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(block);
  if (Buffer.byteLength(name) > 100) throw new TarError(`The name ${name} is too long for an archive`);
  header.write(name, 0, 'utf8');
  header.write('0000600\0', 100, 'latin1');
  header.write('0000000\0', 108, 'latin1');
  header.write('0000000\0', 116, 'latin1');
  writeSize(header, size);
  header.write('00000000000\0', 136, 'latin1');
  header.write('        ', 148, 'latin1');
  header.write('0', 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

const padding = (size: number): number => (block - (size % block)) % block;

export async function* writeTar(files: AsyncIterable<TarFile>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of files) {
    yield headerOf(name, size);
    let written = 0;
    for await (const chunk of content) {
      written += chunk.byteLength;
      yield chunk;
    }
    if (written !== size) throw new TarError(`${name} changed while it was read`);
    yield Buffer.alloc(padding(size));
  }
  yield Buffer.alloc(2 * block);
}

/** Bytes that come as they please, taken in the lengths that are wanted. */
class Bytes {
  private held = Buffer.alloc(0);
  private readonly chunks: AsyncIterator<Uint8Array>;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  private async more(): Promise<void> {
    const { value, done } = await this.chunks.next();
    if (done) throw new TarError('The archive breaks off');
    this.held = this.held.length === 0 ? Buffer.from(value) : Buffer.concat([this.held, value]);
  }

  async take(length: number): Promise<Buffer> {
    while (this.held.length < length) await this.more();
    const taken = this.held.subarray(0, length);
    this.held = this.held.subarray(length);
    return taken;
  }

  async *pieces(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0;) {
      if (this.held.length === 0) await this.more();
      const piece = this.held.subarray(0, left);
      this.held = this.held.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }
}

function readHeader(header: Buffer): { name: string; size: number } {
  const text = (from: number, length: number) => header.toString('utf8', from, from + length).split('\0')[0]!;
  const claimed = Number.parseInt(text(148, 8), 8);
  const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0);
  if (claimed !== sum) throw new TarError('This is not an archive of ours');
  const size = header[124] === 0x80 ? header.readUIntBE(130, 6) : Number.parseInt(text(124, 12), 8);
  return { name: text(0, 100), size };
}

/** Hands out each file; its content must be read to the end before the next is asked for. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarFile> {
  const bytes = new Bytes(source);
  for (;;) {
    const header = await bytes.take(block);
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = readHeader(header);
    yield { name, size, content: bytes.pieces(size) };
    await bytes.take(padding(size));
  }
}
