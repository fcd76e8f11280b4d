import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** The time zone in which a daily reward was claimed; null for claims from before. */
export const up = (db: Kysely<any>): Promise<void> => statements(db, [`alter table daily_claim add column zone text`]);
