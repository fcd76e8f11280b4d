import type { Db } from '../db/transaction.ts';

/** Returns the code in a user's invite link. */
export async function inviteCodeOf(db: Db, userId: string): Promise<{ invite_code: string }> {
  return db.selectFrom('user_account').select('invite_code').where('id', '=', userId).executeTakeFirstOrThrow();
}
