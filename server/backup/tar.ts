/** A backup's archive: plain files in the tar format, one after the other, of any size, by tar-stream. */
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';

export type TarFile = { name: string; size: number; content: AsyncIterable<Uint8Array> };

/** The archive cannot be read, holds what no backup holds, or a file changed while it was written. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

/** The archive's bytes. Throws what a content throws, and a `TarError` when one has more or fewer bytes than its `size`. */
export async function* writeTar(files: AsyncIterable<TarFile>): AsyncGenerator<Uint8Array> {
  const archive = pack();
  const add = async () => {
    for await (const { name, size, content } of files) {
      // Read while the archive is being read: only its own stream knows when there is room for more.
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
 * Each file in turn; its content must be read to the end before the next is asked for. Throws when the archive breaks off or is none.
 *
 * @param through what unpacks the source, if it is packed
 */
export async function* readTar(source: Readable, ...through: Transform[]): AsyncGenerator<TarFile> {
  const archive = extract();
  const fed = pipeline([source, ...through, archive]);
  // The loop below meets it: the archive ends with the same error.
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
    throw new TarError('The file is no archive, or it breaks off', { cause: error });
  }
}
