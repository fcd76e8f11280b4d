import type { Infer } from '../../contract/structs/schema.ts';
import type { creditGrants } from '../../contract/structs/calls/credits.ts';
import type { userInfo } from '../../contract/structs/calls/users.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Who } from '../core/who.ts';
import type { Services } from '../core/services.ts';
import { startOfDay } from '../core/days.ts';

/** Updates an account to the present (allowance, expiry) and returns the spendable credits. */
export async function currentBalance(
  { lookUpBalance, db, ledger, settings }: Pick<Services, 'settings' | 'db' | 'ledger' | 'lookUpBalance'>,
  who: Who,
): Promise<number> {
  const { balance, hasAllowance, hasDue } = await lookUpBalance(who.account);
  if ((hasAllowance || settings.dailyCredits === 0) && !hasDue) return balance;
  await inTransaction(db, async (trx) => {
    await ledger.ensureDaily(trx, who);
    await ledger.expireDue(trx, who.account);
  });
  return ledger.balanceOf(db, who.account);
}

/** Returns what a visitor can spend, and whether the address has no allowance left for another visitor today. */
export async function visitorCredits(
  services: Pick<Services, 'settings' | 'db' | 'ledger' | 'lookUpBalance'>,
  who: Who,
): Promise<{ credit_remain: number; withheld: boolean }> {
  const remain = await currentBalance(services, who);
  // An allowance that has been spent is still there, with nothing left.
  const isEmpty = remain === 0 && services.settings.dailyCredits > 0;
  return { credit_remain: remain, withheld: isEmpty && !(await services.lookUpBalance(who.account)).hasAllowance };
}

/** Returns the grants behind the balance, in the order in which they are spent. */
export async function grantsOf(
  { db, clock }: Pick<Services, 'clock' | 'db'>,
  account: string,
): Promise<Infer<(typeof creditGrants)['data']>['items']> {
  const rows = await db
    .selectFrom('credit_grant')
    .select(['source', 'remaining', 'expires_at'])
    .where('account_id', '=', account)
    .where('remaining', '>', 0)
    .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', clock())]))
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ source: row.source, remaining: row.remaining, expiresAt: row.expires_at?.toISOString() ?? null }));
}

/** Credits earned through invitations, credits spent since a point in time, and whether a running subscription granted credits this month. */
const accountQuery = {
  name: 'account_facts',
  text: `select
    (select coalesce(sum(amount), 0)::integer from ledger_entry where account_id = $1 and kind = 'grant' and source = 'invite') as invited,
    (select coalesce(sum(amount), 0)::integer from credit_hold where account_id = $1 and state <> 'released' and created_at >= $2) as spent,
    exists (select from credit_grant where account_id = $1 and source = 'subscription' and expires_at > $3) as vip,
    (select max(local_date)::text from daily_claim where account_id = $1) as "claimedOn"`,
};
type AccountFacts = { invited: number; spent: number; vip: boolean; claimedOn: string | null };

/** Returns the user info of spec §3. */
export async function infoOf(
  services: Pick<Services, 'settings' | 'clock' | 'database' | 'db' | 'ledger' | 'lookUpBalance'>,
  who: Who,
): Promise<Infer<typeof userInfo>> {
  const { database, clock, settings } = services;
  const now = clock();
  const balance = await currentBalance(services, who);
  const { rows } = await database.sql.query({ ...accountQuery, values: [who.account, startOfDay(now, who.zone), now] });
  const { invited, spent, vip, claimedOn } = rows[0] as AccountFacts;
  return {
    user_email: who.user?.email ?? '',
    credit_remain: balance,
    invite_credit: { total: invited },
    today_spent: spent,
    vip,
    daily_credit: { init_credits: settings.dailyCredits, claimed_on: claimedOn },
  };
}
