import { sql } from 'kysely';
import type { Services } from '../core/services.ts';

/** Milliseconds after which no other table is begun: the embedded database does nothing else meanwhile. */
const longest = 1000;

/**
 * Lets the embedded database use the room of rows that were deleted or replaced again: PostgreSQL sees to that by itself, and without it the
 * files only grow. Begins with the tables that have waited longest, and leaves to the next time what it does not come to.
 */
export async function vacuum({ database, db }: Pick<Services, 'database' | 'db'>): Promise<void> {
  if (database.kind !== 'embedded') return;
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || relname as name from pg_stat_user_tables where last_vacuum is null or n_dead_tup > 0
    order by last_vacuum nulls first, n_dead_tup desc`.execute(db);
  const end = performance.now() + longest;
  for (const { name } of rows) {
    if (performance.now() >= end) return;
    await sql`vacuum ${sql.table(name)}`.execute(db);
  }
}
