import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { followGeneration } from '../../contract/structs/calls/generations.ts';
import { createLog } from '../../server/core/log.ts';
import { isCommonPassword } from '../../server/users/common-passwords.ts';
import { onOneDatabase } from './kit/databases.ts';
import { goodPassword, idOf, register } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const other = 'An0therOne';
const day = 24 * 60 * 60 * 1000;

onOneDatabase('signing in', (database) => {
  let server: TestServer;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = createLog('info', (line) => lines.push(line));
    server = await openTestServer({ database, env: { TRUST_PROXY: '1', OPERATOR_TOKEN: 'a:token:with:colons' }, parts: { log } });
  });
  afterAll(() => server.close());

  const at = (address: string): Person => server.person({ 'x-forwarded-for': address });
  const post = (person: Person, path: string, body: unknown) => person.call('POST', `/api/users/${path}`, { body });
  const info = (person: Person) => person.call('GET', '/api/users/user_info');

  it('with the old password beside its change leaves no session', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const email = `race${round}@example.com`;
      await register(server, email);
      const owner = at('203.0.113.1');
      await post(owner, 'mail_send', { email });
      const code = await server.codeFor(email);
      const people = Array.from({ length: 4 }, (_, index) => at(`203.0.113.${index + 2}`));
      const [change, ...answers] = await Promise.all([
        post(owner, 'change_pwd', { email, new_passwd: other, code }),
        ...people.map((person) => post(person, 'login', { email, password: goodPassword })),
      ]);
      expect(change!.code).toBe(codes.success);
      for (const [index, answer] of answers.entries()) {
        if (answer.code !== codes.success) continue;
        people[index]!.token = answer.data;
        expect((await info(people[index]!)).status).toBe(401);
      }
      const living = await server.services.db
        .selectFrom('session')
        .select('id')
        .where('user_id', '=', await idOf(server, email))
        .execute();
      expect(living).toEqual([]);
    }
  });

  describe('while strangers try', () => {
    const email = 'target@example.com';
    let known: Person;
    beforeAll(async () => {
      known = await register(server, email, at('198.51.100.1'));
      for (let index = 0; index < 40; index += 1) {
        const stranger = at(`192.0.2.${index}`);
        await post(stranger, 'login', { email, password: 'Wr0ngWr0ng' });
        if (index % 4 === 0) await post(stranger, 'mail_send', { email });
        for (const code of ['000000', '111111', '222222']) await post(stranger, 'change_pwd', { email, new_passwd: other, code });
      }
    }, 120_000);

    it('a person signs in at a device of their own, with the password alone', async () => {
      known.token = null;
      expect((await post(known, 'login', { email, password: goodPassword })).code).toBe(codes.success);
    });

    it('a person signs in at a new device, with the code just sent, though others are sent and guessed', async () => {
      const fresh = at('198.51.100.77');
      expect((await post(fresh, 'login', { email, password: goodPassword })).code).toBe(codes.codeNeeded);
      expect((await post(fresh, 'mail_send', { email })).code).toBe(codes.success);
      const verify_code = await server.codeFor(email);
      const stranger = at('192.0.2.200');
      await post(stranger, 'mail_send', { email });
      const wrong = verify_code === '333333' ? '444444' : '333333';
      for (let index = 0; index < 30; index += 1)
        await post(at(`192.0.2.${index + 201}`), 'change_pwd', { email, new_passwd: other, code: wrong });
      expect((await post(fresh, 'login', { email, password: goodPassword, verify_code })).code).toBe(codes.success);
    });

    it('nobody guesses more than five times from one browser, nor a code twice', async () => {
      const guesser = at('192.0.2.240');
      await post(guesser, 'mail_send', { email });
      const right = await server.codeFor(email);
      for (let index = 1; index <= 5; index += 1) {
        const code = String((Number(right) + index) % 1_000_000).padStart(6, '0');
        expect((await post(guesser, 'change_pwd', { email, new_passwd: other, code })).code).toBe(codes.wrongCode);
      }
      expect((await post(guesser, 'change_pwd', { email, new_passwd: other, code: right })).code).not.toBe(codes.success);
    });
  });

  it('sends a mailbox few letters at the wish of a stranger, whatever cookies it brings', async () => {
    const email = 'flooded@example.com';
    await register(server, email, at('198.51.100.4'));
    const answers: number[] = [];
    for (let index = 0; index < 8; index += 1) answers.push((await post(at('192.0.2.250'), 'mail_send', { email })).code);
    expect(answers.filter((code) => code === codes.success)).toHaveLength(6);
    expect(answers.at(-1)).toBe(codes.tooManyAttempts);
    expect((await post(at('198.51.100.5'), 'mail_send', { email })).code).toBe(codes.success);
  });

  it('leaves most of the letters of a mailbox to others than one rented network, from however many of its addresses it asks', async () => {
    const email = 'wide@example.com';
    await register(server, email, at('198.51.100.6'));
    const sent = async (addresses: readonly string[]): Promise<number> => {
      let count = 0;
      for (const address of addresses) if ((await post(at(address), 'mail_send', { email })).code === codes.success) count += 1;
      return count;
    };
    const near = Array.from({ length: 14 }, (_, index) => `2001:db8:9:${(0x1200 + index).toString(16)}::1`);
    expect(await sent(near)).toBe(12);
    const wide = Array.from({ length: 14 }, (_, index) => `2001:db8:9:${(0x1300 + index * 0x100).toString(16)}::1`);
    expect(await sent(wide)).toBe(12);
    expect(await sent(['198.51.100.7', '2001:db8:a::1'])).toBe(2);
  });

  it('keeps at most three living codes of one browser', async () => {
    const email = 'three@example.com';
    const person = at('198.51.100.3');
    const sent: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      await post(person, 'register-code', { email });
      sent.push(await server.codeFor(email));
      server.clock.advance(1000);
    }
    const rows = await server.services.db.selectFrom('email_code').select('id').where('email_key', '=', email).execute();
    expect(rows).toHaveLength(3);
    expect((await post(person, 'register', { email, password: goodPassword, verify_code: sent[2] })).code).toBe(codes.success);
    expect((await post(person, 'register', { email, password: goodPassword, verify_code: sent[4] })).code).toBe(codes.wrongCode);
  });

  it('again in the same browser ends the session before', async () => {
    const email = 'again@example.com';
    const person = await register(server, email);
    const first = person.token;
    const second = (await post(person, 'login', { email, password: goodPassword })).data as string;
    expect((await info(person)).status).toBe(401);
    const bare = server.person({ token: second });
    person.token = (await post(bare, 'login', { email, password: goodPassword })).data;
    expect([first, second]).not.toContain(person.token);
    expect((await info(server.person({ token: second }))).status).toBe(401);
    expect((await info(person)).code).toBe(codes.success);
  });

  it('lasts as long as it is used, at most 60 days, and ends after 45 without use', async () => {
    const person = await register(server, 'idle@example.com');
    for (const days of [20, 20]) {
      server.clock.advance(days * day);
      expect((await info(person)).code).toBe(codes.success);
    }
    server.clock.advance(19 * day);
    expect((await info(person)).code).toBe(codes.success);
    server.clock.advance(2 * day);
    expect((await info(person)).status).toBe(401);
    const idle = await register(server, 'idle2@example.com');
    server.clock.advance(46 * day);
    expect((await info(idle)).status).toBe(401);
  });

  it.each([
    ['out', '01JSTREAM00000000000000000'],
    ['in to another account', '01JSTREAM00000000000000001'],
  ])('ends the streams of events of a session that is signed %s', async (way, id) => {
    const email = `stream${id.at(-1)}@example.com`;
    const person = await register(server, email);
    const { db, clock } = server.services;
    const row = { id, account_id: await idOf(server, email), tool: 'ai-sticker-maker', locale: 'en' };
    await db
      .insertInto('generation')
      .values({
        ...row,
        inputs: '{}',
        status: 'running',
        cost: 1,
        outputs: '[]',
        notes: '{}',
        idempotency_key: row.id,
        created_at: clock(),
        updated_at: clock(),
        engine: null,
        stage: null,
      })
      .execute();
    const stream = await person.raw(followGeneration.path.replace('{id}', row.id));
    const reader = stream.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('running');
    if (way === 'out') await person.call('POST', '/api/users/logout');
    else {
      const other = 'streams-no-more@example.com';
      await register(server, other);
      await post(person, 'login', { email: other, password: goodPassword });
    }
    expect((await reader.read()).done).toBe(true);
  });

  it('deletes an account only with its password or a code', async () => {
    const email = 'gone@example.com';
    const person = await register(server, email);
    const leave = (body: unknown) => person.call('DELETE', '/api/users/me', { body });
    expect((await leave({})).code).toBe(codes.codeNeeded);
    expect((await leave({ password: 'Wr0ngWr0ng' })).code).toBe(codes.wrongCredentials);
    expect((await leave({ code: '000000' })).code).toBe(codes.wrongCode);
    for (let index = 0; index < 12; index += 1) await leave({ password: 'Wr0ngWr0ng' });
    expect((await leave({ password: goodPassword })).code).toBe(codes.tooManyAttempts);
    await post(person, 'mail_send', { email });
    expect((await leave({ code: await server.codeFor(email) })).code).toBe(codes.success);
    expect((await info(person)).status).toBe(401);
  });

  it('asks an account without a password for a code', async () => {
    const email = 'google-only@example.com';
    const person = await register(server, email);
    await server.services.db.updateTable('user_account').set({ password_hash: null }).where('email_key', '=', email).execute();
    expect((await person.call('GET', '/api/users/settings')).data.password).toBe(false);
    expect((await person.call('DELETE', '/api/users/me', { body: { password: goodPassword } })).code).toBe(codes.codeNeeded);
  });

  it('compares no more than ten wrong passwords of a signed-in person, though they arrive at once', { timeout: 60_000 }, async () => {
    const person = await register(server, 'parallel-proof@example.com', at('192.0.2.90'));
    // Not over the network, so that all of them are at the limit before one was compared.
    const guess = async (password: string) => {
      const headers = { 'content-type': 'application/json', token: person.token!, 'x-forwarded-for': '192.0.2.90' };
      const answer = await server.app.request('/api/users/me', { method: 'DELETE', headers, body: JSON.stringify({ password }) });
      return (await answer.json()) as { code: number };
    };
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(`Wr0ngWr0ng${index}`)));
    expect(answers.filter(({ code }) => code === codes.wrongCredentials)).toHaveLength(10);
    // Sent after them: among them it could have been one of the ten, since the database decides who comes first.
    expect((await guess(goodPassword)).code).toBe(codes.tooManyAttempts);
    expect((await info(person)).code).toBe(codes.success);
  });

  it('counts no right password against a network', { timeout: 60_000 }, async () => {
    await register(server, 'office@example.com', at('192.0.2.91'));
    const { limits, secrets, db } = server.services;
    const address = '192.0.2.92';
    for (let index = 0; index < 3; index += 1)
      expect((await post(at(address), 'login', { email: 'office@example.com', password: goodPassword })).code).toBe(codes.success);
    const key = `signInByAddress:${secrets.sign('limit', address).slice(0, 22)}`;
    const { rows } = await sql<{ points: number }>`select points from rate_limit where key = ${key}`.execute(db);
    expect(rows).toEqual([{ points: 0 }]);
    await limits.spend(['signInByAddress', address, 599]);
    const wrong = () => post(at(address), 'login', { email: 'nobody@example.com', password: 'Wr0ngWr0ng' });
    const answers = await Promise.all([wrong(), wrong(), wrong()]);
    expect(answers.filter(({ code }) => code === codes.wrongCredentials)).toHaveLength(1);
  });

  describe('the operator', () => {
    const basic = (password: string) => ({ authorization: `Basic ${Buffer.from(`operator:${password}`).toString('base64')}` });
    it('is not guessed in parallel either, and asks for many things at once', async () => {
      const right = basic('a:token:with:colons');
      const tokens = [...Array.from({ length: 40 }, (_, index) => basic(`token-${index}`)), right];
      const guesses = await Promise.all(
        tokens.map(async (headers) => server.app.request('/dev/reports', { headers: { ...headers, 'x-forwarded-for': '192.0.2.67' } })),
      );
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(guesses.at(-1)!.status).toBe(429);
      const asked = await Promise.all(Array.from({ length: 40 }, () => at('192.0.2.68').raw('/dev/reports', { headers: right })));
      expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
    });

    it('is not guessed: wrong tokens are limited by address and recorded', async () => {
      const guesser = at('192.0.2.66');
      const statuses: number[] = [];
      for (let index = 0; index < 12; index += 1)
        statuses.push((await guesser.raw('/dev/reports', { headers: basic(`t${index}`) })).status);
      expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
      expect((await guesser.raw('/dev/reports', { headers: basic('a:token:with:colons') })).status).toBe(429);
      expect((await server.person().raw('/dev/reports', { headers: basic('a:token:with:colons') })).status).toBe(200);
      expect(lines.filter((line) => line.includes('operator.refused')).length).toBeGreaterThanOrEqual(10);
    });
  });

  it('records what happened with the id of its request, and nobody’s address', () => {
    for (const name of [
      'account.opened',
      'signIn.succeeded',
      'signIn.failed',
      'code.sent',
      'code.wrong',
      'password.changed',
      'account.deleted',
    ])
      expect(lines.find((line) => line.includes(`"message":"${name}"`))).toMatch(/"requestId":"[0-9A-Z]{26}"/);
    expect(lines.find((line) => line.includes('limit.reached'))).toBeTruthy();
    expect(lines.join('')).not.toMatch(/@example|192\.0\.2\.|198\.51\.100\.|Wr0ng/);
  });

  it('keeps no address of the network in a table', async () => {
    const { db } = server.services;
    const rows = await Promise.all([
      db.selectFrom('user_trace').selectAll().execute(),
      db.selectFrom('address_allowance').selectAll().execute(),
      sql`select key from rate_limit`.execute(db).then(({ rows }) => rows),
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2\.|198\.51\.100\.|127\.0\.0\.1|@example/);
  });
});

