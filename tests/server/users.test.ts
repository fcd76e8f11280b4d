import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const password = 'Kaleido5cope';

onOneDatabase('accounts', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database, parts: { engines: [createTestEngine()] } });
  });
  afterAll(() => server.close());

  const post = (person: Person, path: string, body: unknown) => person.call('POST', `/api/users/${path}`, { body });

  async function register(email: string, person = server.person(), more: Record<string, unknown> = {}) {
    await post(person, 'register-code', { email, domain: 'localhost' });
    const verify_code = await server.codeFor(email);
    const answer = await post(person, 'register', { email, domain: 'localhost', password, verify_code, ...more });
    if (answer.code === codes.success) person.token = answer.data;
    return answer;
  }

  it('opens an account with a mailed code, signs out and in again', async () => {
    const person = server.person();
    const opened = await register('Ada@Example.com', person);
    expect(opened.code).toBe(codes.success);
    const info = await person.call('GET', '/api/users/user_info');
    expect(info.data).toMatchObject({ user_email: 'Ada@Example.com', credit_remain: 19, today_spent: 0, vip: false });

    const token = person.token!;
    await person.call('POST', '/api/users/logout');
    expect(await person.call('GET', '/api/users/user_info')).toMatchObject({ status: 401, code: codes.signInNeeded });
    person.token = null;
    expect(await person.call('GET', '/api/users/user_info')).toMatchObject({ status: 200, code: codes.signInNeeded });

    const again = await post(person, 'login', { email: 'ada@example.COM', password });
    expect(again).toMatchObject({ status: 200, code: codes.success });
    expect(again.data).not.toBe(token);
    const stored = await server.services.db.selectFrom('session').select('token_hash').execute();
    expect(stored.map(({ token_hash }) => token_hash)).not.toContain(again.data);
    const { password_hash } = await server.services.db
      .selectFrom('user_account')
      .select('password_hash')
      .where('email_key', '=', 'ada@example.com')
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^argon2id\$19456\$2\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('takes the token as a bearer too, and ignores an ended one when signing in', async () => {
    await register('bearer@example.com');
    const person = server.person({ authorization: 'Bearer ended' });
    expect((await person.call('GET', '/api/credit/details')).status).toBe(401);
    const { data } = await post(person, 'login', { email: 'bearer@example.com', password });
    const other = server.person({ authorization: `Bearer ${data}` });
    expect((await other.call('GET', '/api/credit/details')).code).toBe(codes.success);
  });

  it('stores of a token of 256 bits the digest alone', async () => {
    const person = server.person();
    await register('digest@example.com', person);
    expect(Buffer.from(person.token!, 'base64url')).toHaveLength(32);
    const stored = await server.services.db.selectFrom('session').select('token_hash').execute();
    expect(stored.map(({ token_hash }) => token_hash)).toContain(createHash('sha256').update(person.token!).digest('base64url'));
    expect(JSON.stringify(stored)).not.toContain(person.token);
  });

  it('carries drafts, uploads, creations and consents of the visitor over, and no credits', async () => {
    const person = server.person();
    await person.call('GET', '/api/credit/anonymous-user-credit');
    const visitor = /visitor=(v_\w+)\./.exec(person.cookie())![1]!;
    const now = server.clock.now();
    await server.services.db
      .insertInto('draft')
      .values({ account_id: visitor, tool: 'ai-sticker-maker', inputs: JSON.stringify({ prompt: 'a fox' }), updated_at: now })
      .execute();
    await server.services.db
      .insertInto('consent')
      .values({ id: 'carried', account_id: visitor, subject: 'me', tool: 'x', at: now })
      .execute();
    await server.services.db
      .insertInto('upload')
      .values({ name: 'carried.png', account_id: visitor, type: 'image/png', width: 1, height: 1, size: 1, created_at: now })
      .execute();
    const { data: made } = await person.call('POST', '/api/generations', {
      body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } },
    });
    await register('carry@example.com', person);
    const { id } = await server.services.db
      .selectFrom('user_account')
      .select('id')
      .where('email_key', '=', 'carry@example.com')
      .executeTakeFirstOrThrow();
    const drafts = await server.services.db.selectFrom('draft').select('account_id').where('account_id', 'in', [id, visitor]).execute();
    expect(drafts).toEqual([{ account_id: id }]);
    expect((await person.call('GET', '/api/creations')).data.items).toMatchObject([{ id: made.id }]);
    for (const table of ['consent', 'upload'] as const)
      expect(await server.services.db.selectFrom(table).select('account_id').where('account_id', 'in', [id, visitor]).execute()).toEqual([
        { account_id: id },
      ]);
    const grants = await server.services.db
      .selectFrom('credit_grant')
      .select('account_id')
      .where('account_id', 'in', [id, visitor])
      .execute();
    expect(grants).toEqual([{ account_id: visitor }]);
  });

  describe('answers about addresses', () => {
    it('are the same for known and unknown ones', async () => {
      await register('known@example.com');
      const person = server.person();
      for (const path of ['register-code', 'mail_send']) {
        const known = await post(person, path, { email: 'known@example.com' });
        const unknown = await post(person, path, { email: 'unknown@example.com' });
        expect([known.status, known.code, known.msg, known.data]).toEqual([unknown.status, unknown.code, unknown.msg, unknown.data]);
      }
      const wrong = { password: 'Wr0ngWr0ng' };
      const known = await post(person, 'login', { email: 'known@example.com', ...wrong });
      const unknown = await post(person, 'login', { email: 'unknown@example.com', ...wrong });
      expect([known.code, known.msg]).toEqual([codes.wrongCredentials, unknown.msg]);
      expect(unknown.code).toBe(codes.wrongCredentials);
    });

    it('reveal that an address is in use only to someone who proved the mailbox', async () => {
      await register('taken@example.com');
      const stranger = server.person();
      await post(stranger, 'register-code', { email: 'taken@example.com' });
      const guess = await post(stranger, 'register', { email: 'taken@example.com', password, verify_code: '000000' });
      expect(guess.code).toBe(codes.wrongCode);
      expect((await server.letters())[0]!.subject).toContain('already have an account');
      const verify_code = await server.codeFor('taken@example.com');
      const proved = await post(stranger, 'register', { email: 'taken@example.com', password, verify_code });
      expect(proved.code).toBe(codes.emailInUse);
    });
  });

  describe('codes', () => {
    it('serve once, for their purpose, and for ten minutes', async () => {
      const person = server.person();
      const email = 'codes@example.com';
      await post(person, 'mail_send', { email });
      await post(person, 'register-code', { email });
      const verify_code = await server.codeFor(email);
      const common = await post(person, 'register', { email, password: 'Password1', verify_code });
      expect(common.code).toBe(codes.invalidInput);
      server.clock.advance(10 * 60_000 + 1);
      expect((await post(person, 'register', { email, password, verify_code })).code).toBe(codes.wrongCode);
      await post(person, 'register-code', { email });
      const fresh = await server.codeFor(email);
      const refused = await post(person, 'register', { email, password: 'Password1', verify_code: fresh });
      expect(refused.code).toBe(codes.invalidInput);
      expect((await post(person, 'register', { email, password, verify_code: fresh })).code).toBe(codes.success);
      expect((await post(person, 'register', { email, password, verify_code: fresh })).code).toBe(codes.wrongCode);
      const reset = await post(person, 'change_pwd', { email, new_passwd: 'An0therOne', code: fresh });
      expect(reset.code).toBe(codes.wrongCode);
    });

    it('are evaluated at most five times, however many guess at once', async () => {
      const email = 'guessed@example.com';
      await post(server.person(), 'register-code', { email });
      const right = await server.codeFor(email);
      const wrong = Array.from({ length: 40 }, (_, index) => String((Number(right) + index + 1) % 1_000_000).padStart(6, '0'));
      const person = server.person();
      const answers = await Promise.all(wrong.map((verify_code) => post(person, 'register', { email, password, verify_code })));
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([codes.wrongCode, codes.tooManyAttempts]));
      const row = await server.services.db
        .selectFrom('email_code')
        .select('guesses')
        .where('email_key', '=', email)
        .executeTakeFirstOrThrow();
      expect(row.guesses).toBe(5);
      const late = await post(server.person(), 'register', { email, password, verify_code: right });
      expect([codes.wrongCode, codes.tooManyAttempts]).toContain(late.code);
    });
  });

  it('asks for a code from the sixth failed sign-in on, for unknown addresses too', async () => {
    await register('verify@example.com');
    for (const email of ['verify@example.com', 'nobody@example.com']) {
      const person = server.person();
      const answers: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) answers.push((await post(person, 'login', { email, password: 'Wr0ngWr0ng' })).code);
      expect(answers).toEqual([...Array.from({ length: 5 }, () => codes.wrongCredentials), codes.codeNeeded]);
      expect((await post(person, 'mail_send', { email })).code).toBe(codes.success);
    }
    const person = server.person();
    const email = 'verify@example.com';
    const verify_code = await server.codeFor(email);
    expect((await post(person, 'login', { email, password })).code).toBe(codes.codeNeeded);
    const other = verify_code === '111111' ? '222222' : '111111';
    expect((await post(person, 'login', { email, password, verify_code: other })).code).toBe(codes.wrongCode);
    expect((await post(person, 'login', { email, password: 'Wr0ngWr0ng', verify_code })).code).toBe(codes.wrongCredentials);
    expect((await post(person, 'login', { email, password, verify_code })).code).toBe(codes.success);
    expect((await post(person, 'login', { email, password })).code).toBe(codes.success);
  });

  it('forgets failed sign-ins after a day without one', async () => {
    await register('forgets@example.com');
    const stranger = server.person();
    const fail = async () => (await post(stranger, 'login', { email: 'forgets@example.com', password: 'Wr0ngWr0ng' })).code;
    for (let failure = 0; failure < 5; failure += 1) await fail();
    expect(await fail()).toBe(codes.codeNeeded);
    server.clock.advance(24 * 60 * 60_000 + 1);
    expect(await fail()).toBe(codes.wrongCredentials);
  });

  it('sets a new password with a code and ends every session', async () => {
    const email = 'reset@example.com';
    const person = server.person();
    await register(email, person);
    const stranger = server.person();
    await post(stranger, 'mail_send', { email });
    const code = await server.codeFor(email);
    expect((await post(stranger, 'change_pwd', { email, new_passwd: 'weak', code })).code).toBe(codes.invalidInput);
    expect((await post(stranger, 'change_pwd', { email, new_passwd: 'An0therOne', code })).code).toBe(codes.success);
    expect((await server.letters())[0]).toMatchObject({ to: email, subject: expect.stringContaining('password was changed') });
    expect((await person.call('GET', '/api/users/user_info')).status).toBe(401);
    expect((await post(stranger, 'login', { email, password })).code).toBe(codes.wrongCredentials);
    expect((await post(stranger, 'login', { email, password: 'An0therOne' })).code).toBe(codes.success);
  });

  it('speaks the five languages', async () => {
    const messages = await Promise.all(
      ['en', 'zh-CN,zh;q=0.9', 'fr', 'es', 'ru'].map(async (language) => {
        const person = server.person({ 'accept-language': language });
        return (await person.call('GET', '/api/users/user_info')).msg;
      }),
    );
    expect(new Set(messages).size).toBe(5);
    await post(server.person({ 'accept-language': 'fr-FR' }), 'register-code', { email: 'fr@example.com' });
    const [letter] = await server.letters();
    expect(letter!.subject).toContain('votre code');
    expect(letter!.html).toContain('<html lang="fr">');
  });
});
