/** The queue of reports: one act removes, records and reports; the operator looks at the image safely. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { goodPassword, idOf, register } from './kit/people.ts';
import { formOf } from './kit/images.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

onOneDatabase('reports', (database) => {
  let server: TestServer;
  let people = 0;
  let made = 0;
  beforeAll(async () => {
    server = await openTestServer({ database, parts: { engines: [createTestEngine()] }, work: true });
  });
  afterAll(() => server.close());

  const newcomer = async (language = 'en'): Promise<{ person: Person; email: string }> => {
    people += 1;
    const email = `maker${people}@example.com`;
    return { person: await register(server, email, server.person({ 'accept-language': language })), email };
  };
  const make = async (person: Person, body: object = { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } }) => {
    const { data } = await person.call('POST', '/api/generations', { body, headers: { 'idempotency-key': `made-${(made += 1)}` } });
    const done = await vi.waitFor(
      async () => {
        const answer = await person.call('GET', `/api/generations/${data.id}`);
        expect(answer.data.status).toBe('succeeded');
        return answer.data;
      },
      { timeout: 20_000, interval: 50 },
    );
    return { id: data.id as string, url: done.outputs[0].url as string };
  };
  const bytesOf = async (person: Person, url: string) => Buffer.from(await (await person.raw(url)).arrayBuffer());
  const upload = async (person: Person, bytes: Buffer): Promise<string> => {
    const { data } = await person.call('POST', '/api/dash/upload', { form: formOf(bytes) });
    return /[0-9A-Z]{26}\.\w+/.exec(JSON.stringify(data))![0];
  };
  const report = async (url: string, email?: string, language = 'fr'): Promise<string> => {
    const sender = server.person({ 'accept-language': language });
    return (await sender.call('POST', '/api/reports', { body: { url, reason: 'me', ...(email && { email }) } })).data.number;
  };
  const decide = async (number: string, fields: Record<string, string>) =>
    server.person().raw(`/dev/reports/${number}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'It broke a rule.', ...fields }).toString(),
      headers: { origin: server.url, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const lettersTo = async (email: string) => (await server.letters()).filter(({ to }) => to === email);
  const statusOf = async (number: string) => (await server.person().call('GET', `/api/reports/${number}`)).data.status;

  it('removes the result, its link, its file and its copies, notifies both in their language, and records it', async () => {
    const { person, email } = await newcomer('es');
    const { id, url } = await make(person);
    const { data } = await person.call('POST', `/api/creations/${id}/share`);
    const number = await report(data.url, 'pictured@example.com');
    // The owner takes the link back before anyone looks.
    await person.call('DELETE', `/api/creations/${id}/share`);
    const { person: other } = await newcomer();
    const copy = await upload(other, await bytesOf(person, url));
    await other.call('PUT', '/api/drafts/ai-sticker-maker', { body: { inputs: { image: copy } } });

    expect((await decide(number, { status: 'removed', remixes: 'yes' })).status).toBe(303);
    const { db, disk } = server.services;
    expect((await person.raw(url)).status).toBe(404);
    expect((await fetch(data.url)).status).toBe(404);
    expect(await disk.exists(`results/${id}/1.png`)).toBe(false);
    expect(await disk.exists(`uploads/${copy}`)).toBe(false);
    expect((await person.call('GET', `/api/generations/${id}`)).code).toBe(codes.notFound);
    expect((await person.call('GET', '/api/creations')).data.items).toEqual([]);
    expect((await other.call('GET', '/api/drafts/ai-sticker-maker')).data.inputs).toEqual({});
    expect(await statusOf(number)).toBe('removed');
    expect((await lettersTo('pictured@example.com'))[0]).toMatchObject({
      subject: expect.stringContaining(`${number}\u00a0: contenu supprimé`),
      text: expect.stringMatching(new RegExp(`It broke a rule\\.[^]*${server.url}/fr/report\\?number=${number}`)),
    });
    expect((await lettersTo(email))[0]).toMatchObject({
      subject: expect.stringContaining('Eliminamos una de tus creaciones'),
      text: expect.stringContaining('It broke a rule.'),
    });
    const decision = await db.selectFrom('operator_decision').selectAll().where('report_number', '=', number).executeTakeFirstOrThrow();
    expect(decision).toMatchObject({
      kind: 'removed',
      operator: 'local',
      generation_id: id,
      account_id: await idOf(server, email),
      removed: { results: 1, copies: 1, sources: 0, forms: 1 },
    });
    const before = (await server.letters()).length;
    await decide(number, { status: 'kept' });
    expect([await statusOf(number), (await server.letters()).length]).toEqual(['removed', before]);
  });

  it('is decided however often it was reported', async () => {
    const { db } = server.services;
    await sql`insert into report (number, url, reason, message, locale, status, at, due_at, generation_id)
      select 'often-' || number, 'x', 'me', '', 'en', 'open', now(), now(), 'often' from generate_series(1, 7500) as number`.execute(db);
    expect((await decide('often-7', { status: 'removed' })).status).toBe(303);
    const recorded = db.selectFrom('operator_decision').select((e) => e.fn.countAll<number>().as('count'));
    expect(Number((await recorded.where('generation_id', '=', 'often').executeTakeFirstOrThrow()).count)).toBe(7500);
  });

  it('notifies the owners of copies, each once and in their language, like the owner', async () => {
    const { person } = await newcomer();
    const { id, url } = await make(person);
    const { person: copier, email } = await newcomer('ru');
    const bytes = await bytesOf(person, url);
    const copies = [await upload(copier, bytes), await upload(copier, bytes)];
    const { person: bystander, email: other } = await newcomer();
    await make(bystander);
    await decide(await report(`creation ${id}`), { status: 'removed' });
    for (const copy of copies) expect(await server.services.disk.exists(`uploads/${copy}`)).toBe(false);
    const reported = await lettersTo(email);
    expect(reported.filter(({ text }) => text.includes('It broke a rule.'))).toHaveLength(1);
    expect(reported[0]!.subject).toContain('Мы удалили один из ваших файлов');
    expect((await lettersTo(other)).some(({ text }) => text.includes('It broke a rule.'))).toBe(false);
  });

  it('is decided by one of two operators, and what the other would have removed stays', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { person } = await newcomer();
      const { id, url } = await make(person);
      const number = await report(`creation ${id}`, `twice-${round}@example.com`);
      const kinds = round % 2 === 0 ? ['kept', 'removed'] : ['removed', 'kept'];
      await Promise.all(kinds.map((status) => decide(number, { status })));
      const { db } = server.services;
      const decisions = await db.selectFrom('operator_decision').select('kind').where('report_number', '=', number).execute();
      expect(decisions).toHaveLength(1);
      expect(await statusOf(number)).toBe(decisions[0]!.kind);
      expect((await person.raw(url)).status).toBe(decisions[0]!.kind === 'kept' ? 200 : 404);
      expect(await lettersTo(`twice-${round}@example.com`)).toHaveLength(2);
    }
  });

  it('is not decided, and nothing is removed, when its letters cannot be stored', async () => {
    const { person } = await newcomer();
    const { id, url } = await make(person);
    const number = await report(`creation ${id}`, 'unlucky@example.com');
    const { mail } = server.services;
    const fault = vi.spyOn(mail, 'within').mockRejectedValue(new Error('no room for letters'));
    expect((await decide(number, { status: 'removed' })).status).toBe(500);
    fault.mockRestore();
    expect([await statusOf(number), (await person.raw(url)).status]).toEqual(['open', 200]);
    expect((await decide(number, { status: 'removed' })).status).toBe(303);
    expect([await statusOf(number), (await person.raw(url)).status]).toEqual(['removed', 404]);
  });

  it('removes what was made from it, and what it was made from, but nothing else', async () => {
    const { person } = await newcomer();
    const photo = await upload(person, await bytesOf(person, (await make(person)).url));
    const both = await upload(person, await bytesOf(person, (await make(person)).url));
    const fromPhoto = { tool: 'ai-image-enhancer', inputs: { image: photo, scale: 2 } };
    const fromBoth = { tool: 'ai-image-enhancer', inputs: { image: both, scale: 2 } };
    const first = await make(person, fromPhoto);
    const { person: second } = await newcomer();
    const copy = await upload(second, await bytesOf(person, first.url));
    const remix = await make(second, { tool: 'ai-image-enhancer', inputs: { image: copy, scale: 2 } });
    const bystander = await make(person, fromBoth);
    const number = await report(`${server.url}${first.url}`);
    await decide(number, { status: 'removed', remixes: 'yes' });
    const { disk } = server.services;
    expect((await second.raw(remix.url)).status).toBe(404);
    expect(await disk.exists(`uploads/${photo}`)).toBe(false);
    expect((await person.raw(bystander.url)).status).toBe(200);
    expect(await disk.exists(`uploads/${both}`)).toBe(true);
  });

  it('keeps the result on dismissal, explains it, and answers every report of it at once on removal', async () => {
    const { person } = await newcomer();
    const { id } = await make(person);
    const { data } = await person.call('POST', `/api/creations/${id}/share`);
    const kept = await report(data.url, 'kept@example.com', 'ru');
    await decide(kept, { status: 'kept' });
    expect((await fetch(data.url)).status).toBe(200);
    expect((await lettersTo('kept@example.com'))[0]!.subject).toContain('материал оставлен');
    const [one, two] = [await report(data.url, 'one@example.com', 'en'), await report(`${data.url}/1`, 'two@example.com', 'zh')];
    await decide(two, { status: 'removed' });
    expect(await Promise.all([kept, one, two].map(statusOf))).toEqual(['kept', 'removed', 'removed']);
    expect((await lettersTo('one@example.com'))[0]!.subject).toContain('removed');
    expect((await lettersTo('two@example.com'))[0]!.subject).toContain('内容已删除');
  });

  it('closes the account from the queue, for good', async () => {
    const { person, email } = await newcomer();
    const account = await idOf(server, email);
    const { id } = await make(person);
    const other = await make(person);
    const number = await report(`creation ${id}`);
    await decide(number, { status: 'closed' });
    expect((await person.call('GET', '/api/users/user_info')).status).toBe(401);
    expect((await server.person().raw(other.url)).status).toBe(404);
    expect((await lettersTo(email))[0]!.subject).toContain('has been closed');
    const again = server.person();
    await again.call('POST', '/api/users/register-code', { body: { email } });
    const body = { email, password: goodPassword, verify_code: await server.codeFor(email) };
    expect((await again.call('POST', '/api/users/register', { body })).code).toBe(codes.refusedByPolicy);
    const { db } = server.services;
    const kinds = await db.selectFrom('operator_decision').select('kind').where('account_id', '=', account).orderBy('seq').execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['removed', 'closed']);
  });

  it('shows the image blurred, under a policy of its own, to the operator alone', async () => {
    const { person } = await newcomer();
    const { id } = await make(person);
    const number = await report('https://elsewhere.example/picture');
    expect((await server.person().raw(`/dev/reports/${number}/1`)).status).toBe(404);
    await server.person().raw(`/dev/reports/${number}/target`, {
      method: 'POST',
      body: new URLSearchParams({ target: id }).toString(),
      headers: { origin: server.url, 'content-type': 'application/x-www-form-urlencoded' },
    });
    const queue = await server.person().raw('/dev/reports');
    const page = await queue.text();
    expect(page).toContain(`<input type="checkbox">Show file 1<img src="/dev/reports/${number}/1"`);
    expect(queue.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'/);
    const file = await server.person().raw(`/dev/reports/${number}/1`);
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([200, 'image/png', 'no-store']);
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    const forwarded = await server.person({ 'x-forwarded-for': '203.0.113.9' }).raw(`/dev/reports/${number}/1`);
    expect(forwarded.status).toBe(404);
  });

  it('needs an outcome that people can read', async () => {
    const number = await report('https://elsewhere.example/picture');
    expect((await decide(number, { status: 'removed', outcome: ' ' })).status).toBe(400);
    expect(await statusOf(number)).toBe('open');
  });
});

describe('the operator’s token', () => {
  let server: TestServer;
  const token = 'with:colons:in it';
  beforeAll(async () => {
    const { anyDatabase } = await import('./kit/databases.ts');
    server = await openTestServer({ database: anyDatabase, env: { OPERATOR_TOKEN: token } });
  });
  afterAll(() => server.close());
  const visit = (password: string, path = '/dev/reports') =>
    server.person().raw(path, { headers: { authorization: `Basic ${Buffer.from(`ann:${password}`).toString('base64')}` } });

  it('may have colons, is asked for, and is guessed at ten times', async () => {
    expect((await visit(token)).status).toBe(200);
    expect((await server.person().raw('/dev/reports')).status).toBe(401);
    for (const path of ['/dev/reports', '/dev/reports/decisions', '/dev/reports/R-1/1'])
      expect((await visit('wrong', path)).status).toBe(401);
    for (let guess = 0; guess < 7; guess += 1) expect((await visit(`wrong-${guess}`)).status).toBe(401);
    expect((await visit('wrong')).status).toBe(429);
    expect((await visit(token)).status).toBe(429);
  });
});
