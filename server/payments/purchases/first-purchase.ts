import { transactionStatuses } from '../../../contract/facts/statuses.ts';
import type { Db } from '../../db/transaction.ts';

/**
 * Returns whether nothing was ever paid for the account, or for an earlier account of the same address, which makes it eligible for the
 * first-purchase pack.
 */
export async function isFirstPurchase(db: Db, account: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('id')
    .where('account_id', '=', account)
    .where('status', '=', transactionStatuses.paid)
    .limit(1)
    .executeTakeFirst();
  if (row) return false;
  const owner = await db.selectFrom('account').select('offer_used').where('id', '=', account).executeTakeFirst();
  return owner?.offer_used !== true;
}
