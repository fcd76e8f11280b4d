/** Everything that is kept has a time to live: each row of the list is swept, and no table or folder is missing from it. */
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { durationIn, retention, type SweptName } from '../../contract/facts/retention.ts';
import { idleVisitors, sweeps } from '../../server/retention/sweeps.ts';
import { sweepAll } from '../../server/retention/work.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { markForDeletion, sweepMarked } from '../../server/storage/deletion.ts';
import { startWork } from '../../server/work.ts';
import { anyDatabase, onOneDatabase } from './kit/databases.ts';
import { idOf, register } from './kit/people.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

const minute = 60_000;

/** A row of a table as SQL sees it, with `?` for the time that its age is counted from and `#` for a name of its own. */
type Planted = { table: string; columns: Record<string, unknown>; find?: string };

const generation = (changes: Record<string, unknown>): Planted => ({
  table: 'generation',
  columns: {
    id: '#',
    account_id: 'u_keeps',
    tool: 'ai-sticker-maker',
    inputs: '{}',
    locale: 'en',
    status: 'failed',
    cost: 1,
    outputs: '[]',
    notes: '{}',
    idempotency_key: '#',
    created_at: '?',
    updated_at: '?',
    ...changes,
  },
});
const payment = (status: number): Planted => ({
  table: 'payment',
  columns: {
    id: '#',
    account_id: 'u_keeps',
    kind: 'pack',
    price: '5.99',
    currency: 'USD',
    credits: 200,
    status,
    processor: 'sandbox',
    email: '',
    locale: 'en',
    created_at: '?',
  },
});

/** What each row of the list keeps; the type asks for every row. */
const planted: Record<SweptName, Planted[]> = {
  visitors: [
    { table: 'visitor', columns: { id: '#', created_at: '?' } },
    generation({ account_id: 'v_#', status: 'succeeded' }),
    { table: 'consent', columns: { id: '#', account_id: 'v_c#', subject: 'me', tool: 'x', at: '?' } },
  ],
  uploads: [{ table: 'upload', columns: { name: '#', account_id: 'u_keeps', type: 'image/png', size: 1, created_at: '?' } }],
  forms: [{ table: 'draft', columns: { account_id: '#', tool: 'x', inputs: '{}', updated_at: '?' }, find: 'account_id' }],
  visitorForms: [{ table: 'draft', columns: { account_id: 'v_#', tool: 'x', inputs: '{}', updated_at: '?' }, find: 'account_id' }],
  attempts: [
    generation({}),
    generation({ status: 'cancelled' }),
    generation({ status: 'succeeded', deleted_at: '?' }),
    generation({ status: 'succeeded', tool: 'ai-chatbot' }),
  ],
  sessions: [],
  codes: [],
  failedSignIns: [{ table: 'failed_sign_in', columns: { email_hash: '#', failures: 1, last_at: '?' }, find: 'email_hash' }],
  traces: [{ table: 'user_trace', columns: { user_id: 'USER', kind: 'address', value: '#', at: '?' }, find: 'value' }],
  push: [
    {
      table: 'push_subscription',
      columns: { endpoint_hash: '#', account_id: 'u_keeps', sealed: 'x', locale: 'en', at: '?' },
      find: 'endpoint_hash',
    },
  ],
  counters: [{ table: 'address_allowance', columns: { address_hash: '#', day: 'DAY', visitors: 1 }, find: 'address_hash' }],
  claims: [{ table: 'daily_claim', columns: { account_id: '#', local_date: '2026-01-01', at: '?' }, find: 'account_id' }],
  former: [{ table: 'former_account', columns: { key_hash: '#', bought: true, barred: false, at: '?' }, find: 'key_hash' }],
  consents: [{ table: 'consent', columns: { id: '#', account_id: 'u_keeps', subject: 'me', tool: 'x', at: '?' } }],
  visitorConsents: [{ table: 'consent', columns: { id: '#', account_id: 'v_keeps', subject: 'me', tool: 'x', at: '?' } }],
  messages: [
    { table: 'contact_message', columns: { id: '#', email: 'a@example.com', topic: 'other', message: 'x', locale: 'en', at: '?' } },
  ],
  openReports: [
    {
      table: 'report',
      columns: { number: '#', url: 'x', reason: 'me', message: '', locale: 'en', status: 'open', at: '?', due_at: '?' },
      find: 'number',
    },
  ],
  reports: [
    {
      table: 'report',
      columns: { number: '#', url: 'x', reason: 'me', message: '', locale: 'en', status: 'kept', at: '?', due_at: '?', closed_at: '?' },
      find: 'number',
    },
  ],
  decisions: [
    { table: 'operator_decision', columns: { kind: 'kept', operator: '#', outcome: 'x', removed: '{}', at: '?' }, find: 'operator' },
    { table: 'operator_act', columns: { operator: '#', act: 'x', at: '?' }, find: 'operator' },
  ],
  letters: [
    { table: 'outbox', columns: { to: '#', subject: 'x', text: 'x', sent_at: '?' }, find: 'to' },
    { table: 'letter', columns: { id: '#', sealed: 'x', next_at: '?', created_at: '?' } },
  ],
  checkouts: [payment(0), payment(2), payment(3)],
  payments: [payment(1), payment(4)],
  paymentEvents: [
    { table: 'payment_event', columns: { id: '#', at: '?' } },
    { table: 'early_event', columns: { ref: '#', event: '{}', at: '?' }, find: 'ref' },
    { table: 'processor_request', columns: { kind: 'expire', payment_id: '#', at: '?', done_at: '?' }, find: 'payment_id' },
  ],
  digests: [{ table: 'made_file', columns: { sha256: '#', generation_id: 'x', tool: 'x', at: '?' }, find: 'sha256' }],
  passing: [{ table: 'account', columns: { id: 'v_#', created_at: '?' } }],
};

