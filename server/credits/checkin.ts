import { times } from '../../contract/facts/times.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { Refusal } from '../core/refusal.ts';
import type { Who } from '../core/who.ts';
import type { Services } from '../core/services.ts';
import { lockOrCreate, receivesFree } from './ledger/accounts.ts';
import { endOfDay, localDate } from '../core/days.ts';

/** Returns whether a claim follows too soon after the last one, which was made in another zone. */
async function isTooSoon(trx: Trx, { account, zone }: Pick<Who, 'account' | 'zone'>, now: Date): Promise<boolean> {
  const last = await trx
    .selectFrom('daily_claim')
    .select(['at', 'zone'])
    .where('account_id', '=', account)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.zone !== null && last.zone !== zone && now.getTime() - last.at.getTime() < times.betweenZones;
}

/**
 * Claims the daily reward for the user's local date; the lock of the account decides concurrent attempts. Throws `alreadyClaimed`, also
 * when another account of the same mailbox receives what is free, and within twenty hours of a claim in another zone.
 */
export async function claimDaily(
  { db, ledger, clock, settings }: Pick<Services, 'settings' | 'clock' | 'db' | 'ledger'>,
  { account, zone }: Who,
): Promise<void> {
  const now = clock();
  const date = localDate(now, zone);
  await inTransaction(db, async (trx) => {
    if (!(await receivesFree(trx, account))) throw new Refusal('alreadyClaimed', { key: 'oneRewardAMailbox' });
    await lockOrCreate(trx, account, now);
    if (await isTooSoon(trx, { account, zone }, now)) throw new Refusal('alreadyClaimed');
    const claim = await trx
      .insertInto('daily_claim')
      .values({ account_id: account, local_date: date, at: now, zone })
      .onConflict((conflict) => conflict.columns(['account_id', 'local_date']).doNothing())
      .returning('local_date')
      .executeTakeFirst();
    if (!claim) throw new Refusal('alreadyClaimed');
    const amount = settings.dailyCredits;
    if (amount > 0)
      await ledger.grant(trx, { account, source: 'checkin', amount, expiresAt: endOfDay(now, zone), key: `checkin:${account}:${date}` });
  });
}
