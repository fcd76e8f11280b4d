import type { Infer } from '../../contract/schema.ts';
import type { creditGrants } from '../../contract/calls/credits.ts';
import type { userInfo } from '../../contract/calls/users.ts';
import { inTransaction, type Db } from '../db/transaction.ts';
import type { Who } from '../http/who.ts';
import type { Services } from '../services.ts';
import { startOfDay } from './days.ts';

/** Brings a purse up to today (allowance, expiry) and answers what can be spent. */
export async function currentBalance({ db, ledger }: Services, who: Who): Promise<number> {
  const { balance, hasAllowance } = await ledger.look(db, who.account);
  if (hasAllowance) return balance;
  await inTransaction(db, (trx) => ledger.ensureDaily(trx, who));
  return ledger.balanceOf(db, who.account);
}

/** What the balance is made of, in the order in which it is spent. */
export async function grantsOf({ db, clock }: Services, account: string): Promise<Infer<(typeof creditGrants)['data']>['items']> {
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

async function spentSince(db: Db, account: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('credit_hold')
    .select((e) => e.fn.sum<number | null>('amount').as('total'))
    .where('account_id', '=', account)
    .where('state', '!=', 'released')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return row.total ?? 0;
}

async function invitedTotal(db: Db, account: string): Promise<number> {
  const row = await db
    .selectFrom('ledger_entry')
    .select((e) => e.fn.sum<number | null>('amount').as('total'))
    .where('account_id', '=', account)
    .where('kind', '=', 'grant')
    .where('source', '=', 'invite')
    .executeTakeFirstOrThrow();
  return row.total ?? 0;
}

/** A running subscription shows as credits of this month that it brought. */
async function isVip(db: Db, account: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('credit_grant')
    .select('id')
    .where('account_id', '=', account)
    .where('source', '=', 'subscription')
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The user info of spec §3. */
export async function infoOf(services: Services, who: Who): Promise<Infer<typeof userInfo>> {
  const { db, clock, config } = services;
  const now = clock();
  return {
    user_email: who.user?.email ?? '',
    credit_remain: await currentBalance(services, who),
    invite_credit: { total: await invitedTotal(db, who.account) },
    today_spent: await spentSince(db, who.account, startOfDay(now, who.zone)),
    vip: await isVip(db, who.account, now),
    daily_credit: { init_credits: config.dailyCredits },
  };
}