onOneDatabase('what is kept', (database) => {
  let server: TestServer;
  let user: string;
  let count = 0;
  beforeAll(async () => {
    server = await openTestServer({ database });
    await register(server, 'keeps@example.com');
    user = await idOf(server, 'keeps@example.com');
  });
  afterAll(() => server.close());

  /** Plants a row of this age and returns whether it is still there. */
  const plant = async ({ table, columns, find = 'id' }: Planted, age: Date): Promise<() => Promise<boolean>> => {
    count += 1;
    const own = `kept${String(count).padStart(6, '0')}`;
    const value = (given: unknown): unknown => {
      if (given === '?') return age;
      if (given === 'DAY') return age.toISOString().slice(0, 10);
      if (given === 'USER') return user;
      return typeof given === 'string' ? given.replace('#', own) : given;
    };
    const names = Object.keys(columns);
    if (table === 'upload') find = 'name';
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(names.map((name) => value(columns[name])))})`.execute(server.services.db);
    return async () => {
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(find)} = ${String(value(columns[find]))}`.execute(
        server.services.db,
      );
      return rows.length > 0;
    };
  };

  for (const [name, rows] of Object.entries(planted) as [SweptName, Planted[]][])
    for (const [index, row] of rows.entries())
      it(`ends in time: ${name}, ${row.table} ${index + 1}`, async () => {
        const { services, clock } = server;
        const { life } = retention[name];
        // A day counts as a whole, whatever the hour.
        const edge = row.table === 'address_allowance' ? 25 * 60 * minute : minute;
        const old = await plant(row, new Date(clock.now().getTime() - life - edge));
        const young = await plant(row, new Date(clock.now().getTime() - life + edge));
        expect([await old(), await young()]).toEqual([true, true]);
        expect(await sweeps[name](services, new Date(clock.now().getTime() - life))).toBeGreaterThan(0);
        expect([await old(), await young()]).toEqual([false, true]);
        clock.advance(2 * edge);
        await sweepAll(services);
        expect(await young()).toBe(false);
      });

  it('is swept to its end, however much there is', async () => {
    const { services, clock } = server;
    const ancient = new Date(clock.now().getTime() - 2 * retention.visitors.life);
    const row = { table: 'consent', columns: { id: '#', account_id: 'v_idle#', subject: 'me', tool: 'x', at: '?' } };
    const idle = await Promise.all(Array.from({ length: 5 }, () => plant(row, ancient)));
    expect(await idleVisitors(2)(services, new Date(ancient.getTime() + 1))).toBe(5);
    expect(await Promise.all(idle.map((isThere) => isThere()))).toEqual(idle.map(() => false));
    const doomed = await Promise.all(
      Array.from({ length: 5 }, () => plant({ table: 'doomed_file', columns: { path: 'uploads/#.png', at: '?' }, find: 'path' }, ancient)),
    );
    expect(await sweepMarked(services, 2)).toBe(5);
    expect(await Promise.all(doomed.map((isThere) => isThere()))).toEqual(doomed.map(() => false));
  });

  it('is noted and looked for in any number: tens of thousands of files', async () => {
    const { services, clock } = server;
    const paths = Array.from({ length: 66_000 }, (_, index) => `uploads/many${index}.png`);
    const some = paths.slice(0, 33_000);
    const noted = inTransaction(services.db, async (trx) => {
      await markForDeletion(trx, some, clock.now());
      const { rows } = await sql`select 1 from doomed_file where path like 'uploads/many%'`.execute(trx);
      throw new Error(`${rows.length} noted`);
    });
    await expect(noted).rejects.toThrow('33000 noted');
    const objects = paths.map((key) => ({ isFile: true, key }));
    const disk = Object.assign(Object.create(services.disk) as typeof services.disk, {
      listAll: (folder: string) => Promise.resolve({ objects: folder === 'uploads' ? objects : [] }),
      getMetaData: () => Promise.resolve(null),
    });
    await sweeps.passing({ ...services, disk }, new Date(0));
  });

  it('never has all others wait for thousands of accounts at once', async () => {
    const { services, clock } = server;
    const { db } = services;
    const ancient = new Date(clock.now().getTime() - 2 * retention.passing.life);
    await sql`insert into account (id, created_at) select 'v_left' || number, ${ancient} from generate_series(1, 2000) as number`.execute(
      db,
    );
    const left = async () => {
      const { rows } = await sql`select 1 from account where id like 'v!_left%' escape '!'`.execute(db);
      return rows.length;
    };
    const seen = new Set<number>();
    const sweep = sweeps.passing(services, new Date(ancient.getTime() + 1)).then(() => null);
    for (let count: number | null = 2000; count !== null; count = await Promise.race([left(), sweep])) seen.add(count);
    expect(await left()).toBe(0);
    expect(seen.size).toBeGreaterThan(2);
  });

  it('never has all others wait for all rows of a table that have ended', async () => {
    const { services, clock } = server;
    const { db } = services;
    const past = clock.now().getTime() - minute;
    // So long that a page has thirty of them.
    await sql`insert into rate_limit (key, points, expire)
      select 'ended ' || repeat(md5(number::text), 7) || number, 1, ${past} from generate_series(1, 9000) as number`.execute(db);
    const deleted: number[] = [];
    const counting = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        deleted.push(Number(result.numAffectedRows ?? 0));
        return Promise.resolve(result);
      },
    });
    expect(await sweeps.counters({ ...services, db: counting }, new Date(past))).toBeGreaterThanOrEqual(9000);
    expect(Math.max(...deleted)).toBeLessThan(6000);
  });

  it('reads each form and creation once, however many old uploads its account has', async () => {
    const { services, clock } = server;
    const { db } = services;
    const old = new Date(clock.now().getTime() - 2 * retention.uploads.life);
    await sql`insert into upload (name, account_id, type, size, created_at)
      select 'many-' || i || '.png', 'u_many', 'image/png', 1, ${old}::timestamptz from generate_series(1, 500) as i`.execute(db);
    await sql`insert into generation (id, account_id, tool, inputs, locale, status, cost, outputs, notes, idempotency_key, created_at, updated_at)
      select lpad(i::text, 26, '0'), 'u_many', 'ai-sticker-maker', jsonb_build_object('image', 'many-' || i * 2 || '.png'), 'en', 'succeeded', 1, '[]', '{}', i::text, ${old}::timestamptz, ${old}::timestamptz
      from generate_series(1, 230) as i`.execute(db);
    await sql`insert into draft (account_id, tool, inputs, updated_at)
      values ('u_many', 'ai-effect', '{"faces": [{"image": "many-1.png"}]}', ${old}::timestamptz)`.execute(db);
    let read = 0;
    const counting = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        read += result.rows.filter((row) => 'inputs' in row).length;
        return Promise.resolve(result);
      },
    });
    await sweeps.uploads({ ...services, db: counting }, new Date(old.getTime() + minute));
    expect(read).toBe(231);
    const left = await db.selectFrom('upload').select('name').where('account_id', '=', 'u_many').execute();
    const used = ['many-1.png', ...Array.from({ length: 230 }, (_, index) => `many-${(index + 1) * 2}.png`)];
    expect(left.map(({ name }) => name).toSorted()).toEqual(used.toSorted());
    for (const table of ['generation', 'draft', 'upload'] as const) await db.deleteFrom(table).where('account_id', '=', 'u_many').execute();
  });

  it('keeps what is used: an upload of a creation or a form, a consent of a creation, a running job', async () => {
    const { services, clock } = server;
    const ages = new Date(clock.now().getTime() - 20 * 365 * 24 * 60 * minute);
    const kept = [
      await plant(
        { table: 'upload', columns: { name: 'in-creation.png', account_id: 'u_used', type: 'image/png', size: 1, created_at: '?' } },
        ages,
      ),
      await plant(
        { table: 'upload', columns: { name: 'in-form.png', account_id: 'u_used', type: 'image/png', size: 1, created_at: '?' } },
        ages,
      ),
      await plant({ table: 'consent', columns: { id: 'used-consent', account_id: 'u_used', subject: 'me', tool: 'x', at: '?' } }, ages),
      await plant(
        generation({ account_id: 'u_used', status: 'succeeded', inputs: '{"image":"in-creation.png","consent":"used-consent"}' }),
        ages,
      ),
      await plant(
        {
          table: 'draft',
          columns: { account_id: 'u_used', tool: 'x', inputs: '{"image":"in-form.png"}', updated_at: clock.now() },
          find: 'account_id',
        },
        ages,
      ),
      await plant(generation({ status: 'running' }), ages),
    ];
    await sweepAll(services);
    expect(await Promise.all(kept.map((isThere) => isThere()))).toEqual(kept.map(() => true));
  });

  it('ends sessions, codes and counters at their own end', async () => {
    const { services, clock } = server;
    await services.limits.spend(['contactByAddress', 'ended']);
    const left = async () => {
      const { db } = services;
      const codes = await db.selectFrom('email_code').select('id').execute();
      const sessions = await db.selectFrom('session').select('id').execute();
      return [codes.length, sessions.length];
    };
    await server.person().call('POST', '/api/users/register-code', { body: { email: 'code@example.com' } });
    clock.advance(retention.codes.life - minute);
    await sweepAll(services);
    expect((await left())[0]).toBeGreaterThan(0);
    clock.advance(2 * minute);
    await sweepAll(services);
    expect((await left())[0]).toBe(0);
    clock.advance(retention.sessions.life);
    await sweepAll(services);
    expect(await left()).toEqual([0, 0]);
    const { rows } = await sql`select 1 from rate_limit where key like '%ended%'`.execute(services.db);
    expect(rows).toEqual([]);
  });

  it('has no table that is not in the list, and the list names no table that is not there', async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.services.db);
    const listed = Object.values(retention).flatMap(({ tables }) => [...tables] as string[]);
    expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('lets nobody change or delete what the operator decided', async () => {
    const { db, clock } = server.services;
    await db
      .insertInto('operator_decision')
      .values({
        kind: 'kept',
        operator: 'op',
        report_number: null,
        generation_id: null,
        account_id: null,
        outcome: 'x',
        removed: '{}',
        at: clock(),
      })
      .execute();
    await expect(db.updateTable('operator_decision').set({ outcome: 'y' }).execute()).rejects.toThrow(/append-only/);
    await expect(db.deleteFrom('operator_decision').execute()).rejects.toThrow(/append-only/);
    await expect(sql`truncate operator_decision`.execute(db)).rejects.toThrow(/append-only/);
  });
});

