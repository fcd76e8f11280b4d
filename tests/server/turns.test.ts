/** What all share is taken in turn between networks: the database, and the thread that digests passwords. */
import { performance } from 'node:perf_hooks';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { currentNetwork, forEverybody, withinRequest } from '../../server/core/correlation.ts';
import { createPace } from '../../server/http/pace.ts';
import { createTurns, inTurn, TurnMissed } from '../../server/core/turns.ts';
import type { OpenDatabase } from '../../server/db/open.ts';
import { isRightPassword } from '../../server/users/password.ts';
import { embedded } from './kit/databases.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await embedded.open();
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

/** Notes the order in which work is done. */
function noting() {
  const order: string[] = [];
  return { order, note: (who: string, work: () => Promise<unknown>) => work().then(() => order.push(who)) };
}

const within = <T>(network: string, work: () => T): T => withinRequest({ id: network, network }, work);

it('are passwords: who tries many at once waits for them alone', async () => {
  // However long each takes on a busy machine.
  vi.useFakeTimers({ toFake: ['performance'] });
  const { order, note } = noting();
  const tried = (network: string) => within(network, () => note(network, () => isRightPassword('wrong', null)));
  const many = Array.from({ length: 5 }, () => tried('many'));
  await Promise.all([...many, tried('other'), tried('few'), tried('few')]);
  expect(order.slice(0, 3)).toEqual(['many', 'other', 'few']);
  expect(order.indexOf('few', 3)).toBeLessThan(5);
});

it('are queries and transactions of the embedded database', async () => {
  // However long each takes on a busy machine.
  vi.useFakeTimers({ toFake: ['performance'] });
  const { order, note } = noting();
  const ask = (network: string, work: () => Promise<unknown>) => within(network, () => note(network, work));
  const query = () => sql`select 1`.execute(database.db);
  const plain = () => database.sql.query({ text: 'select 1' });
  const transaction = () => database.db.transaction().execute((trx) => sql`select 1`.execute(trx));
  const many = Array.from({ length: 12 }, (_, at) => ask('many', [query, plain, transaction][at % 3]!));
  const few = [ask('few', transaction), ask('few', plain), ask('other', query)];
  await Promise.all([...many, ...few]);
  expect(order.indexOf('other')).toBeLessThan(4);
  expect(order.lastIndexOf('few')).toBeLessThan(7);
});

it('go first to who had least: short work never stands behind the long of others', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const turns = createTurns(1);
  const { order, note } = noting();
  const work = (whom: string, milliseconds: number) =>
    note(whom, () => inTurn(turns, whom, () => Promise.resolve(vi.advanceTimersByTime(milliseconds))));
  const all = [...Array.from({ length: 3 }, () => work('long', 30)), ...Array.from({ length: 5 }, () => work('short', 2))];
  await Promise.all(all);
  expect(order).toEqual(['long', 'short', 'short', 'short', 'short', 'short', 'long', 'long']);
});

it('count what lasts long as little more than a moment, so that its next turn comes soon', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const turns = createTurns(1);
  const { order, note } = noting();
  const work = (whom: string, milliseconds: number) =>
    note(whom, () => inTurn(turns, whom, () => Promise.resolve(vi.advanceTimersByTime(milliseconds))));
  await work('slow', 200);
  await Promise.all([...Array.from({ length: 30 }, () => work('many', 5)), work('slow', 5)]);
  expect(order.lastIndexOf('slow')).toBeLessThan(10);
});

it('come to who waited long, also when others who had nothing never end', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const turns = createTurns(1);
  let left = 200;
  const isServed = { slow: false };
  const work = (whom: string, milliseconds: number) => inTurn(turns, whom, () => Promise.resolve(vi.advanceTimersByTime(milliseconds)));
  // Each that is served is followed by two more.
  const newcomer = async (): Promise<void> => {
    if (isServed.slow || left === 0) return;
    left -= 1;
    await work(`new-${left}`, 5);
    await Promise.all([newcomer(), newcomer()]);
  };
  await work('slow', 200);
  const some = Promise.all(Array.from({ length: 10 }, newcomer));
  const asked = globalThis.performance.now();
  await work('slow', 5).then(() => (isServed.slow = true));
  const waited = globalThis.performance.now() - asked;
  await some;
  expect(waited).toBeLessThan(200);
});

it('come soon to a newcomer, also where all others have waited long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const turns = createTurns(1);
  const { order, note } = noting();
  const work = (whom: string, milliseconds: number) =>
    note(whom, () => inTurn(turns, whom, () => Promise.resolve(vi.advanceTimersByTime(milliseconds))));
  let newcomer: Promise<unknown> | undefined;
  const many = (whom: string) =>
    work(whom, 20).then(() => {
      if (order.length === 24) newcomer = work('new', 5);
    });
  await Promise.all(Array.from({ length: 60 }, (_, at) => many(`many-${at % 12}`)));
  await newcomer;
  expect(order.indexOf('new')).toBeLessThan(24 + 4);
});

it('take nothing of a share for what is asked once for everybody', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const turns = createTurns(1);
  const { order, note } = noting();
  const work = (whom: string, milliseconds: number) =>
    note(whom, () => inTurn(turns, whom, () => Promise.resolve(vi.advanceTimersByTime(milliseconds))));
  const balances = () => forEverybody('balances', () => work(currentNetwork(), 20));
  await balances();
  const some = Array.from({ length: 40 }, (_, at) => work(`some-${at % 2}`, 1));
  await Promise.all([...some, balances()]);
  expect(order.lastIndexOf('everybody:balances')).toBeLessThan(8);
});

it('let the loop turn between queries of the embedded database, which waits for nothing', async () => {
  const slow = () => database.db.transaction().execute((trx) => sql`select count(*) from generate_series(1, 20000)`.execute(trx));
  const turns = performance.nodeTiming.uvMetricsInfo.loopCount;
  await Promise.all(Array.from({ length: 40 }, slow));
  expect(performance.nodeTiming.uvMetricsInfo.loopCount - turns).toBeGreaterThan(5);
});

it('are turns of the loop: four requests begin in each, one of each network that waits and then another', async () => {
  const pace = createPace();
  const networks = [...Array.from({ length: 10 }, () => 'many'), 'few', 'some', 'some'];
  const begun: { network: string; turn: number }[] = [];
  let turn = 0;
  const count = (): void => {
    turn += 1;
    if (begun.length < networks.length) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(networks.map((network) => pace.begin(network).then(() => begun.push({ network, turn }))));
  expect(begun.map((each) => each.turn)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3]);
  expect(begun.slice(4, 8).map(({ network }) => network)).toEqual(['many', 'few', 'some', 'many']);
});

it('end when they are waited for too long, and those behind them still get theirs', async () => {
  vi.useFakeTimers();
  try {
    const turns = createTurns(1, { longestWait: 5000 });
    const leave = await turns.take('a');
    const late = turns.take('b').catch((error: unknown) => error);
    vi.advanceTimersByTime(4000);
    const behind = inTurn(turns, 'b', () => Promise.resolve('done'));
    vi.advanceTimersByTime(1000);
    expect(await late).toBeInstanceOf(TurnMissed);
    leave();
    expect(await behind).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

it('give their place back when the work fails', async () => {
  const turns = createTurns(1);
  const failing = inTurn(turns, 'a', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await inTurn(turns, 'a', () => Promise.resolve('done'))).toBe('done');
  await expect(sql`select nothing`.execute(database.db)).rejects.toThrow();
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
});
