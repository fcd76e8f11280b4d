import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { AppContext } from '../http/app.ts';
import { readRange } from '../storage/range.ts';
import { cacheControl, types, type File } from './files.ts';

/** Sends an image, a clip or a font unchanged, in full or as a range; 304 if the browser has it cached. */
export function sendMedia(c: AppContext, { file, path, extension, stats }: File): Response {
  const etag = `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = {
    etag,
    'cache-control': cacheControl({ path, extension }),
    'accept-ranges': 'bytes',
    'content-type': types[extension] ?? 'application/octet-stream',
  };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  const range = readRange(c.req.header('range'), stats.size);
  if (range === 'unsatisfiable') return c.body(null, 416, { ...headers, 'content-range': `bytes */${stats.size}` });
  const { first, last } = range ?? { first: 0, last: stats.size - 1 };
  const partial: Record<string, string> = range ? { 'content-range': `bytes ${first}-${last}/${stats.size}` } : {};
  const length = { 'content-length': String(Math.max(0, last - first + 1)) };
  if (c.req.method === 'HEAD' || stats.size === 0) return c.body(null, range ? 206 : 200, { ...headers, ...partial, ...length });
  const stream = Readable.toWeb(createReadStream(file, { start: first, end: last })) as ReadableStream<Uint8Array<ArrayBuffer>>;
  return c.body(stream, range ? 206 : 200, { ...headers, ...partial, ...length });
}
