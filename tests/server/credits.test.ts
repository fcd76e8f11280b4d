import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { endOfDay, localDate, startOfDay } from '../../server/core/days.ts';
import { rewardInvitation } from '../../server/credits/invites.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { isZone } from '../../server/core/who.ts';
import { onOneDatabase } from './kit/databases.ts';
import { idOf, register } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const day = 24 * 60 * 60 * 1000;

describe('local days', () => {
  const zone = fc.constantFrom(
    'UTC',
    'Asia/Shanghai',
    'Europe/Paris',
    'America/New_York',
    'America/St_Johns',
    'Pacific/Apia',
    'Pacific/Kiritimati',
    'Australia/Lord_Howe',
    'Africa/Cairo',
    'Asia/Kathmandu',
  );
  const moment = fc.date({ min: new Date('2008-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

  it('end where the next begins, also where clocks change', () => {
    fc.assert(
      fc.property(moment, zone, (now, name) => {
        const end = endOfDay(now, name);
        const start = startOfDay(now, name);
        expect(end.getTime()).toBeGreaterThan(now.getTime());
        expect(start.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(localDate(start, name)).toBe(localDate(now, name));
        expect(localDate(end, name) > localDate(now, name)).toBe(true);
        expect(localDate(new Date(end.getTime() - 1000), name)).toBe(localDate(now, name));
      }),
      { numRuns: 300 },
    );
  });

  it('know only zones that the runtime knows', () => {
    for (const name of ['Europe/Paris', 'UTC', 'Asia/Kathmandu']) expect(isZone(name)).toBe(true);
    for (const name of ['', 'Mars/Olympus', '+14:00', 'UTC+30', '../etc', 'x'.repeat(100)]) expect(isZone(name)).toBe(false);
  });
});

onOneDatabase('credits', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database, env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => server.close());
  const claim = (person: Person, zone: string) => person.call('GET', '/api/credit/checkin', { headers: { 'time-zone': zone } });
  const balance = async (person: Person) => (await person.call('GET', '/api/credit/details')).data.credit_remain as number;

  it('accepts one claim per local date, from however many clicks', async () => {
    server.clock.set('2026-05-10T12:00:00Z');
    const person = await register(server, 'claimer@example.com');
    expect(await balance(person)).toBe(19);
    const answers = await Promise.all(Array.from({ length: 40 }, () => claim(person, 'Europe/Paris')));
    expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === codes.alreadyClaimed)).toHaveLength(39);
    expect(await balance(person)).toBe(38);
    expect((await claim(server.person(), 'UTC')).code).toBe(codes.signInNeeded);
  });

  it('returns the date of the last claim', async () => {
    server.clock.set('2026-05-10T23:00:00Z');
    const person = await register(server, 'again@example.com');
    const claimedOn = async () => (await person.call('GET', '/api/credit/details')).data.daily_credit.claimed_on as string | null;
    expect(await claimedOn()).toBeNull();
    await claim(person, 'Europe/Paris');
    expect(await claimedOn()).toBe('2026-05-11');
    server.clock.advance(day);
    expect(await claimedOn()).toBe('2026-05-11');
    await claim(person, 'Europe/Paris');
    expect(await claimedOn()).toBe('2026-05-12');
  });

  it('gives at most days + 1 claims in any history of zones, and never refuses an honest person', async () => {
    const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Shanghai', 'America/New_York', 'Nowhere/Land'];
    server.clock.set('2026-03-27T09:00:00Z');
    const traveller = await register(server, 'traveller@example.com');
    const honest = await register(server, 'honest@example.com');
    const days = 6;
    let claims = 0;
    for (let hour = 0; hour < days * 24; hour += 4) {
      for (const zone of zones) if ((await claim(traveller, zone)).code === codes.success) claims += 1;
      if (hour % 24 === 0) expect((await claim(honest, 'Europe/Paris')).code).toBe(codes.success);
      server.clock.advance(day / 6);
    }
    expect(claims).toBeLessThanOrEqual(days + 1);
    expect(claims).toBeGreaterThanOrEqual(days);
  });

  it('gives one reward for a day, whatever other zones are named within twenty hours of it', async () => {
    server.clock.set('2026-06-10T05:47:00Z');
    const person = await register(server, 'zones@example.com');
    const zones = ['Etc/GMT+12', 'UTC', 'Pacific/Kiritimati'];
    const claimAll = async () =>
      (await Promise.all(zones.map((zone) => claim(person, zone)))).filter(({ code }) => code === codes.success).length;
    expect(await claimAll()).toBe(1);
    server.clock.advance(19 * (day / 24));
    const { zone } = await server.services.db
      .selectFrom('daily_claim')
      .select('zone')
      .where('zone', 'in', zones)
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    for (const other of zones.filter((each) => each !== zone)) expect((await claim(person, other)).code).toBe(codes.alreadyClaimed);
    server.clock.advance(5 * (day / 24));
    expect(await claimAll()).toBe(1);
  });

  it('is claimed at any hour of the next day by who stays in one zone', async () => {
    server.clock.set('2026-06-12T21:50:00Z');
    const person = await register(server, 'late@example.com');
    expect((await claim(person, 'Europe/Paris')).code).toBe(codes.success);
    server.clock.advance(20 * 60 * 1000);
    expect((await claim(person, 'Europe/Paris')).code).toBe(codes.success);
  });

  it('has one line for each generation, newest first, page by page, and every line follows from the one before', async () => {
    const person = await register(server, 'history@example.com');
    const account = await idOf(server, 'history@example.com');
    const { ledger, db } = server.services;
    await balance(person);
    const hold = (job: number) => inTransaction(db, (trx) => ledger.hold(trx, { account, amount: 1, job: `history-${job}` }));
    const end = (job: number) =>
      inTransaction(db, (trx) =>
        job % 2 ? ledger.settle(trx, { job: `history-${job}` }) : ledger.release(trx, { job: `history-${job}` }),
      );
    // Each of them ends while two later ones run already, and the last two still run.
    for (let job = 0; job < 31; job += 1) {
      await hold(job);
      if (job > 1) await end(job - 2);
    }
    const items: { id: string; kind: string; amount: number; balance: number }[] = [];
    let next: string | null = null;
    do {
      const page: { data: { items: typeof items; next: string | null } } = await person.call(
        'GET',
        `/api/credit/history${next ? `?cursor=${next}` : ''}`,
      );
      items.push(...page.data.items);
      next = page.data.next;
    } while (next);
    expect(items).toHaveLength(32);
    expect(new Set(items.map(({ id }) => id)).size).toBe(32);
    expect(items.slice(0, 4).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['hold', -1],
      ['hold', -1],
      ['release', 0],
      ['settle', -1],
    ]);
    for (const [index, { amount, balance: after }] of items.entries()) expect(after - amount).toBe(items[index + 1]?.balance ?? 0);
    expect(items[0]!.balance).toBe(await balance(person));
    expect((await person.call('GET', '/api/credit/details')).data.today_spent).toBe(16);
    const grants = await person.call('GET', '/api/credit/grants');
    expect(grants.data.items).toEqual([{ source: 'daily', remaining: 3, expiresAt: expect.any(String) }]);
    expect((await person.call('GET', '/api/credit/history?cursor=x')).code).toBe(codes.invalidInput);
    expect((await person.call('GET', '/api/credit/history?cursor=1&cursor=2')).code).toBe(codes.invalidInput);
  });

  it('does not mint credits for fresh cookies of one address', async () => {
    const answers: { credit_remain: number; withheld: boolean }[] = [];
    for (let index = 0; index < 60; index += 1) {
      const visitor = server.person({ 'x-forwarded-for': '198.51.100.7' });
      answers.push((await visitor.call('GET', '/api/credit/anonymous-user-credit')).data);
    }
    const [given, none] = [
      { credit_remain: 19, withheld: false },
      { credit_remain: 0, withheld: true },
    ];
    expect(answers).toEqual([...Array.from({ length: 50 }, () => given), ...Array.from({ length: 10 }, () => none)]);
    const elsewhere = server.person({ 'x-forwarded-for': '198.51.100.8' });
    expect((await elsewhere.call('GET', '/api/credit/anonymous-user-credit')).data).toEqual(given);
  });

  describe('invitations', () => {
    const from = (address: string) => server.person({ 'x-forwarded-for': address });
    const firstJob = async (account: string, job: string) => {
      const { ledger, db } = server.services;
      await inTransaction(db, (trx) => ledger.ensureDaily(trx, { account, zone: 'UTC', address: 'any' }));
      await inTransaction(db, (trx) => ledger.hold(trx, { account, amount: 1, job }));
      await inTransaction(db, async (trx) => {
        await ledger.settle(trx, { job });
        await rewardInvitation(trx, ledger, account, server.clock.now());
      });
    };
    const invited = async (person: Person) => (await person.call('GET', '/api/credit/details')).data.invite_credit.total as number;

    it('reward both when the friend’s first job has succeeded, once', async () => {
      const inviter = await register(server, 'inviter@example.com', from('203.0.113.1'));
      const { invite_code } = (await inviter.call('GET', '/api/users/invite-code')).data;
      const friend = await register(server, 'friend@example.com', from('203.0.113.2'), { invite_code });
      expect(await invited(inviter)).toBe(0);
      const account = await idOf(server, 'friend@example.com');
      await firstJob(account, 'friend-1');
      await firstJob(account, 'friend-2');
      expect([await invited(inviter), await invited(friend)]).toEqual([20, 20]);
    });

    it('of oneself earn nothing: same address or same browser', async () => {
      const inviter = await register(server, 'self@example.com', from('203.0.113.10'));
      const { invite_code } = (await inviter.call('GET', '/api/users/invite-code')).data;
      await register(server, 'self-address@example.com', from('203.0.113.10'), { invite_code });
      const browser = server.person({ 'x-forwarded-for': '203.0.113.11', cookie: inviter.cookie() });
      await register(server, 'self-browser@example.com', browser, { invite_code });
      await firstJob(await idOf(server, 'self-address@example.com'), 'self-1');
      await firstJob(await idOf(server, 'self-browser@example.com'), 'self-2');
      expect(await invited(inviter)).toBe(0);
    });

    it('earn at most ten times a day', async () => {
      server.clock.set('2026-06-01T08:00:00Z');
      const inviter = await register(server, 'popular@example.com', from('203.0.113.20'));
      const { invite_code } = (await inviter.call('GET', '/api/users/invite-code')).data;
      for (let index = 0; index < 12; index += 1) {
        const email = `fan-${index}@example.com`;
        await register(server, email, from(`203.0.113.${30 + index}`), { invite_code });
        await firstJob(await idOf(server, email), `fan-${index}`);
      }
      expect(await invited(inviter)).toBe(200);
    });
  });
});
