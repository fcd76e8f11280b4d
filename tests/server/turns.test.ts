/** What all share is taken in turn between networks: the database, and the thread that digests passwords. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { withinRequest } from '../../server/core/correlation.ts';
import { createPace } from '../../server/http/pace.ts';
import { createTurns, inTurn } from '../../server/core/turns.ts';
import type { OpenDatabase } from '../../server/db/open.ts';
import { isRightPassword } from '../../server/users/password.ts';
import { embedded } from './kit/databases.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await embedded.open();
});
afterAll(() => database.close());

/** Notes the order in which work is done. */
function noting() {
  const order: string[] = [];
  return { order, note: (who: string, work: () => Promise<unknown>) => work().then(() => order.push(who)) };
}

it('are passwords: who tries many at once waits for them alone', async () => {
  const { order, note } = noting();
  const tried = (address: string) => note(address, () => isRightPassword('wrong', null, { address }));
  const many = Array.from({ length: 5 }, () => tried('203.0.113.1'));
  await Promise.all([...many, tried('198.51.100.1'), tried('2001:db8:1:2::/64'), tried('2001:db8:1:3::/64')]);
  // The last two are one rented network.
  expect(order.slice(0, 6)).toEqual([
    '203.0.113.1',
    '203.0.113.1',
    '198.51.100.1',
    '2001:db8:1:2::/64',
    '203.0.113.1',
    '2001:db8:1:3::/64',
  ]);
});

it('are queries and transactions of the embedded database', async () => {
  const { order, note } = noting();
  const ask = (network: string, work: () => Promise<unknown>) => withinRequest({ id: network, network }, () => note(network, work));
  const query = () => sql`select 1`.execute(database.db);
  const plain = () => database.sql.query({ text: 'select 1' });
  const transaction = () => database.db.transaction().execute((trx) => sql`select 1`.execute(trx));
  const many = Array.from({ length: 12 }, (_, at) => ask('many', [query, plain, transaction][at % 3]!));
  const few = [ask('few', transaction), ask('few', plain), ask('other', query)];
  await Promise.all([...many, ...few]);
  expect(order.indexOf('other')).toBeLessThan(4);
  expect(order.lastIndexOf('few')).toBeLessThan(7);
});

it('are turns of the loop: of one network four requests begin in each', async () => {
  const { order, note } = noting();
  const pace = createPace();
  const all = [...Array.from({ length: 10 }, () => 'many'), 'few'].map((network) => note(network, () => pace.begin(network)));
  await Promise.resolve().then(() => undefined);
  expect(order).toEqual(['many', 'many', 'many', 'many', 'few']);
  await Promise.all(all);
  expect(order).toHaveLength(11);
});

it('give their place back when the work fails', async () => {
  const turns = createTurns(1);
  const failing = inTurn(turns, 'a', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await inTurn(turns, 'a', () => Promise.resolve('done'))).toBe('done');
  await expect(sql`select nothing`.execute(database.db)).rejects.toThrow();
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
});
