/** An account that leaves, at any moment: nothing of it stays, and nothing that was free is given a second time. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { transactionStatuses } from '../../contract/facts/statuses.ts';
import { readConfig } from '../../server/core/config.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { share } from '../../server/generations/shares.ts';
import { openMail } from '../../server/mail/mail.ts';
import { closeWithin } from '../../server/users/leaving.ts';
import { sweepMarked } from '../../server/storage/deletion.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine, gate } from './kit/engine.ts';
import { goodPassword, idOf, register } from './kit/people.ts';
import { formOf, image } from './kit/images.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const day = 24 * 60 * 60 * 1000;
const sticker = { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a cat' } };
const balanceOf = async (person: Person): Promise<number> => (await person.call('GET', '/api/credit/details')).data.credit_remain;

onOneDatabase('an account that leaves', (database) => {
  const engine = createTestEngine();
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database, parts: { engines: [engine] }, work: true });
  });
  afterAll(() => server.close());

  const rowsOf = async (account: string): Promise<Record<string, number>> => {
    const { db } = server.services;
    const counts: Record<string, number> = {};
    for (const table of ['generation', 'upload', 'draft', 'consent', 'daily_claim'] as const)
      counts[table] = (await db.selectFrom(table).select('account_id').where('account_id', '=', account).execute()).length;
    return counts;
  };
  const nothing = { generation: 0, upload: 0, draft: 0, consent: 0, daily_claim: 0 };
  const keysIn = async (): Promise<string[]> => {
    const { objects } = await server.services.disk.listAll('', { recursive: true });
    return [...objects].flatMap((object) => (object.isFile ? [object.key] : []));
  };

  it('takes uploads, forms, consents, results and links with it', async () => {
    const person = await register(server, 'all@example.com');
    const account = await idOf(server, 'all@example.com');
    const before = await keysIn();
    await person.call('POST', '/api/dash/upload', { form: formOf(await image()) });
    await person.call('PUT', '/api/drafts/ai-sticker-maker', { body: { inputs: { prompt: 'a dog' } } });
    await person.call('POST', '/api/consents', { body: { subject: 'me', adult: true, tool: 'ai-sticker-maker' } });
    await person.call('GET', '/api/credit/checkin');
    const { data } = await person.call('POST', '/api/generations', { body: sticker });
    await expect
      .poll(async () => (await person.call('GET', `/api/generations/${data.id}`)).data.status, { timeout: 15_000 })
      .toBe('succeeded');
    const shared = await person.call('POST', `/api/creations/${data.id}/share`);
    expect((await rowsOf(account)).generation).toBe(1);
    expect((await keysIn()).length).toBeGreaterThan(before.length);
    expect((await person.call('DELETE', '/api/users/me', { body: { password: goodPassword } })).code).toBe(codes.success);
    expect(await rowsOf(account)).toEqual(nothing);
    expect(await keysIn()).toEqual(before);
    expect((await fetch(shared.data.url)).status).toBe(404);
  });

  it('ends its jobs and their streams; what they still write is deleted, too', async () => {
    const started = gate();
    const held = gate();
    engine.steps = async () => {
      started.open();
      await held.opened;
    };
    const person = await register(server, 'during@example.com');
    const account = await idOf(server, 'during@example.com');
    const { data } = await person.call('POST', '/api/generations', { body: sticker });
    await started.opened;
    const stream = await person.raw(`/api/generations/${data.id}/events`);
    const received = stream.text();
    expect((await person.call('DELETE', '/api/users/me', { body: { password: goodPassword } })).code).toBe(codes.success);
    expect(await received).toContain('"status":"cancelled"');
    const { disk, db } = server.services;
    // A worker that stored its result a moment too late.
    await disk.put(`results/${data.id}/1.png`, 'late');
    held.open();
    engine.steps = () => undefined;
    server.clock.advance(2 * 60 * 60 * 1000);
    await sweepMarked(server.services);
    expect(await disk.exists(`results/${data.id}/1.png`)).toBe(false);
    expect(await db.selectFrom('doomed_file').selectAll().where('path', 'like', `%${data.id}%`).execute()).toEqual([]);
    expect(await rowsOf(account)).toEqual(nothing);
    const hold = await db.selectFrom('credit_hold').select('state').where('job_id', '=', data.id).executeTakeFirstOrThrow();
    expect(hold.state).toBe('released');
  });

  it('leaves nothing of what arrives at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const email = `same-${round}@example.com`;
      const person = await register(server, email);
      const account = await idOf(server, email);
      const tool = 'ai-sticker-maker';
      const arriving = [
        ...Array.from({ length: 3 }, () => person.call('POST', '/api/generations', { body: sticker })),
        ...Array.from({ length: 3 }, () => person.call('PUT', `/api/drafts/${tool}`, { body: { inputs: {} } })),
        ...Array.from({ length: 3 }, () => person.call('POST', '/api/consents', { body: { subject: 'me', adult: true, tool } })),
      ];
      const [left] = await Promise.all([person.call('DELETE', '/api/users/me', { body: { password: goodPassword } }), ...arriving]);
      expect(left.code).toBe(codes.success);
      await pause(0);
      expect(await rowsOf(account)).toEqual(nothing);
      const held = await server.services.db.selectFrom('credit_hold').select('state').where('account_id', '=', account).execute();
      expect(held.filter(({ state }) => state === 'held')).toEqual([]);
    }
  });

  it('takes letters that wait for the mail server with it, and its address in reports', async () => {
    const { db, secrets, mail, clock, log } = server.services;
    const email = 'Waiting@example.com';
    const person = await register(server, email);
    const smtp = openMail({ config: readConfig({ SMTP_URL: 'smtp://127.0.0.1:9' }), db, secrets, clock, log, retryDelays: [60_000] });
    await smtp.post('en', 'verifyCode', 'waiting@example.com', { code: '123456' });
    await smtp.post('en', 'verifyCode', 'somebody@example.com', { code: '123456' });
    await smtp.close();
    const body = { url: `${server.url}/s/x`, reason: 'me', email: email.toUpperCase().replace('EXAMPLE', 'example') };
    const { number } = (await person.call('POST', '/api/reports', { body })).data;
    await mail.post('en', 'verifyCode', 'WAITING@example.com', { code: '654321' });
    expect((await person.call('DELETE', '/api/users/me', { body: { password: goodPassword } })).code).toBe(codes.success);
    const left = await db.selectFrom('letter').select('sealed').execute();
    expect(left.map(({ sealed }) => (JSON.parse(secrets.open('letter', sealed)) as { to: string }).to)).toEqual(['somebody@example.com']);
    const report = await db.selectFrom('report').select(['email', 'status']).where('number', '=', number).executeTakeFirstOrThrow();
    expect(report).toEqual({ email: null, status: 'open' });
    const sent = (await server.letters()).filter(({ to }) => to.toLowerCase() === email.toLowerCase());
    expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('deleted')]);
    await db.deleteFrom('letter').execute();
  });

  it('leaves no upload or link that arrives at the same moment, not even a visitor’s', async () => {
    const { db, disk } = server.services;
    const close = (account: string) => inTransaction(db, (trx) => closeWithin(server.services, trx, account, { barred: true }));
    const file = await image();
    for (let round = 0; round < 3; round += 1) {
      const before = await keysIn();
      const visitor = server.person();
      await visitor.call('GET', '/api/site');
      const account = /v_[0-9A-Z]{26}/.exec(visitor.cookie())![0];
      const [closed] = await Promise.all([
        close(account),
        ...Array.from({ length: 4 }, () => visitor.call('POST', '/api/dash/upload', { form: formOf(file) })),
      ]);
      await closed?.finish();
      await visitor.call('POST', '/api/dash/upload', { form: formOf(file) });
      expect(await rowsOf(account)).toEqual(nothing);
      expect(await keysIn()).toEqual(before);
    }
    const person = await register(server, 'links@example.com');
    const account = await idOf(server, 'links@example.com');
    const { data } = await person.call('POST', '/api/generations', { body: sticker });
    const path = `/api/generations/${data.id}`;
    await expect.poll(async () => (await person.call('GET', path)).data.status, { timeout: 15_000 }).toBe('succeeded');
    const row = await db.selectFrom('generation').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow();
    const closed = await close(account);
    await closed!.finish();
    await expect(share(server.services, 'https://site.example', row)).rejects.toThrow();
    expect(await db.selectFrom('share').select('token').where('generation_id', '=', data.id).execute()).toEqual([]);
    expect(await disk.exists(`results/${data.id}/1.png`)).toBe(false);
  });

  describe('with several addresses of one mailbox', () => {
    const claim = (person: Person) => person.call('GET', '/api/credit/checkin');

    it.each([
      ['f.ox@gmail.com', ['fox@gmail.com', 'F.O.X+two@googlemail.com']],
      ['owl+1@example.com', ['owl@example.com', 'owl+2@example.com']],
      ['p.u-m_a@proton.me', ['puma@protonmail.com', 'pu.ma@pm.me']],
      ['elk@me.com', ['elk@icloud.com', 'Elk+x@mac.com']],
    ])('receives what is free once: %s', async (first, others) => {
      const owner = await register(server, first);
      expect(await balanceOf(owner)).toBe(19);
      for (const email of others) {
        const other = await register(server, email);
        expect([email, await balanceOf(other)]).toEqual([email, 0]);
        expect((await claim(other)).code).toBe(codes.alreadyClaimed);
        expect((await other.call('GET', '/api/pay/check-first-purchase')).data.is_first_purchase).toBe(false);
        // Every address signs in on its own.
        other.token = null;
        const again = await other.call('POST', '/api/users/login', { body: { email, password: goodPassword } });
        expect(again.code).toBe(codes.success);
      }
      expect((await claim(owner)).code).toBe(codes.success);
      expect(await balanceOf(owner)).toBe(38);
    });

    it('registers them at once and still receives it once; the next one inherits it', async () => {
      const emails = ['ib.ex@gmail.com', 'i.bex@gmail.com', 'ibe.x@gmail.com'];
      const people = await Promise.all(emails.map((email) => register(server, email)));
      const balances = await Promise.all(people.map(balanceOf));
      expect(balances.toSorted((a, b) => a - b)).toEqual([0, 0, 19]);
      const owner = people[balances.indexOf(19)]!;
      const rest = people.filter((person) => person !== owner);
      await owner.call('DELETE', '/api/users/me', { body: { password: goodPassword } });
      expect((await Promise.all(rest.map(balanceOf))).toSorted((a, b) => a - b)).toEqual([0, 0]);
      server.clock.advance(day);
      expect((await Promise.all(rest.map(balanceOf))).toSorted((a, b) => a - b)).toEqual([0, 19]);
    });

    it.each(['fox@example.com', 'f.ox@example.com', 'fox@gmail.example', 'anothe.r@outlook.example'])(
      '%s is a mailbox of its own',
      async (email) => {
        expect(await balanceOf(await register(server, email))).toBe(19);
      },
    );
  });

  describe('and comes back', () => {
    const again = async (email: string, person = server.person()): Promise<Person> => register(server, email, person);

    it('receives the allowance and the daily reward of one person', async () => {
      const person = await register(server, 'Back+one@example.com');
      expect(await balanceOf(person)).toBe(19);
      expect((await person.call('GET', '/api/credit/checkin')).code).toBe(codes.success);
      await person.call('DELETE', '/api/users/me', { body: { password: goodPassword } });
      for (const email of ['back+one@example.com', 'BACK@example.com', 'back+two@example.com']) {
        const next = await again(email);
        expect(await balanceOf(next)).toBe(0);
        expect((await next.call('GET', '/api/credit/checkin')).code).toBe(codes.alreadyClaimed);
        expect(await balanceOf(next)).toBe(0);
        await next.call('DELETE', '/api/users/me', { body: { password: goodPassword } });
      }
      const last = await again('back@example.com');
      server.clock.advance(day);
      expect(await balanceOf(last)).toBe(19);
      expect((await last.call('GET', '/api/credit/checkin')).code).toBe(codes.success);
      const kept = await server.services.db.selectFrom('former_account').selectAll().execute();
      expect(JSON.stringify(kept)).not.toContain('back');
    });

    it('has used the first-purchase price', async () => {
      const email = 'bought@example.com';
      const person = await register(server, email);
      const { data } = await person.call('GET', '/api/pay/checkout-session?price=2.99');
      const card = { name: 'Ada', number: '4242424242424242', expiry: '08 / 36', csc: '123' };
      await fetch(data.checkout_url, { method: 'POST', body: new URLSearchParams(card) });
      expect((await person.call('GET', `/api/pay/transaction-detail/${data.txn_id}`)).data.status).toBe(transactionStatuses.paid);
      await person.call('DELETE', '/api/users/me', { body: { password: goodPassword } });
      const next = await again(email);
      expect((await next.call('GET', '/api/pay/check-first-purchase')).data.is_first_purchase).toBe(false);
      expect((await next.call('GET', '/api/pay/checkout-session?price=2.99')).code).toBe(codes.invalidInput);
    });

    it('earns nobody an invitation', async () => {
      const inviter = await register(server, 'inviter@example.com');
      const code = (await inviter.call('GET', '/api/users/invite-code')).data.invite_code;
      const email = 'invited@example.com';
      await (await register(server, email)).call('DELETE', '/api/users/me', { body: { password: goodPassword } });
      await register(server, email, server.person(), { invite_code: code });
      const row = await server.services.db
        .selectFrom('user_account')
        .select('invited_by')
        .where('email_key', '=', email)
        .executeTakeFirstOrThrow();
      expect(row.invited_by).toBeNull();
    });
  });
});
