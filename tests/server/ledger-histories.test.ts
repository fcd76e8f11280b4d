import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLedger, type Ledger } from '../../server/credits/ledger.ts';
import type { OpenDatabase } from '../../server/db/open.ts';
import { inTransaction, type Trx } from '../../server/db/transaction.ts';
import { Refusal } from '../../server/http/refusal.ts';
import { createClock } from './kit/clock.ts';
import { onEachDatabase } from './kit/databases.ts';

const histories = Number(process.env.LEDGER_HISTORIES ?? 300);
const hour = 60 * 60 * 1000;

/** What may happen to purses. Few names, so that the same key, job and payment come up again and again, in any order and at once. */
const account = fc.constantFrom('u_a', 'u_b', 'v_c');
const job = fc.constantFrom('j1', 'j2', 'j3', 'j4', 'j5', 'j6');
const txn = fc.constantFrom('t1', 't2', 't3');
const move = fc.oneof(
  fc.record({ kind: fc.constant('daily' as const), account, zone: fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/New_York') }),
  fc.record({
    kind: fc.constant('pay' as const),
    account: fc.constantFrom('u_a', 'u_b'),
    txn,
    amount: fc.integer({ min: 1, max: 50 }),
    lastsHours: fc.option(fc.integer({ min: 1, max: 60 })),
  }),
  fc.record({ kind: fc.constant('hold' as const), account, job, amount: fc.constantFrom(0, 1, 5, 20) }),
  fc.record({ kind: fc.constant('settle' as const), job }),
  fc.record({ kind: fc.constant('release' as const), job }),
  fc.record({
    kind: fc.constant('refund' as const),
    account: fc.constantFrom('u_a', 'u_b'),
    txn,
    amount: fc.option(fc.integer({ min: 1, max: 30 })),
  }),
  fc.record({ kind: fc.constant('expire' as const), account }),
);
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

/** Moves of one step happen at once; the clock goes on between steps. */
const history = fc.array(fc.record({ moves: fc.array(move, { minLength: 1, maxLength: 6 }), hours: fc.constantFrom(0, 0, 0, 1, 7, 26) }), {
  minLength: 1,
  maxLength: 5,
});

let made = 0;

onEachDatabase('histories of the ledger', (database) => {
  let open: OpenDatabase;
  const clock = createClock('2026-01-01T00:00:00Z');
  let ledger: Ledger;
  beforeAll(async () => {
    open = await database.open();
    ledger = createLedger({ dailyCredits: 19, allowancesPerAddress: 1_000_000 }, clock.now);
  });
  afterAll(() => open.close());
  const run = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => inTransaction(open.db, work);

  /** Makes one move in the purses of one history. Being refused for lack of credits is an answer, anything else thrown a failure. */
  async function make(name: (text: string) => string, one: Move): Promise<void> {
    const purse = 'account' in one ? name(one.account) : '';
    try {
      switch (one.kind) {
        case 'daily':
          return await run((trx) => ledger.ensureDaily(trx, { account: purse, zone: one.zone, address: purse }));
        case 'pay': {
          const expiresAt = one.lastsHours === null ? null : new Date(clock.now().getTime() + one.lastsHours * hour);
          const paid = {
            account: purse,
            source: 'pack',
            amount: one.amount,
            expiresAt,
            key: name(`pay:${one.account}:${one.txn}`),
            txn: name(one.txn),
          } as const;
          await run((trx) => ledger.grant(trx, paid));
          return;
        }
        case 'hold':
          return await run((trx) => ledger.hold(trx, { account: purse, amount: one.amount, job: name(one.job) }));
        case 'settle':
          return void (await run((trx) => ledger.settle(trx, { job: name(one.job) })));
        case 'release':
          return void (await run((trx) => ledger.release(trx, { job: name(one.job) })));
        case 'refund': {
          const back = {
            account: purse,
            txn: name(one.txn),
            key: name(`refund:${one.account}:${one.txn}`),
            ...(one.amount !== null && { amount: one.amount }),
          };
          return void (await run((trx) => ledger.refund(trx, back)));
        }
        case 'expire':
          return await run((trx) => ledger.expireDue(trx, purse));
      }
    } catch (error) {
      if (!(error instanceof Refusal) || error.codeName !== 'notEnoughCredits') throw error;
    }
  }

  /** What must be true of a purse at any moment between transactions. */
  async function checkPurse(purse: string): Promise<void> {
    const { db } = open;
    const row = await db.selectFrom('account').select('balance').where('id', '=', purse).executeTakeFirst();
    const lines = await db.selectFrom('ledger_entry').selectAll().where('account_id', '=', purse).orderBy('seq').execute();
    const grants = await db.selectFrom('credit_grant').selectAll().where('account_id', '=', purse).execute();
    const holds = await db.selectFrom('credit_hold').selectAll().where('account_id', '=', purse).execute();
    const sum = lines.reduce((total, { amount }) => total + amount, 0);
    expect(row?.balance ?? 0).toBe(sum);
    expect(grants.reduce((total, { remaining }) => total + remaining, 0)).toBe(sum);
    let balance = 0;
    for (const line of lines) {
      balance += line.amount;
      expect(line.balance).toBe(balance);
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    for (const held of holds) {
      const own = lines.filter((line) => line.job_id === held.job_id);
      const of = (kind: string) => own.filter((line) => line.kind === kind);
      expect(of('hold').map(({ amount }) => 0 - amount)).toEqual([held.amount]);
      expect([of('settle').length, of('release').length]).toEqual([held.state === 'settled' ? 1 : 0, held.state === 'released' ? 1 : 0]);
      for (const release of of('release')) expect(release.amount).toBe(held.amount);
    }
    expect(lines.filter(({ kind }) => kind === 'hold')).toHaveLength(holds.length);
    for (const grant of grants) {
      const own = lines.filter((line) => line.grant_id === grant.id);
      expect(own.filter(({ kind }) => kind === 'grant').map(({ amount }) => amount)).toEqual([grant.amount]);
    }
    const now = clock.now();
    const usable = grants.filter(({ expires_at: at }) => at === null || at > now).reduce((total, { remaining }) => total + remaining, 0);
    expect(await ledger.balanceOf(db, purse)).toBe(usable);
    expect(grants.filter(({ source, expires_at: at }) => source === 'daily' && at! > now).length).toBeLessThanOrEqual(1);
  }

  it(`add up, whatever happens at once and in whatever order (${histories} of them)`, async () => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        made += 1;
        const number = made;
        const name = (text: string) => `${text}_${number}`;
        const purses = ['u_a', 'u_b', 'v_c'].map(name);
        for (const { moves, hours } of steps) {
          await Promise.all(moves.map((one) => make(name, one)));
          clock.advance(hours * hour);
        }
        for (const purse of purses) await checkPurse(purse);
        const held = await open.db
          .selectFrom('credit_hold')
          .select('job_id')
          .where('account_id', 'in', purses)
          .where('state', '=', 'held')
          .execute();
        await Promise.all(
          held.flatMap(({ job_id }) => [
            run((trx) => ledger.release(trx, { job: job_id })),
            run((trx) => ledger.settle(trx, { job: job_id })),
          ]),
        );
        for (const purse of purses) await checkPurse(purse);
        const left = await open.db
          .selectFrom('credit_hold')
          .select('job_id')
          .where('account_id', 'in', purses)
          .where('state', '=', 'held')
          .execute();
        expect(left).toEqual([]);
      }),
      { numRuns: histories, endOnFailure: true },
    );
  }, 3_600_000);
});
