/** A database that a later version has used. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DatabaseTooNew, migrate } from '../../server/db/migrate.ts';
import { anyDatabase } from './kit/databases.ts';

const folder = join(import.meta.dirname, '../../server/db/migrations');
/** What takes away what the version before needs, or asks it for more than it fills in. */
const breaks =
  /\bdrop\s+(?!default)|\brename\b|\bset\s+not\s+null|\bset\s+data\s+type|\balter\s+column\s+\w+\s+type\b|\badd\s+constraint\b|\badd\s+column\b(?![^,`]*\bdefault\b)[^,`]*\bnot\s+null/i;

describe('a database of a later version', () => {
  it('is taken by this one, unless a migration is named as breaking', async () => {
    const database = await anyDatabase.open();
    const run = (name: string) =>
      sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(database.db);
    await run('998_more');
    await migrate(database.db);
    await run('999_less_breaking');
    await expect(migrate(database.db)).rejects.toThrow(DatabaseTooNew);
    await expect(migrate(database.db)).rejects.toThrow('999_less_breaking');
    await database.close();
  });

  it.each([
    ['alter table job drop column state', true],
    ['alter table job rename to work', true],
    ['alter table job alter column state set not null', true],
    ['alter table job alter column state type bigint', true],
    ['alter table job add column state text not null', true],
    ['alter table job add constraint few check (tries < 9)', true],
    [`alter table job add column state text not null default ''`, false],
    ['alter table job add column state text', false],
    ['create table work (id text primary key, name text not null)', false],
  ])('“%s” would break the version before: %s', (statement, isBreaking) => expect(breaks.test(statement)).toBe(isBreaking));

  it('is only broken by migrations whose names state it', () => {
    // Those before come with version 0.1.0, the first that can be rolled back to.
    const later = readdirSync(folder).filter((name) => /^\d/.test(name) && name > '021');
    expect(later.filter((name) => breaks.test(readFileSync(join(folder, name), 'utf8')) && !name.endsWith('_breaking.ts'))).toEqual([]);
  });
});
