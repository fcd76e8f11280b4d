/** Signing in by the OpenID provider of others. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { startServer, type ServerProcess } from '../server/kit/process.ts';
import { freePort } from './found.ts';

const folder = process.env['OIDC_PROVIDER_FOLDER'] ?? '';
const manifest = join(folder, 'node_modules/oidc-provider/package.json');
const isThere = folder !== '' && existsSync(manifest);
if (isThere) console.log(`oidc-provider: ${(createRequire(import.meta.url)(manifest) as { version: string }).version}`);
else console.warn('OIDC_PROVIDER_FOLDER has no oidc-provider: signing in by the OpenID provider of others is not proven');

/** The provider, with its own pages for developers, where anybody signs in by any name. */
const provider = (port: number, client: object): string => `
  import { Provider } from 'oidc-provider';
  const provider = new Provider('http://127.0.0.1:${port}', {
    clients: [${JSON.stringify(client)}],
    claims: { email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, email: id + '@example.com', email_verified: id !== 'unproven' }) }),
  });
  provider.listen(${port}, '127.0.0.1');
`;

/** A browser, as far as forms, redirects and cookies go. */
function browser() {
  const cookies = new Map<string, string>();
  const go = async (url: URL, init: RequestInit = {}): Promise<{ url: URL; text: string }> => {
    const own = [...cookies].filter(([key]) => key.startsWith(url.host)).map(([, cookie]) => cookie);
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie: own.join('; ') } });
    for (const each of response.headers.getSetCookie()) cookies.set(`${url.host} ${each.split('=')[0]}`, each.split(';')[0]!);
    const next = response.headers.get('location');
    return next === null ? { url, text: await response.text() } : go(new URL(next, url));
  };
  return {
    go,
    submit: ({ url, text }: { url: URL; text: string }, fields: Record<string, string>) => {
      const action = /<form[^>]* action="([^"]+)"/.exec(text)![1]!;
      const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
      return go(new URL(action, url), { method: 'POST', body: new URLSearchParams({ ...Object.fromEntries(hidden), ...fields }) });
    },
    post: async (url: URL, body: object): Promise<{ code: number; data: string | null }> => {
      const own = [...cookies].filter(([key]) => key.startsWith(url.host)).map(([, cookie]) => cookie);
      const headers = { 'content-type': 'application/json', origin: url.origin, cookie: own.join('; ') };
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json() as never;
    },
  };
}

describe.skipIf(!isThere)('oidc-provider', () => {
  let other: ChildProcess | undefined;
  let server: ServerProcess | undefined;
  let data = '';
  afterEach(async () => {
    await server?.kill('SIGTERM');
    other?.kill();
    rmSync(data, { recursive: true, force: true });
  });

  it.each(['client_secret_basic', 'client_secret_post', 'none'])(
    'signs a person in, by %s, and brings back one who cancels',
    { timeout: 60_000 },
    async (way) => {
      const [port, own] = [await freePort(), await freePort()];
      data = mkdtempSync(join(tmpdir(), 'iridia-openid-'));
      const secret = way === 'none' ? {} : { client_secret: 'a secret / of: ours' };
      const back = `http://localhost:${own}/api/users/openid/return`;
      const client = { client_id: 'iridia', ...secret, redirect_uris: [back], token_endpoint_auth_method: way };
      const script = join(folder, `provider-${port}.mjs`);
      writeFileSync(script, provider(port, client));
      other = spawn(process.execPath, [script], { stdio: 'ignore' });
      const issuer = `http://127.0.0.1:${port}`;
      await vi.waitFor(async () => expect((await fetch(`${issuer}/.well-known/openid-configuration`)).ok).toBe(true), { timeout: 20_000 });
      rmSync(script);
      server = await startServer({
        DATA_DIR: data,
        HOME: data,
        PORT: String(own),
        SITE_URL: `http://localhost:${own}`,
        OPENID_ISSUER: issuer,
        OPENID_CLIENT_ID: 'iridia',
        ...(way !== 'none' && { OPENID_CLIENT_SECRET: 'a secret / of: ours' }),
        OPENID_NAME: 'Example ID',
      });
      const site = new URL(`http://localhost:${own}`);
      const start = new URL('/api/users/openid/start?from=%2Ffr%2Fpricing', site);
      const walk = async (name: string) => {
        const person = browser();
        const consent = await person.submit(await person.go(start), { login: name, password: 'any' });
        const { url } = await person.submit(consent, {});
        expect([url.pathname, url.searchParams.get('from')]).toEqual(['/fr/login', '/fr/pricing']);
        const body = { code: url.searchParams.get('code'), state: url.searchParams.get('state') };
        return person.post(new URL('/api/users/openid/callback', site), body);
      };
      expect(await walk('olga')).toMatchObject({ code: codes.success, data: expect.any(String) });
      expect(await walk('unproven')).toMatchObject({ code: codes.wrongCredentials, data: null });

      const person = browser();
      const asked = await person.go(start);
      const { url } = await person.go(new URL(/href="([^"]+\/abort)"/.exec(asked.text)![1]!, asked.url));
      expect([url.pathname, url.searchParams.get('error')]).toEqual(['/fr/login', 'canceled']);
    },
  );
});
