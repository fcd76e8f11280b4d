import { limits } from '../../contract/facts/limits.ts';
import { times } from '../../contract/facts/times.ts';
import type { AnyStruct, Infer } from '../../contract/structs/schema.ts';
import { checked, isStorable } from '../core/checked.ts';
import { currentNetwork } from '../core/correlation.ts';
import type { AppContext } from './app.ts';
import { createHeld } from './held.ts';
import { invalid, Refusal } from '../core/refusal.ts';

const tooLarge = (): Refusal => new Refusal('invalidInput', { key: 'tooLarge' });
/** Returns the refusal of an unsupported content type. */
export const wrongType = (): Refusal => new Refusal('invalidInput', { key: 'wrongType' });

/**
 * Returns whether the text of a JSON value is not deeper, and holds no more values, than a body may. Counted before it is parsed, in one pass: a
 * megabyte of small values takes a hundred times as long to parse and to walk. Anything that isn't JSON is left to the parser.
 */
export function isSmallJson(text: string): boolean {
  let [count, depth] = [1, 0];
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at + 1);
        break;
      case comma:
        count += 1;
        break;
      case openBrace:
      case openBracket:
        [count, depth] = [count + 1, depth + 1];
        break;
      case closeBrace:
      case closeBracket:
        depth -= 1;
    }
    if (count > limits.bodyValues || depth > limits.bodyDepth) return false;
  }
  return true;
}

const [quote, backslash, comma, openBrace, closeBrace, openBracket, closeBracket] = [...'"\\,{}[]'].map((sign) => sign.charCodeAt(0));

/** Returns where a string ends that began before `at`. */
function endOfString(text: string, at: number): number {
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) break;
    if (code === backslash) at += 1;
  }
  return at;
}

/** Of this process, whose memory it is. */
const held = createHeld(limits.heldBytes);

/** Checks parsed JSON for what the database cannot store. */
function isStorableJson(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, child]) => isStorable(key) && key !== '__proto__' && isStorableJson(child));
}

/**
 * Reads a body as UTF-8 text and stops as soon as it exceeds `limit` bytes, whatever its `content-length` states. Throws `tooLarge` (413),
 * `invalidInput` for a body that breaks off, is not UTF-8, or takes too long, or `tooManyAtOnce` (429) where its network has too much on its way.
 */
export async function readText(c: AppContext, limit: number): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge();
  const reader = c.req.raw.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let [size, isTooMuch] = [0, false];
  const stop = (reason: string) => void reader.cancel(new Error(reason)).catch(() => undefined);
  const late = setTimeout(stop, times.bodyLimit, 'The body did not come in time');
  const { take, close } = held.open(currentNetwork(), () => {
    isTooMuch = true;
    stop('Its network has too much on its way');
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > limit) throw tooLarge();
      take(value.byteLength);
      chunks.push(value);
    }
    if (isTooMuch) throw new Refusal('tooManyAttempts', { key: 'tooManyAtOnce' });
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    if (error instanceof Refusal) throw error;
    throw new Refusal('invalidInput', { params: { field: 'body' }, cause: error });
  } finally {
    clearTimeout(late);
    close();
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw new Refusal('invalidInput', { params: { field: 'body' }, cause });
  }
}

/**
 * Reads and validates a JSON body. Throws a `Refusal`: 415 for another content type, 413 above the size limit, `invalidInput` for malformed
 * JSON or a value that does not match the struct.
 */
export async function readBody<S extends AnyStruct>(c: AppContext, struct: S): Promise<Infer<S>> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (type !== 'application/json') throw wrongType();
  const text = await readText(c, limits.bodyBytes);
  if (!isSmallJson(text)) throw invalid('body');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Refusal('invalidInput', { params: { field: 'body' }, cause });
  }
  if (!isStorableJson(value)) throw invalid('body');
  return checked(struct, value, 'body');
}

/** Reads and validates the query: keys must occur once, unknown keys are ignored. Throws `invalidInput`. */
export function readQuery<S extends AnyStruct>(c: AppContext, struct: S): Infer<S> {
  const single: Record<string, string> = {};
  for (const [key, values] of Object.entries(c.req.queries())) {
    if (values.length !== 1 || !isStorable(values[0]!)) throw invalid(key.slice(0, 100));
    single[key] = values[0]!;
  }
  return checked(struct, single, 'query', { mask: true });
}
