import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';

/** Whether the database reports that it has run exactly these migrations. */
async function isUpToDate(db: Kysely<any>): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('kysely_migration')::text as found`.execute(db);
  if (!rows[0]?.found) return false;
  const run: { name: string }[] = await db.selectFrom('kysely_migration').select('name').execute();
  return (
    Object.keys(migrations).toSorted().join() ===
    run
      .map(({ name }) => name)
      .toSorted()
      .join()
  );
}

/** Runs the pending migrations. Processes that start at the same time wait for each other. */
export async function migrate(db: Kysely<any>): Promise<void> {
  // The migrator reads about every column of every table before it finds nothing to do: half a second of each start.
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
