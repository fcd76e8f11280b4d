import { sql, type Kysely } from 'kysely';

/** Runs SQL statements one by one: the embedded database takes one statement a query. */
export async function statements(db: Kysely<any>, list: readonly string[]): Promise<void> {
  for (const statement of list) await sql.raw(statement).execute(db);
}
