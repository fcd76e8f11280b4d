import { sql, type Kysely } from 'kysely';

/** Runs SQL statements one by one, because the embedded database accepts one statement per query. */
export async function statements(db: Kysely<any>, list: readonly string[]): Promise<void> {
  for (const statement of list) await sql.raw(statement).execute(db);
}
