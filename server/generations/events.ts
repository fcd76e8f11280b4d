/** A job as server-sent events until its end. A follower costs a closure and a small buffer; what is sent is encoded once for all. */
import type { Locale } from '../../contract/locales.ts';
import type { AppContext } from '../http/app.ts';
import type { Services } from '../services.ts';
import { feedOf } from './feed.ts';
import { isOver, present, type GenerationRow } from './row.ts';

const encoder = new TextEncoder();
const beat = encoder.encode(': still here\n\n');
const beatMilliseconds = 15_000;
/** A follower who does not read is let go once this much waits for him (bytes); he asks again and gets the present state. */
const mostWaiting = 256 * 1024;

/** Followers share the bytes of an event: one encoding for each row and language. */
const encoded = new WeakMap<GenerationRow, Map<Locale, Uint8Array>>();

function bytesOf(services: Services, row: GenerationRow, locale: Locale): Uint8Array {
  const known = encoded.get(row) ?? new Map<Locale, Uint8Array>();
  encoded.set(row, known);
  const bytes = known.get(locale) ?? encoder.encode(`data: ${JSON.stringify(present(services, row, locale))}\n\n`);
  known.set(locale, bytes);
  return bytes;
}

const beating = new Set<() => void>();
const pulse = setInterval(() => {
  for (const send of beating) send();
}, beatMilliseconds);
pulse.unref();

/** Answers the events of one job. `read` looks the job up; it is asked once the follower is on the feed, so that no change falls between. */
export function followGeneration(
  c: AppContext,
  services: Services,
  id: string,
  locale: Locale,
  read: () => Promise<GenerationRow>,
): Response {
  let stop = (): void => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        let newest = -1;
        const end = (): void => {
          stop();
          controller.close();
        };
        const give = (bytes: Uint8Array): void => {
          if ((controller.desiredSize ?? 0) < -mostWaiting) end();
          else controller.enqueue(bytes);
        };
        const send = (row: GenerationRow): void => {
          const time = row.updated_at.getTime();
          // A row that was read while a newer one was announced comes late; going back would confuse the reader.
          if (time < newest) return;
          newest = time;
          give(bytesOf(services, row, locale));
          if (isOver(row)) end();
        };
        const unfollow = feedOf(services).follow(id, send);
        const keepAlive = (): void => give(beat);
        beating.add(keepAlive);
        services.stopping.signal.addEventListener('abort', end, { once: true });
        stop = () => {
          stop = () => undefined;
          unfollow();
          beating.delete(keepAlive);
          services.stopping.signal.removeEventListener('abort', end);
        };
        try {
          send(await read());
        } catch (error) {
          stop();
          controller.error(error);
        }
      },
      cancel: () => stop(),
    },
    { highWaterMark: mostWaiting, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  return c.body(body, 200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
}
