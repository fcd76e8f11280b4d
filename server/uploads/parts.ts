/** Uploads in parts, by the tus protocol 1.0 and its own library: within the limits of an upload at once. */
import { ReadableStream } from 'node:stream/web';
import { Server } from '@tus/server';
import { limits } from '../../contract/facts/limits.ts';
import { textLengths } from '../../contract/facts/text-lengths.ts';
import { withReservation, type Reservation } from '../core/disk-space.ts';
import { invalid, Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import type { App, AppContext } from '../http/app.ts';
import { takeBody } from '../http/intake.ts';
import { whoAsks } from '../http/who.ts';
import { openLocks } from './locks.ts';
import { ofKinds, tooLarge } from './receive.ts';
import type { Unfinished } from './unfinished.ts';

const path = '/api/dash/uploads';

/** Only containers are large enough to come in parts. */
const kinds = ['media'] as const;

/** The headers of the protocol in an answer. */
const spoken = ['location', 'tus-resumable', 'upload-offset', 'upload-length', 'cache-control'];
/** Answers that a client acts upon: something else came first, or is still coming. */
const conflicts = [409, 423];

function answer(c: AppContext, who: Who, { status, headers }: Response): Response {
  if (status === 404 || status === 410) throw new Refusal('notFound');
  if (status === 413) throw tooLarge('media', who);
  if (status >= 400 && !conflicts.includes(status)) throw invalid('upload');
  for (const name of spoken) {
    const value = headers.get(name);
    if (value !== null) c.header(name, value);
  }
  return c.body(null, status as 200);
}

/** Throws a refusal for a size or a name that no upload may have. */
function checkDeclared(c: AppContext, who: Who): void {
  const size = Number(c.req.header('upload-length'));
  if (size === 0) throw new Refusal('invalidInput', { key: 'uploadEmpty' });
  if (!Number.isSafeInteger(size) || size < 0) throw invalid('upload-length');
  if (size > limits.videoBytes) throw tooLarge('media', who);
  // A name in base64 takes a third more, and its characters have up to four bytes.
  if ((c.req.header('upload-metadata') ?? '').length > 100 + (textLengths.fileName * 4 * 4) / 3)
    throw new Refusal('invalidInput', { key: 'textTooLong' });
}

/** Passes chunks on, and states that they are in a file. */
async function* written(chunks: AsyncIterable<Uint8Array>, room: Reservation): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    room.wrote(chunk.length);
  }
}

/** The request of the caller with another body, as the protocol's library reads it. */
function passedOn({ req: { raw } }: AppContext, body?: ReadableStream): Request {
  const headers = new Headers(raw.headers);
  if (!body) for (const name of ['content-type', 'content-length']) headers.delete(name);
  return new Request(raw.url, { method: raw.method, headers, ...(body && { body: body as BodyInit, duplex: 'half' }) } as RequestInit);
}

/**
 * Registers the calls of the protocol: begin, look how much came, send more, give up. `open` opens the uploads, and `consume` counts a new one. `finishUpload` makes one of
 * them a file that a job can use.
 */
export function takeInParts(app: App, services: Services, open: () => Promise<Unfinished>, consume: (who: Who) => Promise<void>): void {
  const askers = new WeakMap<Request, Who>();
  const protocols = new WeakMap<Unfinished, Server>();
  const protocolOf = (unfinished: Unfinished): Server => {
    const naming = (request: Request) => unfinished.name(askers.get(request)!);
    const known =
      protocols.get(unfinished) ??
      new Server({ path, datastore: unfinished.store, relativeLocation: true, namingFunction: naming, locker: openLocks() });
    protocols.set(unfinished, known);
    return known;
  };

  const admitted = async (c: AppContext): Promise<Who> => {
    const who = await whoAsks(c, services, false);
    c.set('who', who);
    if (who.scopes !== null && !who.scopes.includes('make')) throw new Refusal('signInNeeded', { key: 'keyNotAllowed' });
    return who;
  };

  app.post(path, async (c) => {
    const who = await admitted(c);
    checkDeclared(c, who);
    await consume(who);
    const unfinished = await open();
    const request = passedOn(c);
    askers.set(request, who);
    return answer(c, who, await protocolOf(unfinished).handleWeb(request));
  });

  app.on(['GET', 'DELETE'], `${path}/:id`, async (c) => {
    const who = await admitted(c);
    const unfinished = await open();
    await unfinished.check(c.req.param('id')!, who);
    return answer(c, who, await protocolOf(unfinished).handleWeb(passedOn(c)));
  });

  app.patch(`${path}/:id`, async (c) => {
    const who = await admitted(c);
    const unfinished = await open();
    const id = c.req.param('id');
    await unfinished.check(id, who);
    const isFirst = c.req.header('upload-offset') === '0';
    const fileName = isFirst ? await unfinished.fileName(id) : '';
    let refused: unknown;
    const take = async (room: Reservation, chunks: AsyncGenerator<Uint8Array>): Promise<Response> => {
      const own = written(chunks, room);
      async function* judged(): AsyncGenerator<Buffer> {
        try {
          yield* isFirst ? ofKinds(own, fileName, kinds) : own;
        } catch (error) {
          refused = error;
          throw error;
        }
      }
      const response = await protocolOf(unfinished).handleWeb(passedOn(c, ReadableStream.from(judged())));
      if (refused) throw refused;
      return response;
    };
    try {
      const response = await withReservation(
        unfinished.store.directory,
        (room) => takeBody(services, c, { who, most: limits.videoBytes, room }, (chunks) => take(room, chunks)),
        'uploads',
      );
      return answer(c, who, response);
    } catch (error) {
      // What isn’t a video never becomes one.
      if (isFirst && refused instanceof Refusal && refused.codeName === 'invalidInput') await unfinished.remove(id);
      throw error;
    }
  });
}
