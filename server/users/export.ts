import { sql } from 'kysely';
import { uploadKey } from '../storage/keys.ts';
import type { Services } from '../core/services.ts';
import { zip, type ZipEntry } from './zip.ts';

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text, 'utf8');
}

const asJson = (name: string, value: unknown): ZipEntry => ({ name, content: bytesOf(`${JSON.stringify(value, null, 2)}\n`) });

/** The tables with an account's data, and the columns that are internal. */
const tables = {
  uploads: sql`select name, type, width, height, size, created_at from upload where account_id = `,
  creations: sql`select id, tool, engine, inputs, status, cost, outputs, notes, created_at, finished_at from generation where deleted_at is null and account_id = `,
  drafts: sql`select tool, inputs, updated_at from draft where account_id = `,
  consents: sql`select id, subject, tool, at, revoked_at from consent where account_id = `,
  payments: sql`select id, kind, price, currency, credits, plan_id, status, created_at, settled_at from payment where account_id = `,
  subscriptions: sql`select plan_id, status, ends, period_end, created_at from subscription where account_id = `,
  credits: sql`select id, kind, source, amount, balance, job_id, txn_id, at from ledger_entry where account_id = `,
} as const;

async function* entriesOf(services: Pick<Services, 'log' | 'db' | 'disk'>, userId: string): AsyncGenerator<ZipEntry> {
  const { db, disk, log } = services;
  const account = await db
    .selectFrom('user_account')
    .select(['email', 'locale', 'marketing', 'invite_code', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  yield asJson('account.json', account);
  const sessions = await db
    .selectFrom('session')
    .select(['agent', 'created_at', 'seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute();
  yield asJson('sessions.json', sessions);
  for (const [name, query] of Object.entries(tables)) {
    const { rows } = await sql`${query}${userId}`.execute(db);
    yield asJson(`${name}.json`, rows);
  }

  const uploads = await db.selectFrom('upload').select('name').where('account_id', '=', userId).execute();
  const creations = await db
    .selectFrom('generation')
    .select('outputs')
    .where('account_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  const keys = [...uploads.map(({ name }) => uploadKey(name)), ...creations.flatMap(({ outputs }) => outputs.map(({ key }) => key))];
  for (const key of keys) {
    if (!(await disk.exists(key))) {
      log.warn('a file of an export is not in the storage', { key });
      continue;
    }
    yield { name: `files/${key}`, content: (await disk.getStream(key)) as AsyncIterable<Uint8Array> };
  }
}

/** Streams all data stored about a user as a zip archive. */
export const exportOf = (services: Pick<Services, 'log' | 'clock' | 'db' | 'disk'>, userId: string): AsyncGenerator<Uint8Array> =>
  zip(entriesOf(services, userId), services.clock());
