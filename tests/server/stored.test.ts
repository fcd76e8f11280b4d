/** Whatever a stranger stores counts, and is refused in time: by kilobytes a day, and while the disk still has room for the database. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { limits } from '../../contract/facts/limits.ts';
import { followGeneration } from '../../contract/structs/calls/generations.ts';
import { onOneDatabase } from './kit/databases.ts';
import type { Person, TestServer } from './kit/server.ts';

const disk = vi.hoisted(() => ({ free: null as number | null }));
vi.mock(import('../../server/core/disk-space.ts'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    spaceIn: (folder: string) => ({ ...actual.spaceIn(folder), ...(disk.free !== null && { free: disk.free }) }),
  };
});

const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') };
const writes: Record<string, (person: Person) => Promise<{ status: number }>> = {
  'a saved form': (person) => person.call('PUT', '/api/drafts/ai-sticker-maker', { body: { inputs: { prompt: 'a fox' } } }),
  'the inputs of a creation': (person) =>
    person.call('POST', '/api/generations', { body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } } }),
  'a consent': (person) => person.call('POST', '/api/consents', { body: { subject: 'me', adult: true, tool: 'ai-sticker-maker' } }),
  'a message': (person) => person.call('POST', '/api/contact', { body: { email: 'a@example.com', message: 'where is my fox' } }),
  'a report': (person) => person.call('POST', '/api/reports', { body: { url: 'https://example.com/a-fox', reason: 'me' } }),
  'a letter with a code': (person) => person.call('POST', '/api/users/register-code', { body: { email: 'letters@example.com' } }),
  'an address for notifications': (person) =>
    person.call('POST', '/api/push/subscribe', { body: { endpoint: 'https://push.example.com/a', keys } }),
};

/** What was loaded with the disk of this file. */
let kit: typeof import('./kit/engine.ts') & typeof import('./kit/server.ts');
beforeAll(async () => {
  // What files before this one have loaded reads the free space of the real disk.
  vi.resetModules();
  kit = { ...(await import('./kit/engine.ts')), ...(await import('./kit/server.ts')) };
});
afterAll(() => {
  vi.doUnmock('../../server/core/disk-space.ts');
  vi.resetModules();
});

onOneDatabase('what a stranger stores', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await kit.openTestServer({ database, parts: { engines: [kit.createTestEngine()] }, env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => server.close());
  afterEach(() => void (disk.free = null));

  it.each(Object.entries(writes))('is refused once its network has stored its day’s share, and nobody else’s: %s', async (name, write) => {
    const at = Object.keys(writes).indexOf(name);
    const full = `192.0.2.${at}`;
    await server.services.limits.spend(['storedKilobytesByAddress', full, limits.storedKilobytesPerDay.address]);
    expect((await write(server.person({ 'x-forwarded-for': full }))).status).toBe(429);
    expect((await write(server.person({ 'x-forwarded-for': `198.51.100.${at}` }))).status).not.toBe(429);
  });

  it.each(Object.entries(writes))('is refused while the database still has room: %s', async (name, write) => {
    disk.free = 0;
    const counters = async () => (await server.services.database.sql.query({ text: 'select key from rate_limit order by key' })).rows;
    const before = await counters();
    expect((await write(server.person({ 'x-forwarded-for': `203.0.113.${Object.keys(writes).indexOf(name)}` }))).status).toBe(507);
    // A counter of a cookie is a row, too.
    expect(await counters()).toEqual(before);
  });

  it('is reported before it is refused: a process with a full disk is not ready', async () => {
    const { openReadiness } = await import('../../server/probes/readiness.ts');
    const { spaceIn } = await import('../../server/core/disk-space.ts');
    const { kept } = spaceIn(server.services.config.dataDir);
    const found = (free: number) => {
      disk.free = free;
      return openReadiness(server.services)();
    };
    expect(await found(kept.uploads + 1)).toMatchObject({ ok: true, space: 'enough' });
    expect(await found(kept.uploads - 1)).toMatchObject({ ok: true, space: 'low' });
    expect(await found(kept.users - 1)).toMatchObject({ ok: false, database: true, space: 'none' });
  });

  it('is limited for a person first: a school behind one address sends its twenty-first message', async () => {
    const school = '203.0.113.77';
    await server.services.limits.spend(['contactByAddress', school, 20]);
    const pupil = server.person({ 'x-forwarded-for': school });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await writes['a message']!(pupil)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await writes['a message']!(server.person({ 'x-forwarded-for': school }))).status).toBe(200);
  });

  it('lets nobody follow without end: the stream after the last place is refused, and a closed one leaves its place', async () => {
    const person = server.person({ 'x-forwarded-for': '203.0.113.99' });
    const { data } = await person.call('POST', '/api/generations', {
      body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } },
    });
    const open = () => person.raw(followGeneration.path.replace('{id}', data.id));
    const streams = await Promise.all(Array.from({ length: limits.atOnce.streams.account }, open));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    const refused = await open();
    expect(refused.status).toBe(429);
    await refused.body?.cancel();
    await streams[0]!.body!.cancel();
    await vi.waitFor(async () => {
      const again = await open();
      streams.push(again);
      expect(again.status).toBe(200);
    });
    await Promise.all(streams.slice(1).map((stream) => stream.body!.cancel()));
  });
});
