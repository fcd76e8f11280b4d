import { once } from 'node:events';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { currentNetwork } from '../../server/core/correlation.ts';
import { cancel } from '../../server/generations/transitions.ts';
import type { ForWhom } from '../../server/media/examine.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine, gate, type TestEngine } from './kit/engine.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

onOneDatabase('the line of jobs', (database) => {
  let server: TestServer;
  let engine: TestEngine;
  const started: string[] = [];
  beforeAll(async () => {
    engine = createTestEngine();
    server = await openTestServer({
      database,
      parts: {
        engines: [engine],
        examiner: {
          examine: async ({ path, into }, forWhom = {}) => {
            examinations.push(forWhom);
            await copyFile(path, into);
            return { ok: true, found: { type: 'image/png', extension: 'png', width: 1, height: 1, duration: null, size: 1 } };
          },
          close: () => Promise.resolve(),
        },
      },
      env: { WORKERS_QUICK: '1', TRUST_PROXY: '1' },
      work: true,
    });
  });
  afterAll(() => server.close());
  afterEach(() => void started.splice(0));
  const examinations: ForWhom[] = [];
  const from = (address: string): Person => server.person({ 'x-forwarded-for': address });

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
    const [many, one] = [from('192.0.2.1'), from('192.0.2.1')];
    const heap: string[] = [];
    for (let index = 0; index < 8; index += 1) heap.push(await make(many, `k${index}`));
    await vi.waitFor(() => expect(started).toHaveLength(1), { timeout: 10_000 });
    const single = await make(one, 'single');
    hold.open();
    await vi.waitFor(() => expect(started).toHaveLength(9), { timeout: 30_000 });
    expect(started.indexOf(single)).toBeLessThanOrEqual(2);
    expect([...started].toSorted()).toEqual([...heap, single].toSorted());
  });

  it('asks the database for each job in the turn of its network, so that nobody waits for the jobs of others', async () => {
    const turns: string[] = [];
    engine.steps = async () => void turns.push(currentNetwork());
    await make(from('192.0.2.21'), 't0');
    await make(from('192.0.2.21'), 't1');
    await make(from('198.51.100.21'), 't2');
    await vi.waitFor(() => expect(turns).toHaveLength(3), { timeout: 10_000 });
    expect(turns.every((turn) => turn.startsWith('jobs:'))).toBe(true);
    expect(new Set(turns).size).toBe(2);
  });

  it('lets another network pass before the rest of one network, under however many accounts it asks', async () => {
    const hold = gate();
    engine.steps = async ({ id }) => {
      started.push(id);
      await hold.opened;
    };
    const heap: string[] = [];
    for (let index = 0; index < 8; index += 1) heap.push(await make(from('192.0.2.7'), `n${index}`));
    await vi.waitFor(() => expect(started).toHaveLength(1), { timeout: 10_000 });
    const single = await make(from('198.51.100.9'), 'single');
    const busy = from('192.0.2.7');
    const neighbors = [await make(busy, 'b0'), await make(busy, 'b1'), await make(busy, 'b2'), await make(from('192.0.2.7'), 'b3')];
    hold.open();
    await vi.waitFor(() => expect(started).toHaveLength(13), { timeout: 30_000 });
    expect(started.indexOf(single)).toBeLessThanOrEqual(2);
    // Within the network, who asks for more waits for those who ask for their first thing.
    expect(started.indexOf(neighbors[3]!)).toBeLessThan(started.indexOf(neighbors[2]!));
    expect([...started].toSorted()).toEqual([...heap, single, ...neighbors].toSorted());
    await vi.waitFor(async () => {
      const rows = await server.services.db.selectFrom('generation').select('network').where('network', 'is not', null).execute();
      // The address is known only while it is needed.
      expect(rows).toEqual([]);
    });
  });

  it('examines what engines outside hand over for the network and the account', async () => {
    engine.steps = () => undefined;
    examinations.splice(0);
    for (const [index, address] of ['192.0.2.20', '192.0.2.20', '198.51.100.20'].entries()) await make(from(address), `e${index}`);
    await vi.waitFor(() => expect(examinations).toHaveLength(3), { timeout: 30_000 });
    const groups = examinations.map((forWhom) => forWhom.groups!);
    expect(groups.map(({ length }) => length)).toEqual([2, 2, 2]);
    expect(new Set(groups.map(([network]) => network)).size).toBe(2);
    expect(new Set(groups.map(([, account]) => account)).size).toBe(3);
    expect(JSON.stringify(groups)).not.toContain('192.0.2.20');
  });
});

