/**
 * Streams a generation as server-sent events until it ends. A subscriber costs a closure and a small buffer; each event is encoded once for
 * all of them.
 */
import type { Locale } from '../../contract/facts/locales.ts';
import type { AppContext } from '../http/app.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import type { Outlook } from './outlook.ts';
import { isOver, present, type GenerationRow } from './generation-row.ts';

const encoder = new TextEncoder();
const beat = encoder.encode(': still here\n\n');
const beatMilliseconds = 15_000;
/** A subscriber with more than this much unread data (bytes) is disconnected; it reconnects and receives the current state. */
const maxWaiting = 256 * 1024;

/** Subscribers share the encoded event: one encoding per row, locale and estimate. */
const encoded = new WeakMap<GenerationRow, Map<string, Uint8Array>>();

function bytesOf(
  services: Pick<Services, 'clock' | 'config' | 'secrets'>,
  row: GenerationRow,
  locale: Locale,
  outlook: Outlook,
): Uint8Array {
  const key = `${locale} ${outlook.position} ${outlook.left}`;
  const known = encoded.get(row) ?? new Map<string, Uint8Array>();
  encoded.set(row, known);
  const bytes = known.get(key) ?? encoder.encode(`data: ${JSON.stringify(present(services, row, locale, outlook))}\n\n`);
  known.set(key, bytes);
  return bytes;
}

/**
 * Responds with the events of one generation. `read` loads the generation after the subscription is active, so that no change is missed in
 * between. Throws the refusal `tooManyAtOnce` when the person or the network follows too many.
 */
export function followGeneration(
  c: AppContext,
  services: Pick<Services, 'clock' | 'config' | 'secrets' | 'feed' | 'queuePositions' | 'places' | 'sessionWatch' | 'stopping'>,
  id: string,
  who: Who,
  read: () => Promise<GenerationRow>,
): Response {
  const leave = services.places.take('streams', who);
  let stop = leave;
  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        const { queuePositions } = services;
        let newest = -1;
        let last: { row: GenerationRow; sent: Outlook } | null = null;
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
          // A row that was read while a newer one was published arrives late, and progress must not go backward.
          if (time < newest) return;
          newest = time;
          const sent = queuePositions.guess(row);
          last = { row, sent };
          give(bytesOf(services, row, who.locale, sent));
          if (isOver(row)) end();
        };
        // The queue position and the remaining time change even without an update of the generation.
        const sendOutlook = (): void => {
          if (!last || isOver(last.row)) return;
          const sent = queuePositions.guess(last.row);
          if (sent.position === last.sent.position && sent.left === last.sent.left) return;
          last = { ...last, sent };
          give(bytesOf(services, last.row, who.locale, sent));
        };
        const unfollow = services.feed.follow(id, send);
        const unfollowPositions = queuePositions.follow(sendOutlook);
        // Each from its own beginning, so that streams do not all write in the same moment.
        const beating = setInterval(() => give(beat), beatMilliseconds);
        beating.unref();
        const forgetSession =
          who.token === null ? () => undefined : services.sessionWatch.follow({ account: who.account, token: who.token }, end);
        services.stopping.signal.addEventListener('abort', end, { once: true });
        stop = () => {
          stop = () => undefined;
          leave();
          unfollow();
          forgetSession();
          unfollowPositions();
          clearInterval(beating);
          services.stopping.signal.removeEventListener('abort', end);
        };
        try {
          const row = await read();
          await queuePositions.ask(row);
          send(row);
          // A stream that opens after the stop began would be waited for, since the signal comes only once.
          if (services.stopping.signal.aborted && !isOver(row)) end();
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
