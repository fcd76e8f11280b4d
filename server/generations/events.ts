/**
 * A generation as server-sent events until its end. A follower costs a closure and a small buffer; what is sent is encoded once for all.
 */
import type { Locale } from '../../contract/facts/locales.ts';
import type { AppContext } from '../http/app.ts';
import type { Services } from '../core/services.ts';
import type { Outlook } from './line.ts';
import { isOver, present, type GenerationRow } from './row.ts';

const encoder = new TextEncoder();
const beat = encoder.encode(': still here\n\n');
const beatMilliseconds = 15_000;
/** A follower who does not read is let go once this much waits for them (bytes); they ask again and get the present state. */
const maxWaiting = 256 * 1024;

/** Followers share the bytes of an event: one encoding for each row, language and outlook. */
const encoded = new WeakMap<GenerationRow, Map<string, Uint8Array>>();

function bytesOf(services: Pick<Services, 'clock' | 'secrets'>, row: GenerationRow, locale: Locale, outlook: Outlook): Uint8Array {
  const key = `${locale} ${outlook.position} ${outlook.left}`;
  const known = encoded.get(row) ?? new Map<string, Uint8Array>();
  encoded.set(row, known);
  const bytes = known.get(key) ?? encoder.encode(`data: ${JSON.stringify(present(services, row, locale, outlook))}\n\n`);
  known.set(key, bytes);
  return bytes;
}

const beating = new Set<() => void>();
const pulse = setInterval(() => {
  for (const send of beating) send();
}, beatMilliseconds);
pulse.unref();

/**
 * Answers the events of one generation. `read` looks the generation up; it is asked once the follower is on the feed, so that no change
 * falls between.
 */
export function followGeneration(
  c: AppContext,
  services: Pick<Services, 'clock' | 'secrets' | 'feed' | 'line' | 'stopping'>,
  id: string,
  locale: Locale,
  read: () => Promise<GenerationRow>,
): Response {
  let stop = (): void => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        const { line } = services;
        let newest = -1;
        let last: { row: GenerationRow; said: Outlook } | null = null;
        const end = (): void => {
          stop();
          controller.close();
        };
        const give = (bytes: Uint8Array): void => {
          if ((controller.desiredSize ?? 0) < -maxWaiting) end();
          else controller.enqueue(bytes);
        };
        const send = (row: GenerationRow): void => {
          const time = row.updated_at.getTime();
          // A row that was read while a newer one was announced comes late; going back would confuse the reader.
          if (time < newest) return;
          newest = time;
          const said = line.guess(row);
          last = { row, said };
          give(bytesOf(services, row, locale, said));
          if (isOver(row)) end();
        };
        // The line moves on, and time passes, while nothing is told of the generation itself.
        const sayOutlook = (): void => {
          if (!last || isOver(last.row)) return;
          const said = line.guess(last.row);
          if (said.position === last.said.position && said.left === last.said.left) return;
          last = { ...last, said };
          give(bytesOf(services, last.row, locale, said));
        };
        const unfollow = services.feed.follow(id, send);
        const leaveLine = line.follow(sayOutlook);
        const keepAlive = (): void => give(beat);
        beating.add(keepAlive);
        services.stopping.signal.addEventListener('abort', end, { once: true });
        stop = () => {
          stop = () => undefined;
          unfollow();
          leaveLine();
          beating.delete(keepAlive);
          services.stopping.signal.removeEventListener('abort', end);
        };
        try {
          const row = await read();
          await line.ask(row);
          send(row);
        } catch (error) {
          stop();
          controller.error(error);
        }
      },
      cancel: () => stop(),
    },
    { highWaterMark: maxWaiting, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  return c.body(body, 200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
}
