/**
 * Ledger writes and API reads beside the same SQL sent straight to the same database from one process. The statements are recorded from a
 * run of our own code and sent again, as they were and prepared alike, to a fresh database that was filled alike. Ratios of one run, medians of
 * its rounds.
 */
import { PGlite, type Transaction as LiteTransaction } from '@electric-sql/pglite';
import { Client, type PoolClient } from 'pg';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/core/config.ts';
import { createLedger } from '../../server/credits/ledger.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from '../../server/db/open.ts';
import { migrate } from '../../server/db/migrate.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { createLog } from '../../server/core/log.ts';
import { closeServices, openServices } from '../../server/services.ts';
import { createCluster, hasPostgres, type Cluster } from '../server/kit/postgres.ts';

const jobs = Number(process.env.BENCH_JOBS ?? 1500);
const reads = Number(process.env.BENCH_READS ?? 30_000);
const rounds = 9;
const atOnce = 8;

type Statement = { name?: string; text: string; values?: unknown[] };
type Recorded = Statement[][];
type LedgerRow = { what: string; database: string; ours: number; straight: number; ratio: number; bar: number };

const now = new Date('2026-01-01T00:00:00Z');
const later = new Date('2100-01-01T00:00:00Z');
const clock = () => now;
const ledger = createLedger({ dailyCredits: 19, allowancesPerAddress: 1_000_000 }, clock);
const silent = createLog('silent');
const writes = 'ledger writes: hold and settle';

/** The same accounts in every database, so that what was recorded fits all of them. */
async function fill({ db }: OpenDatabase): Promise<void> {
  await migrate(db);
  const numbers = Array.from({ length: jobs }, (_, index) => index);
  for (let from = 0; from < jobs; from += 500) {
    const some = numbers.slice(from, from + 500);
    await db
      .insertInto('account')
      .values(some.map((index) => ({ id: `u_${index}`, balance: 19, created_at: now })))
      .execute();
    await db
      .insertInto('credit_grant')
      .values(
        some.map((index) => ({
          id: `g_${index}`,
          account_id: `u_${index}`,
          source: 'daily' as const,
          amount: 19,
          remaining: 19,
          expires_at: later,
          created_at: now,
        })),
      )
      .execute();
  }
}

/** How many a second: `work` for the numbers from `first` on, some of them at once. */
async function rate(first: number, count: number, work: (index: number) => Promise<unknown>): Promise<number> {
  let next = first;
  const end = first + count;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = next++; index < end; index = next++) await work(index);
    }),
  );
  return count / ((performance.now() - start) / 1000);
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!;

type Way = (index: number) => Promise<unknown>;

/** Both ways in turn, after a round that only warms them up, as a server is: what else the machine does meets both alike. */
async function sideBySide(count: number, way: { ours: Way; straight: Way }): Promise<Pick<LedgerRow, 'ours' | 'straight' | 'ratio'>> {
  const each = Math.floor(count / (rounds + 1));
  const seen: { ours: number; straight: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await rate(round * each, each, way.ours);
    seen.push({ ours, straight: await rate(round * each, each, way.straight) });
  }
  const warm = seen.slice(1);
  return {
    ours: median(warm.map(({ ours }) => ours)),
    straight: median(warm.map(({ straight }) => straight)),
    ratio: median(warm.map(({ ours, straight }) => ours / straight)),
  };
}

const makeJob = async ({ db }: OpenDatabase, index: number): Promise<void> => {
  await inTransaction(db, (trx) => ledger.hold(trx, { account: `u_${index}`, amount: 1, job: `j_${index}` }));
  await inTransaction(db, (trx) => ledger.settle(trx, { job: `j_${index}` }));
};

/** Runs the jobs one by one and notes every statement by its transaction. */
async function record(url: string): Promise<Recorded> {
  const empty = openPostgres(url, silent);
  await fill(empty);
  await empty.close();
  const recorded: Recorded = [];
  let current: Statement[] = [];
  // eslint-disable-next-line typescript/unbound-method
  const { query } = Client.prototype;
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const [asked, values] = args as [string | Statement, unknown[] | undefined];
    const statement: Statement = typeof asked === 'string' ? { text: asked, values: values ?? [] } : asked;
    if (/^begin|^start transaction/i.test(statement.text)) current = [];
    else if (/^commit/i.test(statement.text)) recorded.push(current);
    else current.push(statement);
    return Reflect.apply(query, this, args);
  } as typeof query;
  const open = openPostgres(url, silent);
  for (let index = 0; index < jobs; index += 1) await makeJob(open, index);
  Client.prototype.query = query;
  await open.close();
  return recorded;
}

