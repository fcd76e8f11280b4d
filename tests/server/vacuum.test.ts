import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { vacuum } from '../../server/db/vacuum.ts';
import { embedded } from './kit/databases.ts';

it('lets the embedded database use the room of deleted rows again', async () => {
  const open = await embedded.open();
  const { db } = open;
  const fillAndEmpty = async () => {
    await sql`insert into daily_claim (account_id, local_date, at) select 'u_' || n, '2026-01-01', now() from generate_series(1, 2000) n`.execute(
      db,
    );
    await db.deleteFrom('daily_claim').execute();
  };
  const size = async () => {
    const { rows } = await sql<{ bytes: number }>`select pg_relation_size('daily_claim') as bytes`.execute(db);
    return rows[0]!.bytes;
  };

  await fillAndEmpty();
  const once = await size();
  await fillAndEmpty();
  expect(await size(), 'nothing sees to it by itself').toBeGreaterThan(once);
  await vacuum({ database: open, db });
  await fillAndEmpty();
  expect(await size()).toBe(once);
  await open.close();
});
