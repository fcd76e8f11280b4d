import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import names from '../../copy/fr/tools/names.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { register } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

onOneDatabase('a shared creation', (database) => {
  let server: TestServer;
  let owner: Person;
  let made = 0;
  beforeAll(async () => {
    server = await openTestServer({ database, parts: { engines: [createTestEngine()] }, work: true });
    owner = await register(server, 'sharer@example.com');
  });
  afterAll(() => server.close());

  async function make(): Promise<string> {
    const { data } = await owner.call('POST', '/api/generations', {
      body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'my secret fox' } },
      headers: { 'idempotency-key': `sticker-${(made += 1)}` },
    });
    await vi.waitFor(async () => expect((await owner.call('GET', `/api/generations/${data.id}`)).data.status).toBe('succeeded'), {
      timeout: 20_000,
      interval: 50,
    });
    return data.id;
  }
  const share = async (id: string) => new URL((await owner.call('POST', `/api/creations/${id}/share`)).data.url).pathname;
  const sharedAt = async (id: string) => (await owner.call('GET', `/api/creations/${id}/share`)).data.url as string | null;
  const statusesOf = async (path: string) => [(await server.person().raw(path)).status, (await server.person().raw(`${path}/1`)).status];

  it('is shown to anyone with the link: the file and the tool, and nothing of its owner', async () => {
    const id = await make();
    expect(await sharedAt(id)).toBeNull();
    const path = await share(id);
    expect(path).toMatch(/^\/s\/[\w-]{24}$/);
    expect([await share(id), new URL((await sharedAt(id))!).pathname]).toEqual([path, path]);

    const page = await server.person({ 'accept-language': 'fr' }).raw(path);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(html).toContain('<meta name="robots" content="noindex,nofollow">');
    expect(html).toContain('Créé avec Iridia');
    expect(html).toContain(`<h1>${names['ai-sticker-maker']}</h1>`);
    expect(html).toContain('href="/fr/ai-sticker-maker"');
    // The logo leads to the site, in its own font, which the policy lets the page use.
    expect(html).toMatch(/<a href="\/fr"><span class="mark" aria-hidden="true"><\/span>iridia<\/a>/);
    expect(html).toContain('@font-face{font-family:Onest;');
    const policy = page.headers.get('content-security-policy')!;
    const style = /<style>(.*)<\/style>/s.exec(html)![1]!;
    expect(policy).toContain('font-src data:');
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(html).toContain('Composé à partir de dessins');
    expect(html).toContain(`<img src="${path}/1" width="64" height="48"`);
    for (const secret of ['sharer', 'secret', id]) expect(html).not.toContain(secret);

    const file = await server.person().raw(`${path}/1`);
    const { data } = await owner.call('GET', `/api/generations/${id}`);
    const own = await owner.raw(data.outputs[0].url);
    expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual(['image/png', 'no-store']);
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(await own.arrayBuffer()))).toBe(true);
    expect((await server.person().raw(`${path}/2`)).status).toBe(404);
  });

  it('is gone at once when it is no longer shared, and comes back elsewhere', async () => {
    const id = await make();
    const path = await share(id);
    expect(await statusesOf(path)).toEqual([200, 200]);
    expect((await owner.call('DELETE', `/api/creations/${id}/share`)).code).toBe(100000);
    expect([await statusesOf(path), await sharedAt(id)]).toEqual([[404, 404], null]);
    expect((await owner.call('DELETE', `/api/creations/${id}/share`)).code).toBe(100000);
    expect(await share(id)).not.toBe(path);
    expect(await statusesOf(path)).toEqual([404, 404]);
  });

  it('states in the reader’s language that nothing is shared any more', async () => {
    for (const [language, words] of [
      ['fr', 'Ce lien ne mène plus à rien'],
      ['zh', '这个链接已经失效'],
    ] as const) {
      const page = await server.person({ 'accept-language': language }).raw(`/s/${'A'.repeat(24)}`);
      expect([page.status, page.statusText, page.headers.get('vary')]).toEqual([
        404,
        `Page Not Found: /s/${'A'.repeat(24)}`,
        'accept-language',
      ]);
      expect(await page.text()).toMatch(new RegExp(`<html lang="${language}.*<h1>${words}</h1>.*href="/${language}"`, 's'));
    }
  });

  it('is gone with the creation', async () => {
    const id = await make();
    const path = await share(id);
    await owner.call('DELETE', `/api/creations/${id}`);
    expect(await statusesOf(path)).toEqual([404, 404]);
    expect(await server.services.db.selectFrom('share').select('token').where('generation_id', '=', id).execute()).toEqual([]);
    expect((await owner.call('POST', `/api/creations/${id}/share`)).code).toBe(40004);
  });

  it('has one link, however often it is asked for at once', async () => {
    const id = await make();
    expect(new Set(await Promise.all(Array.from({ length: 8 }, () => share(id)))).size).toBe(1);
  });

  it('is shared by its owner alone, and only once it is made', async () => {
    const id = await make();
    const path = await share(id);
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await server.person().call(method, `/api/creations/${id}/share`)).code).toBe(40004);
    expect(await statusesOf(path)).toEqual([200, 200]);
    const later = await make();
    await server.services.db.updateTable('generation').set({ status: 'running' }).where('id', '=', later).execute();
    expect((await owner.call('POST', `/api/creations/${later}/share`)).code).toBe(40004);
  });

  it.each(['/s/', '/s/nothing', `/s/${'A'.repeat(24)}`, `/s/${'A'.repeat(24)}/1`, '/s/%00'])('nothing is shown at %s', async (path) => {
    expect((await server.person().raw(path)).status).toBe(404);
  });
});
