import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/db/open.ts';
import { prepared, type Given } from '../../server/db/prepared.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { onEachDatabase } from './kit/databases.ts';

const addSecret = prepared((db, given: Given<{ name: string; value: string }>) =>
  db
    .insertInto('secret')
    .values({ name: given('name'), value: sql`${given('name')}::text || ${given('value')}` })
    .returning('value'),
);

onEachDatabase('a prepared query', (database) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await database.open();
  });
  afterAll(() => open.close());

  it('takes other values each time, and is rolled back with its transaction', async () => {
    const added = await inTransaction(open.db, async (trx) => [
      ...(await addSecret(trx, { name: 'a', value: '1' })).rows,
      ...(await addSecret(trx, { name: 'b', value: '2' })).rows,
    ]);
    expect(added).toEqual([{ value: 'a1' }, { value: 'b2' }]);
    const twice = inTransaction(open.db, async (trx) => {
      await addSecret(trx, { name: 'c', value: '3' });
      await addSecret(trx, { name: 'a', value: '4' });
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    const rows = await open.db.selectFrom('secret').select('name').where('name', 'in', ['a', 'b', 'c']).orderBy('name').execute();
    expect(rows).toEqual([{ name: 'a' }, { name: 'b' }]);
  });

  it.runIf(database.kind === 'postgres')('is parsed once by a connection, and survives a column that is added', async () => {
    const asked = await open.db.connection().execute(async (db) => {
      await addSecret(db, { name: 'd', value: '5' });
      await sql`alter table secret add column later integer`.execute(db);
      await addSecret(db, { name: 'e', value: '6' });
      return sql<{ statement: string }>`select statement from pg_prepared_statements where statement like 'insert into "secret"%'`.execute(
        db,
      );
    });
    expect(asked.rows).toHaveLength(1);
  });
});
