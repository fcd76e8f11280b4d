/** The people in the console: found by address or id, seen for a reason, paid and charged through the ledger, signed out, closed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { limits } from '../../contract/facts/limits.ts';
import { times } from '../../contract/facts/times.ts';
import { checkBalances } from './kit/balances.ts';
import { createClock } from './kit/clock.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { idOf, register, registerOperator } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

onOneDatabase('the people in the console', (database) => {
  let server: TestServer;
  let operator: Person;
  let ann: Person;
  let id = '';
  let keys = 0;
  const list = async (query = '') => (await operator.call('GET', `/api/operator/people${query}`)).data;
  const found = async (search: string) => (await list(`?search=${encodeURIComponent(search)}`)).items;
  const act = (what: string, body: object, of = id, person = operator) =>
    person.call('POST', `/api/operator/people/${of}/${what}`, { body });
  const move = (amount: number, key = `key-${(keys += 1)}`) =>
    operator.call('POST', `/api/operator/people/${id}/credits`, {
      body: { amount, reason: 'A gesture' },
      headers: { 'idempotency-key': key },
    });
  const balance = async (): Promise<number> => (await found(id))[0].balance;
  const actsOf = async (): Promise<unknown[][]> =>
    (await operator.call('GET', '/api/operator/acts')).data.items.map((line: Record<string, unknown>) => [
      line['act'],
      line['subject'],
      line['reason'],
    ]);

  beforeAll(async () => {
    const clock = createClock('2026-03-01T10:00:00Z');
    server = await openTestServer({
      database,
      clock,
      env: { OPERATOR_EMAILS: 'boss@example.com' },
      parts: { engines: [createTestEngine()] },
    });
    operator = await registerOperator(server, 'boss@example.com');
    server.clock.advance(1000);
    ann = await register(server, 'Ann@example.com');
    id = await idOf(server, 'ann@example.com');
    await ann.call('GET', '/api/users/info');
  });
  afterAll(() => server.close());

  it('are the newest first, and found by address or id', async () => {
    const { items, next } = await list();
    expect([items.map(({ email }: { email: string }) => email), next]).toEqual([['Ann@example.com', 'boss@example.com'], null]);
    expect(items[0]).toMatchObject({ id, sessions: 1, keys: 0, jobs: 0, payments: 0, closedAt: null, operator: false, made: null });
    expect([(await found(' ann@EXAMPLE.com '))[0].id, (await found(id))[0].email]).toEqual([id, 'Ann@example.com']);
    expect([
      await found('nobody@example.com'),
      await found("u_' or 1=1"),
      (await list(`?cursor=${Date.parse(items[0].at)}:${id}`)).items.length,
    ]).toEqual([[], [], 1]);
    for (const order of ['mostCredits', 'mostJobs', 'oldest']) expect((await list(`?order=${order}`)).items.length).toBe(2);
    expect((await operator.call('GET', '/api/operator/people?cursor=x')).code).toBe(codes.invalidInput);
  });

  it('show what they made only after a reason, for an hour', async () => {
    const body = { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a red fox' } };
    const job = (await ann.call('POST', '/api/generations', { body, headers: { 'idempotency-key': 'fox' } })).data.id;
    expect((await found(id))[0].made).toBeNull();
    expect((await act('made', { reason: ' ' })).code).toBe(codes.invalidInput);
    expect((await act('made', { reason: 'She asked' })).code).toBe(codes.success);
    expect((await found(id))[0].made).toMatchObject([{ id: job, tool: 'ai-sticker-maker', status: 'queued', files: [] }]);
    server.clock.advance(times.operatorLook);
    expect((await found(id))[0].made).toBeNull();
    expect((await actsOf())[0]).toEqual(['creationsSeen', id, 'She asked']);
  });

  it('get credits and lose them through the ledger, once for each key, and never more than they have', async () => {
    const before = await balance();
    const twice = await Promise.all([move(50, 'once'), move(50, 'once')]);
    expect([twice.map(({ code }) => code), await balance()]).toEqual([[codes.success, codes.success], before + 50]);
    const [first, second] = await Promise.all([move(-50 - before), move(-50 - before)]);
    expect([first.code, second.code].toSorted((a, b) => a - b)).toEqual([codes.refusedByPolicy, codes.success]);
    expect(await balance()).toBe(0);
    await move(7, 'seven');
    expect([(await move(-7, 'back')).code, (await move(-7, 'back')).code, await balance()]).toEqual([codes.success, codes.success, 0]);
    for (const amount of [0, 1.5, limits.operatorCredits + 1, -limits.operatorCredits - 1])
      expect((await move(amount)).code).toBe(codes.invalidInput);
    expect((await act('credits', { amount: 1, reason: 'x' }, 'u_01JZZZZZZZZZZZZZZZZZZZZZZZ')).code).toBe(codes.notFound);
    await checkBalances(server.services.database, [id], server.clock.now());
    const lines = (await ann.call('GET', '/api/credit/history')).data.items;
    expect(lines[0]).toMatchObject({ kind: 'refund', source: 'operator', amount: -7 });
    expect((await actsOf()).filter(([kind]) => String(kind).startsWith('credits'))).toEqual([
      ['creditsTaken', id, '7 · A gesture'],
      ['creditsGiven', id, '7 · A gesture'],
      ['creditsTaken', id, `${50 + before} · A gesture`],
      ['creditsGiven', id, '50 · A gesture'],
    ]);
  });

  it('are signed out everywhere', async () => {
    expect((await act('sessions/end', { reason: 'A stranger is in it' })).code).toBe(codes.success);
    expect((await ann.call('GET', '/api/users/settings')).code).not.toBe(codes.success);
    expect([(await found(id))[0].sessions, (await actsOf())[0]]).toEqual([0, ['sessionsEnded', id, 'A stranger is in it']]);
  });

  it('lose their account for good, once, with a letter; an operator’s is not closed here', async () => {
    const own = await idOf(server, 'boss@example.com');
    expect((await act('close', { outcome: 'Mine' }, own)).code).toBe(codes.refusedByPolicy);
    const answers = await Promise.all([act('close', { outcome: 'Fraud.' }), act('close', { outcome: 'Fraud.' })]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([codes.notFound, codes.success]);
    expect((await server.letters()).filter(({ to, text }) => to === 'Ann@example.com' && text.includes('Fraud.'))).toHaveLength(1);
    expect((await found(id))[0]).toMatchObject({ email: null, closedAt: expect.any(String), sessions: 0 });
    expect([(await move(1)).code, (await act('sessions/end', { reason: 'x' })).code]).toEqual([codes.refusedByPolicy, codes.notFound]);
    expect((await actsOf())[0]).toEqual(['accountClosed', id, 'Fraud.']);
  });
});
