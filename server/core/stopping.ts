/** The graceful stop: open requests and jobs get their time, and after the deadline the process ends whatever still holds it. */
import type { Server } from 'node:http';
import type { Log } from './log.ts';

type Parts = {
  server: Pick<Server, 'closeIdleConnections' | 'closeAllConnections'>;
  /** Accepts no more connections, and resolves when the open ones have ended. */
  close: () => Promise<void>;
  stopping: AbortController;
  stopWork: () => Promise<void>;
  closeServices: () => Promise<void>;
  log: Pick<Log, 'error'>;
  exit: (code: number) => void;
  /** Milliseconds until everything has to be over: less than the thirty seconds of most supervisors. */
  deadline?: number;
  /** Milliseconds that open requests have to finish. */
  grace?: number;
};

/** Returns the handler of a signal to stop. Who asks twice does not want to wait. Exits with 0 when everything ended, otherwise with 1. */
export function createStop({ server, close, stopping, stopWork, closeServices, log, exit, deadline = 25_000, grace = 8000 }: Parts) {
  let isStopping = false;
  return async (): Promise<void> => {
    if (isStopping) return exit(1);
    isStopping = true;
    const end = setTimeout(() => {
      log.error('the server did not stop in time and was ended');
      exit(1);
    }, deadline);
    end.unref();
    stopping.abort();
    const closed = close();
    server.closeIdleConnections();
    const late = setTimeout(() => server.closeAllConnections(), grace);
    await stopWork();
    await closed;
    clearTimeout(late);
    await closeServices();
    clearTimeout(end);
    return exit(0);
  };
}
