import type { Db } from '../db/transaction.ts';

/** Whether a receipt of this account covers a generation of this tool now. */
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
