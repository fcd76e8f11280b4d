/** How much text is read in one request, and for one person and network in ten minutes. The length of a text means little: one character may stand for eighteen. */
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';

/** UTF-16 units that are spelled out at a time, so that a long text costs no more than its budget. */
const step = 1024;

/** Returns the length of a text with its compatibility characters spelled out, or more than `most` as soon as it is longer. */
function spelledOut(text: string, most: number): number {
  let length = 0;
  for (let at = 0; at < text.length && length <= most; at += step) length += text.slice(at, at + step).normalize('NFKC').length;
  return length;
}

const tooLong = (): Refusal => new Refusal('invalidInput', { key: 'textTooLong' });

/** Throws the refusal `textTooLong` when the texts come to more than `budget` UTF-16 units in sum, spelled out. */
export function checkBudget(texts: readonly string[], budget: number): void {
  let left = budget;
  for (const text of texts) {
    left -= spelledOut(text, left);
    if (left < 0) throw tooLong();
  }
}

/** Returns the newest messages that the budget has room for, the last one always. Throws `textTooLong` when that one is too long by itself. */
export function newestOf<Message extends { content: string }>(messages: readonly Message[], budget: number): Message[] {
  const kept: Message[] = [];
  let left = budget;
  for (const message of messages.toReversed()) {
    left -= spelledOut(message.content, left);
    if (left < 0) break;
    kept.unshift(message);
  }
  if (kept.length === 0) throw tooLong();
  return kept;
}

/**
 * Counts the kilobytes that somebody wants to have read, of an account and of its networks: whatever comes of it, reading takes a process.
 * Throws `tooManyAttempts` (429) when that was all for ten minutes.
 */
export async function spendReading(
  { limits }: Pick<Services, 'limits'>,
  { account, address }: Pick<Who, 'account' | 'address'>,
  texts: readonly string[],
): Promise<void> {
  const kilobytes = Math.ceil(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1024);
  await limits.spend(['readKilobytesByAddress', address, kilobytes], ['readKilobytesByAccount', account, kilobytes]);
}
