/** What is asked for over and over takes no longer with all the jobs that somebody cancelled. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastMade } from '../../server/generations/durations.ts';
import { still } from '../../server/generations/worker.ts';
import { onEachDatabase } from './kit/databases.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

onEachDatabase('among many jobs that were cancelled', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
    await sql`insert into generation (id, account_id, tool, inputs, locale, status, cost, outputs, notes, idempotency_key, created_at, updated_at)
      select 'z' || lpad(i::text, 8, '0'), 'v_x', 'ai-sticker-maker', '{}', 'en', 'cancelled', 1, '[]', '{}', i::text, now(), now()
      from generate_series(1, 20000) as i`.execute(server.services.db);
    await sql`analyze generation`.execute(server.services.db);
  });
  afterAll(() => server.close());

  it('those that are open, and the last that were made, are found by an index', async () => {
    const { db } = server.services;
    const queries = { generation_open: still({ db }, new Date()), generation_made: lastMade(db) };
    for (const [index, query] of Object.entries(queries)) {
      const plan = JSON.stringify(await query.explain());
      expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan');
    }
  });
});
