/** Keys with which programs act for an account: what they open, what they do not, and how they end. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { keyLimits, type KeyScope } from '../../contract/facts/keys.ts';
import { calls } from '../../contract/structs/calls/index.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { goodPassword, idOf, register } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const sticker = { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a cat' } };

onOneDatabase('keys for programs', (database) => {
  let server: TestServer;
  let ann: Person;
  beforeAll(async () => {
    server = await openTestServer({ database, parts: { engines: [createTestEngine()] } });
    ann = await register(server, 'ann@example.com');
  });
  afterAll(() => server.close());

  const makeKey = (
    person: Person,
    scopes: readonly KeyScope[] = ['read', 'make'],
    name = 'A script',
    proof: Record<string, string> = { password: goodPassword },
  ) => person.call<{ key: string; item: { id: string; start: string } }>('POST', '/api/users/keys', { body: { name, scopes, ...proof } });
  /** Leaves an account room for `left` more keys; made by a call, each would compare a password. */
  const fillKeys = async (email: string, left: number): Promise<void> => {
    const user_id = await idOf(server, email);
    const created_at = server.services.clock();
    const rows = Array.from({ length: keyLimits.perAccount - left }, (_, index) => {
      const id = `${user_id.slice(0, 20)}${index}`;
      return { id, user_id, created_at, name: 'Filler', start: 'iridia_', scopes: ['read' as const], key_hash: id };
    });
    await server.services.db.insertInto('api_key').values(rows).execute();
  };
  /** A program: no cookie that lasts, no token header, a key. */
  const program = (key: string, more: Record<string, string> = {}): Person => server.person({ authorization: `Bearer ${key}`, ...more });
  const remaining = async (person: Person): Promise<number> => (await person.call('GET', '/api/users/user_info')).data.credit_remain;

  it('acts for the account, with its credits, and without a cookie', async () => {
    const { key, item } = (await makeKey(ann)).data;
    expect(key.startsWith(item.start)).toBe(true);
    const before = await remaining(ann);
    const script = program(key);
    const made = await script.call('POST', '/api/generations', { body: sticker });
    expect(made.code).toBe(codes.success);
    expect([script.cookie(), await remaining(ann), await remaining(script)]).toEqual([
      '',
      before - made.data.cost,
      before - made.data.cost,
    ]);
    const { data } = await ann.call('GET', '/api/creations');
    expect(data.items[0].id).toBe(made.data.id);
  });

  it('is made by nobody who has only the session, and a letter reports it', async () => {
    const email = 'eve@example.com';
    const eve = await register(server, email);
    const letters = async () => (await server.letters()).filter(({ to, text }) => to === email && text.includes('Night job')).length;
    const make = async (proof: Record<string, string>) => (await makeKey(eve, ['read'], 'Night job', proof)).code;
    expect(await make({})).toBe(codes.codeNeeded);
    expect(await make({ password: 'An0therOne' })).toBe(codes.wrongCredentials);
    await eve.call('POST', '/api/users/mail_send', { body: { email } });
    const code = await server.codeFor(email);
    expect(await make({ code: String((Number(code) + 1) % 1_000_000).padStart(6, '0') })).toBe(codes.wrongCode);
    expect([(await eve.call('GET', '/api/users/keys')).data, await letters()]).toEqual([[], 0]);
    expect([await make({ code }), await letters()]).toEqual([codes.success, 1]);
    expect([await make({ code }), await letters()]).toEqual([codes.wrongCode, 1]);
    expect([await make({ password: goodPassword }), await letters()]).toEqual([codes.success, 2]);
  });

  it('leaves the code valid when it is one too many', async () => {
    const email = 'fay@example.com';
    const fay = await register(server, email);
    await fillKeys(email, 0);
    await fay.call('POST', '/api/users/mail_send', { body: { email } });
    const proof = { code: await server.codeFor(email) };
    expect((await makeKey(fay, ['read'], 'One more', proof)).code).toBe(codes.invalidInput);
    const [{ id }] = (await fay.call('GET', '/api/users/keys')).data;
    await fay.call('DELETE', `/api/users/keys/${id}`);
    expect((await makeKey(fay, ['read'], 'One more', proof)).code).toBe(codes.success);
  });

  it('stores the digest alone, and lists a key without its secret', async () => {
    // The list is by time.
    server.clock.advance(1000);
    const { key, item } = (await makeKey(ann, ['read'], 'Poster printer')).data;
    const { data } = await ann.call('GET', '/api/users/keys');
    expect(data[0]).toEqual({
      id: item.id,
      name: 'Poster printer',
      start: item.start,
      scopes: ['read'],
      createdAt: expect.any(String),
      usedAt: null,
    });
    server.clock.advance(1000);
    await program(key).call('GET', '/api/users/user_info');
    expect((await ann.call('GET', '/api/users/keys')).data[0].usedAt).toBe(server.services.clock().toISOString());
    const rows = await server.services.db.selectFrom('api_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key.slice(item.start.length));
    expect(item.start.length).toBeLessThan(15);
  });

  it('opens only what its scopes name, and nothing of the account itself', async () => {
    const reader = program((await makeKey(ann, ['read'])).data.key);
    expect((await reader.call('GET', '/api/creations')).code).toBe(codes.success);
    expect(await reader.call('POST', '/api/generations', { body: sticker })).toMatchObject({ status: 403, code: codes.signInNeeded });
    const all = program((await makeKey(ann, ['read', 'make', 'delete'])).data.key);
    const closed = calls.filter(({ scope, tokenless, bare }) => scope === undefined && !tokenless && !bare);
    expect(closed.length).toBeGreaterThan(30);
    for (const { method, path } of closed) {
      const answer = await all.call(method, path.replaceAll(/\{\w+\}/g, 'x'), method === 'GET' ? {} : { body: {} });
      expect([path, answer.status, answer.code]).toEqual([path, 403, codes.signInNeeded]);
    }
  });

  it('ends when it is revoked, by its owner alone', async () => {
    const { key, item } = (await makeKey(ann)).data;
    const bob = await register(server, 'bob@example.com');
    expect((await bob.call('DELETE', `/api/users/keys/${item.id}`)).code).toBe(codes.notFound);
    expect((await bob.call('GET', '/api/users/keys')).data).toEqual([]);
    expect((await program(key).call('GET', '/api/creations')).code).toBe(codes.success);
    expect((await ann.call('DELETE', `/api/users/keys/${item.id}`)).code).toBe(codes.success);
    for (const wrong of [key, `${key}x`, 'iridia_', `iridia_${'A'.repeat(43)}`])
      expect(await program(wrong).call('GET', '/api/creations')).toMatchObject({ status: 401, code: codes.signInNeeded });
  });

  it('needs no origin of ours, and a browser is not asked to agree', async () => {
    const { key } = (await makeKey(ann)).data;
    const script = program(key, { origin: 'https://elsewhere.example' });
    expect((await script.call('POST', '/api/generations', { body: sticker })).code).toBe(codes.success);
    const preflight = await server.person().raw('/api/generations', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-headers': 'authorization' },
    });
    expect(preflight.headers.get('access-control-allow-headers')).toBeNull();
  });

  it('counts in the limits of the account, and an account has only so many', async () => {
    const cy = await register(server, 'cy@example.com');
    await fillKeys('cy@example.com', 2);
    const made = await Promise.all(Array.from({ length: 5 }, () => makeKey(cy)));
    expect(made.filter(({ code }) => code === codes.success)).toHaveLength(2);
    expect(made.find(({ code }) => code !== codes.success)).toMatchObject({ code: codes.invalidInput, msg: expect.stringContaining('20') });
    expect((await server.person().call('GET', '/api/users/keys')).code).toBe(codes.signInNeeded);
    expect((await makeKey(ann, [])).code).toBe(codes.invalidInput);
  });

  it('is gone when the forgotten password is replaced, and with the account', async () => {
    const email = 'dee@example.com';
    const dee = await register(server, email);
    const first = program((await makeKey(dee)).data.key);
    await server.person().call('POST', '/api/users/mail_send', { body: { email } });
    const reset = { email, new_passwd: `${goodPassword}9`, code: await server.codeFor(email) };
    expect((await server.person().call('POST', '/api/users/change_pwd', { body: reset })).code).toBe(codes.success);
    expect((await first.call('GET', '/api/creations')).status).toBe(401);

    const again = server.person();
    again.token = (await again.call('POST', '/api/users/login', { body: { email, password: `${goodPassword}9` } })).data;
    const second = program((await makeKey(again, ['read'], 'A script', { password: `${goodPassword}9` })).data.key);
    const id = await idOf(server, email);
    expect((await again.call('DELETE', '/api/users/me', { body: { password: `${goodPassword}9` } })).code).toBe(codes.success);
    expect((await second.call('GET', '/api/creations')).status).toBe(401);
    expect(await server.services.db.selectFrom('api_key').select('id').where('user_id', '=', id).execute()).toEqual([]);
  });
});
