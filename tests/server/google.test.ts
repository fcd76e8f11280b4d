import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { onEachDatabase } from './kit/databases.ts';
import { openGoogleKeys, register, type GoogleKeys } from './kit/people.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

onEachDatabase('signing in with Google', (database) => {
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
  const signIn = (credential: string) =>
    server.person().call<string>('POST', '/api/users/google-callback', { body: { credential, domain: 'localhost' } });
  const emailOf = async (token: string) => {
    const person = server.person();
    person.token = token;
    return (await person.call('GET', '/api/users/user_info')).data.user_email as string;
  };

  it('opens an account once and knows it by its subject', async () => {
    const first = await signIn(await google.credential({ sub: '1', email: 'gia@example.com' }));
    expect(first.code).toBe(codes.success);
    const second = await signIn(await google.credential({ sub: '1', email: 'renamed@example.com' }));
    expect(await emailOf(second.data)).toBe('gia@example.com');
    const accounts = await server.services.db.selectFrom('user_account').select('id').where('google_subject', '=', '1').execute();
    expect(accounts).toHaveLength(1);
  });

  it('joins the account that has the same proven address', async () => {
    const person = await register(server, 'joined@example.com');
    const { data } = await signIn(await google.credential({ sub: '2', email: 'Joined@example.com' }));
    expect(await emailOf(data)).toBe('joined@example.com');
    expect((await person.call('GET', '/api/users/settings')).data.google).toBe(true);
  });

  it.each([
    ['another key', { key: 'other' as const }],
    ['another audience', { audience: 'someone-else' }],
    ['another issuer', { issuer: 'https://evil.example' }],
    ['a time that is over', { expires: new Date(Date.now() - 60_000) }],
    ['an address that Google did not prove', { verified: false }],
  ])('refuses a credential with %s', async (_what, changes) => {
    expect((await signIn(await google.credential({ sub: '3', email: 'x@example.com' }, changes))).code).toBe(codes.wrongCredentials);
  });

  it('refuses what is no credential', async () => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"1","email":"gia@example.com"}').toString('base64url')}.`;
    for (const credential of ['nonsense', 'a.b.c', unsigned]) expect((await signIn(credential)).code).toBe(codes.wrongCredentials);
  });
});
