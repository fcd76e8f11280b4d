import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { packPages } from '../../scripts/image/pages.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '../../contract/structs/calls/index.ts';
import { codes } from '../../contract/facts/codes.ts';
import { sharedChildren } from './kit/children.ts';
import { onOneDatabase } from './kit/databases.ts';
import { processorTime } from './kit/processor-time.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

function writeClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'iridia-client-'));
  const page = (lang: string, title: string, path: string) =>
    `<!doctype html><html lang="${lang}"><head><title>${title}</title><link rel="canonical" href="https://site.invalid${path}"></head><body>${'x'.repeat(2000)}</body></html>`;
  const files: Record<string, string> = {
    'index.html': page('en', 'Home', '/').replace(
      '</head>',
      '<script id="assets" type="application/json">{"scripts":["/assets/app-1a2b3c.js"]}</script><script type="module" src="/assets/app-1a2b3c.js"></script></head>',
    ),
    'fr/index.html': page('fr', 'Accueil', '/fr'),
    'pricing/index.html': page('en', 'Pricing', '/pricing').replace(
      '</head>',
      '<script type="application/ld+json">{"priceCurrency":"CURRENCY.invalid","price":"PRICE.pack.19.99.invalid","name":"CREDITS.plan.1.fr.invalid"}</script></head>',
    ),
    '404/index.html': page('en', 'Page Not Found', '/404'),
    '__ui/index.html': page('en', 'Parts', '/__ui'),
    'fr/404/index.html': page('fr', 'Page introuvable', '/fr/404'),
    'long/index.html': page('en', Array.from({ length: 4000 }, (_, index) => (index * 7919) % 1009).join(' '), '/long'),
    'sitemap.xml': '<urlset><url><loc>https://site.invalid/</loc></url></urlset>',
    'assets/app-1a2b3c.js': `export const text = ${JSON.stringify('lorem ipsum '.repeat(500))};`,
    'builds/latest.json': '{"id":"b42","timestamp":1}',
    'builds/meta/b42.json': '{"id":"b42","timestamp":1,"prerendered":["/"],"routeRules":{"/fr/prices":{"redirect":"/fr/pricing"}}}',
    'clip.mp4': 'not really a clip',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** `fetch` normalises paths and sets headers of its own; this sends what it is given. */
function plainRequest(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; message: string; headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, message: answer.statusMessage!, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

onOneDatabase('site', (database) => {
  let server: TestServer;
  let folder: string;
  let site: Record<string, string>;
  const warm = vi.fn<() => void>();
  beforeAll(async () => {
    folder = writeClient();
    site = { CLIENT_DIR: folder, METRICS_TOKEN: 'probe-0123456789', SITE_URL: 'https://iridia.example', CURRENCY: 'eur' };
    server = await openTestServer({ database, env: site, parts: { textJudge: { ...sharedChildren.textJudge, warm } } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const get = (path: string, headers: Record<string, string> = {}) => plainRequest(server.url, path, headers);

  it('reads a path of slashes and an encoding of spaces at once, however long they are', async () => {
    const attempts = [() => get(`${'/'.repeat(7000)}x/`), () => get('/pricing', { 'accept-encoding': `br${' '.repeat(14_000)}x, gzip` })];
    for (const attempt of attempts) {
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const began = processorTime();
        await attempt();
        times.push(processorTime() - began);
      }
      expect(Math.min(...times)).toBeLessThan(50);
    }
    const encoding = async (accepted: string) => (await get('/pricing', { 'accept-encoding': accepted })).headers['content-encoding'];
    expect(await encoding('gzip;q=0.5, br;q=0')).toBe('gzip');
    expect(await encoding('gzip;q=0.5, BR ; q=0.1')).toBe('br');
    expect(await encoding('brr, gzips, *')).toBeUndefined();
  });

  it('refuses a body of very many values at once, as unknown keys or as a list', async () => {
    const bodies = [
      Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`k${index}`, index])),
      { messages: Array.from({ length: 30_000 }, () => ({ role: 'user' })) },
    ];
    const send = (path: string, body: string) =>
      fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json', origin: server.url }, body });
    for (const [index, path] of ['/api/users/login', '/api/chat'].entries()) {
      const body = JSON.stringify(bodies[index]);
      const times: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const began = processorTime();
        expect(((await (await send(path, body)).json()) as { code: number }).code).toBe(codes.invalidInput);
        times.push(processorTime() - began);
      }
      // Of each, reading the JSON alone is a third.
      expect(Math.min(...times)).toBeLessThan(index === 0 ? 100 : 50);
    }
  });

  it('warms the nets that judge texts for a person who opens a page, and for nobody who copies it', async () => {
    await get('/pricing');
    await get('/assets/app-1a2b3c.js', { 'sec-fetch-dest': 'script' });
    expect(warm).not.toHaveBeenCalled();
    await get('/pricing', { 'sec-fetch-dest': 'document' });
    expect(warm).toHaveBeenCalledOnce();
  });

  it('answers pages by language, with the address of the site', async () => {
    const home = await get('/');
    expect(home).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } });
    expect(home.body.toString()).toContain('href="https://iridia.example/"');
    expect((await get('/fr')).body.toString()).toContain('Accueil');
    expect((await get('/sitemap.xml')).body.toString()).not.toContain('site.invalid');
    expect(await get('/pricing/?a=1')).toMatchObject({ status: 308, headers: { location: '/pricing?a=1' } });
    expect(await get('/fr/')).toMatchObject({ status: 308, headers: { location: '/fr' } });
  });

  it('redirects old and guessed addresses as the build lists them', async () => {
    expect(await get('/fr/prices?from=mail')).toMatchObject({ status: 301, headers: { location: '/fr/pricing?from=mail' } });
    expect(await get('/fr/prices/')).toMatchObject({ status: 301, headers: { location: '/fr/pricing' } });
    expect(await get('/prices')).toMatchObject({ status: 404 });
  });

  it('states the prices in the currency that it charges', async () => {
    expect((await get('/pricing')).body.toString()).toContain('"priceCurrency":"EUR"');
  });

  it('answers unknown paths with the 404 page of the language', async () => {
    for (const path of [
      '/nothing',
      '/404',
      '/..%2f..%2fpackage.json',
      '/%',
      '//evil.example/',
      '/%2f%2fevil.example%2f',
      '/index.html/x',
    ]) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body.toString()).toContain('Page Not Found');
    }
    const french = await get('/fr/nothing');
    expect(french.status).toBe(404);
    expect(french.body.toString()).toContain('Page introuvable');
  });

  it('names the missing page in the status message', async () => {
    for (const path of ['/nothing', '/fr/nothing/below', '/404', '/%D0%BA%D0%BE%D1%82', '/a%0d%0aset-cookie:%20a=b']) {
      const { status, message, headers } = await get(path);
      expect([status, message, headers['set-cookie']]).toEqual([404, `Page Not Found: ${path}`, undefined]);
    }
    expect((await get(`/${'x'.repeat(5000)}`)).message).toHaveLength('Page Not Found: '.length + 500);
    expect((await get('/')).message).toBe('OK');
  });

  it('compresses, caches what is named by its content, and answers 304', async () => {
    const plain = await get('/assets/app-1a2b3c.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, br;q=0.9' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.body.length).toBeLessThan(plain.body.length / 10);
    expect((await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
    const again = await get('/', { 'if-none-match': String((await get('/')).headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const piece = await get('/clip.mp4', { range: 'bytes=4-9' });
    expect([piece.status, piece.body.toString(), piece.headers['content-range']]).toEqual([206, 'really', 'bytes 4-9/17']);
  });

  it('shows the drawings for developers in development, and elsewhere on request', async () => {
    expect((await get('/__ui')).status).toBe(200);
    for (const [flows, status] of [
      ['', 404],
      ['1', 200],
    ] as const) {
      const other = await openTestServer({ database, env: { ...site, NODE_ENV: 'production', FLOWS: flows, LOG_LEVEL: 'silent' } });
      expect((await plainRequest(other.url, '/__ui')).status).toBe(status);
      // A window that the page opens for Stately's inspector can answer it, where there is one.
      const opener = async (path: string) => (await plainRequest(other.url, path)).headers['cross-origin-opener-policy'];
      expect(await opener('/?inspect')).toBe(flows ? 'unsafe-none' : 'same-origin');
      expect(await opener('/')).toBe('same-origin');
      await other.close();
    }
  });

  it('sends the headers that a browser should have', async () => {
    for (const path of ['/', '/nothing', '/api/site', '/api/nothing']) {
      const { headers } = await get(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'self';/);
      expect(policy).toMatch(/frame-ancestors 'self'/);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' });
      expect(headers['strict-transport-security']).toBeTruthy();
    }
  });

  it('does not burden the parts of a page with what rules pages', async () => {
    const { headers } = await get('/assets/app-1a2b3c.js');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
    expect(headers['strict-transport-security']).toBeTruthy();
    for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options']) expect(headers[name]).toBeUndefined();
  });

  it('loads what is named by its content from a CDN, which the policy of pages allows, and nothing else', async () => {
    const cdn = 'https://cdn.iridia.com';
    const other = await openTestServer({ database, env: { ...site, CDN_URL: 'https://cdn.iridia{suffix}/' } });
    const from = (path: string) => plainRequest(other.url, path);
    const home = await from('/');
    expect(/src="([^"]+)"/.exec(home.body.toString())?.[1]).toBe(`${cdn}/assets/app-1a2b3c.js`);
    expect(home.body.toString()).toContain(`{"scripts":["${cdn}/assets/app-1a2b3c.js"]}`);
    expect(home.body.toString()).toContain('href="https://iridia.example/"');
    const policy = String(home.headers['content-security-policy']);
    for (const rule of ['script-src', 'style-src', 'img-src', 'media-src', 'font-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${rule} [^;]*'self'[^;]* ${cdn}`));
    expect(policy).toContain("default-src 'self';");
    const allowed = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
    expect((await from('/assets/app-1a2b3c.js')).headers).toMatchObject(allowed);
    for (const path of ['/', '/api/site', '/clip.mp4']) {
      const { headers } = await from(path);
      expect([path, headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual([
        path,
        undefined,
        'same-origin',
      ]);
    }
    await other.close();
    const { headers } = await get('/assets/app-1a2b3c.js');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('shows the mailbox to this machine alone', async () => {
    const own = await openTestServer({ database });
    const email = 'box@example.com';
    await own.person().call('POST', '/api/users/register-code', { body: { email } });
    const host = `localhost:${new URL(own.url).port}`;
    const ask = (path: string, headers: Record<string, string>) => plainRequest(own.url, path, headers);
    const list = JSON.parse((await ask('/dev/mailbox.json', { host })).body.toString()) as object[];
    expect(list[0]).toEqual({ to: email, subject: expect.any(String), text: expect.stringMatching(/\d{6}/), sentAt: expect.any(String) });
    expect((await ask('/dev/mailbox', { host })).body.toString()).toContain(email);
    expect((await ask('/dev/mailbox', { host: 'evil.example' })).status).toBe(404);
    expect((await get('/dev/mailbox', { host })).status).toBe(404);
    await own.close();
  });

  it('sends pages that lie packed, as in the image, as it sends the others', async () => {
    const packed = writeClient();
    packPages(packed);
    const own = await openTestServer({ database, env: { ...site, CLIENT_DIR: packed } });
    for (const path of ['/', '/pricing', '/none', '/assets/app-1a2b3c.js'])
      for (const encoding of ['br', 'gzip', 'identity']) {
        const [one, other] = await Promise.all(
          [own.url, server.url].map((url) => plainRequest(url, path, { 'accept-encoding': encoding })),
        );
        expect([path, one!.status, one!.headers.etag, one!.body]).toEqual([path, other!.status, other!.headers.etag, other!.body]);
      }
    await own.close();
    rmSync(packed, { recursive: true, force: true });
  });

  it('has one address in all that leads to it: the one by which this machine was reached, and never that of a stranger', async () => {
    const own = await openTestServer({ database, env: { CLIENT_DIR: folder } });
    const { port } = new URL(own.url);
    const warn = vi.spyOn(own.services.log, 'warn');
    const from = async (path: string, host: string) => (await plainRequest(own.url, path, { host })).body.toString();
    const addressesFor = async (host: string) => {
      const canonical = /rel="canonical" href="([^"]*)\/"/.exec(await from('/', host))?.[1];
      const map = /<loc>([^<]*)\/<\/loc>/.exec(await from('/sitemap.xml', host))?.[1];
      const { data } = JSON.parse(await from('/api/site', host)) as { data: { url: string } };
      return [...new Set([canonical, map, data.url])];
    };
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'localhost:8080', `localhost:${port}`])
      expect(await addressesFor(host)).toEqual([`http://${host}`]);
    const lan = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4');
    if (lan) expect(await addressesFor(`${lan.address}:${port}`)).toEqual([`http://${lan.address}:${port}`]);
    expect(warn).not.toHaveBeenCalled();
    expect(await addressesFor('evil.example')).toEqual([own.services.site.url]);
    expect(await addressesFor('evil.example')).toEqual([own.services.site.url]);
    expect(warn.mock.calls.map(([message]) => message)).toEqual([expect.stringContaining('SITE_URL is not set')]);
    await own.close();
  });

  it('compresses a page at once for a port that anybody could name, and well for its own', async () => {
    const own = await openTestServer({ database, env: { CLIENT_DIR: folder } });
    const ask = async (host: string) => {
      const { headers, body } = await plainRequest(own.url, '/long', { host, 'accept-encoding': 'br' });
      return { encoding: headers['content-encoding'], length: body.length, text: brotliDecompressSync(body).toString() };
    };
    const [known, passing] = [await ask(new URL(own.url).host), await ask('localhost:8080')];
    expect([known.encoding, passing.encoding]).toEqual(['br', 'br']);
    expect(passing.text).toContain('href="http://localhost:8080/long"');
    expect(passing.length).toBeGreaterThan(known.length * 1.1);
    await own.close();
  });

  it('reports its health to probes', async () => {
    const person = server.person();
    expect(await (await person.raw('/api/health')).json()).toEqual({ ok: true, build: 'b42', proxies: 0 });
    expect(await (await person.raw('/api/ready')).json()).toEqual({
      ok: true,
      database: true,
      storage: true,
      space: 'enough',
      mail: 'off',
    });
    await person.raw('/nothing/here');
    const metrics = await (await person.raw('/api/metrics', { headers: { authorization: 'Bearer probe-0123456789' } })).text();
    expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1');
    expect(metrics).not.toContain('nothing');
    expect(metrics).toMatch(/^http_request_duration_seconds_bucket\{le="\+Inf",method="GET",route="\/api\/health",status="200"\} 1$/m);
    expect(metrics.match(/^# TYPE .+$/gm)).toEqual([
      '# TYPE http_request_duration_seconds histogram',
      '# TYPE generation_wait_seconds histogram',
      '# TYPE generation_run_seconds histogram',
      '# TYPE engine_failures_total counter',
      '# TYPE generation_failures_total counter',
      '# TYPE text_judgments_total counter',
      '# TYPE letter_attempts_total counter',
      '# TYPE ready gauge',
      '# TYPE generations gauge',
      '# TYPE generations_waiting gauge',
      '# TYPE generations_oldest_wait_seconds gauge',
      '# TYPE credits_held gauge',
      '# TYPE payments gauge',
      '# TYPE payment_requests_waiting gauge',
      '# TYPE letters_waiting gauge',
      '# TYPE letters_oldest_wait_seconds gauge',
      '# TYPE process_resident_memory_bytes gauge',
      '# TYPE child_memory_bytes gauge',
      '# TYPE nodejs_heap_used_bytes gauge',
      '# TYPE nodejs_eventloop_delay_p99_seconds gauge',
      '# TYPE disk_free_bytes gauge',
      '# TYPE disk_uploads_refused_below_bytes gauge',
      '# TYPE disk_writes_refused_below_bytes gauge',
      '# TYPE process_uptime_seconds gauge',
    ]);
    expect(metrics).toMatch(/^generations_waiting\{queue="generation-slow"\} 0$/m);
    expect(metrics).toMatch(/^credits_held 0$/m);
    expect((await person.raw('/api/metrics')).status).toBe(404);
  });

  it('describes every call in the API document', async () => {
    const document = (await (await server.person().raw('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const call of calls) expect(document.paths[call.path]?.[call.method.toLowerCase()]).toBeTruthy();
    expect(document.paths['/api/users/login']!.post).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { required: ['email', 'password'], additionalProperties: false } } } },
    });
  });

  describe('statuses', () => {
    it('keeps 404, 405, 413 and 415 and carries a code', async () => {
      const person = server.person();
      expect(await person.call('GET', '/api/nothing')).toMatchObject({ status: 404, code: codes.notFound });
      const method = await person.call('DELETE', '/api/site');
      expect(method).toMatchObject({ status: 405, code: codes.invalidInput });
      expect(method.headers.get('allow')).toBe('GET');
      const type = await person.raw('/api/users/login', { method: 'POST', body: 'email=a', headers: { 'content-type': 'text/plain' } });
      expect(type.status).toBe(415);
      const large = await person.call('POST', '/api/users/login', { body: { email: 'a@b.cc', password: 'x'.repeat(2_000_000) } });
      expect(large).toMatchObject({ status: 413, code: codes.invalidInput });
    });

    it('gives the visitor a signed, HttpOnly cookie with the first answer, and believes no other', async () => {
      const person = server.person();
      const first = await person.raw('/api/site');
      expect(first.headers.getSetCookie()[0]).toMatch(/^__Host-visitor=v_[0-9A-Z]{26}\..+HttpOnly; Secure/);
      expect((await person.raw('/api/site')).headers.getSetCookie()).toEqual([]);
      const forged = `__Host-visitor=v_${'0'.repeat(26)}.AAAA`;
      expect((await get('/api/site', { cookie: forged })).headers['set-cookie']).toBeTruthy();
      // What is remembered as signed would be as long as a header otherwise.
      for (const longer of ['.more', '!', '='])
        expect((await get('/api/site', { cookie: `${person.cookie()}${longer}` })).headers['set-cookie']).toBeTruthy();
    });
  });
});
