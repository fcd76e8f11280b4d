import { randomBytes } from 'node:crypto';
import { isKey, keyLimits, keyPrefix, type KeyScope } from '../../contract/facts/keys.ts';
import type { keyItem, makeKey as makeKeyCall } from '../../contract/structs/calls/keys.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { newId } from '../core/id.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import { inTransaction, type Db } from '../db/transaction.ts';
import type { SpendProof } from './proof.ts';
import { hashToken, userOfToken } from './sessions.ts';

type UserOfKey = { user: { id: string; email: string }; scopes: readonly KeyScope[] };

declare module '../core/services.ts' {
  interface Services {
    /** Returns whose key it is, and what it is allowed to; null for any other text. */
    readonly userOfKey: (key: string) => Promise<UserOfKey | null>;
  }
}

type KeyItem = Infer<typeof keyItem>;

/** Letters after the prefix that are kept, so that its owner recognizes a key: 24 of its 256 bits. */
const shownLetters = 4;
/** Resolution of the last-used time in milliseconds; a program may send many requests a second. */
const usedStep = 60 * 1000;

/**
 * Makes a key for a user who proved who they are, and returns it with its entry in the list. A letter reports it, because a key outlives the
 * session that made it. Only the digest is stored; the key has 256 random bits, so a plain one is sufficient. Throws `invalidInput` when
 * the account has as many keys as it may have.
 */
export async function makeKey(
  { db, clock, mail }: Pick<Services, 'db' | 'clock' | 'mail'>,
  { user, locale }: Who,
  { name, scopes }: Pick<Infer<(typeof makeKeyCall)['body']>, 'name' | 'scopes'>,
  spendProof: SpendProof,
): Promise<{ key: string; item: KeyItem }> {
  const key = `${keyPrefix}${randomBytes(32).toString('base64url')}`;
  const now = clock();
  const { id: userId, email } = user!;
  const row = {
    id: newId(now.getTime()),
    name,
    start: key.slice(0, keyPrefix.length + shownLetters),
    scopes: [...new Set(scopes)],
  };
  const send = await inTransaction(db, async (trx) => {
    // Two requests at once must not pass the limit together.
    await trx.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
    const { count } = await trx
      .selectFrom('api_key')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= keyLimits.perAccount)
      throw new Refusal('invalidInput', { key: 'tooManyKeys', params: { count: keyLimits.perAccount } });
    await trx
      .insertInto('api_key')
      .values({ ...row, key_hash: hashToken(key), user_id: userId, created_at: now })
      .execute();
    await spendProof(trx);
    return mail.within(trx, locale, 'keyMade', email, { name });
  });
  send();
  return { key, item: { ...row, createdAt: now.toISOString(), usedAt: null } };
}

/** Returns the user of a key and what it is allowed to, and notes that it was used; null for any other text. */
export async function userOfKey(db: Db, key: string, now: Date): Promise<UserOfKey | null> {
  const hash = hashToken(key);
  const row = await db
    .selectFrom('api_key')
    .innerJoin('user_account', 'user_account.id', 'api_key.user_id')
    .select(['user_account.id', 'user_account.email', 'api_key.scopes', 'api_key.used_at'])
    .where('api_key.key_hash', '=', hash)
    .executeTakeFirst();
  if (!row) return null;
  if (!row.used_at || now.getTime() - row.used_at.getTime() > usedStep)
    await db.updateTable('api_key').set({ used_at: now }).where('key_hash', '=', hash).execute();
  return { user: { id: row.id, email: row.email }, scopes: row.scopes };
}

/** Returns whether a session's token or a key still opens an account. */
export const isOpen = async (db: Db, token: string, now: Date): Promise<boolean> =>
  (await (isKey(token) ? userOfKey : userOfToken)(db, token, now)) !== null;

/** Returns the user's keys, newest first. */
export async function keysOf(db: Db, userId: string): Promise<KeyItem[]> {
  const rows = await db
    .selectFrom('api_key')
    .select(['id', 'name', 'start', 'scopes', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ created_at: createdAt, used_at: usedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/** Revokes one of the user's keys by its id. Returns false if the user has no such key. */
export async function revokeKey(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('api_key').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst();
  return gone !== undefined;
}
