/** The client for every API call: headers, address, and an answer decoded with the contract's struct. */
import { wholeOf, type Call } from '../../contract/structs/calls/call.ts';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import { localeFacts, splitLocale } from '../../contract/facts/locales.ts';
import type { AnyStruct, Infer } from '../../contract/structs/schema.ts';
import type { Reason } from '../../machines/kit/notice.ts';
import type { Reader } from './answer.ts';
import { early } from '../early/input.ts';
import { countRequest } from './network-idle.ts';
import { reasonFor } from './reason.ts';
import { storedToken } from './token.ts';
import { uniqueId } from './unique.ts';

/** No answer came, or the answer did not come from our server: the flow may retry. `reason` decides what the person reads. */
export class NetworkProblem extends Error {
  readonly reason: Reason;
  /** `status` is that of an answer that is not one of ours; without one the site was not reached. */
  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.name = 'NetworkProblem';
    this.reason = reasonFor(status);
  }
}

type Body<C extends Call> = C['body'] extends object ? Infer<NonNullable<C['body']>> : never;
type Query<C extends Call> = C['query'] extends object ? Infer<NonNullable<C['query']>> : never;

export type CallOptions<C extends Call> = {
  params?: Record<string, string>;
  query?: Query<C>;
  body?: Body<C>;
  headers?: Record<string, string>;
  /** Files, in place of a body. */
  form?: FormData;
  /** The token to send; the stored one by default. */
  token?: string | null;
  signal?: AbortSignal;
  /** The end of the session waits for it; it is sent even if the page is closed, and has at most 64 KiB. */
  keepalive?: true;
  /** Passes over the answer that the browser keeps. */
  fresh?: true;
} & Handling;

/** What a flow does itself when its call is refused; the rest is done by the one rule (spec §8). */
export type Handling = {
  /** On 20001 it asks for the sign-in and goes on after it. */
  resumes?: true;
  /** It informs the person in its own way, or there is nothing to report. */
  quiet?: true;
  /** Codes that are an answer to it like success, and nothing to report. */
  expects?: readonly number[];
};

/** What a refused call causes, wherever it was sent (spec §8). */
export type RefusalRule = {
  /** HTTP 401 to a call that carried this token; to one without a token, `loginNeeded`. */
  tokenRefused(token: string): void;
  loginNeeded(): void;
  /** 20001, and no flow asks for the sign-in. */
  signInNeeded(): void;
  /** Any other code, in the server's words. */
  refused(msg: string): void;
};
let rule: RefusalRule = {
  tokenRefused: () => undefined,
  loginNeeded: () => undefined,
  signInNeeded: () => undefined,
  refused: () => undefined,
};

/** Sets what refused calls cause. */
export const setRefusalRule = (next: RefusalRule): void => {
  rule = next;
};

/** The path of a call with its parameters filled in and escaped. */
export const addressOf = (call: Call, params: Record<string, string> = {}): string =>
  call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const ownVisit = uniqueId();
/** What this page calls its visit, as `early.js` did before: until an answer has brought the cookie, its calls are one visitor's by it. */
const visitName = (): string => early()?.visit ?? ownVisit;

/** Headers of every call: the token twice (spec §7), the domain, the time zone, the language and the visit. */
export function headersFor(token: string | null = storedToken.get()): Record<string, string> {
  const { locale } = splitLocale(location.pathname);
  return {
    domain: location.hostname,
    'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    'accept-language': localeFacts[locale].tag,
    visit: visitName(),
    ...(token && { token, authorization: `Bearer ${token}` }),
  };
}

/** An answer as it came, before its envelope is read. `token` is what the call carried. */
type Raw = { status: number; body: unknown; token: string | null };

/** Kept, because importing a loaded chunk again takes a few turns of the browser, in which the page would seem to wait for nothing. */
const readers = new WeakMap<Call, Promise<Reader<AnyStruct>>>();

async function loadReader(call: Call): Promise<Reader<AnyStruct>> {
  try {
    const [{ createReader }, { data }] = await Promise.all([import('./answer.ts'), wholeOf(call)]);
    return createReader(data);
  } catch (cause) {
    readers.delete(call);
    throw new NetworkProblem(`What reads the answer of ${call.path} did not load`, { cause });
  }
}

/** What reads the answers of a call, which loads while the call is on its way. Rejects with `NetworkProblem` when it does not load. */
export function readerOf<C extends Call>(call: C): Promise<Reader<C['data']>> {
  const reader = readers.get(call) ?? loadReader(call);
  readers.set(call, reader);
  return reader;
}

