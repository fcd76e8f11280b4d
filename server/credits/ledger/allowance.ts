/** The daily allowance: a grant that expires at the end of the user's local day. */
import { sql } from 'kysely';
import { networksOf } from '../../core/network.ts';
import type { Who } from '../../core/who.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import { endOfDay, localDate } from '../../core/days.ts';
import { lockAccount, lockOrCreate, receivesFree } from './accounts.ts';
import { expireDue, grant } from './grants.ts';
import { isKeyUsed } from './entries.ts';

export type Allowance = {
  /** Credits of an allowance, and how many visitors of an address get one on a day. */
  readonly dailyCredits: number;
  readonly allowancesPerAddress: number;
  /** The keyed digest under which an address is counted. */
  readonly addressHash: (address: string) => string;
};

const runningAllowance = (db: Db, account: string, now: Date) =>
  db
    .selectFrom('credit_grant')
    .select('id')
    .where('account_id', '=', account)
    .where('source', '=', 'daily')
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();

/** Uses one of the daily allowances of a network. Returns false if none is left. */
async function takeOne(trx: Trx, max: number, addressDigest: string, now: Date): Promise<boolean> {
  const row = await trx
    .insertInto('address_allowance')
    .values({ address_hash: addressDigest, day: localDate(now, 'UTC'), visitors: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['address_hash', 'day'])
        .doUpdateSet({ visitors: sql`address_allowance.visitors + 1` })
        .where('address_allowance.visitors', '<', max),
    )
    .returning('visitors')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses one of the daily allowances of an address in each network that it belongs to. Returns false if none is left in one of them. */
async function takeAllowance(trx: Trx, { allowancesPerAddress, addressHash }: Allowance, address: string, now: Date): Promise<boolean> {
  // The narrowest first, so that what is refused there takes nothing from the neighbors.
  for (const { name, share } of networksOf(address))
    if (!(await takeOne(trx, allowancesPerAddress * share, addressHash(name), now))) return false;
  return true;
}

/** Whether a network of an address has used up its daily allowances. */
async function areUsedUp(trx: Trx, { allowancesPerAddress, addressHash }: Allowance, address: string, now: Date): Promise<boolean> {
  const shares = new Map(networksOf(address).map(({ name, share }) => [addressHash(name), share]));
  const rows = await trx
    .selectFrom('address_allowance')
    .select(['address_hash', 'visitors'])
    .where('day', '=', localDate(now, 'UTC'))
    .where('address_hash', 'in', [...shares.keys()])
    .execute();
  return rows.some((row) => row.visitors >= allowancesPerAddress * shares.get(row.address_hash)!);
}

/** Grants the daily allowance when it is due: once per local date, and never two at the same time (spec §3). */
export async function ensureDaily(
  trx: Trx,
  clock: () => Date,
  allowance: Allowance,
  { account, zone, address }: Pick<Who, 'account' | 'zone' | 'address'>,
): Promise<void> {
  const now = clock();
  const { dailyCredits } = allowance;
  if (dailyCredits === 0 || (await runningAllowance(trx, account, now))) return;
  const isVisitor = account.startsWith('v_');
  // An account stays for a day at least, and a cookie costs nothing: a newcomer who gets no allowance leaves none.
  const there = await lockAccount(trx, account);
  if (!there && isVisitor && (await areUsedUp(trx, allowance, address, now))) return;
  const locked = there ?? (await lockOrCreate(trx, account, now));
  if (locked.closed_at || (locked.allowance_after && locked.allowance_after > now)) return;
  // Checked again under the lock, because another request may have granted it since the first check.
  if (await runningAllowance(trx, account, now)) return;
  if (!(await receivesFree(trx, account))) return;
  const key = `daily:${account}:${localDate(now, zone)}`;
  if (await isKeyUsed(trx, key)) return;
  if (isVisitor && !(await takeAllowance(trx, allowance, address, now))) return;
  await expireDue(trx, clock, account);
  await grant(trx, clock, { account, source: 'daily', amount: dailyCredits, expiresAt: endOfDay(now, zone), key });
}
