import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { limits } from '../../contract/facts/limits.ts';
import { zoneOf } from '../../server/core/who.ts';
import { onOneDatabase } from './kit/databases.ts';
import { formOf, image } from './kit/images.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

type Answered = { status: number; sent: number; headers: Record<string, unknown> };

/** Sends a body without a length that does not end by itself, and reports how much was sent when the answer came. */
function sendEndlessly(url: string, path: string, headers: Record<string, string>): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let sent = 0;
    let isOver = false;
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const asked = request({ hostname, port, path, method: 'POST', headers }, (answer) => {
      isOver = true;
      resolve({ status: answer.statusCode!, sent, headers: answer.headers });
      asked.destroy();
    });
    asked.on('error', (error) => (isOver ? undefined : reject(error)));
    const more = (): void => {
      if (isOver || sent > 64 * 1024 * 1024) return void asked.end();
      sent += chunk.length;
      asked.write(chunk, () => setImmediate(more));
    };
    more();
  });
}

onOneDatabase('what another site sends', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const elsewhere = [
    ['an origin', { origin: 'https://evil.example' }],
    ['an origin on another port', { origin: 'http://127.0.0.1:1' }],
    ['no origin to speak of', { origin: 'null' }],
    ['a cross-site mark', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a subdomain’s mark', { 'sec-fetch-site': 'same-site' }],
  ] as const;

  it.each(elsewhere)('is refused by %s, and leaves the visitor’s cookie alone', async (_what, headers) => {
    for (const [method, path, type] of [
      ['POST', '/api/users/logout', 'application/x-www-form-urlencoded'],
      ['POST', '/api/dash/upload', 'multipart/form-data; boundary=x'],
      ['POST', '/api/chat', 'text/plain'],
      ['PUT', '/api/drafts/ai-sticker-maker', 'application/json'],
      ['DELETE', '/api/users/me', 'application/json'],
    ] as const) {
      const response = await server.person().raw(path, { method, headers: { ...headers, 'content-type': type }, body: '--x--' });
      expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, 403, []]);
    }
  });

  it('sets no cookie for an embedded image or frame of ours either', async () => {
    const path = '/api/credit/anonymous-user-credit';
    const theirs = await server.person().raw(path, { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' } });
    expect(theirs.headers.getSetCookie()).toEqual([]);
    const ours = await server.person().raw(path, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(ours.headers.getSetCookie()[0]).toMatch(/^visitor=v_.+; HttpOnly; SameSite=Lax$/);
  });

  it('differs from what our own pages and programs send', async () => {
    const ours: Record<string, string>[] = [
      {},
      { origin: server.url },
      { origin: server.url, 'sec-fetch-site': 'same-origin' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of ours)
      expect((await server.person().call('POST', '/api/dash/upload', { form: formOf(await image()), headers })).code).toBe(codes.success);
  });

  it.each(['/api/pay/webhook', '/checkout/none', '/dev/reports/R-1', '/api/users/login'])('is not read without end: %s', async (path) => {
    const type = path === '/api/users/login' ? 'application/json' : 'application/x-www-form-urlencoded';
    const { status, sent } = await sendEndlessly(server.url, path, { 'content-type': type, origin: server.url });
    expect([404, 413]).toContain(status);
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  it.each(['/api/pay/webhook', '/api/users/login'])('is read for so many of a network at once: %s', async (path) => {
    const take = (_: unknown, at: number) => server.services.places.take('bodies', { account: `v_${at}`, address: '127.0.0.1' });
    const leave = Array.from({ length: limits.atOnce.bodies.network }, take);
    const ask = () => server.person().call('POST', path, { body: {} });
    expect((await ask()).status).toBe(429);
    leave[0]!();
    expect((await ask()).status).not.toBe(429);
    for (const each of leave) each();
  });

  it.each([
    ['Forwarded', 'for=192.0.2.1'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-Host', 'localhost'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Prefix', '/'],
    ['Via', '1.1 proxy'],
    ['X-Real-IP', '127.0.0.1'],
    ['CF-Connecting-IP', '192.0.2.1'],
    ['CF-Ray', '1'],
    ['True-Client-IP', '192.0.2.1'],
    ['X-Amzn-Trace-Id', 'Root=1'],
  ])('through a proxy that sends %s sees no page for developers', async (name, value) => {
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/reports', '/api/metrics']) {
      expect([path, (await server.person().raw(path)).status]).toEqual([path, 200]);
      expect([path, (await server.person().raw(path, { headers: { [name]: value } })).status]).toEqual([path, 404]);
    }
  });

  it.each([
    ['a public address', { SITE_URL: 'https://iridia.example' }],
    ['a public interface', { HOST: '0.0.0.0' }],
    ['production', { NODE_ENV: 'production', ALLOW_MAILBOX: '1' }],
  ])('sees none with %s, except the operator with a token', async (_what, env) => {
    const closed = await openTestServer({ database, env: { ...env, LOG_LEVEL: 'silent' } });
    const [operatorToken, metricsToken] = ['operator-0123456789', 'metrics-0123456789'];
    const open = await openTestServer({
      database,
      env: { ...env, LOG_LEVEL: 'silent', OPERATOR_TOKEN: operatorToken, METRICS_TOKEN: metricsToken },
    });
    for (const path of ['/dev/mailbox', '/dev/reports', '/api/metrics'])
      expect([path, (await closed.person().raw(path)).status]).toEqual([path, 404]);
    const operator = { authorization: `Basic ${btoa(`x:${operatorToken}`)}` };
    expect((await open.person().raw('/dev/reports', { headers: operator })).status).toBe(200);
    expect((await open.person().raw('/api/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })).status).toBe(200);
    expect((await open.person().raw('/api/metrics', { headers: { authorization: `Bearer ${operatorToken}` } })).status).toBe(404);
    await closed.close();
    await open.close();
  });
});

it('a time zone has one name, however it is spelled', () => {
  const spelled = ['Europe/Paris', 'europe/paris', 'EUROPE/PARIS', 'eUrOpE/pArIs'];
  expect(new Set(spelled.map(zoneOf))).toEqual(new Set(['Europe/Paris']));
  expect(['+05:00', 'Mars/Base', '', 'x'.repeat(100)].map(zoneOf)).toEqual(['UTC', 'UTC', 'UTC', 'UTC']);
});
