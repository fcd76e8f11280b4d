import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { times } from '../../contract/facts/times.ts';
import { onOneDatabase } from './kit/databases.ts';
import { openGoogleKeys, register, type GoogleKeys } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

onOneDatabase('signing in with Google', (database) => {
  let server: TestServer;
  let google: GoogleKeys;
  beforeAll(async () => {
    google = await openGoogleKeys();
    server = await openTestServer({ database, env: { GOOGLE_CLIENT_ID: google.clientId, GOOGLE_KEYS_URL: google.url } });
  });
  afterAll(async () => {
    await server.close();
    await google.close();
  });
  type Claims = Parameters<GoogleKeys['credential']>[0];
  type Changes = Parameters<GoogleKeys['credential']>[1];
  const nonceOf = async (person: Person) => (await person.call('POST', '/api/users/google-nonce')).data.nonce as string;
  const send = (person: Person, credential: string) =>
    person.call<string>('POST', '/api/users/google-callback', { body: { credential, domain: 'localhost' } });
  /** Signs in as a browser does: with a nonce that it was given. */
  const signIn = async (claims: Claims, changes: Changes = {}) => {
    const person = server.person();
    return send(person, await google.credential(claims, { nonce: await nonceOf(person), ...changes }));
  };
  const emailOf = async (token: string) => {
    const person = server.person();
    person.token = token;
    return (await person.call('GET', '/api/users/user_info')).data.user_email as string;
  };

  it('opens an account once and knows it by its subject', async () => {
    const first = await signIn({ sub: '1', email: 'gia@example.com' });
    expect(first.code).toBe(codes.success);
    const second = await signIn({ sub: '1', email: 'renamed@example.com' });
    expect(await emailOf(second.data)).toBe('gia@example.com');
    const accounts = await server.services.db.selectFrom('user_account').select('id').where('google_subject', '=', '1').execute();
    expect(accounts).toHaveLength(1);
  });

  it('joins the account that has the same proven address', async () => {
    const person = await register(server, 'joined@example.com');
    const { data } = await signIn({ sub: '2', email: 'Joined@example.com' });
    expect(await emailOf(data)).toBe('joined@example.com');
    expect((await person.call('GET', '/api/users/settings')).data.google).toBe(true);
  });

  it('takes a credential once, however its text is spelled', async () => {
    const person = server.person();
    const nonce = await nonceOf(person);
    const credential = await google.credential({ sub: '8', email: 'once@example.com' }, { nonce });
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters.indexOf(credential.at(-1)!);
    // The last character of the signature has bits that no byte needs.
    const spelled = `${credential.slice(0, -1)}${letters[last ^ 1]}`;
    const resigned = await google.credential({ sub: '8', email: 'once@example.com' }, { nonce, expires: new Date(Date.now() + 60_000) });
    const answers = await Promise.all([credential, spelled, resigned, credential].map((text) => send(person, text)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([...Array(3).fill(codes.wrongCredentials), codes.success]);
    for (const text of [credential, spelled, resigned]) expect((await send(person, text)).code).toBe(codes.wrongCredentials);
  });

  it('takes a credential only with a nonce that this browser was given', async () => {
    const person = server.person();
    const stranger = server.person();
    const nonce = await nonceOf(person);
    const [time, random, signature] = nonce.split('.') as [string, string, string];
    const claims = { sub: '9', email: 'nonce@example.com' };
    const wrong = [
      undefined,
      '',
      7,
      'guessed',
      await nonceOf(stranger),
      `${Number(time) + 1}.${random}.${signature}`,
      `${time}.${random}.${'A'.repeat(43)}`,
    ];
    for (const given of wrong)
      expect([given, (await send(person, await google.credential(claims, { nonce: given }))).code]).toEqual([
        given,
        codes.wrongCredentials,
      ]);
    expect((await send(stranger, await google.credential(claims, { nonce }))).code).toBe(codes.wrongCredentials);
    expect((await send(person, await google.credential(claims, { nonce }))).code).toBe(codes.success);
  });

  it('notifies the owner of an account by email that Google was linked', async () => {
    await register(server, 'told@example.com');
    const { code } = await signIn({ sub: '4', email: 'told@example.com' });
    expect(code).toBe(codes.success);
    expect((await server.letters())[0]).toMatchObject({ to: 'told@example.com', subject: expect.stringContaining('Google') });
  });

  it.each([
    ['no workspace', null],
    ['the workspace of another domain', 'evil.example'],
    ['a workspace above the domain', 'com'],
  ])('neither joins nor opens an account for a mailbox that Google does not run: %s', async (_what, workspace) => {
    const email = `unproven-${String(workspace)}@corp.example`;
    await register(server, email);
    expect((await signIn({ sub: `5-${workspace}`, email }, { workspace })).code).toBe(codes.wrongCredentials);
    expect((await signIn({ sub: `6-${workspace}`, email: `new-${email}` }, { workspace })).code).toBe(codes.wrongCredentials);
    const gmail = { sub: `7-${workspace}`, email: `me.${String(workspace)}@gmail.com` };
    expect((await signIn(gmail, { workspace })).code).toBe(codes.success);
  });

  it.each([
    ['another key', { key: 'other' as const }],
    ['another audience', { audience: 'someone-else' }],
    ['another party that it was issued to', { party: 'someone-else' }],
    ['another issuer', { issuer: 'https://evil.example' }],
    ['a time that is over', { expires: new Date(Date.now() - 60_000) }],
    ['an address that Google did not prove', { verified: false }],
  ])('refuses a credential with %s', async (_what, changes) => {
    expect((await signIn({ sub: '3', email: 'x@example.com' }, changes)).code).toBe(codes.wrongCredentials);
  });

  it('refuses an invalid credential', async () => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"1","email":"gia@example.com"}').toString('base64url')}.`;
    for (const credential of ['nonsense', 'a.b.c', unsigned])
      expect((await send(server.person(), credential)).code).toBe(codes.wrongCredentials);
  });

  it('takes no credential whose nonce is too old', async () => {
    const person = server.person();
    const nonce = await nonceOf(person);
    server.clock.advance(times.googleNonceLife + 1000);
    const expires = new Date(server.clock.now().getTime() + 60_000);
    expect((await send(person, await google.credential({ sub: '10', email: 'old@example.com' }, { nonce, expires }))).code).toBe(
      codes.wrongCredentials,
    );
    const fresh = await google.credential({ sub: '10', email: 'old@example.com' }, { nonce: await nonceOf(person), expires });
    expect((await send(person, fresh)).code).toBe(codes.success);
  });
});
