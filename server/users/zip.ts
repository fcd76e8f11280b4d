import { addAbortSignal, Readable, type PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> };

/**
 * Streams a zip archive (stored, because media does not compress), so that a user's files are never all in memory. Archives with more than
 * 65,535 entries or 4 GB use zip64. Throws what an entry's content throws; canceling the iteration closes the open content.
 * @param at modification time of every entry
 */
export async function* zip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const archive = new ZipFile();
  const output = archive.outputStream as PassThrough;
  const leaving = new AbortController();
  const add = async () => {
    for await (const { name, content } of entries) {
      const source = addAbortSignal(leaving.signal, Readable.from(content, { objectMode: false }));
      archive.addReadStream(source, name, { mtime: at, mode: 0o100600, compress: false });
      await finished(source);
    }
    archive.end();
  };
  const added = add().catch((error: unknown) => output.destroy(error as Error));
  try {
    yield* output;
  } finally {
    leaving.abort();
    await added;
  }
}