onOneDatabase('the workers of a queue', (database) => {
  let server: TestServer;
  let engine: TestEngine;
  beforeAll(async () => {
    engine = createTestEngine();
    server = await openTestServer({ database, parts: { engines: [engine] }, env: { WORKERS_QUICK: '4', TRUST_PROXY: '1' }, work: true });
  });
  afterAll(() => server.close());

  const make = async (person: Person, prompt = 'a fox'): Promise<string> =>
    (await person.call('POST', '/api/generations', { body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt } } })).data.id;
  const statusOf = async (person: Person, id: string): Promise<string> => (await person.call('GET', `/api/generations/${id}`)).data.status;

  it('are never all held by three networks: a newcomer is served while their jobs hang', async () => {
    const hold = gate();
    const started: string[] = [];
    // By its words: a job may start before its id is known here.
    engine.steps = async ({ id, inputs }) => {
      started.push(id);
      if (inputs['prompt'] === 'a whale') await hold.opened;
    };
    const networks = ['192.0.2.9', '192.0.2.10', '192.0.2.11'];
    const busy = [...networks, ...networks].map((address) => server.person({ 'x-forwarded-for': address }));
    for (const person of busy) await make(person, 'a whale');
    await vi.waitFor(() => expect(started).toHaveLength(3), { timeout: 10_000 });
    const newcomer = server.person({ 'x-forwarded-for': '198.51.100.44' });
    const id = await make(newcomer);
    await vi.waitFor(async () => expect(await statusOf(newcomer, id)).toBe('succeeded'), { timeout: 15_000 });
    expect(started).toHaveLength(4);
    hold.open();
    await vi.waitFor(() => expect(started).toHaveLength(7), { timeout: 15_000 });
  });

  it('do no work for nothing without end: of what runs twenty points may be cancelled an hour, or deleted, and what could be played takes four', async () => {
    const visitor = server.person({ 'x-forwarded-for': '203.0.113.5' });
    const ends = async (isPlayable: boolean, method = 'POST') => {
      engine.steps = async ({ folder }, { onPart, signal }) => {
        const path = join(folder, 'part-1.mp3');
        await copyFile('public/samples/voice.mp3', path);
        if (isPlayable)
          onPart!({ outputs: [{ path, type: 'audio/mpeg', width: null, height: null, duration: 4 }], notes: {}, isFirst: true });
        // It may have been cancelled while the file was copied: that is sent once.
        if (!signal.aborted) await once(signal, 'abort');
      };
      const id = await make(visitor);
      const now = async () => (await visitor.call('GET', `/api/generations/${id}`)).data;
      const wanted = { status: 'running', ...(isPlayable && { beginning: [{}] }) };
      await vi.waitFor(async () => expect(await now()).toMatchObject(wanted), { timeout: 10_000, interval: 20 });
      const path = method === 'POST' ? `/api/generations/${id}/cancel` : `/api/creations/${id}`;
      const { status, msg } = await visitor.call(method, path);
      if (status !== 200) await cancel(server.services, id);
      engine.steps = () => undefined;
      return { status, msg };
    };
    const answers: number[] = [];
    for (const [isPlayable, method] of [[true], [true, 'DELETE'], [true], [true], [false], [false, 'DELETE'], [false], [false]] as const)
      answers.push((await ends(isPlayable, method)).status);
    expect(answers).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await ends(false)).toMatchObject({ status: 429, msg: expect.stringMatching(/its credits will be spent/) });
  });
});

onOneDatabase('jobs that are taken back before they run', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database, parts: { engines: [createTestEngine()] }, env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => server.close());

  const at = (address: string): Person => server.person({ 'x-forwarded-for': address });
  const make = (person: Person) =>
    person.call('POST', '/api/generations', { body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } } });
  const accountOf = async (id: string) =>
    (await server.services.db.selectFrom('generation').select('account_id').where('id', '=', id).executeTakeFirstOrThrow()).account_id;

  it('leave no lines of the ledger without end: the next is refused, and never that it is taken back', async () => {
    const address = '203.0.113.30';
    const visitor = at(address);
    const [first, second, third] = [await make(visitor), await make(visitor), await make(visitor)];
    await server.services.limits.spend(['withdrawByAccount', await accountOf(first.data.id), 98]);
    expect((await visitor.call('POST', `/api/generations/${first.data.id}/cancel`)).status).toBe(200);
    const fourth = await make(visitor);
    expect(fourth.status).toBe(200);
    expect((await visitor.call('DELETE', `/api/creations/${second.data.id}`)).status).toBe(200);
    expect(await make(visitor)).toMatchObject({ status: 429, code: 10006 });
    for (const { data } of [third, fourth]) {
      const answer = await visitor.call('POST', `/api/generations/${data.id}/cancel`);
      expect([answer.status, answer.data.status]).toEqual([200, 'cancelled']);
    }
    expect((await make(at(address))).status).toBe(200);
  });

  it('count by network, whatever cookies it brings', async () => {
    const address = '203.0.113.31';
    await server.services.limits.spend(['withdrawByAddress', address, 499]);
    const visitor = at(address);
    const { data } = await make(visitor);
    await visitor.call('POST', `/api/generations/${data.id}/cancel`);
    expect((await make(at(address))).status).toBe(429);
    expect((await make(at('203.0.113.32'))).status).toBe(200);
  });

  it('count when they end with a consent', async () => {
    const visitor = at('203.0.113.33');
    const consent = await visitor.call('POST', '/api/consents', { body: { subject: 'me', adult: true, tool: 'ai-sticker-maker' } });
    const { data } = await make(visitor);
    const account = await accountOf(data.id);
    await server.services.db
      .updateTable('generation')
      .set({ inputs: JSON.stringify({ consent: consent.data.id }) })
      .where('id', '=', data.id)
      .execute();
    await server.services.limits.spend(['withdrawByAccount', account, 99]);
    expect((await visitor.call('DELETE', `/api/consents/${consent.data.id}`)).status).toBe(200);
    expect((await make(visitor)).status).toBe(429);
  });
});
