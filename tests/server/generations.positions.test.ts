import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { foresee, restOf, spoken } from '../../server/generations/eta.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine, gate, type TestEngine } from './kit/engine.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

describe('the rest of a job', () => {
  it.each([
    ['nothing known', { elapsed: 9, progress: 0, usual: null }, null],
    ['what is usual, until its pace says something', { elapsed: 8, progress: 0.05, usual: 20 }, 12],
    ['its pace alone', { elapsed: 10, progress: 0.5, usual: null }, 10],
    ['half and half', { elapsed: 10, progress: 0.5, usual: 40 }, 20],
    ['its pace, where it takes longer than usual', { elapsed: 30, progress: 0.75, usual: 20 }, 10],
    ['nothing, where it takes longer and does not say how far it is', { elapsed: 30, progress: 0, usual: 20 }, null],
  ] as const)('%s', (_, work, rest) => expect(restOf(work)).toBe(rest));

  it('comes after those before it, each with the worker that is free first', () => {
    expect(foresee([10, 4], [5, 5, 5], 2)).toEqual([9, 14, 15]);
    expect(foresee([], [5, 5], 1)).toEqual([5, 10]);
    expect(foresee([3], [5, null, 5], 1)).toEqual([8, null, null]);
    expect(foresee([null], [5], 1)).toEqual([null]);
  });

  it('is reported in few steps', () => {
    expect([0, 4.2, 5.1, 11, 31, 46, 61, 200, 601, 1201].map(spoken)).toEqual([5, 5, 10, 20, 45, 60, 120, 240, 900, 1500]);
  });
});

onOneDatabase('who waits in the line', (database) => {
  let server: TestServer;
  let engine: TestEngine;
  beforeAll(async () => {
    engine = createTestEngine();
    server = await openTestServer({ database, parts: { engines: [engine] }, env: { WORKERS_QUICK: '1' }, work: true });
  });
  const hold = gate();
  afterAll(() => {
    hold.open();
    return server.close();
  });

  const make = async (person: Person): Promise<string> =>
    (
      await person.call('POST', '/api/generations', {
        body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } },
        headers: { 'idempotency-key': 'one' },
      })
    ).data.id;
  const read = async (person: Person, id: string) => (await person.call('GET', `/api/generations/${id}`)).data;

  it('reports how many are ahead, and about how long it takes', async () => {
    // One that took 18 s shows what is usual.
    engine.steps = () => server.clock.advance(18_000);
    const first = server.person();
    const one = await make(first);
    await vi.waitFor(async () => expect((await read(first, one)).status).toBe('succeeded'), { timeout: 10_000 });
    // What was measured holds for half a minute.
    server.clock.advance(31_000);
    let report = (_fraction: number): void => undefined;
    engine.steps = async (_job, run) => {
      report = (fraction) => run.onProgress(fraction, 'painting');
      await hold.opened;
    };
    const [working, next, last] = [server.person(), server.person(), server.person()];
    const busy = await make(working);
    const isAtWork = { stage: 'preparing', position: null, left: 20 };
    await vi.waitFor(async () => expect(await read(working, busy)).toMatchObject(isAtWork), { timeout: 10_000 });
    const [soon, late] = [await make(next), await make(last)];
    expect(await read(next, soon)).toMatchObject({ status: 'queued', position: 0, left: 45 });
    expect(await read(last, late)).toMatchObject({ status: 'queued', position: 1, left: 60 });
    expect((await last.call('GET', '/api/creations')).data.items).toMatchObject([{ id: late, position: 1 }]);

    // The line moves on while nothing happens to the last one itself.
    const received: { position: number | null; left: number | null }[] = [];
    const following = new AbortController();
    const events = await last.raw(`/api/generations/${late}/events`, { signal: following.signal });
    const listening = (async () => {
      const text = new TextDecoder();
      for await (const bytes of events.body!)
        for (const [, data] of text.decode(bytes).matchAll(/^data: (.*)$/gm)) received.push(JSON.parse(data!));
    })().catch(() => undefined);
    await vi.waitFor(() => expect(received).toMatchObject([{ position: 1, left: 60 }]));
    server.clock.advance(9000);
    report(0.5);
    await next.call('POST', `/api/generations/${soon}/cancel`);
    await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ position: 0, left: 30 }), { timeout: 10_000 });
    expect(await read(working, busy)).toMatchObject({ progress: 0.5, position: null, left: 10 });
    hold.open();
    await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ status: 'succeeded', position: null, left: null }), { timeout: 10_000 });
    following.abort();
    await listening;
  });

  it('within an engine is in the line, too, and its work begins when it waits no longer', async () => {
    const [running, waiting] = [gate(), gate()];
    const [atWork, next, last] = [server.person(), server.person(), server.person()];
    engine.steps = () => running.opened;
    const busy = await make(atWork);
    await vi.waitFor(() => expect(engine.jobs.at(-1)?.id).toBe(busy), { timeout: 10_000 });
    let report = (_isWaiting: boolean): void => undefined;
    engine.steps = (_job, run) => {
      report = run.onWaiting!;
      report(true);
      return waiting.opened;
    };
    const soon = await make(next);
    running.open();
    const inLine = { status: 'running', stage: 'queued', position: 0 };
    await vi.waitFor(async () => expect(await read(next, soon)).toMatchObject(inLine), { timeout: 10_000 });
    const late = await make(last);
    expect(await read(last, late)).toMatchObject({ status: 'queued', position: 1 });
    server.clock.advance(7000);
    report(false);
    await vi.waitFor(async () => expect(await read(next, soon)).toMatchObject({ stage: 'preparing', position: null }), { timeout: 10_000 });
    const { started_at } = await server.services.db
      .selectFrom('generation')
      .select('started_at')
      .where('id', '=', soon)
      .executeTakeFirstOrThrow();
    expect(started_at).toEqual(server.clock.now());
    waiting.open();
    await vi.waitFor(async () => expect((await read(last, late)).status).toBe('succeeded'), { timeout: 10_000 });
  });

  it('of a process that stops: a stream that opens then reports the job, and ends', async () => {
    const person = server.person();
    const held = gate();
    engine.steps = () => held.opened;
    const id = await make(person);
    server.services.stopping.abort();
    const events = await person.raw(`/api/generations/${id}/events`);
    // That the job began may be published in the same moment.
    expect(await events.text()).toMatch(/^data: /m);
    held.open();
  });
});
