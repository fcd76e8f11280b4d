import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../server/outbound/addresses.ts';
import { callService, fetchFrom, OutboundError, serviceAt } from '../../server/outbound/service.ts';

describe('a public address', () => {
  it.each([
    '1.1.1.1',
    '93.184.215.14',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '192.0.1.1',
    '198.17.0.1',
    '198.20.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001::1',
  ])('is %s', (address) => expect(isPublicAddress(address)).toBe(true));
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '169.254.169.254',
    '168.63.129.16',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.19.255.255',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:1.1.1.1',
    '::1.1.1.1',
    '64:ff9b::101:101',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:101:101::',
    '3fff::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '5f00::1',
    'localhost',
    '',
    '1.1.1',
    '1.1.1.1.',
  ])('is not %j', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a request to a service', () => {
  let server: Server;
  let base: string;
  let listener: RequestListener;
  beforeAll(async () => {
    server = createServer((request, response) => listener(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const call = (signal = new AbortController().signal, maxBytes = 1000) =>
    callService(serviceAt(base, { authorization: 'k' }), { url: `${base}/x`, signal, maxBytes });
  const faultOf = (asked: Promise<unknown>): Promise<unknown> =>
    asked.then(
      () => 'none',
      (error: unknown) => (error instanceof OutboundError ? error.fault : error),
    );

  it('sends a form with its type, its length and the key', async () => {
    let seen: Record<string, unknown> = {};
    listener = (request, response) => {
      seen = request.headers;
      request.resume().on('end', () => response.end('ok'));
    };
    const form = new FormData();
    form.append('image', new Blob(['abc']), 'a.png');
    const answer = await callService(serviceAt(base, { authorization: 'k' }), {
      url: `${base}/x`,
      method: 'POST',
      body: form,
      signal: new AbortController().signal,
      maxBytes: 10,
    });
    expect(await answer.text()).toBe('ok');
    expect(seen).toMatchObject({ authorization: 'k', 'accept-encoding': 'identity' });
    expect(String(seen['content-type'])).toMatch(/^multipart\/form-data; boundary=/);
    expect(Number(seen['content-length'])).toBeGreaterThan(100);
  });

  it('refuses a body that declares too large a size', async () => {
    listener = (_request, response) => response.writeHead(200, { 'content-length': '2000' }).end('x'.repeat(2000));
    expect(await faultOf(call())).toBe('size');
  });

  it('stops reading an endless body, and hangs up', async () => {
    let sent = 0;
    const hungUp = new Promise<void>((resolve) => {
      listener = (_request, response) => {
        const more = (): void => {
          sent += 65_536;
          if (response.write('x'.repeat(65_536))) setImmediate(more);
          else response.once('drain', more);
        };
        response.once('close', resolve);
        more();
      };
    });
    expect(await faultOf(call().then((answer) => answer.text()))).toBe('size');
    await hungUp;
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  it('ends with its signal while the answer is awaited, and while it is read', async () => {
    listener = () => undefined;
    const waiting = new AbortController();
    const asked = faultOf(call(waiting.signal));
    waiting.abort(new Error('enough'));
    expect(await asked).toMatchObject({ message: 'enough' });

    listener = (_request, response) => void response.write('x');
    const reading = new AbortController();
    const answer = await call(reading.signal);
    const text = answer.text().catch((error: unknown) => error);
    reading.abort();
    expect(await text).toBeInstanceOf(Error);
  });

  it('refuses endless headers and an answer that is not HTTP', async () => {
    listener = (_request, response) => response.writeHead(200, { x: 'y'.repeat(100_000) }).end();
    expect(await faultOf(call())).toBe('unreachable');
    listener = (request) => request.socket.end('SSH-2.0-OpenSSH\r\n');
    expect(await faultOf(call())).toBe('unreachable');
  });

  it('calls and fetches nothing on another port of the same host', async () => {
    const service = serviceAt('http://127.0.0.1:1');
    const request = { url: `${base}/x`, signal: new AbortController().signal, maxBytes: 10 };
    expect(await faultOf(callService(service, request))).toBe('address');
    expect(await faultOf(fetchFrom(service, request))).toBe('address');
  });

  it('names no query in its message', async () => {
    const error = await fetchFrom(serviceAt(base), {
      url: 'https://10.0.0.1/?token=secret',
      signal: new AbortController().signal,
      maxBytes: 10,
    }).catch((cause: unknown) => String(cause));
    expect(error).toContain('10.0.0.1');
    expect(error).not.toContain('secret');
  });
});
