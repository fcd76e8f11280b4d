import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { embedded } from './kit/databases.ts';
import { createTestEngine, gate, type TestEngine } from './kit/engine.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

describe('the line of jobs', () => {
  let server: TestServer;
  let engine: TestEngine;
  const started: string[] = [];
  beforeAll(async () => {
    engine = createTestEngine();
    server = await openTestServer({ database: embedded, parts: { engines: [engine] }, env: { WORKERS_QUICK: '1' }, work: true });
  });
  afterAll(() => server.close());

  const make = async (person: Person, key: string): Promise<string> =>
    (
      await person.call('POST', '/api/generations', {
        body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } },
        headers: { 'idempotency-key': key },
      })
    ).data.id;

  it('lets who asks for one thing pass before the rest of who asks for many', async () => {
    const hold = gate();
    engine.steps = async ({ id }) => {
      started.push(id);
      await hold.opened;
    };
    const [many, one] = [server.person(), server.person()];
    const heap: string[] = [];
    for (let index = 0; index < 8; index += 1) heap.push(await make(many, `k${index}`));
    await vi.waitFor(() => expect(started).toHaveLength(1), { timeout: 10_000 });
    const single = await make(one, 'single');
    hold.open();
    await vi.waitFor(() => expect(started).toHaveLength(9), { timeout: 30_000 });
    expect(started.indexOf(single)).toBeLessThanOrEqual(2);
    expect([...started].toSorted()).toEqual([...heap, single].toSorted());
  });
});
