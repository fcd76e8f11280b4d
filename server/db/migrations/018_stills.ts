import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** The first image of an uploaded video, as a data URL; null for other files, and for videos uploaded before this migration. */
export const up = (db: Kysely<any>): Promise<void> => statements(db, [`alter table upload add column still text`]);
