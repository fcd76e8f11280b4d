import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { PGlite } from '@electric-sql/pglite';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../server/core/log.ts';
import { DatabaseAway, isDatabaseAway, tagAway, tagDialect } from '../../server/db/away.ts';
import { inFairOrder } from '../../server/db/fair.ts';
import { openPostgres } from '../../server/db/open.ts';
import { openQueues } from '../../server/generations/queue.ts';
import { copyTemplate } from './kit/databases.ts';

const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED', syscall: 'connect' });

describe('a database that is away', () => {
  it('is recognized by its own driver’s error, in a query, a transaction and plain SQL', async () => {
    const open = openPostgres('postgres://iridia@127.0.0.1:1/none', createLog('silent'));
    const asks = [
      () => sql`select 1`.execute(open.db),
      () => open.db.transaction().execute((trx) => sql`select 1`.execute(trx)),
      () => open.sql.query({ text: 'select 1' }),
    ];
    for (const ask of asks) {
      const error = await ask().catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(DatabaseAway);
      expect(isDatabaseAway(new Error('while looking', { cause: error }))).toBe(true);
    }
    await open.close();
  });

  it('is one in which no connection becomes free in time', async () => {
    const forever = () => new Promise<never>(() => {});
    const dialect = new PostgresDialect({ pool: { connect: forever, end: () => Promise.resolve() } as never });
    const fair = inFairOrder({ connections: 1, longestWait: 1 }, dialect, { query: forever });
    const db = new Kysely({ dialect: fair.dialect });
    void fair.sql.query({ text: 'select 1' });
    expect(isDatabaseAway(await sql`select 1`.execute(db).catch((error: unknown) => error))).toBe(true);
    expect(isDatabaseAway(await fair.sql.query({ text: 'select 1' }).catch((error: unknown) => error))).toBe(true);
  });

  it('is known when the embedded one has been closed', async () => {
    const dataDir = copyTemplate();
    const lite = await PGlite.create(join(dataDir, 'database'));
    const db = new Kysely({ dialect: tagDialect(new PGliteDialect({ pglite: lite })) });
    await sql`select 1`.execute(db);
    await lite.close();
    rmSync(dataDir, { recursive: true, force: true });
    expect(isDatabaseAway(await sql`select 1`.execute(db).catch((error: unknown) => error))).toBe(true);
  });

  it('is not meant by the same code from elsewhere, nor by a query that is wrong', async () => {
    expect(isDatabaseAway(refused())).toBe(false);
    expect(isDatabaseAway(new Error('the engine', { cause: refused() }))).toBe(false);
    const wrong = Object.assign(new Error('syntax error'), { code: '42601' });
    await expect(tagAway(() => Promise.reject(wrong))).rejects.toBe(wrong);
  });

  it('keeps nobody from making the queues once it is back', async () => {
    let asked = 0;
    const jobs = {
      createQueue: () => ((asked += 1) === 1 ? Promise.reject(refused()) : Promise.resolve()),
      findJobs: () => Promise.resolve([]),
    } as never;
    expect(isDatabaseAway(await openQueues(jobs).catch((error: unknown) => error))).toBe(true);
    await expect(openQueues(jobs)).resolves.toBeUndefined();
  });
});
