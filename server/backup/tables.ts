import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';

/** Tables that an installation fills itself: migration state and short-lived counters. */
const left = ['kysely_migration', 'kysely_migration_lock', 'rate_limit'];

/** Returns the names of all application tables, each after the tables it references. */
export async function tablesInOrder(db: Db): Promise<string[]> {
  const names = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const references = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);
  const open = new Set(names.rows.map(({ name }) => name).filter((name) => !left.includes(name)));
  const ordered: string[] = [];
  while (open.size > 0) {
    const free = [...open].filter(
      (name) => !references.rows.some(({ child, parent }) => child === name && parent !== name && open.has(parent)),
    );
    if (free.length === 0) throw new Error('The tables refer to one another in a circle');
    for (const name of free) open.delete(name);
    ordered.push(...free);
  }
  return ordered;
}

/** Returns the names of the applied migrations, in order. */
export async function migrationsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const batch = 1000;

/** Yields the rows of a table as JSON lines, serialized by the database. */
export async function* linesOf(db: Db, table: string): AsyncGenerator<string> {
  const { rows: columns } = await sql<{ name: string }>`
    select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary order by array_position(i.indkey, a.attnum)`.execute(db);
  const order = sql.join(columns.map(({ name }) => sql.ref(name)));
  for (let offset = 0; ; offset += batch) {
    const { rows } = await sql<{ line: string }>`
      select row_to_json(t)::text as line from (select * from ${sql.table(table)} order by ${order} limit ${batch} offset ${offset}) t`.execute(
      db,
    );
    for (const { line } of rows) yield line;
    if (rows.length < batch) return;
  }
}

/** Inserts rows unchanged, including the values of identity columns. */
export async function insertLines(db: Db, table: string, lines: readonly string[]): Promise<void> {
  await sql`
    insert into ${sql.table(table)} overriding system value
    select * from json_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::json)`.execute(db);
}

/** Sets the identity sequences to continue after the restored rows. */
export async function continueSequences(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(db);
  for (const { table, column } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(
      db,
    );
  }
}
