/** Which files the forms and creations of an account name. */
import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';

/** Rows whose inputs one statement reads: the embedded database answers nobody else meanwhile. */
const rowsAtOnce = 100;

/** What a name is made of. A name is unique, so one that stands anywhere in inputs is meant. */
const names = /[\w.-]+/g;

/**
 * Returns those of the names that stand in the inputs of the account’s forms and creations. Each text is read once, however many names there are: to
 * search it for each of them would take somebody’s thousand uploads times their thousand jobs.
 */
export async function namedAmong(db: Db, account: string, wanted: ReadonlySet<string>): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [table, key, isThere] of [
    ['draft', 'tool', sql`true`],
    ['generation', 'id', sql`deleted_at is null`],
  ] as const) {
    for (let [last, isWhole] = ['', false]; !isWhole;) {
      const { rows } = await sql<{
        key: string;
        inputs: string;
      }>`select ${sql.ref(key)} as key, inputs::text as inputs from ${sql.table(table)}
        where account_id = ${account} and ${isThere} and ${sql.ref(key)} > ${last} order by ${sql.ref(key)} limit ${rowsAtOnce}`.execute(
        db,
      );
      for (const { inputs } of rows) for (const [name] of inputs.matchAll(names)) if (wanted.has(name)) found.add(name);
      isWhole = rows.length < rowsAtOnce || found.size === wanted.size;
      last = rows.at(-1)?.key ?? last;
    }
  }
  return found;
}
