/** The server stops within its deadline, whatever hangs. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { createStop } from '../../server/core/stopping.ts';

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

/** Stops, and resolves to the code of the exit with what was logged. */
const stopped = (parts: Partial<Parameters<typeof createStop>[0]>) =>
  new Promise<{ code: number; errors: string[]; isAborted: boolean }>((resolve) => {
    const errors: string[] = [];
    const stopping = new AbortController();
    const exit = (code: number): void => resolve({ code, errors, isAborted: stopping.signal.aborted });
    const log = { error: (message: string) => void errors.push(message) };
    void createStop({
      server: createServer(),
      close: done,
      stopping,
      stopWork: done,
      closeServices: done,
      log,
      exit,
      deadline: 200,
      grace: 20,
      ...parts,
    })();
  });

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

  it('ends at once when it is asked twice', async () => {
    const codes: number[] = [];
    const parts = {
      server: createServer(),
      close: done,
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
