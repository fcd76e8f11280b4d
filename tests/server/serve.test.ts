/** Who sends requests without waiting for answers, or reads none, holds one request at a time. */
import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { connectionsWithin } from '../../server/http/connections.ts';
import { readParts } from '../../server/http/multipart.ts';
import { createHttpServer } from '../../server/http/serve.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(
  answer: (path: string) => Promise<Response>,
  options: { most?: number } = {},
): Promise<{ server: Server; port: number }> {
  const server = createHttpServer((request) => answer(new URL(request.url).pathname), options);
  open.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
const ask = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

it('answers the requests of a connection one after the other, in their order, all of them', async () => {
  let most = 0;
  let open = 0;
  const { port } = await serve(async (path) => {
    most = Math.max(most, (open += 1));
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    return new Response(`answer ${path};`);
  });
  const count = 16;
  const socket = connect(port, '127.0.0.1');
  let read = '';
  socket.on('data', (chunk: Buffer) => (read += chunk.toString()));
  socket.write(Array.from({ length: count }, (_, index) => ask(`/${index}`)).join(''));
  await expect.poll(() => read.includes(`answer /${count - 1};`), { interval: 5, timeout: 10_000 }).toBe(true);
  expect(read.match(/answer \/\d+/g)).toEqual(Array.from({ length: count }, (_, index) => `answer /${index}`));
  expect(most).toBe(1);
  socket.destroy();
});

it.each([20, 1000])('cuts off who sends %i requests without waiting for an answer', async (sent) => {
  let count = 0;
  const { port } = await serve(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    count += 1;
    return new Response('answer');
  });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(ask('/').repeat(sent));
  await new Promise((resolve) => socket.once('close', resolve));
  expect(count).toBeLessThan(2);
});

it('reads bodies and sends long answers to a client that sent the next requests already, and reads late', async () => {
  const megabyte = 1024 * 1024;
  const server = createHttpServer(async (request) => new Response((await request.text()).repeat(4)));
  open.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const count = 12;
  for (let index = 0; index < count; index += 1)
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${megabyte}\r\n\r\n${String.fromCodePoint(97 + index).repeat(megabyte)}`);
  socket.pause();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const lengths: Record<string, number> = {};
  let size = 0;
  socket.on('data', (chunk: Buffer) => {
    size += chunk.length;
    const letter = chunk.toString('latin1').at(-1)!;
    lengths[letter] = (lengths[letter] ?? 0) + chunk.length;
  });
  socket.resume();
  await expect.poll(() => size > count * 4 * megabyte, { interval: 5, timeout: 10_000 }).toBe(true);
  expect(Object.keys(lengths).join('')).toBe('abcdefghijkl');
  socket.destroy();
});

it('ends a connection whose client takes nothing of its answer, and none that waits for one', async () => {
  const answers = { '/large': 64, '/late': 0 } as Record<string, number>;
  const { server, port } = await serve(async (path) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return new Response('x'.repeat(1 + answers[path]! * 1024 * 1024));
  });
  server.timeout = 40;
  const [greedy, patient] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  greedy.pause();
  greedy.on('error', () => undefined);
  const ended = once(server, 'connection').then(([socket]) => once(socket as NodeJS.EventEmitter, 'close'));
  greedy.write(ask('/large'));
  const [chunk] = (await Promise.all([once(patient, 'data'), new Promise((resolve) => patient.write(ask('/late'), resolve))]))[0] as [
    Buffer,
  ];
  expect(chunk.toString()).toContain('200 OK');
  await ended;
  patient.destroy();
  greedy.destroy();
});

/** What a client that sends a body in chunks of one byte is answered, and whether its connection has ended. */
async function crumble(port: number, method: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let read = '';
  socket.on('data', (chunk: Buffer) => (read += chunk.toString()));
  socket.write(`${method} / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(20_000)}`);
  await new Promise((resolve) => socket.once('close', resolve));
  return read;
}

it('cuts a body that comes in crumbs, answers, and ends the connection, whether the body is read or not', async () => {
  let size = 0;
  const server = createHttpServer(async (request) => {
    if (request.method === 'PUT') return new Response('unread');
    size = (await request.text()).length;
    return new Response('cut');
  });
  open.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await crumble(port, 'POST')).toContain('cut');
  expect(size).toBeLessThan(2000);
  expect(await crumble(port, 'PUT')).toContain('unread');
  // Small pieces on the whole, of a body that is worth them.
  const whole = request({ port, method: 'POST' });
  const answered = once(whole, 'response');
  for (let count = 0; count < 3000; count += 1) whole.write(Buffer.alloc(600));
  whole.end();
  ((await answered)[0] as IncomingMessage).resume();
  expect(size).toBe(1_800_000);
});

it('ends a connection on which nobody asks any more', async () => {
  const { server, port } = await serve(async () => new Response('well'));
  server.keepAliveTimeout = 20;
  server.keepAliveTimeoutBuffer = 0;
  const socket = connect(port, '127.0.0.1');
  socket.resume();
  socket.write(ask('/'));
  await once(socket, 'close');
});

it('reads no more parts of a form than the largest batch has', async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  const count = async (sent: number): Promise<number> => {
    let read = 0;
    for await (const { name } of readParts(Readable.from([Buffer.from(`${part.repeat(sent)}--b--`)]), 'b')) read += name.length;
    return read;
  };
  expect(await count(50)).toBe(50);
  await expect(count(51)).rejects.toThrow('too many parts');
});

// Only there has a loopback more than one address.
it.skipIf(process.platform !== 'linux')(
  'has the network that opened most connections give them up for a newcomer, the oldest first on which nothing is asked',
  async () => {
    const [most, opened] = [20, 60];
    const { port } = await serve((path) => (path === '/slow' ? new Promise(() => undefined) : Promise.resolve(new Response('answer'))), {
      most,
    });
    const ended: number[] = [];
    const open = async (localAddress: string, at = -1): Promise<Socket> => {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.on('error', () => undefined).on('close', () => ended.push(at));
      await once(socket, 'connect');
      return socket;
    };
    const busy = await open('127.0.0.2', 0);
    busy.write(ask('/slow'));
    const crowd = [busy];
    for (let at = 1; at < opened; at += 1) {
      crowd.push(await open('127.0.0.2', at));
      // Half a request is none.
      crowd.at(-1)!.write('GET / HTTP/1.1\r\nHost: x\r\nX-Long: ');
    }
    const newcomers = await Promise.all(Array.from({ length: 3 }, () => open('127.0.0.3')));
    for (const socket of newcomers) {
      socket.write(ask('/'));
      expect(String(await once(socket, 'data'))).toContain('200 OK');
    }
    await expect.poll(() => ended.length).toBe(opened + newcomers.length - most);
    expect(ended).toEqual(Array.from({ length: opened + newcomers.length - most }, (_, at) => at + 1));
    for (const socket of [...crowd, ...newcomers]) socket.destroy();
  },
);

it.skipIf(process.platform !== 'linux')('leaves files of the process to others than its connections', () => {
  expect(connectionsWithin(Infinity)).toBeLessThan(Infinity);
  expect(connectionsWithin(100)).toBe(100);
});
