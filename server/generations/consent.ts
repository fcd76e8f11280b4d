import type { Db } from '../db/transaction.ts';

/** Returns whether a receipt of this account currently covers a generation with this tool. */
export async function isConsentValid(db: Db, account: string, tool: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('consent')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where('tool', '=', tool)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
