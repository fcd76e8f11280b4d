/** The WebSocket of an engine: what it sends is received, and no server can make it hold more than a message. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serviceAt } from '../../server/outbound/service.ts';
import { listenTo } from '../../server/outbound/socket.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const frame = (text: string | Buffer, first = 0x81): Buffer => {
  const payload = Buffer.from(text);
  const head = payload.length < 126 ? [first, payload.length] : [first, 126, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from(head), payload]);
};

/** Serves a WebSocket that writes `chunks`, and listens to it with a limit of 1000 bytes. */
async function receive(chunks: readonly Buffer[], changes: { accept?: string; status?: string } = {}) {
  const received: string[] = [];
  const answers: Buffer[] = [];
  const requests: string[] = [];
  let ended = false;
  server = createServer();
  server.on('request', (request, response) => {
    requests.push(request.url!);
    response.end();
  });
  server.on('upgrade', (request, socket: Duplex) => {
    requests.push(request.url!);
    const guid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
    const accept = changes.accept ?? createHash('sha1').update(`${request.headers['sec-websocket-key']}${guid}`).digest('base64');
    socket.on('error', () => undefined);
    for (const end of ['end', 'close']) socket.on(end, () => (ended = true));
    socket.on('data', (data: Buffer) => answers.push(data));
    const status = changes.status ?? '101 Switching Protocols';
    socket.write(
      `HTTP/1.1 ${status}\r\nupgrade: websocket\r\nconnection: Upgrade\r\nlocation: /elsewhere\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
    );
    for (const chunk of chunks) socket.write(chunk);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service = serviceAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const close = listenTo(service, { path: '/ws?clientId=a', maxBytes: 1000, onText: (text) => received.push(text) });
  return { received, answers, requests, close, isEnded: () => ended };
}

describe('a WebSocket that is listened to', () => {
  it('delivers messages, in pieces and fragments, and answers a ping', async () => {
    const whole = Buffer.concat([
      frame('one'),
      frame(Buffer.alloc(900), 0x82),
      frame('tw', 0x01),
      frame('p', 0x89),
      frame('o', 0x80),
      frame('x'.repeat(500)),
    ]);
    const { received, answers, close, isEnded } = await receive([whole.subarray(0, 3), whole.subarray(3, 940), whole.subarray(940)]);
    await vi.waitFor(() => expect(received).toEqual(['one', 'two', 'x'.repeat(500)]));
    await vi.waitFor(() => expect(answers[0]?.[0]).toBe(0x8a));
    close();
    await vi.waitFor(() => expect(isEnded()).toBe(true));
  });

  it.each([
    ['a message that is too large', [frame('x'.repeat(1001))]],
    ['a length of many gigabytes', [Buffer.from([0x81, 127, 0, 0, 0, 9, 0, 0, 0, 0])]],
    ['fragments that are too large together', [frame('x'.repeat(600), 0x01), frame('x'.repeat(600), 0x00)]],
    ['a compressed message', [frame('x', 0xc1)]],
    ['a masked message', [Buffer.from([0x81, 0x81, 1, 2, 3, 4, 5])]],
  ])('ends with %s', async (_what, chunks) => {
    const { received, isEnded } = await receive([...chunks, frame('after')]);
    await vi.waitFor(() => expect(isEnded()).toBe(true));
    expect(received).toEqual([]);
  });

  it.each([
    ['a wrong key', { accept: 'wrong' }],
    ['a redirect', { status: '302 Found' }],
  ])('is none with %s', async (_what, changes) => {
    const { received, requests, isEnded } = await receive([frame('one')], changes);
    await vi.waitFor(() => expect(isEnded()).toBe(true));
    expect([received, requests]).toEqual([[], ['/ws?clientId=a']]);
  });
});
