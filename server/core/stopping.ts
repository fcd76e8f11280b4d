/** The graceful stop: proxies notice it, open requests and jobs get their time, and after the deadline the process ends whatever still holds it. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log.ts';

type Parts = {
  server: Server;
  /** Accepts no more connections, and resolves when the open ones have ended. */
  close: () => Promise<void>;
  draining: AbortController;
  stopping: AbortController;
  stopWork: () => Promise<void>;
  closeServices: () => Promise<void>;
  log: Pick<Log, 'error'>;
  exit: (code: number) => void;
  /** Milliseconds until everything has to be over: less than the thirty seconds of most supervisors. */
  deadline?: number;
  /** Milliseconds that open requests have to finish. */
  grace?: number;
  /** Milliseconds that the proxies need to notice that this process wants no more requests; 0 where there are none. */
  drain?: number;
};

/** Node takes a connection for idle only after its first request: what a proxy opened in advance would be waited for. */
function watchUnused(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}

/** Returns the handler of a signal to stop. Who asks twice does not want to wait. Exits with 0 when everything ended, otherwise with 1. */
export function createStop({
  server,
  close,
  draining,
  stopping,
  stopWork,
  closeServices,
  log,
  exit,
  deadline = 25_000,
  grace = 8000,
  drain = 0,
}: Parts) {
  let isStopping = false;
  const closeUnused = watchUnused(server);
  return async (): Promise<void> => {
    if (isStopping) return exit(1);
    isStopping = true;
    const end = setTimeout(() => {
      log.error('the server did not stop in time and was ended');
      exit(1);
    }, deadline);
    end.unref();
    draining.abort();
    if (drain > 0) await pause(drain);
    const closed = close();
    // A request is lost when its connection is closed as a proxy sends it, so the proxies are asked to close those that they use.
    server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false));
    if (drain > 0) await pause(drain / 3);
    stopping.abort();
    server.closeIdleConnections();
    closeUnused();
    const late = setTimeout(() => server.closeAllConnections(), grace);
    await stopWork();
    await closed;
    clearTimeout(late);
    await closeServices();
    clearTimeout(end);
    return exit(0);
  };
}
