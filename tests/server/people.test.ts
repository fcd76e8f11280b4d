import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { withheld } from '../../server/users/export.ts';
import { onOneDatabase } from './kit/databases.ts';
import { goodPassword, idOf, register } from './kit/people.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

/** Reads an archive as other programs do: from the directory at its end. */
function readZip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [crc, size, nameLength, start] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const from = start + 30 + archive.readUInt16LE(start + 26);
    const content = archive.subarray(from, from + size);
    expect([name, crc32(content)]).toEqual([name, crc]);
    files.set(name, content.toString('utf8'));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

onOneDatabase('what a person may ask of an account', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('changes settings one by one', async () => {
    const person = await register(server, 'settings@example.com', server.person({ 'accept-language': 'fr' }));
    expect((await person.call('GET', '/api/users/settings')).data).toEqual({
      email: 'settings@example.com',
      locale: 'fr',
      marketing: false,
      google: false,
      password: true,
    });
    const changed = await person.call('PATCH', '/api/users/settings', { body: { marketing: true } });
    expect(changed.data).toMatchObject({ locale: 'fr', marketing: true });
    expect((await person.call('PATCH', '/api/users/settings', { body: { locale: null } })).data.locale).toBeNull();
    expect((await person.call('PATCH', '/api/users/settings', { body: { locale: 'de' } })).code).toBe(codes.invalidInput);
    expect((await person.call('PATCH', '/api/users/settings', { body: { email: 'a@b.cc' } })).code).toBe(codes.invalidInput);
  });

  it('lists sessions and ends one of them', async () => {
    const here = await register(server, 'sessions@example.com');
    const there = server.person({ 'user-agent': 'Another Browser' });
    there.token = (await there.call('POST', '/api/users/login', { body: { email: 'sessions@example.com', password: goodPassword } })).data;
    const list = (await here.call('GET', '/api/users/sessions')).data as { id: string; agent: string; current: boolean }[];
    expect(list).toHaveLength(2);
    const other = list.find(({ current }) => !current)!;
    expect(other.agent).toBe('Another Browser');
    const stranger = await register(server, 'sessions-stranger@example.com');
    expect((await stranger.call('DELETE', `/api/users/sessions/${other.id}`)).code).toBe(codes.notFound);
    expect((await here.call('DELETE', `/api/users/sessions/${other.id}`)).code).toBe(codes.success);
    expect((await there.call('GET', '/api/users/user_info')).status).toBe(401);
  });

  it('exports everything as a zip', async () => {
    const person = await register(server, 'export@example.com');
    const account = await idOf(server, 'export@example.com');
    const { db, disk, clock } = server.services;
    await disk.put('uploads/export.txt', 'bytes of a file');
    await db
      .insertInto('upload')
      .values({ name: 'export.txt', account_id: account, type: 'text/plain', width: null, height: null, size: 15, created_at: clock() })
      .execute();
    const answer = await person.raw('/api/users/export');
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = readZip(Buffer.from(await answer.arrayBuffer()));
    expect(JSON.parse(files.get('account.json')!)).toMatchObject({ email: 'export@example.com' });
    expect(files.get('files/uploads/export.txt')).toBe('bytes of a file');
    expect([...files.values()].join('')).not.toMatch(/argon2id|token_hash/);
  });

  it('exports messages, reports, traces, the inviter and letters, and nothing of others', async () => {
    const inviter = await register(server, 'export-inviter@example.com');
    const code = (await inviter.call('GET', '/api/users/invite-code')).data.invite_code;
    const email = 'Export-All@example.com';
    const person = await register(server, email, server.person(), { invite_code: code });
    await person.call('POST', '/api/contact', { body: { email: email.toLowerCase(), message: 'where is my fox' } });
    await server.person().call('POST', '/api/contact', { body: { email: 'someone@example.com', message: 'not yours' } });
    await person.call('POST', '/api/reports', { body: { url: 'https://example.com/a-fox', reason: 'me', email } });
    const files = readZip(Buffer.from(await (await person.raw('/api/users/export')).arrayBuffer()));
    const of = (name: string): unknown => JSON.parse(files.get(`${name}.json`)!);
    expect(of('account')).toMatchObject({ email, invited_by: await idOf(server, 'export-inviter@example.com') });
    expect(of('messages')).toMatchObject([{ message: 'where is my fox' }]);
    expect(of('reports')).toMatchObject([{ url: 'https://example.com/a-fox' }]);
    expect(of('traces')).toHaveLength(2);
    expect(JSON.stringify(of('letters'))).toContain('R-');
    expect([...files.values()].join('')).not.toContain('not yours');
  });

  it('exports what a visitor made, and no message or report of people without an address', async () => {
    const visitor = server.person();
    await visitor.call('PUT', '/api/drafts/ai-sticker-maker', { body: { inputs: { prompt: 'a guest fox' } } });
    await visitor.call('POST', '/api/consents', { body: { subject: 'me', adult: true, tool: 'ai-sticker-maker' } });
    await server.person().call('POST', '/api/reports', { body: { url: 'https://example.com/nameless', reason: 'me' } });
    const files = readZip(Buffer.from(await (await visitor.raw('/api/users/export')).arrayBuffer()));
    expect(files.get('drafts.json')).toContain('a guest fox');
    expect(JSON.parse(files.get('consents.json')!)).toHaveLength(1);
    expect([files.get('reports.json'), files.get('letters.json')]).toEqual(['[]\n', '[]\n']);
  });

  it('leaves no table about a person out of the export without a reason', async () => {
    const { rows } = await sql<{ name: string }>`select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('account_id', 'user_id', 'email', 'email_key', 'to', 'claimed_by')`.execute(
      server.services.db,
    );
    const source = await readFile(new URL('../../server/users/export.ts', import.meta.url), 'utf8');
    const exported = [...source.matchAll(/(?:from|join) (\w+)/g)].map(([, table]) => table!);
    const missing = rows.map(({ name }) => name).filter((name) => !exported.includes(name) && !Object.hasOwn(withheld, name));
    expect(missing).toEqual([]);
  });

  it('deletes the account and what was made with it', async () => {
    const email = 'leaving@example.com';
    const person = await register(server, email);
    const account = await idOf(server, email);
    const { db, disk, clock } = server.services;
    await disk.put('results/gone/1.png', 'x');
    await db
      .insertInto('generation')
      .values({
        id: 'gone',
        account_id: account,
        tool: 'ai-sticker-maker',
        inputs: '{}',
        locale: 'en',
        status: 'succeeded',
        cost: 1,
        outputs: JSON.stringify([{ key: 'results/gone/1.png', type: 'image/png', width: 1, height: 1, duration: null }]),
        notes: '{}',
        idempotency_key: 'gone',
        created_at: clock(),
        updated_at: clock(),
        engine: null,
        stage: null,
        error: JSON.stringify(null),
      })
      .execute();
    expect((await person.call('DELETE', '/api/users/me', { body: { password: goodPassword } })).code).toBe(codes.success);
    expect((await person.call('GET', '/api/users/user_info')).status).toBe(401);
    expect(await disk.exists('results/gone/1.png')).toBe(false);
    expect(await db.selectFrom('user_account').select('id').where('id', '=', account).execute()).toEqual([]);
    expect(await db.selectFrom('generation').select('id').where('account_id', '=', account).execute()).toEqual([]);
    const again = server.person();
    expect((await again.call('POST', '/api/users/login', { body: { email, password: goodPassword } })).code).toBe(codes.wrongCredentials);
    expect((await register(server, email, again)).token).toBeTruthy();
  });

  it('keeps consents, and deletes what was made with one that is revoked', async () => {
    const person = server.person();
    const given = await person.call('POST', '/api/consents', { body: { subject: 'agreed', adult: true, tool: 'ai-sticker-maker' } });
    expect(given.data).toMatchObject({ subject: 'agreed', tool: 'ai-sticker-maker', revokedAt: null });
    expect((await person.call('POST', '/api/consents', { body: { subject: 'me', adult: false, tool: 'ai-sticker-maker' } })).code).toBe(
      codes.invalidInput,
    );
    expect((await person.call('POST', '/api/consents', { body: { subject: 'me', adult: true, tool: 'no-such-tool' } })).code).toBe(
      codes.notFound,
    );
    const visitor = /visitor=(v_\w+)\./.exec(person.cookie())![1]!;
    const { db, clock } = server.services;
    const made = (id: string, consent: string) => ({
      id,
      account_id: visitor,
      tool: 'ai-sticker-maker',
      inputs: JSON.stringify({ consent }),
      locale: 'en',
      status: 'succeeded' as const,
      cost: 1,
      outputs: '[]',
      notes: '{}',
      idempotency_key: id,
      created_at: clock(),
      updated_at: clock(),
      engine: null,
      stage: null,
      error: JSON.stringify(null),
    });
    await db
      .insertInto('generation')
      .values([made('with', given.data.id), made('without', 'another')])
      .execute();
    expect((await server.person().call('DELETE', `/api/consents/${given.data.id}`)).code).toBe(codes.notFound);
    expect((await person.call('DELETE', `/api/consents/${given.data.id}`)).code).toBe(codes.success);
    const { data } = await person.call('GET', '/api/creations');
    expect(data.items.map(({ id }: { id: string }) => id)).toEqual(['without']);
    expect((await person.call('GET', '/api/consents')).data.items[0].revokedAt).not.toBeNull();
  });

  it('takes reports without an account and shows the outcome to who has the number', async () => {
    const person = server.person();
    const sent = await person.call('POST', '/api/reports', {
      body: { url: 'https://example.com/x.png', reason: 'me', email: 'pictured@example.com' },
    });
    const { number, at, dueAt } = sent.data;
    expect(Date.parse(dueAt) - Date.parse(at)).toBe(48 * 60 * 60 * 1000);
    expect((await server.letters())[0]!.text).toContain(number);
    const queue = await person.raw('/dev/reports');
    expect(await queue.text()).toContain(number);
    const close = (origin: string) =>
      person.raw(`/dev/reports/${number}`, {
        method: 'POST',
        body: 'status=removed&outcome=Taken+down',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await close('https://evil.example')).status).toBe(403);
    expect((await close(server.url)).status).toBe(303);
    const outcome = await server.person().call('GET', `/api/reports/${number}`);
    expect(outcome.data).toMatchObject({ status: 'removed', outcome: 'Taken down' });
    expect((await person.call('GET', '/api/reports/R-AAAAAAAAAAAAAA')).status).toBe(404);
  });

  it('takes messages, but not without end', async () => {
    const person = server.person();
    const send = () => person.call('POST', '/api/contact', { body: { email: 'hello@example.com', message: 'Hello!' } });
    const answers: number[] = [];
    for (let index = 0; index < 21; index += 1) answers.push((await send()).code);
    expect(answers.at(0)).toBe(codes.success);
    expect(answers.at(-1)).toBe(codes.tooManyAttempts);
    expect((await send()).status).toBe(429);
    expect(Number((await send()).headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('reveals whether a file was made here', async () => {
    const bytes = 'the bytes of a sticker';
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await server.services.db
      .insertInto('made_file')
      .values({ sha256, generation_id: 'g', tool: 'ai-sticker-maker', at: server.clock.now() })
      .execute();
    const person = server.person();
    const form = new FormData();
    form.set('file', new Blob([bytes]), 'sticker.png');
    const known = await person.call('POST', '/api/verify', { form });
    expect(known.data).toMatchObject({ made_here: true, tool: 'ai-sticker-maker', sha256 });
    expect((await person.call('POST', '/api/verify', { body: { sha256: sha256.toUpperCase() } })).data.made_here).toBe(true);
    expect((await person.call('POST', '/api/verify', { body: { sha256: '0'.repeat(64) } })).data).toMatchObject({
      made_here: false,
      tool: null,
      at: null,
    });
    expect((await person.call('POST', '/api/verify', { form: new FormData() })).code).toBe(codes.invalidInput);
  });
});
