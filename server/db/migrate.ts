import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';

/** The database has a migration of a later version that takes away what this version needs. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew';
}

/** The names of the migrations that the database reports to have run; none where it is empty. */
async function namesOfRun(db: Kysely<any>): Promise<string[]> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('kysely_migration')::text as found`.execute(db);
  if (!rows[0]?.found) return [];
  const run: { name: string }[] = await db.selectFrom('kysely_migration').select('name').execute();
  return run.map(({ name }) => name);
}

/**
 * Runs the pending migrations. Processes that start at the same time wait for each other. A database with migrations of a later version is
 * taken as it is, because they only add: so a version can be rolled back. Throws `DatabaseTooNew` where one is named as breaking.
 */
export async function migrate(db: Kysely<any>): Promise<void> {
  const run = await namesOfRun(db);
  const breaking = run.find((name) => !(name in migrations) && name.endsWith('_breaking'));
  if (breaking)
    throw new DatabaseTooNew(
      `A later version changed the database (${breaking}) in a way that this version cannot work with. Start that version again, or restore a backup from before it.`,
    );
  // The migrator reads about every column of every table before it finds nothing to do: half a second of each start.
  if (Object.keys(migrations).every((name) => run.includes(name))) return;
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