describe('common passwords', () => {
  const plain = ['Passw0rd', 'Summer2026', 'Password1!', 'P@ssw0rd', 'Qwerty12345', 'Iridia2026', '1Iridia!', 'Lovelace99', 'Dragon_1'];
  const lookingAlike = [
    'P@ssword1',
    'Pa$$word2024',
    'P455w0rd!',
    '5umm3r(2026)',
    'L3tm31n!9',
    'Tru5tn01',
    'M0nkey#1',
    '1P@55W0rd1',
    'Adm1n1strat0r',
  ];
  const turned = ['PassPass1', 'Drowssap1', 'MonkeyMonkey7'];
  const known = [
    '1r1d1aIridia1',
    'Ir1d!a#2026',
    'L0ve1ace!',
    'AdaLovelace1815',
    'Iridia2026Love',
    'Ex4mple.99',
    'Lovelace_Summer1',
    'Studi0Bl4u7',
  ];
  it.each([...plain, ...lookingAlike, ...turned, ...known])('%s is refused', (password) =>
    expect(isCommonPassword(password, 'ada.lovelace@example.org', 'studio-blau.example')).toBe(true),
  );
  it.each(['Kaleido5cope', 'An0therOne', 'vXq7Rk2pLz', 'Grue5-umbel', 'Lovelace!qT8vWx2', '8Kd9$2LmZ', '27Gh4Tq19', 'Blau9wTzKq3'])(
    '%s is taken',
    (password) => expect(isCommonPassword(password, 'ada.lovelace@example.org')).toBe(false),
  );
});
