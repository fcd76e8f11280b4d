/** How the server listens, so that nobody who opens connections keeps others from theirs. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, createServer, Server as Listener, type AddressInfo, type ListenOptions } from 'node:net';

/**
 * Node accepts one connection of a socket in each turn of its loop, and a busy loop turns twenty times a second: who opens more than that would
 * make everybody wait behind a full queue. The system shares the connections between as many sockets as listen at a port.
 */
const sockets = 16;

/** Only there may several sockets listen at one port. */
const mayShare = process.platform === 'linux';

async function start(listener: Listener, options: ListenOptions): Promise<AddressInfo> {
  listener.listen(options);
  await once(listener, 'listening');
  return listener.address() as AddressInfo;
}

/** HTTP's own way also closes connections that are idle, on which a proxy may be sending a request. */
const end = (listener: Listener): Promise<void> => new Promise((resolve) => Listener.prototype.close.call(listener, () => resolve()));

const isAnswered = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asking = connect(port, host, () => resolve(true));
    asking.once('error', () => resolve(false));
    asking.once('connect', () => asking.destroy());
  });

/**
 * Listens at a port, 0 for any. Returns the port, and a function that accepts no more connections and resolves when the open ones have ended.
 * Rejects when the port is taken.
 */
export async function listen(server: Server, { port, host }: { port: number; host: string }) {
  if (!mayShare) {
    const found = await start(server, { port, host });
    return { port: found.port, close: () => end(server) };
  }
  // Sockets that share a port do not notice that another server shares it too. Asked, not tried: a socket that listens for a moment would
  // receive what a proxy sends to a server that is coming back.
  if (port !== 0 && (await isAnswered(port, host))) throw Object.assign(new Error(`Port ${port} is taken`), { code: 'EADDRINUSE' });
  const found = await start(server, { port, host, reusePort: true });
  const others = Array.from({ length: sockets - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  await Promise.all(others.map((other) => start(other, { port: found.port, host, reusePort: true })));
  return {
    port: found.port,
    close: async (): Promise<void> => {
      await Promise.all([server, ...others].map(end));
    },
  };
}
