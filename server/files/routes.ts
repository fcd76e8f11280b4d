/** Serves stored files to whoever holds a signed address, in a way that no file can act as a page of ours. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { errors } from 'flydrive';
import { isPictureFormat } from '../../contract/picture-formats.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import type { Room } from '../http/room.ts';
import type { Services } from '../services.ts';
import { copyOf, type Wish } from './copy.ts';
import { cut, readRange, type Range } from './range.ts';
import { remainingLife } from './sign.ts';
import { typeOfKey } from '../../contract/media-types.ts';

const keyShape = /^[0-9A-Za-z][0-9A-Za-z._-]*(\/[0-9A-Za-z][0-9A-Za-z._-]*){0,3}$/;

async function sizeOf({ disk }: Services, key: string): Promise<number> {
  try {
    return (await disk.getMetaData(key)).contentLength;
  } catch (cause) {
    if (cause instanceof errors.E_CANNOT_GET_METADATA) throw new Refusal('notFound', { status: 404, cause });
    throw cause;
  }
}

async function open({ disk, config }: Services, key: string, range: Range | null): Promise<Readable> {
  if (range && !config.env.S3_BUCKET) return createReadStream(join(config.dataDir, 'files', key), { start: range.first, end: range.last });
  const source = await disk.getStream(key);
  return range ? cut(source, range) : source;
}

/** The format that is asked for with `as`; null for the file as it is. */
function wishOf(as: string | undefined, ground: string | undefined): Wish | null {
  if (as === undefined) return null;
  if (!isPictureFormat(as)) throw invalid('as');
  if (ground !== undefined && (ground !== 'white' || as !== 'jpeg')) throw invalid('ground');
  return { format: as, onWhite: ground !== undefined };
}

export const filesRoom: Room = {
  name: 'files',
  routes: (app, services) => {
    app.get('/files/:key{.+}', async (c) => {
      const signed = c.req.param('key');
      const left = remainingLife(services, signed, c.req.query('e') ?? '', c.req.query('s') ?? '');
      if (!keyShape.test(signed) || left === null) throw new Refusal('notFound', { status: 404 });
      const wish = wishOf(c.req.query('as'), c.req.query('ground'));
      const key = wish ? await copyOf(services, signed, wish) : signed;
      const etag = `"${key}"`;
      c.header('etag', etag);
      c.header('cache-control', `private, max-age=${left}, immutable`);
      c.header('accept-ranges', 'bytes');
      c.header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'");
      c.header('x-content-type-options', 'nosniff');
      if (c.req.header('if-none-match') === etag) return c.body(null, 304);
      const size = await sizeOf(services, key);
      const type = typeOfKey(key);
      c.header('content-type', type);
      const fileName = key.split('/').slice(-2).join('-');
      c.header(
        'content-disposition',
        `${c.req.query('download') === undefined && type !== 'application/octet-stream' ? 'inline' : 'attachment'}; filename="${fileName}"`,
      );
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
    });
  },
};
