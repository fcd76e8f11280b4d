/** The client for every API call: headers, address, and an answer decoded with the contract's struct. */
import { ofetch } from 'ofetch';
import type { Call } from '../../contract/structs/calls/call.ts';
import { codes } from '../../contract/facts/codes.ts';
import { looseEnvelope, type Answer } from '../../contract/structs/envelope.ts';
import { localeFacts, splitLocale } from '../../contract/facts/locales.ts';
import { is, type Infer } from '../../contract/structs/schema.ts';
import { storedToken } from './token.ts';

/** There was no answer, or the answer did not come from our server: the flow may retry. */
export class NetworkProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NetworkProblem';
  }
}

type Body<C extends Call> = C['body'] extends object ? Infer<NonNullable<C['body']>> : never;
type Query<C extends Call> = C['query'] extends object ? Infer<NonNullable<C['query']>> : never;

export type CallOptions<C extends Call> = {
  params?: Record<string, string>;
  query?: Query<C>;
  body?: Body<C>;
  headers?: Record<string, string>;
  /** The token to send; the stored one by default. */
  token?: string | null;
  signal?: AbortSignal;
};

type Refusals = { onTokenRefused(token: string): void };
const refusals: Refusals = { onTokenRefused: () => undefined };

/** Sets the listener for a 401 answer to a token (spec §8). */
export const hearTokenRefused = (listener: Refusals['onTokenRefused']): void => {
  refusals.onTokenRefused = listener;
};

/** The path of a call with its parameters filled in and escaped. */
export const addressOf = (call: Call, params: Record<string, string> = {}): string =>
  call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Headers of every call: the token twice (spec §7), the domain, the time zone and the language. */
export function headersFor(token: string | null = storedToken.get()): Record<string, string> {
  const { locale } = splitLocale(location.pathname);
  return {
    domain: location.hostname,
    'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    'accept-language': localeFacts[locale].tag,
    ...(token && { token, authorization: `Bearer ${token}` }),
  };
}

/** Decodes the envelope of an answer and checks its data on success; throws `NetworkProblem` for anything else. */
export function decode<C extends Call>(call: C, answer: unknown): Answer<Infer<C['data']>> {
  if (!is(answer, looseEnvelope)) throw new NetworkProblem(`${call.path} did not answer in the envelope`);
  if (answer.code !== codes.success) return { code: answer.code, msg: answer.msg, data: null };
  if (!is(answer.data, call.data)) throw new NetworkProblem(`${call.path} answered in another shape`);
  return { code: answer.code, msg: answer.msg, data: answer.data as Infer<C['data']> };
}

/** Calls the API. Resolves with any code of the envelope; rejects with `NetworkProblem` without an answer, and when aborted. */
export async function callApi<const C extends Call>(call: C, options: CallOptions<C> = {}): Promise<Answer<Infer<C['data']>>> {
  const token = options.token === undefined ? storedToken.get() : options.token;
  const response = await ofetch
    .raw(addressOf(call, options.params), {
      method: call.method,
      query: options.query as Record<string, string> | undefined,
      body: options.body as Record<string, unknown> | undefined,
      headers: { ...headersFor(token), ...options.headers },
      signal: options.signal,
      ignoreResponseError: true,
      retry: 0,
    })
    .catch((cause: unknown) => {
      options.signal?.throwIfAborted();
      throw new NetworkProblem(`${call.path} could not be reached`, { cause });
    });
  if (response.status === 401 && token) refusals.onTokenRefused(token);
  return decode(call, response._data);
}
