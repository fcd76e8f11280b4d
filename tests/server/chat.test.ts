import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { locales, type Locale } from '../../contract/facts/locales.ts';
import type english from '../../copy/en/pages/stickerSections.ts';
import { readEvents } from '../../server/chat/read-events.ts';
import { anyDatabase, onOneDatabase } from './kit/databases.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

type Event = { delta?: string; done?: true; cost?: number; error?: { code: number; msg: string } };

async function converse(
  person: Person,
  content: string,
  locale: Locale = 'en',
  key = 'k',
): Promise<{ text: string; end: Event; response: Response }> {
  const response = await person.raw('/api/chat', {
    method: 'POST',
    body: JSON.stringify({ messages: [{ role: 'user', content }] }),
    headers: { 'content-type': 'application/json', 'accept-language': locale, 'idempotency-key': key },
  });
  const events: Event[] = [];
  if (response.headers.get('content-type')?.startsWith('text/event-stream'))
    for await (const data of readEvents(response.body!)) events.push(JSON.parse(data) as Event);
  return { text: events.map(({ delta = '' }) => delta).join(''), end: events.at(-1) ?? {}, response };
}

describe('the help assistant', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database: anyDatabase });
  });
  afterAll(() => server.close());

  it.each([
    ['en', 'how do I edit stickers?', 'what does a subscription cost', '$9.99'],
    ['fr', 'puis-je modifier mon sticker ?', 'quel est le prix de l’abonnement par mois', '9,99'],
    ['es', 'quiero editar mi sticker', '¿cuánto cuesta la suscripción?', '9,99'],
    ['ru', 'как изменить стикер', 'сколько стоит подписка', '9,99'],
    ['zh', '贴纸可以编辑吗', '订阅多少钱', '9.99'],
  ] as const)('knows the pages in %s', async (locale, question, money, price) => {
    const { default: sections } = (await import(`../../copy/${locale}/pages/stickerSections.ts`)) as { default: typeof english };
    const person = server.person();
    const { text, end } = await converse(person, question, locale);
    expect(text).toContain(sections.faqs.edit.body);
    expect(text).toContain(locale === 'en' ? '/ai-sticker-maker' : `/${locale}/ai-sticker-maker`);
    expect(end).toEqual({ done: true, cost: 0 });
    expect((await converse(person, money, locale)).text).toContain(price);
  });

  it.each(locales)('explains in %s what it is when it has no answer', async (locale) => {
    const { text, end } = await converse(server.person(), 'qqqq zzzz', locale);
    expect(text).toContain('/contact-us');
    expect(end).toEqual({ done: true, cost: 0 });
  });

  it('reads nothing of who has asked too often', async () => {
    const person = server.person();
    const unread = async () => (await person.call('POST', '/api/chat', { body: { messages: 'none' } })).code;
    for (let count = 0; count < 120; count += 1) expect(await unread()).toBe(10001);
    expect(await unread()).toBe(10006);
  });

  it('applies the policy, and answers a malformed conversation with an error envelope', async () => {
    const person = server.person();
    expect((await person.call('POST', '/api/chat', { body: { messages: [{ role: 'user', content: 'undress her' }] } })).code).toBe(10007);
    for (const messages of [[], [{ role: 'system', content: 'x' }], [{ role: 'user', content: '' }], 'x'])
      expect((await person.call('POST', '/api/chat', { body: { messages } })).code).toBe(10001);
    expect((await person.call('GET', '/api/chat/assistant')).data).toEqual({ kind: 'help', cost: 0 });
  });
});

