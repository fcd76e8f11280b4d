/** One mailbox, whatever spellings its provider accepts: what is free is given to it once. Signing in knows addresses only as they were given. */
import { sql } from 'kysely';
import type { Trx } from '../db/transaction.ts';

type Provider = { readonly domains: readonly string[]; readonly local: (part: string) => string };

/** Providers that deliver several spellings, and several domains, to one mailbox; the first domain stands for all of them. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], local: (part) => part.replaceAll('.', '') },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], local: (part) => part.replaceAll(/[._-]/g, '') },
  { domains: ['icloud.com', 'me.com', 'mac.com'], local: (part) => part },
  { domains: ['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'ya.ru'], local: (part) => part.replaceAll('.', '-') },
];

/** Removes what follows a plus sign: the owner's own addition, which every provider ignores that allows it. */
export const withoutTag = (emailKey: string): string => emailKey.replace(/(?<=[^@])\+[^@]*(?=@)/, '');

/** Returns the mailbox of an address in the form of `emailKeyOf`. */
export function mailboxOf(emailKey: string): string {
  const [local = '', domain = ''] = withoutTag(emailKey).split('@');
  const provider = providers.find(({ domains }) => domains.includes(domain));
  return provider ? `${provider.local(local)}@${provider.domains[0]}` : `${local}@${domain}`;
}

/** Serializes what happens to the accounts of one mailbox until the transaction ends. */
export async function lockMailbox(trx: Trx, mailbox: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(trx);
}

/** Returns whether another account of the mailbox receives what is free. Call with the mailbox locked. */
export async function isTaken(trx: Trx, mailbox: string): Promise<boolean> {
  const row = await trx
    .selectFrom('user_account')
    .select('id')
    .where('mailbox_key', '=', mailbox)
    .where('free_grants', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Hands what is free on to the oldest account that is left of a mailbox, and returns its id. Call with the mailbox locked. */
export async function handOn(trx: Trx, mailbox: string): Promise<string | null> {
  const heir = await trx
    .selectFrom('user_account')
    .select('id')
    .where('mailbox_key', '=', mailbox)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (heir) await trx.updateTable('user_account').set({ free_grants: true }).where('id', '=', heir.id).execute();
  return heir?.id ?? null;
}
