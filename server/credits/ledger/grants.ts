/** Grants: credits that came from somewhere, with an end or without one. */
import { sql } from 'kysely';
import { newId } from '../../core/id.ts';
import type { CreditSource } from '../../db/schema.ts';
import type { Trx } from '../../db/transaction.ts';
import { ensureAccount, lockAccount, moveBalance } from './accounts.ts';
import { isKeyUsed, writeLine } from './lines.ts';

export type Grant = {
  account: string;
  source: CreditSource;
  /** Whole credits, more than 0. */
  amount: number;
  /** null: never. */
  expiresAt: Date | null;
  /** The same key twice has one effect. */
  key: string;
  txn?: string;
};

/** Takes credits from what is left of a grant; an error when they are not there, for the account's row is held. */
export async function takeFromGrant(trx: Trx, grant: string, amount: number): Promise<void> {
  const taken = await trx
    .updateTable('credit_grant')
    .set({ remaining: sql`remaining - ${amount}` })
    .where('id', '=', grant)
    .where('remaining', '>=', amount)
    .executeTakeFirst();
  if (taken.numUpdatedRows !== 1n) throw new Error(`The grant ${grant} no longer holds ${amount} credits`);
}

/** The grants of which something is left, in the order in which they are spent: those that expire first. */
export const openGrants = (trx: Trx, account: string) =>
  trx
    .selectFrom('credit_grant')
    .select(['id', 'source', 'remaining', 'expires_at'])
    .where('account_id', '=', account)
    .where('remaining', '>', 0)
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();

export type OpenGrant = Awaited<ReturnType<typeof openGrants>>[number];
/** Whether a grant has expired. */
export const isDue = (grant: OpenGrant, now: Date): boolean => grant.expires_at !== null && grant.expires_at <= now;

/** Ends these grants of the account, whose row is held: what is left of each goes, with a line of its own. */
export async function expire(trx: Trx, clock: () => Date, account: string, grants: readonly OpenGrant[]): Promise<void> {
  for (const { id, source, remaining } of grants) {
    await takeFromGrant(trx, id, remaining);
    const balance = await moveBalance(trx, account, -remaining);
    // A generation that fails late gives back to a grant that has expired already: each time is a line of its own.
    const key = `expire:${id}:${newId(clock().getTime())}`;
    await writeLine(trx, clock, { account, kind: 'expire', source, amount: -remaining, balance, grant: id, key });
  }
}

/** Ends the grants of an account that have expired. */
export async function expireDue(trx: Trx, clock: () => Date, account: string): Promise<void> {
  if (!(await lockAccount(trx, account))) return;
  const now = clock();
  await expire(
    trx,
    clock,
    account,
    (await openGrants(trx, account)).filter((grant) => isDue(grant, now)),
  );
}

/** Adds credits. Answers false when the key was used before. */
export async function grant(trx: Trx, clock: () => Date, { account, source, amount, expiresAt, key, txn }: Grant): Promise<boolean> {
  const now = clock();
  await ensureAccount(trx, account, now);
  await lockAccount(trx, account);
  if (await isKeyUsed(trx, key)) return false;
  const id = newId(now.getTime());
  await trx
    .insertInto('credit_grant')
    .values({ id, account_id: account, source, amount, remaining: amount, expires_at: expiresAt, created_at: now })
    .execute();
  const balance = await moveBalance(trx, account, amount);
  await writeLine(trx, clock, { account, kind: 'grant', source, amount, balance, grant: id, key, ...(txn !== undefined && { txn }) });
  return true;
}
