/** Holds: the cost of a generation, reserved while it runs, then spent or released. `job` is the generation's id. */
import { sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { CreditSource } from '../../db/schema.ts';
import { prepared, type Given } from '../../db/prepared.ts';
import type { Trx } from '../../db/transaction.ts';
import { ensureAccount, lockAccount } from './accounts.ts';
import { expire, expireDue, isDue, openGrants, takeFromGrant } from './grants.ts';
import { book, writeEntry } from './entries.ts';

export type Hold = { account: string; amount: number; job: string };

const insertHold = prepared((db, given: Given<Hold & { now: Date }>) =>
  db
    .insertInto('credit_hold')
    .values({ job_id: given('job'), account_id: given('account'), amount: given('amount'), state: 'held', created_at: given('now') })
    .onConflict((conflict) => conflict.column('job_id').doNothing())
    .returning('job_id'),
);

const insertPart = prepared((db, given: Given<{ job: string; grant: string; amount: number }>) =>
  db.insertInto('hold_part').values({ job_id: given('job'), grant_id: given('grant'), amount: given('amount') }),
);

/**
 * Reserves the cost of a generation, from the grants that expire first. Throws `notEnoughCredits`, and `refusedByPolicy` for a closed
 * account; idempotent per generation.
 */
export async function hold(trx: Trx, clock: () => Date, { account, amount, job }: Hold): Promise<void> {
  const now = clock();
  const locked = await lockAccount(trx, account);
  if (locked?.closed_at) throw new Refusal('refusedByPolicy', { key: 'accountClosed' });
  if (!locked) {
    if (amount > 0) throw new Refusal('notEnoughCredits');
    await ensureAccount(trx, account, now);
  }
  const fresh = await insertHold(trx, { account, amount, job, now });
  if (fresh.rows.length === 0) return;

  const grants = await openGrants(trx, account);
  await expire(
    trx,
    clock,
    account,
    grants.filter((grant) => isDue(grant, now)),
  );
  await book(trx, clock, { account, kind: 'hold', source: 'job', amount: 0 - amount, job, key: `hold:${job}` });
  let left = amount;
  for (const { id, remaining } of grants.filter((grant) => !isDue(grant, now))) {
    if (left === 0) break;
    const part = Math.min(left, remaining);
    await takeFromGrant(trx, id, part);
    await insertPart(trx, { job, grant: id, amount: part });
    left -= part;
  }
  if (left > 0) throw new Error(`The balance of ${account} is not covered by its grants`);
}

const selectHold = prepared((db, given: Given<{ job: string }>) =>
  db.selectFrom('credit_hold').select('account_id').where('job_id', '=', given('job')),
);

const endHold = prepared((db, given: Given<{ job: string; state: 'settled' | 'released' }>) =>
  db
    .updateTable('credit_hold')
    .set({ state: given('state') })
    .where('job_id', '=', given('job'))
    .where('state', '=', 'held')
    .returning(['account_id', 'amount']),
);

/**
 * Moves a hold out of `held` exactly once and returns its account, or nothing if there's no such hold. The account is locked first, as
 * everywhere.
 */
async function leaveHeld(
  trx: Trx,
  job: string,
  state: 'settled' | 'released',
): Promise<{ account: string; amount: number; balance: number } | undefined> {
  const [held] = (await selectHold(trx, { job })).rows;
  if (!held) return undefined;
  const account = await lockAccount(trx, held.account_id);
  const [left] = (await endHold(trx, { job, state })).rows;
  return left && { account: left.account_id, amount: left.amount, balance: account?.balance ?? 0 };
}

type OwingGrant = { id: string; source: CreditSource; owed: number };

/** These credits were refunded while a generation held them, so they are taken back as soon as they are released. */
async function takeOwed(trx: Trx, clock: () => Date, account: string, job: string, owing: readonly OwingGrant[]): Promise<void> {
  for (const { id, source, owed } of owing) {
    await trx
      .updateTable('credit_grant')
      .set({ remaining: sql`remaining - ${owed}`, owed: sql`owed - ${owed}` })
      .where('id', '=', id)
      .execute();
    const given = await trx
      .selectFrom('ledger_entry')
      .select('txn_id')
      .where('grant_id', '=', id)
      .where('kind', '=', 'grant')
      .executeTakeFirst();
    const txn = given?.txn_id;
    await book(trx, clock, {
      account,
      kind: 'refund',
      source,
      amount: -owed,
      grant: id,
      key: `refund:${id}:${job}`,
      ...(txn && { txn }),
    });
  }
}

/** Returns this much of a hold to the grants it came from, those that last longest first, and what of it their refunds still want. */
async function giveBack(trx: Trx, job: string, amount: number): Promise<OwingGrant[]> {
  const parts = await trx
    .selectFrom('hold_part as part')
    .innerJoin('credit_grant as given', 'given.id', 'part.grant_id')
    .select(['part.grant_id', 'part.amount'])
    .where('part.job_id', '=', job)
    .orderBy('given.expires_at', (order) => order.desc().nullsFirst())
    .orderBy('given.id', 'desc')
    .execute();
  const owing: OwingGrant[] = [];
  let left = amount;
  for (const part of parts) {
    const back = Math.min(left, part.amount);
    if (back === 0) break;
    left -= back;
    const { id, source, owed } = await trx
      .updateTable('credit_grant')
      .set({ remaining: sql`remaining + ${back}` })
      .where('id', '=', part.grant_id)
      .returning(['id', 'source', 'owed'])
      .executeTakeFirstOrThrow();
    if (owed > 0) owing.push({ id, source, owed: Math.min(owed, back) });
  }
  return owing;
}

/** Writes the line of credits that come back from a hold, and what follows from it: a refund that waits for them, an expiry that has passed. */
async function returnCredits(trx: Trx, clock: () => Date, { account, amount, job }: Hold): Promise<void> {
  const owing = await giveBack(trx, job, amount);
  await book(trx, clock, { account, kind: 'release', source: 'job', amount, job, key: `release:${job}` });
  await takeOwed(trx, clock, account, job, owing);
  await expireDue(trx, clock, account);
}

/**
 * Spends the reserved credits of a generation; with a `cost` below what is reserved, only that many, and the rest comes back in the same
 * transaction. Returns false if there's no hold. Throws if the cost is higher than the hold: nobody pays more than was shown.
 */
export async function settle(trx: Trx, clock: () => Date, { job, cost }: Pick<Hold, 'job'> & { cost?: number }): Promise<boolean> {
  const held = await leaveHeld(trx, job, 'settled');
  if (!held) return false;
  const { account, amount } = held;
  const spent = cost ?? amount;
  if (spent > amount) throw new Error(`The generation ${job} holds ${amount} credits and would cost ${spent}`);
  await writeEntry(trx, clock, { account, kind: 'settle', source: 'job', amount: 0, balance: held.balance, job, key: `settle:${job}` });
  if (spent === amount) return true;
  await trx.updateTable('credit_hold').set({ amount: spent }).where('job_id', '=', job).execute();
  await returnCredits(trx, clock, { account, amount: amount - spent, job });
  return true;
}

/** Returns the reserved credits of a generation to the grants they came from. Returns false if there's no hold. */
export async function release(trx: Trx, clock: () => Date, { job }: Pick<Hold, 'job'>): Promise<boolean> {
  const held = await leaveHeld(trx, job, 'released');
  if (!held) return false;
  await returnCredits(trx, clock, { account: held.account, amount: held.amount, job });
  return true;
}
