import type { Migration } from 'kysely/migration';
import * as first from './001_first.ts';

/** In the order of their names. A migration that has been released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = { '001_first': first };
