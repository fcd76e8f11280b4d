/** What is on its way and should have arrived: temporary folders, files without a row, rows of closed accounts, and accounts without anything. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { retention } from '../../contract/facts/retention.ts';
import { emptyAccount } from '../generations/erase.ts';
import { sweepMarked } from '../storage/deletion.ts';
import type { Sweeping } from './sweeping.ts';

/** Deletes temporary folders that a killed process left. */
async function sweepFolders({ config }: Pick<Sweeping, 'config'>, before: Date): Promise<number> {
  let count = 0;
  for (const folder of retention.passing.folders) {
    const parent = join(config.dataDir, folder);
    for (const name of await readdir(parent).catch(() => [])) {
      const path = join(parent, name);
      const found = await stat(path).catch(() => null);
      if (!found || found.mtime >= before) continue;
      await rm(path, { recursive: true, force: true });
      count += 1;
    }
  }
  return count;
}

/** Files that one statement looks for: a folder is one page, however many it has. */
const filesAtOnce = 5000;

/** Returns the keys of some files whose row does not exist: uploads by their name, results by their creation. */
async function withoutRow({ db }: Pick<Sweeping, 'db'>, keys: readonly string[]): Promise<string[]> {
  const partOf = (key: string): string => key.split('/')[1] ?? '';
  const names = keys.map(partOf);
  if (names.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from upload where name = any(${names}::text[])
    union all select id from generation where id = any(${names}::text[]) and deleted_at is null`.execute(db);
  const known = new Set(rows.map(({ name }) => name));
  return keys.filter((key) => !known.has(partOf(key)));
}

/** Deletes stored files without a row, which a crash between storing and recording leaves. */
async function sweepStrays(services: Sweeping, before: Date): Promise<number> {
  const { disk } = services;
  let count = 0;
  for (const folder of ['uploads', 'results']) {
    let paginationToken: string | undefined;
    do {
      const page = await disk.listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) }).catch(() => null);
      const keys = [...(page?.objects ?? [])].flatMap((object) => (object.isFile ? [object.key] : []));
      for (let from = 0; from < keys.length; from += filesAtOnce)
        for (const key of await withoutRow(services, keys.slice(from, from + filesAtOnce))) {
          // A file that went meanwhile isn't a stray.
          const found = await disk.getMetaData(key).catch(() => null);
          if (!found || found.lastModified >= before) continue;
          await disk.delete(key);
          count += 1;
        }
      paginationToken = page?.paginationToken;
    } while (paginationToken);
  }
  return count;
}

/** Finishes deletions that were interrupted, and deletes what arrived for an account after it was closed. */
async function finishClosed(services: Sweeping): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from account where closed_at is not null and (
    exists (select from generation where account_id = account.id) or exists (select from upload where account_id = account.id)
    or exists (select from draft where account_id = account.id) or exists (select from consent where account_id = account.id))`.execute(
    services.db,
  );
  for (const { id } of rows) await emptyAccount(services, id);
  return rows.length;
}

/** Accounts that one statement looks at: the embedded database answers nobody else meanwhile. */
const accountsAtOnce = 500;

/**
 * Deletes accounts of visitors who stored nothing that is still there, and never had credits: each cookie that saves a form has one. A form that is
 * being saved meanwhile makes the account again.
 */
async function sweepEmpty({ db }: Pick<Sweeping, 'db'>, before: Date): Promise<number> {
  let [count, last] = [0, ''];
  for (;;) {
    const { rows } = await sql<{ last: string | null; count: number }>`with looked as (
        select id from account where id > ${last} and id like 'v!_%' escape '!' and created_at < ${before} order by id limit ${accountsAtOnce}
      ), gone as (
        delete from account using looked where account.id = looked.id and closed_at is null and balance = 0 and allowance_after is null
        and not exists (select from ledger_entry where account_id = account.id) and not exists (select from credit_grant where account_id = account.id)
        and not exists (select from credit_hold where account_id = account.id) and not exists (select from generation where account_id = account.id)
        and not exists (select from upload where account_id = account.id) and not exists (select from draft where account_id = account.id)
        and not exists (select from consent where account_id = account.id)
        and not exists (select from push_subscription where account_id = account.id)
        returning account.id
      ) select (select max(id) from looked) as last, (select count(*)::integer from gone) as count`.execute(db);
    const [page] = rows;
    if (!page?.last) return count;
    [count, last] = [count + page.count, page.last];
  }
}

/** Sweeps everything that is on its way. */
export async function sweepPassing(services: Sweeping, before: Date): Promise<number> {
  return (
    (await finishClosed(services)) +
    (await sweepEmpty(services, before)) +
    (await sweepMarked(services)) +
    (await sweepFolders(services, before)) +
    (await sweepStrays(services, before))
  );
}
