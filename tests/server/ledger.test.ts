import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLedger } from '../../server/credits/ledger.ts';
import type { OpenDatabase } from '../../server/db/open.ts';
import { inTransaction, type Trx } from '../../server/db/transaction.ts';
import { createClock } from './kit/clock.ts';
import { onEachDatabase } from './kit/databases.ts';

onEachDatabase('ledger', (database) => {
  let open: OpenDatabase;
  const clock = createClock('2026-03-01T10:00:00Z');
  const ledger = createLedger({ dailyCredits: 19, allowancesPerAddress: 3 }, clock.now);
  const run = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => inTransaction(open.db, work);
  const lines = (account: string) =>
    open.db
      .selectFrom('ledger_entry')
      .select(['kind', 'source', 'amount', 'balance', 'job_id'])
      .where('account_id', '=', account)
      .orderBy('seq')
      .execute();
  const visitor = (name: string, address = name) => ({ account: `v_${name}`, zone: 'UTC', address });

  beforeAll(async () => {
    open = await database.open();
  });
  afterAll(() => open.close());

  it('accepts exactly 19 of 50 simultaneous holds', async () => {
    const who = visitor('burst');
    await run((trx) => ledger.ensureDaily(trx, who));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => run((trx) => ledger.hold(trx, { account: who.account, amount: 1, job: `burst-${index}` }))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ codeName: 'notEnoughCredits' });
    expect(await ledger.balanceOf(open.db, who.account)).toBe(0);
    const all = await lines(who.account);
    expect(all).toHaveLength(20);
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('gives the allowance once, however many ask at once', async () => {
    const who = visitor('eager');
    await Promise.all(Array.from({ length: 20 }, () => run((trx) => ledger.ensureDaily(trx, who))));
    expect(await ledger.balanceOf(open.db, who.account)).toBe(19);
  });

  it('never runs two allowances at a time, whatever zone is named', async () => {
    const who = visitor('traveller');
    for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) await run((trx) => ledger.ensureDaily(trx, { ...who, zone }));
    expect(await ledger.balanceOf(open.db, who.account)).toBe(19);
  });

  it('gives an address no more allowances than it may have a day', async () => {
    const balances: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const who = visitor(`fresh-${index}`, '203.0.113.9');
      await run((trx) => ledger.ensureDaily(trx, who));
      balances.push(await ledger.balanceOf(open.db, who.account));
    }
    expect(balances).toEqual([19, 19, 19, 0, 0]);
  });

  it('has one effect for a key and for a job', async () => {
    const grant = { account: 'u_once', source: 'pack', amount: 100, expiresAt: null, key: 'pay-1', txn: 'txn-1' } as const;
    const given = await Promise.all(Array.from({ length: 5 }, () => run((trx) => ledger.grant(trx, grant))));
    expect(given.filter(Boolean)).toHaveLength(1);
    await Promise.all(Array.from({ length: 5 }, () => run((trx) => ledger.hold(trx, { account: 'u_once', amount: 20, job: 'once' }))));
    expect(await ledger.balanceOf(open.db, 'u_once')).toBe(80);
    const ends = await Promise.all([
      ...Array.from({ length: 5 }, () => run((trx) => ledger.release(trx, { job: 'once' }))),
      ...Array.from({ length: 5 }, () => run((trx) => ledger.settle(trx, { job: 'once' }))),
    ]);
    expect(ends.filter(Boolean)).toHaveLength(1);
    const kinds = (await lines('u_once')).map(({ kind }) => kind);
    expect(await ledger.balanceOf(open.db, 'u_once')).toBe(kinds.includes('release') ? 100 : 80);
    expect(kinds).toHaveLength(3);
  });

  it('spends what expires first, and gives back to where it was taken', async () => {
    const account = 'u_order';
    const day = (text: string) => new Date(`${text}T00:00:00Z`);
    const give = (key: string, amount: number, expiresAt: Date | null) =>
      run((trx) => ledger.grant(trx, { account, source: 'pack', amount, expiresAt, key }));
    await give('order-never', 10, null);
    await give('order-late', 10, day('2026-05-01'));
    await give('order-soon', 10, day('2026-04-01'));
    await run((trx) => ledger.hold(trx, { account, amount: 15, job: 'order' }));
    const left = () =>
      open.db
        .selectFrom('credit_grant')
        .select(['remaining', 'expires_at'])
        .where('account_id', '=', account)
        .orderBy('expires_at')
        .execute();
    expect((await left()).map(({ remaining }) => remaining)).toEqual([0, 5, 10]);
    await run((trx) => ledger.release(trx, { job: 'order' }));
    expect((await left()).map(({ remaining }) => remaining)).toEqual([10, 10, 10]);
  });

  it('lets what is over expire, also what comes back late', async () => {
    const account = 'u_late';
    await run((trx) =>
      ledger.grant(trx, { account, source: 'daily', amount: 19, expiresAt: new Date('2026-03-02T00:00:00Z'), key: 'late' }),
    );
    await run((trx) => ledger.hold(trx, { account, amount: 5, job: 'late' }));
    clock.set('2026-03-02T00:00:01Z');
    expect(await ledger.balanceOf(open.db, account)).toBe(0);
    await run((trx) => ledger.expireDue(trx, account));
    await run((trx) => ledger.release(trx, { job: 'late' }));
    const all = await lines(account);
    expect(all.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['grant', 19],
      ['hold', -5],
      ['expire', -14],
      ['release', 5],
      ['expire', -5],
    ]);
    expect(all.at(-1)!.balance).toBe(0);
  });

  it('takes back what is left of a payment, and no more', async () => {
    const account = 'u_refund';
    await run((trx) =>
      ledger.grant(trx, { account, source: 'pack', amount: 100, expiresAt: null, key: 'refund-grant', txn: 'txn-refund' }),
    );
    await run((trx) => ledger.hold(trx, { account, amount: 30, job: 'refund' }));
    expect(await run((trx) => ledger.refund(trx, { account, txn: 'txn-refund', key: 'refund-1' }))).toBe(70);
    expect(await run((trx) => ledger.refund(trx, { account, txn: 'txn-refund', key: 'refund-1' }))).toBe(0);
    expect(await ledger.balanceOf(open.db, account)).toBe(0);
  });

  it('takes what a job held of a refunded payment when the job gives it back, and no more', async () => {
    const account = 'u_owing';
    const give = (txn: string) =>
      run((trx) => ledger.grant(trx, { account, source: 'pack', amount: 100, expiresAt: null, key: `owing-${txn}`, txn }));
    await give('owing-1');
    await run((trx) => ledger.hold(trx, { account, amount: 80, job: 'owing-held' }));
    await run((trx) => ledger.hold(trx, { account, amount: 20, job: 'owing-spent' }));
    await run((trx) => ledger.settle(trx, { job: 'owing-spent' }));
    await give('owing-2');
    expect(await run((trx) => ledger.refund(trx, { account, txn: 'owing-1', key: 'owing-half', upTo: 50 }))).toBe(0);
    await run((trx) => ledger.release(trx, { job: 'owing-held' }));
    expect(await ledger.balanceOf(open.db, account)).toBe(130);
    expect((await lines(account)).slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['release', 80],
      ['refund', -50],
    ]);
    expect(await run((trx) => ledger.refund(trx, { account, txn: 'owing-1', key: 'owing-whole' }))).toBe(30);
    expect(await ledger.balanceOf(open.db, account)).toBe(100);
  });

  it('takes back the whole of a refunded payment when the job returns it, even if a smaller refund arrived in between', async () => {
    const account = 'u_owing_late';
    const back = { account, txn: 'owing-late' };
    await run((trx) => ledger.grant(trx, { ...back, source: 'pack', amount: 100, expiresAt: null, key: 'owing-late' }));
    await run((trx) => ledger.hold(trx, { account, amount: 90, job: 'owing-late' }));
    expect(await run((trx) => ledger.refund(trx, { ...back, key: 'owing-late-whole', upTo: 100 }))).toBe(10);
    expect(await run((trx) => ledger.refund(trx, { ...back, key: 'owing-late-half', upTo: 40 }))).toBe(0);
    await run((trx) => ledger.release(trx, { job: 'owing-late' }));
    expect(await ledger.balanceOf(open.db, account)).toBe(0);
  });

  it('refuses to rewrite a line', async () => {
    await run((trx) => ledger.grant(trx, { account: 'u_line', source: 'pack', amount: 1, expiresAt: null, key: 'line' }));
    await expect(open.db.updateTable('ledger_entry').set({ amount: 1000 }).where('account_id', '=', 'u_line').execute()).rejects.toThrow(
      /append-only/,
    );
    await expect(open.db.deleteFrom('ledger_entry').where('account_id', '=', 'u_line').execute()).rejects.toThrow(/append-only/);
  });
});
