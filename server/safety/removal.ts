/** Removes a result with everything that is it, or was made from it, no matter who owns it. */
import { sql, type Selectable } from 'kysely';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../db/schema.ts';
import type { Trx } from '../db/transaction.ts';
import { removeWithin, type Deleting, type Removed } from '../generations/creations.ts';
import { filesOf } from '../generations/inputs.ts';
import { markForDeletion } from '../storage/deletion.ts';
import { uploadKey } from '../storage/keys.ts';
import type { Target } from './target.ts';

type Generation = Pick<Selectable<Database['generation']>, 'id' | 'account_id' | 'tool' | 'inputs' | 'locale' | 'created_at'>;
type Upload = Pick<Selectable<Database['upload']>, 'name' | 'account_id' | 'created_at'>;

/** `sources` were given to make the results; `copies` are the results, uploaded again. */
export type Found = { results: Generation[]; copies: Upload[]; sources: Upload[] };

const living = ({ db }: Pick<Services, 'db'>) =>
  db.selectFrom('generation').select(['id', 'account_id', 'tool', 'inputs', 'locale', 'created_at']).where('deleted_at', 'is', null);

/** Returns the creations that were given a file. Names of uploads are unique, so a search in the text of the inputs finds no others. */
const madeWith = (
  services: Pick<Services, 'db'>,
  { name, account_id: account }: Pick<Upload, 'name' | 'account_id'>,
): Promise<Generation[]> =>
  living(services)
    .where('account_id', '=', account)
    .where(sql<boolean>`position(${name} in inputs::text) > 0`)
    .execute();

const inputsOf = ({ tool, inputs }: Generation): string[] => {
  const known = toolBySlug(tool);
  return known ? Object.values(filesOf(known, inputs)).flat() : [];
};

/** Returns the uploads that these creations were given and that no other creation uses. */
async function sourcesOf(services: Pick<Services, 'db'>, results: readonly Generation[]): Promise<Upload[]> {
  const names = results.flatMap(inputsOf);
  if (names.length === 0) return [];
  const uploads = await services.db.selectFrom('upload').select(['name', 'account_id', 'created_at']).where('name', 'in', names).execute();
  const removed = new Set(results.map(({ id }) => id));
  const free: Upload[] = [];
  for (const upload of uploads) if ((await madeWith(services, upload)).every(({ id }) => removed.has(id))) free.push(upload);
  return free;
}

/** Finds everything that removing a target removes; without `withRemixes`, what others made from its copies stays. */
export async function findCopies(
  services: Pick<Services, 'db'>,
  target: Target,
  { withRemixes }: { withRemixes: boolean },
): Promise<Found> {
  const { db } = services;
  const results = new Map<string, Generation>();
  const copies = new Map<string, Upload>();
  const ids: string[] = target.generation_id === null ? [] : [target.generation_id];
  if (target.upload_name !== null) {
    const upload = await db
      .selectFrom('upload')
      .select(['name', 'account_id', 'created_at'])
      .where('name', '=', target.upload_name)
      .executeTakeFirst();
    if (upload) copies.set(upload.name, upload);
    if (upload && withRemixes) ids.push(...(await madeWith(services, upload)).map(({ id }) => id));
  }
  const seen = new Set<string>();
  for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const result = await living(services).where('id', '=', id).executeTakeFirst();
    if (result) results.set(id, result);
    const uploaded = await db.selectFrom('upload').select(['name', 'account_id', 'created_at']).where('copy_of', '=', id).execute();
    for (const upload of uploaded) {
      copies.set(upload.name, upload);
      if (withRemixes) ids.push(...(await madeWith(services, upload)).map((made) => made.id));
    }
  }
  const list = [...results.values()];
  return { results: list, copies: [...copies.values()], sources: await sourcesOf(services, list) };
}

/** Deletes the creations and their links in the caller's transaction. Returns what is left to do after the commit. */
export async function removeResults(services: Deleting, trx: Trx, { results }: Found): Promise<Removed[]> {
  const removed: Removed[] = [];
  for (const { id } of results) {
    const one = await removeWithin(services, trx, id);
    if (one) removed.push(one);
  }
  return removed;
}

/** Deletes the uploads, and the saved forms that name them. Returns the storage keys to delete after the commit, and the number of forms. */
export async function removeUploads(trx: Trx, { copies, sources }: Found, at: Date): Promise<{ keys: string[]; forms: number }> {
  const uploads = [...copies, ...sources];
  let forms = 0;
  for (const { name, account_id: account } of uploads) {
    await trx.deleteFrom('upload').where('name', '=', name).execute();
    const { numDeletedRows } = await trx
      .deleteFrom('draft')
      .where('account_id', '=', account)
      .where(sql<boolean>`position(${name} in inputs::text) > 0`)
      .executeTakeFirst();
    forms += Number(numDeletedRows);
  }
  const keys = uploads.map(({ name }) => uploadKey(name));
  await markForDeletion(trx, keys, at);
  return { keys, forms };
}
