/**
 * The only way out of the server for addresses that somebody else may have chosen. A service is one origin that the operator configured;
 * whatever its answers point to is fetched from public addresses only.
 */
import { lookup } from 'node:dns/promises';
import { OutboundError } from './refused.ts';
import { send, type Resolve, type Sending } from './send.ts';

export { OutboundError } from './refused.ts';
export type { Resolve } from './send.ts';

export type Service = {
  /** The configured address without a trailing slash; paths are appended to it. */
  readonly base: string;
  /** The scheme, host and port of `base`: the only place that receives `secrets`, and that may have an inner address. */
  readonly origin: string;
  /** Headers with the key of the service. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly resolve: Resolve;
};

export type Outbound = {
  url: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: BodyInit | null;
  signal: AbortSignal;
  /** Maximum size of the answer in bytes. */
  maxBytes: number;
};

/** More redirects than this are a circle. */
const maxRedirects = 5;
/** Longer addresses aren't addresses of files. */
const maxLength = 8192;
const redirects = new Set([301, 302, 303, 307, 308]);

const resolveByDns: Resolve = async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** Describes a service by its configured address. `resolve` replaces the DNS in tests. */
export const serviceAt = (base: string, secrets: Service['secrets'] = {}, resolve: Resolve = resolveByDns): Service => ({
  base,
  origin: new URL(base).origin,
  secrets,
  resolve,
});

/** Encodes a body once, so that its length is known before it is sent. */
async function encoded(body: BodyInit | null): Promise<{ bytes: Uint8Array | Blob | null; type: string | null }> {
  if (body === null) return { bytes: null, type: null };
  // Its length is known, and it may be too large for the memory.
  if (body instanceof Blob) return { bytes: body, type: body.type || null };
  const response = new Response(body);
  return { bytes: new Uint8Array(await response.arrayBuffer()), type: response.headers.get('content-type') };
}

function parsed(url: string, base?: string): URL {
  if (url.length > maxLength || !URL.canParse(url, base)) throw new OutboundError('address', 'the address cannot be read');
  return new URL(url, base);
}

/** Checks what can be known about an address outside the service before its name is resolved. */
function checkOutside(url: URL): void {
  const isPlain = url.username === '' && url.password === '';
  if (url.protocol !== 'https:' || url.port !== '' || !isPlain)
    throw new OutboundError('address', `the address on ${url.hostname} is not a plain https address`);
}

/** Returns whether an address that a browser named could be a server elsewhere: plain https. Its name is resolved when it is used. */
export function isOutside(address: string): boolean {
  try {
    checkOutside(parsed(address));
    return true;
  } catch {
    return false;
  }
}

const sendingOf = ({ method = 'GET', headers = {}, signal, maxBytes }: Outbound): Omit<Sending, 'body' | 'onlyPublic' | 'resolve'> => ({
  method,
  headers,
  signal,
  maxBytes,
});

/**
 * Calls the service itself, with its key. Rejects with an `OutboundError` for an address on another origin, and for a redirect: an API that
 * moved is a matter for the operator.
 */
export async function callService(service: Service, request: Outbound): Promise<Response> {
  const url = parsed(request.url, service.base);
  if (url.origin !== service.origin) throw new OutboundError('address', `${url.hostname} is not the service's own origin`);
  const { bytes, type } = await encoded(request.body ?? null);
  const headers = { ...(type && { 'content-type': type }), ...request.headers, ...service.secrets };
  const response = await send(url, { ...sendingOf(request), headers, body: bytes, onlyPublic: false, resolve: service.resolve });
  if (!redirects.has(response.status)) return response;
  await response.body?.cancel();
  throw new OutboundError('redirect', `${url.hostname} redirects a call`);
}

/**
 * Fetches what an answer of the service points to: on its own origin with its key, elsewhere over https from public addresses and without
 * it. Redirects are followed by hand, each checked as the first address was; a way back to the service's own origin counts as foreign.
 */
export async function fetchFrom(service: Service, request: Omit<Outbound, 'method' | 'body'>): Promise<Response> {
  let url = parsed(request.url, service.base);
  let isOwn = true;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    isOwn &&= url.origin === service.origin;
    if (!isOwn) checkOutside(url);
    const headers = { ...request.headers, ...(isOwn && service.secrets) };
    const response = await send(url, { ...sendingOf(request), headers, body: null, onlyPublic: !isOwn, resolve: service.resolve });
    if (!redirects.has(response.status)) return response;
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (location === null) throw new OutboundError('redirect', `${url.hostname} redirects to nowhere`);
    url = parsed(location, url.href);
  }
  throw new OutboundError('redirect', `${url.hostname} redirects in a circle`);
}

/**
 * Posts to an address that a browser named, over https to public addresses only. Redirects are not followed. Rejects with an
 * `OutboundError`.
 */
export async function postOutside(request: Omit<Outbound, 'method'>, resolve: Resolve = resolveByDns): Promise<Response> {
  const url = parsed(request.url);
  checkOutside(url);
  const { bytes } = await encoded(request.body ?? null);
  return send(url, { ...sendingOf({ ...request, method: 'POST' }), body: bytes, onlyPublic: true, resolve });
}

/** Returns a `fetch` that reaches one service and nothing else, for libraries that take one. */
export function fetchOf(service: Service, maxBytes: number, timeout: number): typeof fetch {
  return (input, init = {}) => {
    const url = input instanceof globalThis.Request ? input.url : String(input);
    return callService(service, {
      url,
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body ?? null,
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(init.signal ? [init.signal] : [])]),
      maxBytes,
    });
  };
}
