import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { sessionItem } from '../../contract/structs/calls/users.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { times } from '../../contract/facts/times.ts';
import { newId } from '../core/id.ts';
import type { Db } from '../db/transaction.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Returns the user of a valid session token; null for any other token. */
    readonly userOfToken: (token: string) => Promise<{ id: string; email: string } | null>;
  }
}

/**
 * Returns the digest that is stored instead of the token, so that a leaked table does not grant access. The token has 256 random bits, so a
 * plain digest is sufficient.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

type Device = { agent: string | null; visitor: string };

/** Opens a session in place of an earlier one of the same user in the same browser, and returns its token, which is not stored. */
export async function openSession(db: Db, userId: string, now: Date, { agent, visitor }: Device): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.deleteFrom('session').where('user_id', '=', userId).where('visitor', '=', visitor).execute();
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      id: newId(now.getTime()),
      agent,
      visitor,
      created_at: now,
      expires_at: new Date(now.getTime() + times.sessionLife),
    })
    .execute();
  return token;
}

/** Resolution of the last-used time in milliseconds; updating it on every request would cost more than it is worth. */
const seenStep = 5 * 60 * 1000;

/** Selects sessions that were used within the time of inactivity (ASVS 7.3.1). */
const isInUse = (now: Date) =>
  sql<boolean>`coalesce(session.seen_at, session.created_at) > ${new Date(now.getTime() - times.sessionIdle)}::timestamptz`;

/** Returns the user of a valid session; null for any other token. */
export async function userOfToken(db: Db, token: string, now: Date): Promise<{ id: string; email: string } | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.user_id')
    .select(['user_account.id', 'user_account.email', 'session.seen_at'])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', now)
    .where(isInUse(now))
    .executeTakeFirst();
  if (!row) return null;
  if (!row.seen_at || now.getTime() - row.seen_at.getTime() > seenStep) {
    await db.updateTable('session').set({ seen_at: now }).where('token_hash', '=', hashToken(token)).execute();
  }
  return { id: row.id, email: row.email };
}

/** Closes the session of a token. Idempotent. */
export async function closeSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}

/** Signs a user out everywhere and revokes the keys, because somebody else may have been in the account and made one. */
export async function closeEverySession(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
  await db.deleteFrom('sign_in_step').where('user_id', '=', userId).execute();
  await db.deleteFrom('api_key').where('user_id', '=', userId).execute();
}

/** Signs a user out on all devices but the one with this token. */
export async function closeOtherSessions(db: Db, userId: string, token: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).where('token_hash', '!=', hashToken(token)).execute();
  await db.deleteFrom('sign_in_step').where('user_id', '=', userId).execute();
}

/** Returns the user's sessions, newest first. */
export async function sessionsOf(db: Db, userId: string, token: string, now: Date): Promise<Infer<typeof sessionItem>[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'agent', 'created_at', 'seen_at', 'token_hash'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where(isInUse(now))
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  const current = hashToken(token);
  return rows.map((row) => ({
    id: row.id,
    agent: row.agent,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
    current: row.token_hash === current,
  }));
}

/** Closes one of the user's sessions by its id. Returns false if the user has no such session. */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db.deleteFrom('session').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst();
  return ended !== undefined;
}
