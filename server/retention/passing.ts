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

/** Returns the keys of a page of files whose row does not exist: uploads by their name, results by their creation. */
async function withoutRow({ db }: Pick<Sweeping, 'db'>, keys: readonly string[]): Promise<string[]> {
  const partOf = (key: string): string => key.split('/')[1] ?? '';
  const names = keys.map(partOf);
  if (names.length === 0) return [];
  const uploads = await db.selectFrom('upload').select('name').where('name', 'in', names).execute();
  const results = await db.selectFrom('generation').select('id').where('id', 'in', names).where('deleted_at', 'is', null).execute();
  const known = new Set([...uploads.map(({ name }) => name), ...results.map(({ id }) => id)]);
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
      for (const key of await withoutRow(services, keys)) {
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
    or exists (select from draft where account_id = account.id) or exists (select from consent where account_id = account.id)) limit 500`.execute(
    services.db,
  );
  for (const { id } of rows) await emptyAccount(services, id);
  return rows.length;
}

/**
 * Deletes accounts of visitors who stored nothing that is still there, and never had credits: each cookie that saves a form has one. A form that is
 * being saved meanwhile makes the account again.
 */
async function sweepEmpty({ db }: Pick<Sweeping, 'db'>, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from account where id like 'v!_%' escape '!' and created_at < ${before} and closed_at is null
    and balance = 0 and allowance_after is null
    and not exists (select from ledger_entry where account_id = account.id) and not exists (select from credit_grant where account_id = account.id)
    and not exists (select from credit_hold where account_id = account.id) and not exists (select from generation where account_id = account.id)
    and not exists (select from upload where account_id = account.id) and not exists (select from draft where account_id = account.id)
    and not exists (select from consent where account_id = account.id)
    and not exists (select from push_subscription where account_id = account.id)`.execute(db);
  return Number(numAffectedRows ?? 0);
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
