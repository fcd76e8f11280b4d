/** The operator's console: only for accounts that are named, only after the second factor, and with a record that cannot be changed. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { calls } from '../../contract/structs/calls/index.ts';
import { openSession } from '../../server/users/sessions.ts';
import { onOneDatabase } from './kit/databases.ts';
import { addApp, appCode, idOf, register } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const minute = 60_000;

onOneDatabase('the operator’s console', (database) => {
  let server: TestServer;
  let operator: Person;
  let secret = '';
  let recovery: string[] = [];
  const post = (person: Person, path: string, code: string) => person.call('POST', path, { body: { code } });
  const codeNow = (): string => appCode(server, secret);
  const stepOf = async (person: Person) => (await person.call('GET', '/api/operator')).data.step;
  beforeAll(async () => {
    server = await openTestServer({ database, env: { OPERATOR_EMAILS: 'Boss@example.com, other@example.com' } });
    operator = await register(server, 'boss@example.com');
  });
  afterAll(() => server.close());

  it('does not exist for visitors and other users, whatever they send', async () => {
    const user = await register(server, 'boss@example.com.evil.example');
    // The packs are open to the person at the machine itself, which the test is.
    const consoleCalls = calls.filter(({ path }) => /^\/api\/operator(?!\/packs)/.test(path));
    for (const person of [server.person(), user]) {
      const ask = async (method: string, path: string, init: RequestInit = {}) => {
        const answer = await person.raw(path, { method, ...init });
        return [answer.status, await answer.json()];
      };
      const absent = await ask('GET', '/api/operator-of-nothing');
      expect(absent[0]).toBe(404);
      for (const { method, path } of consoleCalls) {
        const named = path.replace(/\{\w+\}/, 'x');
        const headers = { 'content-type': 'application/json' };
        const sent = method === 'GET' ? [{}] : [{}, { headers, body: '{}' }, { headers, body: '{' }, { body: 'text' }];
        for (const init of sent) expect([method, path, init, ...(await ask(method, named, init))]).toEqual([method, path, init, ...absent]);
        expect([path, ...(await ask(method, `${named}?before=x&unknown=1`))]).toEqual([path, ...absent]);
      }
    }
  });

  it('opens only with a second factor, which counts once it is confirmed', async () => {
    expect(await stepOf(operator)).toBe('setUp');
    expect((await operator.call('GET', '/api/operator/today')).code).toBe(codes.codeNeeded);
    expect((await post(operator, '/api/operator/proof', '123456')).code).toBe(codes.wrongCode);
    ({ secret, recovery } = await addApp(server, operator));
    expect([new Set(recovery).size, await stepOf(operator)]).toEqual([10, 'open']);
    expect((await operator.call('GET', '/api/operator/today')).data.days).toHaveLength(30);
  });

  it('asks in every new session, accepts a code once, and none that is older', async () => {
    const elsewhere = server.person();
    const { services, clock } = server;
    elsewhere.token = await openSession(services.db, await idOf(server, 'boss@example.com'), clock.now(), { agent: null, visitor: 'v' });
    expect(await stepOf(elsewhere)).toBe('prove');
    // The code that confirmed the factor was spent.
    expect((await post(elsewhere, '/api/operator/proof', codeNow())).code).toBe(codes.wrongCode);
    server.clock.advance(minute);
    const code = codeNow();
    const answers = await Promise.all([post(elsewhere, '/api/operator/proof', code), post(elsewhere, '/api/operator/proof', code)]);
    expect(answers.map((answer) => answer.code).toSorted((a, b) => a - b)).toEqual([codes.wrongCode, codes.success]);
    expect(await stepOf(elsewhere)).toBe('open');
    server.clock.advance(13 * 60 * minute);
    expect([await stepOf(elsewhere), await stepOf(operator)]).toEqual(['prove', 'prove']);
  });

  it('opens once with each recovery code, however it is typed', async () => {
    const typed = recovery[0]!.toUpperCase().replaceAll('-', ' ');
    expect((await post(operator, '/api/operator/proof', typed)).code).toBe(codes.success);
    expect((await post(operator, '/api/operator/proof', typed)).code).toBe(codes.wrongCode);
  });

  it('records each opening, and the record cannot be changed', async () => {
    const { data } = await operator.call('GET', '/api/operator/acts');
    const id = await idOf(server, 'boss@example.com');
    expect(data.items.map((line: { act: string; operator: string }) => [line.act, line.operator])).toEqual([
      ['recoveryUsed', id],
      ['consoleOpened', id],
      ['factorConfirmed', id],
    ]);
    const { db } = server.services;
    await expect(sql`update operator_act set act = 'x'`.execute(db)).rejects.toThrow(/append-only/);
    await expect(sql`delete from operator_act`.execute(db)).rejects.toThrow(/append-only/);
    const older = await operator.call('GET', `/api/operator/acts?before=${data.items[1].seq}`);
    expect(older.data.items.map((line: { act: string }) => line.act)).toEqual(['factorConfirmed']);
  });

  it('counts what happens today', async () => {
    const { days } = (await operator.call('GET', '/api/operator/today')).data;
    const sum = (name: string) => days.reduce((total: number, each: Record<string, number>) => total + each[name]!, 0);
    expect([sum('accounts'), sum('made'), days.at(-1).day]).toEqual([2, 0, server.clock.now().toISOString().slice(0, 10)]);
  });

  it('bounds guesses, and then refuses the right code as well', async () => {
    server.clock.advance(minute);
    let last = 0;
    for (let guess = 0; guess < 12; guess += 1) last = (await post(operator, '/api/operator/proof', 'no such code')).code;
    expect([last, (await post(operator, '/api/operator/proof', codeNow())).code]).toEqual([codes.tooManyAttempts, codes.tooManyAttempts]);
  });
});