onOneDatabase('a language model', (database) => {
  let answer: (response: ServerResponse) => void = () => undefined;
  const fake = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    answer(response);
  });
  let server: TestServer;
  beforeAll(async () => {
    await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(fake.address() as AddressInfo).port}/v1`;
    server = await openTestServer({ database, env: { OPENAI_BASE_URL: base, OPENAI_CHAT_MODEL: 'small' } });
  });
  afterEach(() => fake.closeAllConnections());
  afterAll(async () => {
    await server.close();
    fake.closeAllConnections();
    await new Promise((resolve) => fake.close(resolve));
  });

  const write = (response: ServerResponse, text: string) =>
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`);
  const balance = async (person: Person): Promise<number> =>
    (await person.call('GET', '/api/credit/anonymous-user-credit')).data.credit_remain;

  it('answers for one credit, and the same key again for nothing', async () => {
    answer = (response) => {
      write(response, 'Hel');
      write(response, 'lo');
      response.end('data: [DONE]\n\n');
    };
    const person = server.person();
    const first = await converse(person, 'hi', 'en', 'one');
    expect([first.text, first.end]).toEqual(['Hello', { done: true, cost: 1 }]);
    const again = await converse(person, 'hi', 'en', 'one');
    expect([again.text, again.end]).toEqual(['Hello', { done: true, cost: 0 }]);
    expect(await balance(person)).toBe(18);
  });

  it('leaves the answers to the help assistant while its engine is off', async () => {
    const assistant = async () => (await server.person().call('GET', '/api/chat/assistant')).data;
    const values = { name: 'engine.openai', operator: 'u_1', reason: 'It is down', at: new Date() };
    const change = async (follows: number, after: string | null) => {
      const { seq } = await server.services.db
        .insertInto('setting_change')
        .values({ ...values, follows, before: null, after })
        .returning('seq')
        .executeTakeFirstOrThrow();
      await server.services.settings.refresh();
      return Number(seq);
    };
    const seq = await change(0, 'false');
    expect(await assistant()).toEqual({ kind: 'help', cost: 0 });
    await change(seq, null);
    expect(await assistant()).toEqual({ kind: 'model', cost: 1 });
  });

  it('refuses a key that comes again with other words, and keeps the answer to itself', async () => {
    answer = (response) => {
      write(response, 'Hello');
      response.end('data: [DONE]\n\n');
    };
    const person = server.person();
    await converse(person, 'hi', 'en', 'one');
    const again = await person.call('POST', '/api/chat', {
      body: { messages: [{ role: 'user', content: 'bye' }] },
      headers: { 'idempotency-key': 'one' },
    });
    expect(again).toMatchObject({ status: 409, code: 40009, data: null });
    expect(await balance(person)).toBe(18);
  });

  it('returns the credit of an answer that breaks off, and answers anew under the same key', async () => {
    answer = (response) => {
      write(response, 'Hel');
      response.end();
    };
    const person = server.person();
    const broken = await converse(person, 'hi', 'en', 'one');
    expect(broken.end.error).toMatchObject({ code: 50002 });
    expect(await balance(person)).toBe(19);
    answer = (response) => {
      write(response, 'Hello');
      response.end('data: [DONE]\n\n');
    };
    expect((await converse(person, 'hi', 'en', 'one')).end).toEqual({ done: true, cost: 1 });
    expect(await balance(person)).toBe(18);
  });

  it('returns the credit when the user leaves before the first word', async () => {
    let hasArrived = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (hasArrived = resolve));
    answer = () => hasArrived();
    const person = server.person();
    const leaving = new AbortController();
    const response = person.raw('/api/chat', {
      method: 'POST',
      body: JSON.stringify({ messages: [{ role: 'user', content: 'hi' }] }),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'gone' },
      signal: leaving.signal,
    });
    await arrived;
    await response;
    expect(await balance(person)).toBe(18);
    leaving.abort();
    await vi.waitFor(async () => expect(await balance(person)).toBe(19), { timeout: 10_000 });
  });

  it('is paid for an answer whose reader leaves long before its end, and gives the rest to the same key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    let outgoing!: ServerResponse;
    answer = (response) => {
      outgoing = response;
      write(response, 'All but ');
    };
    const person = server.person();
    const leaving = new AbortController();
    const response = await person.raw('/api/chat', {
      method: 'POST',
      body: JSON.stringify({ messages: [{ role: 'user', content: 'hi' }] }),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'early' },
      signal: leaving.signal,
    });
    await response.body!.getReader().read();
    leaving.abort();
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect(await balance(person)).toBe(18);
    write(outgoing, 'the end.');
    outgoing.end('data: [DONE]\n\n');
    await vi.waitFor(async () => {
      const again = await converse(person, 'hi', 'en', 'early');
      expect([again.text, again.end]).toEqual(['All but the end.', { done: true, cost: 0 }]);
    });
    expect(await balance(person)).toBe(18);
  });

  it('is paid for an answer that somebody tries to take back while it is read', async () => {
    let outgoing!: ServerResponse;
    answer = (response) => {
      outgoing = response;
      write(response, 'All but ');
    };
    const person = server.person();
    const response = await person.raw('/api/chat', {
      method: 'POST',
      body: JSON.stringify({ messages: [{ role: 'user', content: 'hi' }] }),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'taken' },
    });
    const events = readEvents(response.body!)[Symbol.asyncIterator]();
    expect(JSON.parse((await events.next()).value as string)).toEqual({ delta: 'All but ' });
    const { id } = (await person.call('GET', '/api/creations?tool=ai-chatbot')).data.items[0];
    expect((await person.call('POST', `/api/generations/${id}/cancel`)).status).toBe(404);
    expect((await person.call('DELETE', `/api/creations/${id}`)).status).toBe(404);
    write(outgoing, 'the end.');
    outgoing.end('data: [DONE]\n\n');
    expect(JSON.parse((await events.next()).value as string)).toEqual({ delta: 'the end.' });
    expect(JSON.parse((await events.next()).value as string)).toEqual({ done: true, cost: 1 });
    expect(await balance(person)).toBe(18);
    expect((await person.call('DELETE', `/api/creations/${id}`)).status).toBe(200);
    expect(await balance(person)).toBe(18);
  });

  it('is paid for an answer that is cut off for its size', async () => {
    answer = (response) => {
      for (let index = 0; index < 90; index += 1) write(response, 'a'.repeat(100_000));
      response.end('data: [DONE]\n\n');
    };
    const person = server.person();
    const cut = await converse(person, 'go on for ever', 'en', 'endless');
    expect(cut.text.length).toBeGreaterThan(7_000_000);
    expect(cut.end).toEqual({ done: true, cost: 1 });
    expect(await balance(person)).toBe(18);
  });

  it('is paid for an answer that was read to its end before the person left', async () => {
    let finish = (): void => undefined;
    answer = (response) => {
      write(response, 'All of it.');
      finish = () => response.end('data: [DONE]\n\n');
    };
    const person = server.person();
    const leaving = new AbortController();
    const response = await person.raw('/api/chat', {
      method: 'POST',
      body: JSON.stringify({ messages: [{ role: 'user', content: 'hi' }] }),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'read' },
      signal: leaving.signal,
    });
    await response.body!.getReader().read();
    leaving.abort();
    finish();
    await vi.waitFor(async () => {
      const rows = await server.services.db.selectFrom('generation').select('status').where('idempotency_key', '=', 'chat:read').execute();
      expect(rows).toEqual([{ status: 'succeeded' }]);
    });
    expect(await balance(person)).toBe(18);
  });

  it('answers nobody without credits', async () => {
    const person = server.person();
    await person.call('GET', '/api/credit/anonymous-user-credit');
    answer = (response) => response.end('data: [DONE]\n\n');
    const ends = await Promise.all(Array.from({ length: 25 }, (_, index) => converse(person, 'hi', 'en', `k${index}`)));
    expect(ends.filter(({ end }) => end.done).length).toBe(19);
    expect(await balance(person)).toBe(0);
  });
});
