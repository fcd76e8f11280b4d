/** One request over one connection, without following redirects. */
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isPublicAddress } from './addresses.ts';
import { OutboundError } from './refused.ts';

/** Resolves a host name to its IP addresses. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export type Sending = {
  method: string;
  headers: Readonly<Record<string, string>>;
  /** A `Blob` is read from its file while it is sent. */
  body: Uint8Array | Blob | null;
  /** Ends the request and the reading of its answer. */
  signal: AbortSignal;
  /** Maximum size of the answer's body in bytes. */
  maxBytes: number;
  /** Whether the address must be public; false only for an origin that the operator configured. */
  onlyPublic: boolean;
  resolve: Resolve;
};

/** Responses that the fetch standard gives no body. */
const bodiless = new Set([204, 205, 304]);

const refusedAddress = (host: string): OutboundError => new OutboundError('address', `the address of ${host} is not public`);

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Returns a lookup for the connection itself: it resolves once, checks every address, and connects to what was checked, so that a name
 * cannot point elsewhere between the check and the connection.
 */
const checkedLookup =
  (resolve: Resolve): LookupFunction =>
  (host, { all }, done) => {
    void (async () => {
      try {
        const addresses = await resolve(host);
        if (addresses.length === 0 || !addresses.every(isPublicAddress)) throw refusedAddress(host);
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        if (all) done(null, found);
        else done(null, found[0]!.address, found[0]!.family);
      } catch (error) {
        done(error as Error, '', 0);
      }
    })();
  };

function limited(maxBytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > maxBytes ? new OutboundError('size', `the answer is larger than ${maxBytes} bytes`) : null, chunk);
    },
  });
}

function responseOf(message: IncomingMessage, { maxBytes, signal }: Sending, method: string): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) for (const value of values ?? []) headers.append(name, value);
  const status = message.statusCode ?? 0;
  if (status < 200 || status > 599) throw new OutboundError('unreachable', `the answer has the status ${status}`);
  if (method === 'HEAD' || bodiless.has(status)) {
    message.resume();
    return new Response(null, { status, headers });
  }
  // We ask for no encoding: a compressed answer could be far larger than what arrives.
  if (!/^(identity)?$/i.test(headers.get('content-encoding') ?? '')) throw new OutboundError('encoding', 'the answer is compressed');
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw new OutboundError('size', `the answer is larger than ${maxBytes} bytes`);
  const body = limited(maxBytes);
  // A failure reaches anyone who reads the body, so the promise's own rejection is ignored.
  void pipeline(message, body, { signal }).catch(() => undefined);
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>, { status, headers });
}

/** Sends one request. Rejects with an `OutboundError`, or with the reason of the signal. */
export function send(url: URL, sending: Sending): Promise<Response> {
  const { method, headers, body, signal, onlyPublic, resolve } = sending;
  const host = bare(url.hostname);
  // A literal address is connected to without a lookup, so it is checked here.
  if (onlyPublic && isIP(host) !== 0 && !isPublicAddress(host)) return Promise.reject(refusedAddress(host));
  if (signal.aborted) return Promise.reject(signal.reason as Error);
  const options: RequestOptions = {
    method,
    signal,
    // A connection of its own: a pooled one could have been opened under other rules.
    agent: false,
    headers: {
      accept: '*/*',
      'user-agent': 'Iridia',
      ...headers,
      'accept-encoding': 'identity',
      ...(body && { 'content-length': body instanceof Blob ? body.size : body.byteLength }),
    },
    ...(onlyPublic && { lookup: checkedLookup(resolve) }),
  };
  return new Promise((done, fail) => {
    const broken = (cause: Error): void => {
      if (signal.aborted) fail(signal.reason as Error);
      else fail(cause instanceof OutboundError ? cause : new OutboundError('unreachable', `${host} was not reached`, { cause }));
    };
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (message) => {
      try {
        done(responseOf(message, sending, method));
      } catch (error) {
        request.destroy();
        broken(error as Error);
      }
    });
    request.on('error', broken);
    if (body instanceof Blob) void pipeline(Readable.fromWeb(body.stream() as never), request).catch(broken);
    else request.end(body ?? undefined);
  });
}
