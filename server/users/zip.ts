import { addAbortSignal, Readable, type PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> };

/**
 * A zip archive as a stream (stored, not compressed: media does not shrink), so that somebody's files never stand in memory together.
 * Past 65,535 entries or 4 GB it is written as zip64. Throws what an entry's content throws; who stops reading closes the open content.
 *
 * @param at the time of change of every entry
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
