/** Sends stored files, in full or as a range, with headers that prevent a file from acting as a page of this site. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { errors } from 'flydrive';
import { typeOfKey } from '../../contract/facts/media-types.ts';
import type { AppContext } from '../http/app.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { cut, readRange, type Range } from './range.ts';

async function sizeOf({ disk }: Pick<Services, 'disk'>, key: string): Promise<number> {
  try {
    return (await disk.getMetaData(key)).contentLength;
  } catch (cause) {
    if (cause instanceof errors.E_CANNOT_GET_METADATA) throw new Refusal('notFound', { cause });
    throw cause;
  }
}

async function open({ disk, config }: Pick<Services, 'config' | 'disk'>, key: string, range: Range | null): Promise<Readable> {
  if (range && !config.s3) return createReadStream(join(config.dataDir, 'files', key), { start: range.first, end: range.last });
  const source = await disk.getStream(key);
  return range ? cut(source, range) : source;
}

/**
 * Sends a file from the storage: 200, 206 for a range, 304 if the browser has it cached, 416 past the end. Throws `notFound` for a key
 * without a file.
 */
export async function sendFile(
  c: AppContext,
  services: Pick<Services, 'config' | 'disk'>,
  key: string,
  cacheControl: string,
): Promise<Response> {
  const etag = `"${key}"`;
  c.header('etag', etag);
  c.header('cache-control', cacheControl);
  c.header('accept-ranges', 'bytes');
  c.header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'");
  c.header('x-content-type-options', 'nosniff');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  const size = await sizeOf(services, key);
  const type = typeOfKey(key);
  c.header('content-type', type);
  // Without a name: it would win over the one that a link gives to its download.
  c.header('content-disposition', type === 'application/octet-stream' ? 'attachment' : 'inline');
  const range = readRange(c.req.header('range'), size);
  if (range === 'unsatisfiable') {
    c.header('content-range', `bytes */${size}`);
    return c.body(null, 416);
  }
  const length = range ? range.last - range.first + 1 : size;
  c.header('content-length', String(length));
  if (range) c.header('content-range', `bytes ${range.first}-${range.last}/${size}`);
  if (c.req.method === 'HEAD') return c.body(null, range ? 206 : 200);
  const stream = Readable.toWeb(await open(services, key, range)) as ReadableStream<Uint8Array>;
  return c.body(stream, range ? 206 : 200);
}
