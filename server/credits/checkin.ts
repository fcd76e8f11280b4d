import { inTransaction } from '../db/transaction.ts';
import { Refusal } from '../core/refusal.ts';
import type { Who } from '../core/who.ts';
import type { Services } from '../core/services.ts';
import { receivesFree } from './ledger/accounts.ts';
import { endOfDay, localDate } from '../core/days.ts';

/**
 * Claims the daily reward for the user's local date; the unique key of the claim decides concurrent attempts. Throws `alreadyClaimed`, also
 * when another account of the same mailbox receives what is free.
 */
export async function claimDaily(
  { db, ledger, clock, config }: Pick<Services, 'config' | 'clock' | 'db' | 'ledger'>,
  { account, zone }: Who,
): Promise<void> {
  const now = clock();
  const date = localDate(now, zone);
  await inTransaction(db, async (trx) => {
    if (!(await receivesFree(trx, account))) throw new Refusal('alreadyClaimed', { key: 'oneRewardAMailbox' });
    const claim = await trx
      .insertInto('daily_claim')
      .values({ account_id: account, local_date: date, at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'local_date']).doNothing())
      .returning('local_date')
      .executeTakeFirst();
    if (!claim) throw new Refusal('alreadyClaimed');
    const amount = config.dailyCredits;
    if (amount > 0)
      await ledger.grant(trx, { account, source: 'checkin', amount, expiresAt: endOfDay(now, zone), key: `checkin:${account}:${date}` });
  });
}
