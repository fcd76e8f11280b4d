/** The server stops within its deadline, whatever hangs. */
import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { createStop } from '../../server/core/stopping.ts';
import { listen } from '../../server/http/listen.ts';

const closing = (server: Server) => (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
const never = (): Promise<void> => new Promise(() => undefined);
const done = (): Promise<void> => Promise.resolve();

/** A server with one request that is never answered. */
async function withHangingRequest() {
  const server = createServer(() => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asking = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).then(
    () => 'answered',
    () => 'broken off',
  );
  await once(server, 'request');
  return { server, asking };
}

/** Returns the function that stops, and resolves to the code of the exit with what was logged. */
function prepare(parts: Partial<Parameters<typeof createStop>[0]>) {
  const errors: string[] = [];
  const [draining, stopping] = [new AbortController(), new AbortController()];
  const exited = Promise.withResolvers<number>();
  const stop = createStop({
    server: createServer(),
    close: done,
    draining,
    stopping,
    stopWork: done,
    closeServices: done,
    log: { error: (message: string) => void errors.push(message) },
    exit: exited.resolve,
    deadline: 200,
    grace: 20,
    ...parts,
  });
  return async () => {
    void stop();
    return { code: await exited.promise, errors, isAborted: stopping.signal.aborted };
  };
}

const stopped = (parts: Partial<Parameters<typeof createStop>[0]>) => prepare(parts)();

describe('stopping', () => {
  it('breaks a hanging request off after its grace, and closes everything', async () => {
    const { server, asking } = await withHangingRequest();
    const closeServices = vi.fn(done);
    expect(await stopped({ server, close: closing(server), closeServices, deadline: 5000 })).toEqual({
      code: 0,
      errors: [],
      isAborted: true,
    });
    expect(await asking).toBe('broken off');
    expect(closeServices).toHaveBeenCalledOnce();
  });

  it.each([
    ['a job', { stopWork: never }],
    ['a service', { closeServices: never }],
  ])('ends at the deadline though %s hangs', async (_what, parts) => {
    const { server } = await withHangingRequest();
    const { code, errors } = await stopped({ ...parts, server, close: closing(server) });
    expect(code).toBe(1);
    expect(errors).toEqual(['the server did not stop in time and was ended']);
  });

  it('answers while proxies notice it, then only on connections that are open, and asks for these to be closed', async () => {
    const server = createServer((_request, response) => response.end('there'));
    const { port, close } = await listen(server, { port: 0, host: '127.0.0.1' });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (by?: Agent) =>
      new Promise<string | undefined>((resolve, reject) => {
        get({ host: '127.0.0.1', port, agent: by ?? false, headers: { connection: 'keep-alive' } }, (response) => {
          response.resume().once('end', () => resolve(response.headers.connection));
        }).once('error', reject);
      });
    expect(await ask(agent)).toBe('keep-alive');
    const draining = new AbortController();
    const hasClosed = Promise.withResolvers<void>();
    const ended = stopped({
      server,
      draining,
      drain: 300,
      deadline: 5000,
      close: () => {
        const closed = close();
        hasClosed.resolve();
        return closed;
      },
    });
    expect(draining.signal.aborted).toBe(true);
    expect(await ask()).toBe('keep-alive');
    await hasClosed.promise;
    await expect(ask()).rejects.toThrow('ECONNREFUSED');
    expect(await ask(agent)).toBe('close');
    expect((await ended).code).toBe(0);
  });

  it('does not wait for a connection that was opened and never used', async () => {
    const server = createServer();
    const { port, close } = await listen(server, { port: 0, host: '127.0.0.1' });
    const stop = prepare({ server, close, grace: 60_000, deadline: 5000 });
    const unused = connect(port, '127.0.0.1');
    await once(server, 'connection');
    expect(await stop()).toMatchObject({ code: 0, errors: [] });
    unused.destroy();
  });

  it('ends at once when it is asked twice', async () => {
    const codes: number[] = [];
    const parts = {
      server: createServer(),
      close: done,
      draining: new AbortController(),
      stopping: new AbortController(),
      stopWork: never,
      closeServices: done,
      log: { error: () => undefined },
    };
    const stop = createStop({ ...parts, exit: (code) => void codes.push(code) });
    void stop();
    await stop();
    expect(codes).toEqual([1]);
  });
});