/** The one rule for every answer: reads its envelope and decides what a refusal causes. Rejects with `NetworkProblem` for anything else. */
export async function settle<C extends Call>(
  call: C,
  { status, body, token }: Raw,
  { resumes, quiet, expects = [] }: Handling,
): Promise<Answer<Infer<C['data']>>> {
  const isLoginNeeded = status === 401;
  if (isLoginNeeded && token === null) rule.loginNeeded();
  else if (isLoginNeeded) rule.tokenRefused(token!);
  const answer = (await readerOf(call)).answerIn(body);
  if (!answer) throw new NetworkProblem(`${call.path} answered in another shape`, { status });
  if (isLoginNeeded || answer.code === codes.success) return answer;
  if (answer.code === codes.signInNeeded) {
    if (!resumes) rule.signInNeeded();
  } else if (!quiet && !expects.includes(answer.code)) rule.refused(answer.msg);
  return answer;
}

/** The calls that outlive what sent them, and are not answered yet. */
const lasting = new Set<Promise<unknown>>();

/**
 * Resolves when every call is answered that is sent even if the page is closed, and at the latest after `limit` milliseconds: the session that
 * such a call belongs to should not end before it.
 */
export async function lastingAnswered(limit: number): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    Promise.allSettled(lasting),
    new Promise((resolve) => {
      late = setTimeout(resolve, limit);
    }),
  ]);
  clearTimeout(late);
}

/** Fetches a file of this site. Rejects with `NetworkProblem` when it is not reached or not there, and when aborted. */
export async function fetchFile(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new NetworkProblem('A file could not be reached', { cause });
  });
  const { ok, status } = response;
  if (!ok) throw new NetworkProblem(`A file was not there: ${status}`, { status });
  return response.blob();
}

/** Browsers bound what requests may carry together that outlive their page: 64 KiB. */
const isSmall = (body: unknown): boolean => body === undefined || JSON.stringify(body).length <= 8192;

/** The JSON of an answer, or its text where it is not JSON, which is then no envelope. */
async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `query` as the end of an address, without the values that are undefined. */
function endOf(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `?${String(new URLSearchParams(given))}`;
}

type Sent<T> = { response: Response; content: T; token: string | null };

/**
 * Sends a call and reads its answer; a submit under a key is sent even if the page is left at once, unless its answer is a stream. Rejects with
 * `NetworkProblem` without an answer, and when aborted.
 */
async function send<T>(
  call: Call,
  { params, query, body, form, headers, signal, keepalive, fresh, ...options }: CallOptions<Call>,
  read: (response: Response) => T | Promise<T>,
  isStream = false,
): Promise<Sent<T>> {
  const token = options.token === undefined ? storedToken.get() : options.token;
  const outlives = keepalive || (call.idempotent && !isStream && isSmall(body));
  const asked = fetch(addressOf(call, params) + endOf(query), {
    method: call.method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headersFor(token), ...headers },
    body: body === undefined ? form : JSON.stringify(body),
    ...(signal && { signal }),
    ...(outlives && { keepalive: true }),
    ...(fresh && { cache: 'reload' }),
  }).then(async (response) => ({ response, content: await read(response), token }));
  if (keepalive) {
    lasting.add(asked);
    const forget = () => lasting.delete(asked);
    asked.then(forget, forget);
  }
  return countRequest(Promise.all([asked, readerOf(call)]).then(([sent]) => sent)).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new NetworkProblem(`${call.path} could not be reached`, { cause });
  });
}

/** Calls the API. Resolves with any code of the envelope; rejects with `NetworkProblem` without an answer, and when aborted. */
export async function callApi<const C extends Call>(call: C, options: CallOptions<C> = {}): Promise<Answer<Infer<C['data']>>> {
  const { response, content, token } = await send(call, options as CallOptions<Call>, contentOf);
  return settle(call, { status: response.status, body: content, token }, options);
}

/**
 * Calls the API for bytes or events. Resolves with the response, its body unread, or with the envelope of a refusal; rejects like `callApi`.
 */
export async function callForBody<const C extends Call>(call: C, options: CallOptions<C>): Promise<Response | Answer<null>> {
  const { response, token } = await send(call, options as CallOptions<Call>, () => undefined, true);
  const { status, headers } = response;
  if (response.ok && !headers.get('content-type')?.includes('json')) return response;
  const body: unknown = await response.json().catch((cause: unknown) => {
    if (cause instanceof SyntaxError) return null;
    // The line broke in the middle of the answer: nothing is wrong with what was answered.
    throw new NetworkProblem(`${call.path} broke off`, { cause });
  });
  const { code, msg } = await settle(call, { status, body, token }, options);
  return { code, msg, data: null };
}
