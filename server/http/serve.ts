/** What one connection may hold: one request at a time, in pieces that are worth reading, and no answer that nobody reads. */
import { getRequestListener } from '@hono/node-server';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { limitConnections } from './connections.ts';
import { Incoming } from './incoming.ts';

/** Milliseconds after which a connection ends whose client takes nothing of the answer that it asked for. */
const unread = 60_000;

/** Requests that may wait on one connection, each of which holds ten kilobytes. Browsers and proxies send none before the answer to the last. */
const mostWaiting = 16;

type Listener = RequestListener<typeof Incoming>;

/** By connection, while one of its requests is being answered: those that wait for that. */
type Connections = WeakMap<Socket, (() => void)[]>;

/**
 * Node hands out all requests that it finds in what came, a thousand at once from a client that waits for no answer. They are answered one
 * after the other, nothing more of their connection is read until none waits, and who sends too many is cut off: each holds memory.
 */
function inTurn(answer: Listener, connections: Connections): Listener {
  /** Node reads on when it has parsed a request, and when it has answered one: in this turn, but later. */
  const hold = (socket: Socket, waiting: readonly unknown[]): void => queueMicrotask(() => waiting.length > 0 && socket.pause());
  const next = (socket: Socket, waiting: (() => void)[]): void => {
    const begin = waiting.shift();
    if (!begin || socket.destroyed) return void connections.delete(socket);
    begin();
    // Where more wait, the body of this request has come.
    if (waiting.length > 0) hold(socket, waiting);
    else socket.resume();
  };
  return (request, response) => {
    const { socket } = request;
    const begin = (): void => {
      // What comes after the answer is dropped by Node without being counted, unless it has been read from.
      response.prependOnceListener('finish', () => request.complete || request.read(0));
      response.once('close', () => {
        // A browser sends nothing with what it gets, and what does not end is not waited for.
        if (request.isCut || (request.method === 'GET' && !request.complete)) socket.destroySoon();
        else request.once('cut', () => socket.destroySoon());
        next(socket, connections.get(socket)!);
      });
      answer(request, response);
    };
    const waiting = connections.get(socket);
    if (waiting && waiting.length >= mostWaiting) socket.destroy();
    else if (waiting) {
      waiting.push(begin);
      hold(socket, waiting);
    } else {
      connections.set(socket, []);
      begin();
    }
  };
}

/** Creates the server that answers with `fetch`, on so many connections at most; it does not listen yet. */
export function createHttpServer(fetch: Parameters<typeof getRequestListener>[0], { most = Infinity }: { most?: number } = {}): Server {
  const connections: Connections = new WeakMap();
  const answer = inTurn(getRequestListener(fetch), connections);
  const server = createServer({ IncomingMessage: Incoming }, answer);
  // Node's own answer to what it does not know is not counted.
  server.on('checkExpectation', answer);
  limitConnections(server, most, (socket) => connections.has(socket));
  server.timeout = unread;
  // What takes longer to be answered doesn't end a connection: nothing happens on it meanwhile.
  server.on('timeout', (socket) => (!connections.has(socket) || socket.writableLength > 0) && socket.destroy());
  return server;
}
