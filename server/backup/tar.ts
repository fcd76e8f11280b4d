/** The archive format of backups: plain files of any size in tar format, using tar-stream. */
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { SealError } from './seal.ts';

export type TarFile = { name: string; size: number; content: AsyncIterable<Uint8Array> };

/** The archive is unreadable or has an unexpected entry, or a file changed while it was being written. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

/**
 * Yields the bytes of the archive. Throws whatever a content stream throws, and a `TarError` when a file has more or fewer bytes than its
 * `size`.
 */
export async function* writeTar(files: AsyncIterable<TarFile>): AsyncGenerator<Uint8Array> {
  const archive = pack();
  const add = async () => {
    for await (const { name, size, content } of files) {
      // Written while the archive is being read, because only its own stream knows when there is room for more.
      await pipeline(Readable.from(checked(content, name, size)), archive.entry({ name, size, mode: 0o600 }));
    }
    archive.finalize();
  };
  add().catch((error: unknown) => archive.destroy(error as Error));
  yield* archive as AsyncIterable<Buffer>;
}

async function* checked(content: AsyncIterable<Uint8Array>, name: string, size: number): AsyncGenerator<Uint8Array> {
  let written = 0;
  for await (const chunk of content) {
    written += chunk.byteLength;
    if (written > size) break;
    yield chunk;
  }
  if (written !== size) throw new TarError(`${name} changed while it was read`);
}

/**
 * Yields each file in turn; its content must be consumed before the next file is requested. Throws when the archive is truncated or
 * invalid.
 * @param through transforms that decompress the source, if it is compressed
 */
export async function* readTar(source: Readable, ...through: Transform[]): AsyncGenerator<TarFile> {
  const archive = extract();
  const fed = pipeline([source, ...through, archive]);
  // The loop below reports this error: the archive stream fails with it as well.
  fed.catch(() => undefined);
  for await (const entry of unbroken(archive)) {
    const { name, type, size } = entry.header;
    if (type !== 'file') throw new TarError(`The archive holds something that is no plain file: ${name}`);
    yield { name, size, content: unbroken(entry as AsyncIterable<Buffer>) };
  }
  await fed;
}

async function* unbroken<T>(read: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* read;
  } catch (error) {
    if (error instanceof SealError) throw error;
    throw new TarError('The file is no archive, or it breaks off', { cause: error });
  }
}
