import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { pack } from 'tar-stream';
import { readTar, TarError, writeTar, type TarFile } from '../../server/backup/tar.ts';

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
const file = (name: string, content: string, size = Buffer.byteLength(content)): TarFile => ({
  name,
  size,
  content: once(Buffer.from(content)),
});
async function* of(...files: TarFile[]): AsyncGenerator<TarFile> {
  yield* files;
}
const read = async (archive: Buffer): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for await (const { name, content } of readTar(Readable.from([archive], { objectMode: false })))
    found[name] = (await buffer(content)).toString();
  return found;
};

/** `old.txt` with "kept\n", as version 1 of the backup wrote it. */
const oldHeader = (() => {
  const header = Buffer.alloc(512);
  for (const [text, at] of [
    ['old.txt', 0],
    ['0000600\0', 100],
    ['0000000\0', 108],
    ['0000000\0', 116],
    ['00000000005\0', 124],
    ['00000000000\0', 136],
    ['        ', 148],
    ['0', 156],
    ['ustar\x0000', 257],
  ] as const)
    header.write(text, at, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
})();

describe('the archive of a backup', () => {
  it('comes back as it was, with empty files and names past the hundred bytes of the plain header', async () => {
    const long = `files/results/${'é'.repeat(120)}.txt`;
    const archive = await buffer(Readable.from(writeTar(of(file('a', 'one'), file('empty', ''), file(long, 'x'.repeat(70_000))))));
    expect(await read(archive)).toEqual({ a: 'one', empty: '', [long]: 'x'.repeat(70_000) });
  });

  it('is read in the format of the first version', async () => {
    const content = Buffer.alloc(512);
    content.write('kept\n');
    expect(await read(Buffer.concat([oldHeader, content, Buffer.alloc(1024)]))).toEqual({ 'old.txt': 'kept\n' });
  });

  it.each([
    ['shorter', 'ab'],
    ['longer', 'abcd'],
  ])('is not written with a file that became %s meanwhile', async (_, content) => {
    await expect(buffer(Readable.from(writeTar(of(file('moving', content, 3)))))).rejects.toThrow('moving changed while it was read');
  });

  it('is refused when it breaks off, is none, or its header was changed', async () => {
    const archive = await buffer(Readable.from(writeTar(of(file('a', 'x'.repeat(2_000))))));
    await expect(read(archive.subarray(0, 1_500))).rejects.toThrow(TarError);
    await expect(read(Buffer.alloc(2_048, 'nonsense'))).rejects.toThrow(TarError);
    archive[0] = 0x62;
    await expect(read(archive)).rejects.toThrow(TarError);
  });

  it.each(['symlink', 'link', 'directory', 'fifo', 'character-device'] as const)('is refused with a %s in it', async (type) => {
    const archive = pack();
    archive.entry({ name: 'files/x', type, linkname: '/etc/passwd' });
    archive.finalize();
    await expect(read(await buffer(archive))).rejects.toThrow('no plain file: files/x');
  });
});