async function writesOnPostgres(cluster: Cluster, recorded: Recorded): Promise<LedgerRow> {
  const { Pool } = await import('pg');
  const [mine, theirs] = [await cluster.createDatabase(), await cluster.createDatabase()];
  const open = openPostgres(mine, silent);
  await fill(open);
  const other = openPostgres(theirs, silent);
  await fill(other);
  await other.close();
  const pool = new Pool({ connectionString: theirs, max: 16 });
  const send = async (client: PoolClient, statements: Statement[]) => {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  };
  const found = await sideBySide(jobs, {
    ours: (index) => makeJob(open, index),
    straight: async (index) => {
      for (const statements of recorded.slice(index * 2, index * 2 + 2)) {
        const client = await pool.connect();
        await send(client, statements);
        client.release();
      }
    },
  });
  await pool.end();
  await open.close();
  return { what: writes, database: 'PostgreSQL', bar: 0.75, ...found };
}

async function writesEmbedded(recorded: Recorded): Promise<LedgerRow> {
  const open = await openEmbedded(null);
  await fill(open);
  const lite = await PGlite.create();
  const { Kysely, PGliteDialect } = await import('kysely');
  const db = new Kysely<any>({ dialect: new PGliteDialect({ pglite: lite }) });
  await fill({ db } as OpenDatabase);
  const send = async (transaction: LiteTransaction, statements: Statement[]) => {
    for (const { text, values } of statements) await transaction.query(text, values);
  };
  const found = await sideBySide(jobs, {
    ours: (index) => makeJob(open, index),
    straight: async (index) => {
      for (const statements of recorded.slice(index * 2, index * 2 + 2))
        await lite.transaction((transaction) => send(transaction, statements));
    },
  });
  await db.destroy();
  await open.close();
  return { what: writes, database: 'embedded', bar: 0.6, ...found };
}

/** A read through the whole application (cookie, allowance, envelope), beside its query. */
async function readBalance(database: string, open: OpenDatabase): Promise<LedgerRow> {
  await migrate(open.db);
  const services = await openServices(readConfig({ LOG_LEVEL: 'silent', NODE_ENV: 'production' }), { database: open, engines: [] });
  const app = createApp(services);
  const path = 'http://localhost/api/credit/anonymous-user-credit';
  const cookie = (await app.request(path)).headers.getSetCookie()[0]!.split(';')[0]!;
  const account = cookie.slice('visitor='.length).split('.')[0]!;
  const values = [account, new Date()];
  const text = `select coalesce(sum(remaining) filter (where expires_at is null or expires_at > $2), 0)::integer as balance,
    coalesce(bool_or(source = 'daily' and expires_at > $2), false) as allowance, coalesce(bool_or(expires_at <= $2), false) as due
    from credit_grant where account_id = $1 and (remaining > 0 or expires_at > $2)`;
  const found = await sideBySide(reads, {
    ours: async () => (await app.request(path, { headers: { cookie } })).json(),
    straight: () => open.sql.query({ text, values }),
  });
  await closeServices(services);
  return { what: 'API reads: balance', database, bar: 0.7, ...found };
}

const rows: LedgerRow[] = [];
if (!hasPostgres) console.log('PostgreSQL is not installed here: the statements cannot be recorded, nothing is measured.');
else {
  const cluster: Cluster = createCluster();
  try {
    const recorded = await record(await cluster.createDatabase());
    rows.push(await writesOnPostgres(cluster, recorded));
    rows.push(await writesEmbedded(recorded));
    rows.push(await readBalance('PostgreSQL', openPostgres(await cluster.createDatabase(), silent)));
    rows.push(await readBalance('embedded', await openEmbedded(null)));
  } finally {
    cluster.remove();
  }
  console.table(
    rows.map(({ what, database, ours, straight, ratio, bar }) => ({
      what,
      database,
      'ours /s': Math.round(ours),
      'straight /s': Math.round(straight),
      ratio: Number(ratio.toFixed(2)),
      bar,
    })),
  );
}
