import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** From where a generation that has not ended was asked for, so that many accounts of one network share what one account gets. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [
    // A keyed digest of the address, removed when the generation ends.
    `alter table generation add column network text`,
    // How many of the account's generations were ahead of it when it came.
    `alter table generation add column turn integer not null default 0`,
    `create index generation_network on generation (network) where network is not null`,
  ]);