describe('the folders', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database: anyDatabase, work: true });
  });
  afterAll(() => server.close());

  it('are all in the list, and what was left in them on its way is deleted', async () => {
    const { config, disk } = server.services;
    const now = server.clock.now().getTime();
    const ancient = new Date(now - retention.passing.life - minute);
    for (const folder of retention.passing.folders) {
      for (const [name, time] of [
        ['old', ancient],
        ['new', new Date(now)],
      ] as const) {
        const path = join(config.dataDir, folder, name);
        await mkdir(path, { recursive: true });
        await writeFile(join(path, 'part'), 'x');
        await utimes(path, time, time);
      }
    }
    for (const key of ['uploads/01STRAY0000000000000000000.png', 'results/01STRAY0000000000000000000/1.png']) await disk.put(key, 'x');
    const listed = Object.values(retention).flatMap((row) => ('folders' in row ? ([...row.folders] as string[]) : []));
    const there = (await readdir(config.dataDir, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);
    for (const name of there) expect(listed).toContain(name);
    await sweepAll(server.services);
    for (const folder of retention.passing.folders) expect(await readdir(join(config.dataDir, folder))).toEqual(['new']);
    expect(await disk.exists('uploads/01STRAY0000000000000000000.png')).toBe(true);
    server.clock.advance(2 * retention.passing.life);
    await sweepAll(server.services);
    expect(await disk.exists('uploads/01STRAY0000000000000000000.png')).toBe(false);
    expect(await disk.exists('results/01STRAY0000000000000000000/1.png')).toBe(false);
  });
});

