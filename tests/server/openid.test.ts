import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { times } from '../../contract/facts/times.ts';
import { onOneDatabase } from './kit/databases.ts';
import { client, openOpenid, type Consent, type OpenidProvider } from './kit/openid.ts';
import { addApp, register } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

onOneDatabase('signing in with an OpenID provider', (database) => {
  let provider: OpenidProvider;
  let server: TestServer;
  beforeAll(async () => {
    provider = await openOpenid();
    server = await openTestServer({ database, env: { OPENID_ISSUER: provider.issuer, ...client } });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  /** The address that a response leads to, as a browser on the site would follow it. */
  const leadsTo = async (person: Person, path: string): Promise<URL> => {
    const response = await person.raw(path, { redirect: 'manual' });
    expect(response.status).toBe(303);
    return new URL(response.headers.get('location')!, server.url);
  };
  const begin = async (person: Person, from = '/fr/pricing?pack=2') =>
    (await leadsTo(person, `/api/users/openid/start?from=${encodeURIComponent(from)}`)).href;
  const back = (person: Person, address: URL) => leadsTo(person, `${address.pathname}${address.search}`);
  const send = (person: Person, page: URL) =>
    person.call<string>('POST', '/api/users/openid/callback', {
      body: { code: page.searchParams.get('code'), state: page.searchParams.get('state'), domain: 'localhost' },
    });
  const signIn = async (consent: Consent, person = server.person()) => {
    const page = await back(person, provider.consent(await begin(person), consent));
    return { person, page, answer: await send(person, page) };
  };
  const emailOf = async (token: string) => {
    const person = server.person();
    person.token = token;
    return (await person.call('GET', '/api/users/user_info')).data.user_email as string;
  };

  it('asks for a code with a challenge, a state and a nonce', async () => {
    const request = new URL(await begin(server.person()));
    expect(`${request.origin}${request.pathname}`).toBe(`${provider.issuer}/authorize`);
    expect(Object.fromEntries(request.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'iridia',
      scope: 'openid email',
      redirect_uri: `${server.services.site.url}/api/users/openid/return`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      ui_locales: 'fr',
    });
  });

  it('comes back to the login page of the language where it began, opens an account once and knows it by its subject', async () => {
    const first = await signIn({ sub: '1', email: 'olga@example.com' });
    expect(first.page.pathname).toBe('/fr/login');
    expect(first.page.searchParams.get('from')).toBe('/fr/pricing?pack=2');
    expect(first.answer.code).toBe(codes.success);
    const second = await signIn({ sub: '1', email: 'renamed@example.com' });
    expect(await emailOf(second.answer.data)).toBe('olga@example.com');
  });

  it('proves itself as the client, and never in an address', async () => {
    await signIn({ sub: '2', email: 'client@example.com' });
    const { headers, form } = provider.asked.at(-1)!;
    expect(headers['authorization']).toBe(`Basic ${btoa('iridia:a+secret%3A+of+ours')}`);
    expect([form.get('grant_type'), form.get('client_secret')]).toEqual(['authorization_code', null]);
  });

  it('takes an address that comes apart from the token', async () => {
    const { answer } = await signIn({ sub: '3', email: 'apart@example.com', apart: true });
    expect(await emailOf(answer.data)).toBe('apart@example.com');
  });

  it('joins the account with the same proven address, and informs its owner', async () => {
    const person = await register(server, 'both@example.com');
    const { answer } = await signIn({ sub: '4', email: 'Both@example.com' });
    expect(await emailOf(answer.data)).toBe('both@example.com');
    expect((await person.call('GET', '/api/users/settings')).data).toMatchObject({ openid: true, google: false });
    expect((await server.letters())[0]).toMatchObject({ to: 'both@example.com', subject: expect.stringContaining('Example ID') });
  });

  it('is the first step alone for an account with a second factor', async () => {
    const person = await register(server, 'two@example.com');
    await addApp(server, person);
    expect((await signIn({ sub: '5', email: 'two@example.com' })).answer.code).toBe(codes.factorNeeded);
  });

  it.each([
    ['an address that was not proved', { verified: false }],
    ['another nonce', { changes: { nonce: 'other' } }],
    ['another issuer', { changes: { iss: 'https://evil.example' } }],
    ['another audience', { changes: { aud: 'someone-else' } }],
    ['a time that is over', { changes: { exp: 1 } }],
  ])('refuses %s', async (_what, consent) => {
    const { answer } = await signIn({ sub: '6', email: 'never@example.com', ...consent });
    expect([answer.code, answer.msg]).toEqual([codes.wrongCredentials, expect.stringContaining('Example ID')]);
  });

  it('takes an answer once, in the browser that asked, and with the state as it was given', async () => {
    const person = server.person();
    const stolen = await back(person, provider.consent(await begin(person), { sub: '7', email: 'mine@example.com' }));
    expect((await send(server.person(), stolen)).code).toBe(codes.wrongCredentials);
    const moved = new URL(stolen);
    moved.searchParams.set('state', `${stolen.searchParams.get('state')!.split('.').slice(0, 3).join('.')}.${btoa('/elsewhere')}`);
    expect((await send(person, moved)).code).toBe(codes.wrongCredentials);
    const { page, answer } = await signIn({ sub: '7', email: 'mine@example.com' }, person);
    expect([answer.code, (await send(person, page)).code]).toEqual([codes.success, codes.wrongCredentials]);
  });

  it('takes no answer that comes too late', async () => {
    const person = server.person();
    const address = await begin(person);
    server.clock.advance(times.openidSignIn + 1000);
    const page = await back(person, provider.consent(address, { sub: '8', email: 'late@example.com' }));
    expect((await send(person, page)).code).toBe(codes.wrongCredentials);
  });

  it('brings a canceled consent and a fault of the provider back to the login page', async () => {
    const person = server.person();
    const state = new URL(await begin(person)).searchParams.get('state')!;
    const page = await leadsTo(person, `/api/users/openid/return?error=access_denied&state=${encodeURIComponent(state)}`);
    expect([page.pathname, page.searchParams.get('error'), page.searchParams.get('code')]).toEqual(['/fr/login', 'canceled', null]);
    const other = await leadsTo(person, `/api/users/openid/return?error=server_error&state=${encodeURIComponent(state)}`);
    expect(other.searchParams.get('error')).toBe('failed');
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/x'.repeat(900)])('never leads to %s', async (from) => {
    const person = server.person();
    const page = await back(person, provider.consent(await begin(person, from), { sub: '9', email: 'open@example.com' }));
    expect([page.origin, page.pathname, page.searchParams.get('from')]).toEqual([new URL(server.url).origin, '/login', null]);
  });

  it('reports that the provider is away', async () => {
    const { issuer } = provider;
    const other = await openTestServer({ database, env: { OPENID_ISSUER: `${issuer}/nobody`, ...client } });
    const response = await other.person().raw('/api/users/openid/start?from=/es', { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/es/login?error=failed&from=%2Fes']);
    await other.close();
  });

  it('is not there unless it is configured', async () => {
    const other = await openTestServer({ database });
    expect((await other.person().call('GET', '/api/site')).data.openid).toBeUndefined();
    const answer = await other.person().call('POST', '/api/users/openid/callback', { body: { code: 'c', state: 's' } });
    expect([answer.status, answer.code]).toEqual([200, codes.unavailable]);
    await other.close();
  });

  it('opens and joins accounts of the given domains alone', async () => {
    const other = await openTestServer({ database, env: { OPENID_ISSUER: provider.issuer, OPENID_DOMAINS: 'corp.example', ...client } });
    const walk = async (email: string) => {
      const person = other.person();
      const start = await person.raw('/api/users/openid/start', { redirect: 'manual' });
      const address = provider.consent(start.headers.get('location')!, { sub: email, email });
      return (await send(person, address)).code;
    };
    expect([await walk('me@corp.example'), await walk('me@evil.corp.example')]).toEqual([codes.success, codes.wrongCredentials]);
    await other.close();
  });
});
