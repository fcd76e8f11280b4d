/**
 * Remembers what a deleted account received for free, so that registering again does not give it a second time. Only a keyed digest of the
 * address is kept: it answers whether an address had an account to the person who brings the address, and to nobody else.
 */
import { sql } from 'kysely';
import type { Services } from '../core/services.ts';
import { transactionStatuses } from '../../contract/facts/statuses.ts';
import { Refusal } from '../core/refusal.ts';
import type { Trx } from '../db/transaction.ts';
import { mailboxOf, withoutTag } from './mailbox.ts';

/** By which subject other services know a person. */
export type Subjects = { google_subject?: string | null; openid_subject?: string | null };

/** How an account is recognized: its address in the form of `emailKeyOf`, and the subjects of other services. */
export type Marks = Subjects & { emailKey: string };

/** The second form of an address is what rows from before `mailboxOf` have. */
function keysOf({ secrets }: Pick<Services, 'secrets'>, { emailKey, google_subject: google, openid_subject: openid }: Marks): string[] {
  const forms = [...new Set([mailboxOf(emailKey), withoutTag(emailKey)])].map((form) => `email ${form}`);
  const known = [...forms, ...(google ? [`google ${google}`] : []), ...(openid ? [`openid ${openid}`] : [])];
  return known.map((mark) => secrets.sign('former-account', mark));
}

/** Stores what an account received. Called in the transaction that deletes it. */
export async function rememberFormer(
  services: Pick<Services, 'secrets'>,
  trx: Trx,
  account: string,
  marks: Marks,
  { at, barred }: { at: Date; barred: boolean },
): Promise<void> {
  const { rows } = await sql<{ bought: boolean; allowance_until: Date | null; claimed_on: string | null }>`select
    exists (select from payment where account_id = ${account} and status = ${transactionStatuses.paid})
      or coalesce((select offer_used from account where id = ${account}), false) as bought,
    greatest((select max(expires_at) from credit_grant where account_id = ${account} and source = 'daily'),
      (select allowance_after from account where id = ${account})) as allowance_until,
    (select max(local_date) from daily_claim where account_id = ${account}) as claimed_on`.execute(trx);
  const received = rows[0]!;
  for (const key of keysOf(services, marks)) {
    await trx
      .insertInto('former_account')
      .values({ key_hash: key, ...received, barred, at })
      .onConflict((conflict) =>
        conflict.column('key_hash').doUpdateSet({
          at,
          bought: sql`former_account.bought or excluded.bought`,
          barred: sql`former_account.barred or excluded.barred`,
          allowance_until: sql`greatest(former_account.allowance_until, excluded.allowance_until)`,
          claimed_on: sql`greatest(former_account.claimed_on, excluded.claimed_on)`,
        }),
      )
      .execute();
  }
}

/**
 * Applies what is remembered to a new account, and returns whether the address had one before. Throws the refusal `refusedByPolicy` (reason
 * `accountClosed`) if the operator closed that one.
 */
export async function recallFormer(
  services: Pick<Services, 'secrets'>,
  trx: Trx,
  account: string,
  marks: Marks,
  now: Date,
): Promise<boolean> {
  const rows = await trx.selectFrom('former_account').selectAll().where('key_hash', 'in', keysOf(services, marks)).execute();
  if (rows.some(({ barred }) => barred)) throw new Refusal('refusedByPolicy', { key: 'accountClosed' });
  for (const { bought, allowance_until: until, claimed_on: date } of rows) {
    await trx
      .updateTable('account')
      .set({ offer_used: sql`offer_used or ${bought}`, allowance_after: sql`greatest(allowance_after, ${until}::timestamptz)` })
      .where('id', '=', account)
      .execute();
    if (date !== null)
      await trx
        .insertInto('daily_claim')
        .values({ account_id: account, local_date: date, at: now, zone: null })
        .onConflict((conflict) => conflict.columns(['account_id', 'local_date']).doNothing())
        .execute();
  }
  return rows.length > 0;
}