it('a job of the queue sweeps when the work begins, and every six hours', async () => {
  const server = await openTestServer({ database: anyDatabase });
  const { db, clock, jobs } = server.services;
  await db
    .insertInto('payment_event')
    .values({ id: 'swept-by-job', at: new Date(clock().getTime() - retention.paymentEvents.life - minute) })
    .execute();
  const stop = await startWork(server.services);
  try {
    expect((await jobs.getSchedules()).find(({ name }) => name === 'retention')?.cron).toMatch(/^\d+ \*\/6 \* \* \*$/);
    const kept = () => db.selectFrom('payment_event').select('id').where('id', '=', 'swept-by-job').execute();
    await expect.poll(async () => (await kept()).length, { timeout: 20_000 }).toBe(0);
  } finally {
    await stop();
    await server.close();
  }
});

describe('durations', () => {
  it.each([
    ['en-US', '10 minutes', '180 days', '3 years'],
    ['fr-FR', '10 minutes', '180 jours', '3 ans'],
    ['es-ES', '10 minutos', '180 días', '3 años'],
    ['ru-RU', '10 минут', '180 дней', '3 года'],
    ['zh-CN', '10分钟', '180天', '3年'],
  ])('are written in %s', (tag, ...message) => {
    const lives = [retention.codes.life, retention.visitors.life, retention.consents.life];
    expect(lives.map((life) => durationIn(tag, life).replaceAll(/\u00A0|\u202F/g, ' '))).toEqual(message);
  });
});
