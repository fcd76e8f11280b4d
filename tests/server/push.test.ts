/** Notifications of browsers: read as a browser reads them, with the decryption of RFC 8291 by another library. */
import { createECDH, randomBytes } from 'node:crypto';
import ece from 'http_ece';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { limits } from '../../contract/facts/limits.ts';
import { postOutside } from '../../server/outbound/service.ts';
import { openPush } from '../../server/push/push.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine, type TestEngine } from './kit/engine.ts';
import { register } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

type Posted = Parameters<typeof postOutside>[0];

/** A browser with keys of its own, at an address of its push service. */
function createBrowser(name: string) {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const secret = randomBytes(16);
  const endpoint = `https://push.example/${name}`;
  return {
    endpoint,
    subscription: { endpoint, keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') } },
    reads: ({ body }: Posted) =>
      JSON.parse(
        ece
          .decrypt(Buffer.from(body as Uint8Array), { version: 'aes128gcm', privateKey: keys, authSecret: secret.toString('base64url') })
          .toString('utf8'),
      ) as { title: string; body: string; href: string; tag: string },
  };
}

onOneDatabase('notifications', (database) => {
  let server: TestServer;
  let engine: TestEngine;
  const posted: Posted[] = [];
  let answer = 201;
  beforeAll(async () => {
    engine = createTestEngine();
    server = await openTestServer({ database, parts: { engines: [engine] }, work: true });
    const post: typeof postOutside = async (request) => {
      posted.push(request);
      return new Response(null, { status: answer });
    };
    Object.assign(server.services, { push: openPush({ ...server.services, post }) });
  });
  afterAll(() => server.close());

  const make = async (person: Person): Promise<string> =>
    (
      await person.call('POST', '/api/generations', {
        body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } },
        headers: { 'idempotency-key': randomBytes(8).toString('hex') },
      })
    ).data.id;
  const ended = async (person: Person, id: string): Promise<string> => {
    let status = '';
    await vi.waitFor(async () => {
      ({ status } = (await person.call('GET', `/api/generations/${id}`)).data);
      expect(['succeeded', 'failed', 'cancelled']).toContain(status);
    }, 10_000);
    return status;
  };
  const wants = (person: Person, { subscription }: ReturnType<typeof createBrowser>) =>
    person.call('POST', '/api/push/subscribe', { body: subscription });
  const pushedTo = (endpoint: string): Posted[] => posted.filter(({ url }) => url === endpoint);

  it('announce in the user’s language that a job has ended, readable by the browser alone and signed by this installation', async () => {
    const person = server.person({ 'accept-language': 'fr-FR' });
    const browser = createBrowser('french');
    expect((await wants(person, browser)).code).toBe(codes.success);
    const id = await make(person);
    expect(await ended(person, id)).toBe('succeeded');
    await vi.waitFor(() => expect(pushedTo(browser.endpoint)).toHaveLength(1));
    const [message] = pushedTo(browser.endpoint);
    expect(browser.reads(message!)).toEqual({
      title: 'Créateur de stickers\u00A0: c’est prêt',
      body: 'Retrouvez le résultat dans Mes créations.',
      href: '/fr/my-creations',
      tag: id,
    });
    const { key } = (await person.call('GET', '/api/push/key')).data;
    const [, token, named] = /^vapid t=([^,]+), k=(.+)$/.exec(message!.headers!['authorization']!)!;
    expect([named, decodeJwt(token!).aud]).toEqual([key, 'https://push.example']);
    expect(Buffer.from(message!.body as Uint8Array).toString('latin1')).not.toContain('sticker');
  });

  it('announce that a job failed, but nothing about one that the user canceled', async () => {
    const person = server.person();
    const browser = createBrowser('failing');
    await wants(person, browser);
    engine.steps = () => Promise.reject(new Error('broken'));
    expect(await ended(person, await make(person))).toBe('failed');
    await vi.waitFor(() => expect(pushedTo(browser.endpoint)).toHaveLength(1));
    expect(browser.reads(pushedTo(browser.endpoint)[0]!).title).toBe('Sticker maker: it didn’t work this time');
    engine.steps = (_job, run) => new Promise((resolve) => run.signal.addEventListener('abort', () => resolve(), { once: true }));
    const id = await make(person);
    await person.call('POST', `/api/generations/${id}/cancel`);
    expect(await ended(person, id)).toBe('cancelled');
    engine.steps = () => undefined;
    expect(await ended(person, await make(person))).toBe('succeeded');
    await vi.waitFor(() => expect(pushedTo(browser.endpoint)).toHaveLength(2));
  });

  it('go to one account: the one that used the browser last', async () => {
    const [one, other] = [server.person(), server.person()];
    const browser = createBrowser('shared');
    await wants(one, browser);
    await wants(other, browser);
    await server.services.push.notify({ id: 'x', account_id: await accountOf(one), tool: 'ai-sticker-maker', status: 'succeeded' });
    expect(pushedTo(browser.endpoint)).toEqual([]);
    // A stranger who learned the address cannot silence the owner.
    await one.call('POST', '/api/push/unsubscribe', { body: { endpoint: browser.endpoint } });
    const account = await accountOf(other);
    await server.services.push.notify({ id: 'x', account_id: account, tool: 'ai-sticker-maker', status: 'succeeded' });
    expect(pushedTo(browser.endpoint)).toHaveLength(1);
    await other.call('POST', '/api/push/unsubscribe', { body: { endpoint: browser.endpoint } });
    await server.services.push.notify({ id: 'y', account_id: account, tool: 'ai-sticker-maker', status: 'succeeded' });
    expect(pushedTo(browser.endpoint)).toHaveLength(1);
  });

  it.each([404, 410])('end when the push service answers %i', async (status) => {
    const person = server.person();
    const browser = createBrowser(`gone-${status}`);
    await wants(person, browser);
    const job = { id: 'x', account_id: await accountOf(person), tool: 'ai-sticker-maker', status: 'succeeded' };
    answer = status;
    await server.services.push.notify(job);
    answer = 201;
    await server.services.push.notify(job);
    expect(pushedTo(browser.endpoint)).toHaveLength(1);
  });

  it('reach a limited number of browsers, the newest, and none after the account is deleted', async () => {
    const person = await register(server, `push-${database.kind}@example.com`);
    const browsers = Array.from({ length: limits.pushBrowsers + 2 }, (_, index) => createBrowser(`many-${index}`));
    for (const browser of browsers) {
      server.clock.advance(1000);
      await wants(person, browser);
    }
    const account = await accountOf(person);
    const job = { id: 'x', account_id: account, tool: 'ai-sticker-maker', status: 'succeeded' };
    await server.services.push.notify(job);
    expect(browsers.map(({ endpoint }) => pushedTo(endpoint).length)).toEqual(browsers.map((_, index) => (index < 2 ? 0 : 1)));
    expect((await person.call('DELETE', '/api/users/me', { body: { password: 'Kaleido5cope' } })).code).toBe(codes.success);
    const left = await server.services.db.selectFrom('push_subscription').selectAll().where('account_id', '=', account).execute();
    expect(left).toEqual([]);
  });

  it('are stored sealed', async () => {
    const person = server.person();
    const browser = createBrowser('sealed-away');
    await wants(person, browser);
    const rows = await server.services.db.selectFrom('push_subscription').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/push\.example/);
  });

  it.each([
    'http://push.example/a',
    'https://push.example:8443/a',
    'https://user:secret@push.example/a',
    'ftp://push.example/a',
    '/api/users/me',
    'javascript:alert(1)',
  ])('are not sent to %s', async (endpoint) => {
    const { subscription } = createBrowser('odd');
    const refused = await server.person().call('POST', '/api/push/subscribe', { body: { ...subscription, endpoint } });
    expect(refused.code).toBe(codes.invalidInput);
  });

  async function accountOf(person: Person): Promise<string> {
    const id = await make(person);
    await ended(person, id);
    const { account_id: account } = await server.services.db
      .selectFrom('generation')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    posted.splice(0);
    return account;
  }
});

describe('the way out to a push service', () => {
  const request = () => ({ headers: {}, body: new Uint8Array(4), signal: AbortSignal.timeout(5000), maxBytes: 100 });
  it.each(['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', 'fd00::1'])('refuses a name that leads to %s', async (address) => {
    await expect(postOutside({ ...request(), url: 'https://push.example/a' }, async () => [address])).rejects.toMatchObject({
      fault: 'address',
    });
  });
  it.each(['https://127.0.0.1/a', 'https://[::1]/a', 'https://2130706433/a', 'http://push.example/a'])('refuses %s', async (url) => {
    await expect(postOutside({ ...request(), url })).rejects.toMatchObject({ fault: 'address' });
  });
});
