/**
 * Multipart bodies (RFC 7578) parsed as a stream, part by part, so that the largest video is never held in memory and an oversized file is
 * rejected at the first byte above the limit.
 */

export type BodyPart = { name: string; fileName: string | null; body: AsyncIterable<Buffer> };

/** The body is not multipart, or it is truncated. */
export class MultipartError extends Error {}

/** Bytes of the header of a part: a field's name, and a file's, of which a character may be written as twelve. */
const headerLimit = 8 * 1024;
/** Parts of a body: the files of the largest batch and what a form adds to them. */
const mostParts = 50;

/** Returns the boundary of a multipart content type; null for any other content type. */
export function boundaryOf(contentType: string | undefined): string | null {
  if (!contentType || !/^multipart\/form-data\s*;/i.test(contentType)) return null;
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^;,\s]{1,70}))/i.exec(contentType);
  return found?.[1] ?? found?.[2] ?? null;
}

function parameter(header: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(header);
  return found ? found[1]!.replaceAll('%22', '"') : null;
}

/** A buffered stream that can be read up to a delimiter. */
class Source {
  private held = Buffer.alloc(0);
  private readonly chunks: AsyncIterator<Uint8Array>;
  private ended = false;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.chunks = stream[Symbol.asyncIterator]();
  }

  private async more(): Promise<boolean> {
    if (this.ended) return false;
    const { value, done } = await this.chunks.next();
    if (done) {
      this.ended = true;
      return false;
    }
    this.held = this.held.length === 0 ? Buffer.from(value) : Buffer.concat([this.held, value]);
    return true;
  }

  /** Yields the bytes before `delimiter` and consumes the delimiter. */
  async *until(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const found = this.held.indexOf(delimiter);
      if (found !== -1) {
        const before = this.held.subarray(0, found);
        this.held = this.held.subarray(found + delimiter.length);
        if (before.length > 0) yield before;
        return;
      }
      const safe = this.held.length - delimiter.length + 1;
      if (safe > 0) {
        const before = this.held.subarray(0, safe);
        this.held = this.held.subarray(safe);
        yield before;
      }
      if (!(await this.more())) throw new MultipartError('The body ends before its boundary');
    }
  }

  async take(length: number): Promise<Buffer> {
    while (this.held.length < length) if (!(await this.more())) throw new MultipartError('The body ends early');
    const taken = this.held.subarray(0, length);
    this.held = this.held.subarray(length);
    return taken;
  }
}

async function all(chunks: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > limit) throw new MultipartError('A part has too long a header');
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

/** Yields the parts in order. The unread rest of a body is skipped when the next part is requested. Throws `MultipartError`. */
export async function* readParts(stream: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<BodyPart> {
  const source = new Source(stream);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  await all(source.until(Buffer.from(`--${boundary}`)), headerLimit);
  for (let count = 0; ; count += 1) {
    if ((await source.take(2)).toString('latin1') === '--') return;
    if (count === mostParts) throw new MultipartError('The body has too many parts');
    const header = (await all(source.until(Buffer.from('\r\n\r\n')), headerLimit)).toString('utf8');
    const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(header)?.[1] ?? '';
    const name = parameter(disposition, 'name');
    if (name === null) throw new MultipartError('A part has no name');
    const body = source.until(delimiter);
    let finished = false;
    async function* once(): AsyncGenerator<Buffer> {
      // Iterated manually, because leaving a `for await` early closes the generator, and the rest of the part could not be skipped.
      for (let next = await body.next(); !next.done; next = await body.next()) yield next.value;
      finished = true;
    }
    yield { name, fileName: parameter(disposition, 'filename'), body: once() };
    if (!finished) for (let next = await body.next(); !next.done; next = await body.next());
  }
}
