import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

const local = `split_part(email_key, '@', 1)`;
const domain = `split_part(email_key, '@', 2)`;
/** Without what its owner may add after a plus sign. */
const bare = `regexp_replace(${local}, '(.)[+].*$', '\\1')`;

/** Adds the mailbox behind an address: one mailbox receives what is free once. Letters that wait know for whom they are. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [
    `alter table user_account add column mailbox_key text`,
    `alter table user_account add column free_grants boolean not null default true`,
    `update user_account set mailbox_key = case
      when ${domain} in ('gmail.com', 'googlemail.com') then replace(${bare}, '.', '') || '@gmail.com'
      when ${domain} in ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me')
        then regexp_replace(${bare}, '[._-]', '', 'g') || '@proton.me'
      when ${domain} in ('icloud.com', 'me.com', 'mac.com') then ${bare} || '@icloud.com'
      when ${domain} in ('yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'ya.ru') then replace(${bare}, '.', '-') || '@yandex.ru'
      else ${bare} || '@' || ${domain} end`,
    `update user_account set free_grants = false where exists (
      select from user_account earlier where earlier.mailbox_key = user_account.mailbox_key
        and (earlier.created_at, earlier.id) < (user_account.created_at, user_account.id))`,
    `create index user_account_mailbox on user_account (mailbox_key)`,
    `create unique index user_account_free on user_account (mailbox_key) where free_grants`,
    // A keyed digest of the address; rows from before have none, and end within a day.
    `alter table letter add column recipient text`,
    `create index letter_recipient on letter (recipient) where recipient is not null`,
  ]);
