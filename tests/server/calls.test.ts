/** What every call has in common: pages of a list, keys, addresses and bursts (spec §10). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { register } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

onOneDatabase('every call', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database, parts: { engines: [createTestEngine()] }, env: { TRUST_PROXY: '1', DAILY_CREDITS: '200' } });
  });
  afterAll(() => server.close());

  const make = (person: Person, headers: Record<string, string> = {}) =>
    person.call('POST', '/api/generations', { body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a red fox' } }, headers });

  it('lists 24 entries to a page', async () => {
    const person = server.person();
    for (let made = 0; made < 25; made += 1) {
      server.clock.advance(10);
      await make(person);
    }
    const first = await person.call('GET', '/api/creations');
    expect(first.data.items).toHaveLength(24);
    expect((await person.call('GET', `/api/creations?cursor=${first.data.next}`)).data.items).toHaveLength(1);
  });

  it('takes the cursor of another list for none of its own', async () => {
    const person = server.person();
    await make(person);
    const creation = (await person.call('GET', '/api/creations')).data.items[0].id;
    const template = (await person.call('GET', '/api/templates')).data.next;
    for (const foreign of ['40', template])
      expect(await person.call('GET', `/api/creations?cursor=${foreign}`), foreign).toMatchObject({ code: codes.invalidInput });
    expect((await person.call('GET', `/api/credit/history?cursor=${creation}`)).code).toBe(codes.invalidInput);
    expect((await person.call('GET', `/api/templates?cursor=${creation}`)).data).toEqual({ items: [], next: null });
  });

  it('takes a key of 1 to 128 visible ASCII characters, and no other', async () => {
    const person = server.person();
    for (const key of ['~', '!'.repeat(128)]) expect((await make(person, { 'idempotency-key': key })).code, key).toBe(codes.success);
    for (const key of ['', 'a b', 'é', '!'.repeat(129)])
      expect((await make(person, { 'idempotency-key': key })).code, key).toBe(codes.invalidInput);
  });

  it('counts each request without a key', async () => {
    const person = server.person();
    const [first, second] = [await make(person), await make(person)];
    expect(first.data.id).not.toBe(second.data.id);
  });

  it('counts by the address that the nearest proxy reports, in the database that all processes share', async () => {
    const points = 60;
    await server.services.limits.spend(['contactByAddress', '203.0.113.9', points]);
    const write = (forwarded: string) =>
      server.person({ 'x-forwarded-for': forwarded }).call('POST', '/api/contact', { body: { email: 'a@example.com', message: 'Hello.' } });
    expect((await write('198.51.100.1, 203.0.113.9')).code).toBe(codes.tooManyAttempts);
    expect((await write('203.0.113.9, 198.51.100.1')).code).toBe(codes.success);
    const { rows } = await sql<{
      points: number;
    }>`select points from rate_limit where key like 'contactByAddress:%' order by points`.execute(server.services.db);
    expect(rows.map((row) => row.points)).toEqual([1, points]);
  });

  it('answers sixty looks at a payment with its status, and none with a limit', async () => {
    const buyer = await register(server, 'patient@example.com');
    const { txn_id: txn } = (await buyer.call('GET', '/api/pay/checkout-session?price=5.99')).data;
    const looks = await Promise.all(Array.from({ length: 60 }, () => buyer.call('GET', `/api/pay/transaction-detail/${txn}`)));
    expect(new Set(looks.map(({ code, data }) => `${code} ${data?.status}`))).toEqual(new Set([`${codes.success} 0`]));
  });
});
