import { createHash, randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import { times } from '../../contract/constants.ts';
import type { Db } from '../db/transaction.ts';

/** Only the digest is stored: a copy of the table signs nobody in. The token has 256 random bits, so a plain digest is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Opens a session and answers its token, which is not kept. */
export async function openSession(db: Db, userId: string, now: Date, agent: string | null): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      id: ulid(now.getTime()),
      agent,
      created_at: now,
      expires_at: new Date(now.getTime() + times.sessionLife),
    })
    .execute();
  return token;
}

/** The living session's user, or null. */
export async function userOfToken(db: Db, token: string, now: Date): Promise<{ id: string; email: string } | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.user_id')
    .select(['user_account.id', 'user_account.email'])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}

export async function closeEverySession(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
}
