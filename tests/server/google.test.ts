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

  it('takes a credential once', async () => {
    const credential = await google.credential({ sub: '8', email: 'once@example.com' });
    const answers = await Promise.all([signIn(credential), signIn(credential), signIn(credential)]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      codes.wrongCredentials,
      codes.wrongCredentials,
      codes.success,
    ]);
    expect((await signIn(credential)).code).toBe(codes.wrongCredentials);
  });

  it('tells the owner of an account by mail that Google joined it', async () => {
    await register(server, 'told@example.com');
    const { code } = await signIn(await google.credential({ sub: '4', email: 'told@example.com' }));
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
    const credential = () => google.credential({ sub: `5-${workspace}`, email }, { workspace });
    expect((await signIn(await credential())).code).toBe(codes.wrongCredentials);
    const fresh = await google.credential({ sub: `6-${workspace}`, email: `new-${email}` }, { workspace });
    expect((await signIn(fresh)).code).toBe(codes.wrongCredentials);
    const gmail = await google.credential({ sub: `7-${workspace}`, email: `me.${String(workspace)}@gmail.com` }, { workspace });
    expect((await signIn(gmail)).code).toBe(codes.success);
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
