import { credits } from '../../contract/facts/credits.ts';
import type { Trx } from '../db/transaction.ts';
import { startOfDay } from '../core/days.ts';
import type { Ledger } from './ledger.ts';

/** Returns whether both users signed in from the same browser or address, which indicates a self-invitation. */
async function areOnePerson(trx: Trx, friend: string, inviter: string): Promise<boolean> {
  const shared = await trx
    .selectFrom('user_trace as one')
    .innerJoin('user_trace as other', (join) => join.onRef('one.kind', '=', 'other.kind').onRef('one.value', '=', 'other.value'))
    .select('one.value')
    .where('one.user_id', '=', friend)
    .where('other.user_id', '=', inviter)
    .limit(1)
    .executeTakeFirst();
  return shared !== undefined;
}

async function rewardedToday(trx: Trx, inviter: string, now: Date): Promise<number> {
  const row = await trx
    .selectFrom('ledger_entry')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('account_id', '=', inviter)
    .where('key', 'like', 'invite:%:inviter')
    .where('at', '>=', startOfDay(now, 'UTC'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Rewards the friend and the inviter after the friend's first successful generation; called after every successful generation. A
 * self-invitation earns nothing, and an inviter is rewarded for a limited number of friends per day.
 */
export async function rewardInvitation(trx: Trx, ledger: Pick<Ledger, 'grant' | 'lock'>, friend: string, now: Date): Promise<void> {
  if (!friend.startsWith('u_')) return;
  const row = await trx.selectFrom('user_account').select('invited_by').where('id', '=', friend).executeTakeFirst();
  const inviter = row?.invited_by;
  if (!inviter) return;
  // Cleared regardless of the outcome, so that later generations skip this check.
  await trx.updateTable('user_account').set({ invited_by: null }).where('id', '=', friend).execute();
  if (await areOnePerson(trx, friend, inviter)) return;
  const reward = { source: 'invite', amount: credits.invite, expiresAt: null } as const;
  await ledger.grant(trx, { ...reward, account: friend, key: `invite:${friend}:friend` });
  await ledger.lock(trx, inviter);
  if ((await rewardedToday(trx, inviter, now)) >= credits.invitesPerDay) return;
  await ledger.grant(trx, { ...reward, account: inviter, key: `invite:${friend}:inviter` });
}
