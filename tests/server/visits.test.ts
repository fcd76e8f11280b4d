import { afterAll, beforeAll, expect, it } from 'vitest';
import { times } from '../../contract/facts/times.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const path = '/api/credit/anonymous-user-credit';
const one = '17-4294967295-0-9';

onOneDatabase('a visit', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database, parts: { engines: [createTestEngine()] } });
  });
  afterAll(() => server.close());

  /** A request without a cookie, as a page sends several before the first is answered. */
  const first = (headers: Record<string, string>): Person => server.person(headers);
  const visitorOf = async (person: Person): Promise<string> => {
    await person.call('GET', path);
    return person.cookie();
  };

  it('is one visitor’s, however many of its calls go before a cookie has come', async () => {
    const visitors = await Promise.all(Array.from({ length: 5 }, () => visitorOf(first({ visit: one }))));
    expect(new Set(visitors).size).toBe(1);
    expect(visitors[0]).toMatch(/^visitor=v_[0-9A-HJKMNP-TV-Z]{26}\./);
    expect(await visitorOf(first({ visit: '17-4294967295-0-8' }))).not.toBe(visitors[0]);
  });

  it('finds the job that it began when another answer brought the cookie', async () => {
    const began = await first({ visit: one }).call('POST', '/api/generations', {
      headers: { 'idempotency-key': 'early' },
      body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } },
    });
    expect(began.status).toBe(200);
    const page = first({ visit: one });
    await page.call('GET', path);
    expect((await page.call('GET', `/api/generations/${began.data.id}`)).data).toMatchObject({ id: began.data.id });
    expect((await first({ visit: '1-2-3-4' }).call('GET', `/api/generations/${began.data.id}`)).status).toBe(404);
  });

  it('gives way to the cookie that came', async () => {
    const person = server.person();
    const visitor = await visitorOf(person);
    const answer = await person.raw(path, { headers: { visit: one } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(person.cookie()).toBe(visitor);
  });

  it('is another visitor’s an hour later', async () => {
    const before = await visitorOf(first({ visit: one }));
    server.clock.advance(times.visit);
    expect(await visitorOf(first({ visit: one }))).not.toBe(before);
  });

  it.each(['', 'x', '1-2-3', '1-2-3-4-5', '1-2-3-a', '99999999999-1-1-1', '1-2-3-44444444444'])(
    'that is called “%s” is none',
    async (visit) => {
      const [some, other] = await Promise.all([visitorOf(first({ visit })), visitorOf(first({ visit }))]);
      expect(some).toMatch(/^visitor=v_/);
      expect(some).not.toBe(other);
    },
  );
});
