import { CompiledQuery, sql } from 'kysely';
import type { Config } from '../core/config.ts';
import { newId } from '../core/id.ts';
import type { CreditSource, LedgerKind } from '../db/schema.ts';
import type { Db, Trx } from '../db/transaction.ts';
import { Refusal } from '../core/refusal.ts';
import { addressHash, type Who } from '../core/who.ts';
import { endOfDay, localDate } from './days.ts';
import { balanceQuery, type Balance } from './balance.ts';

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

export type Hold = { account: string; amount: number; job: string };

/**
 * The purse of everybody: an append-only list of lines whose sum is the balance. Every function that takes `trx` is one effect, idempotent by
 * its key or job, and takes the account's row first, so that the movements of one purse follow one another.
 */
export type Ledger = {
  /** Adds credits. Answers false when the key was used before. */
  grant: (trx: Trx, grant: Grant) => Promise<boolean>;
  /** Takes the cost of a job, from the grants that expire first. Throws the refusal `notEnoughCredits`; twice for one job takes once. */
  hold: (trx: Trx, hold: Hold) => Promise<void>;
  /** Keeps what a job held. Answers false when nothing is held for it any more. */
  settle: (trx: Trx, held: { job: string }) => Promise<boolean>;
  /** Gives back exactly what a job held, to the grants it came from. Answers false when nothing is held for it any more. */
  release: (trx: Trx, held: { job: string }) => Promise<boolean>;
  /**
   * Takes back what is left of the credits that a payment brought, at most `amount`. Answers how many. What a job holds of them is taken
   * when the job gives it back.
   */
  refund: (trx: Trx, refund: { account: string; txn: string; key: string; amount?: number }) => Promise<number>;
  /** Ends the grants of an account whose time has come. */
  expireDue: (trx: Trx, account: string) => Promise<void>;
  /** Gives the daily allowance when it is due: once a local date, and never two at a time. */
  ensureDaily: (trx: Trx, who: Pick<Who, 'account' | 'zone' | 'address'>) => Promise<void>;
  /** Takes the account's row until the transaction ends, so that what is read of the purse stays true. */
  lock: (trx: Trx, account: string) => Promise<void>;
  /** What can be spent now. */
  balanceOf: (db: Db, account: string) => Promise<number>;
};

type Line = {
  account: string;
  kind: LedgerKind;
  source: CreditSource;
  amount: number;
  balance: number;
  key: string;
  grant?: string;
  job?: string;
  txn?: string;
};

/** Creates the account when it is not there. */
export async function ensureAccount(trx: Trx, account: string, now: Date): Promise<void> {
  await trx
    .insertInto('account')
    .values({ id: account, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The ledger of an installation: its allowance, its clock. */
export function createLedger(config: Pick<Config, 'dailyCredits' | 'allowancesPerAddress'>, clock: () => Date): Ledger {
  const write = async (trx: Trx, line: Line) => {
    await trx
      .insertInto('ledger_entry')
      .values({
        id: newId(clock().getTime()),
        account_id: line.account,
        kind: line.kind,
        source: line.source,
        amount: line.amount,
        balance: line.balance,
        grant_id: line.grant ?? null,
        job_id: line.job ?? null,
        txn_id: line.txn ?? null,
        key: line.key,
        at: clock(),
      })
      .execute();
  };

  const lock = (trx: Trx, account: string) =>
    trx.selectFrom('account').select('balance').where('id', '=', account).forUpdate().executeTakeFirst();

  /** Adds to the balance, or takes from it only when it is there. Answers the new balance. */
  const move = async (trx: Trx, account: string, amount: number): Promise<number> => {
    const row = await trx
      .updateTable('account')
      .set({ balance: sql`balance + ${amount}` })
      .where('id', '=', account)
      .where(sql<boolean>`balance + ${amount} >= 0`)
      .returning('balance')
      .executeTakeFirst();
    if (!row) throw new Refusal('notEnoughCredits');
    return row.balance;
  };

  const takeFromGrant = async (trx: Trx, grant: string, amount: number) => {
    const taken = await trx
      .updateTable('credit_grant')
      .set({ remaining: sql`remaining - ${amount}` })
      .where('id', '=', grant)
      .where('remaining', '>=', amount)
      .executeTakeFirst();
    if (taken.numUpdatedRows !== 1n) throw new Error(`The grant ${grant} no longer holds ${amount} credits`);
  };

  const openGrants = (trx: Trx, account: string) =>
    trx
      .selectFrom('credit_grant')
      .select(['id', 'source', 'remaining', 'expires_at'])
      .where('account_id', '=', account)
      .where('remaining', '>', 0)
      .orderBy('expires_at', (order) => order.asc().nullsLast())
      .orderBy('id')
      .execute();

  type OpenGrant = Awaited<ReturnType<typeof openGrants>>[number];
  const isDue = (grant: OpenGrant, now: Date): boolean => grant.expires_at !== null && grant.expires_at <= now;

  const expire = async (trx: Trx, account: string, grants: readonly OpenGrant[]) => {
    for (const { id, source, remaining } of grants) {
      await takeFromGrant(trx, id, remaining);
      const balance = await move(trx, account, -remaining);
      // A job that fails late gives back to a grant that has expired already: each time is a line of its own.
      const key = `expire:${id}:${newId(clock().getTime())}`;
      await write(trx, { account, kind: 'expire', source, amount: -remaining, balance, grant: id, key });
    }
  };

  const expireDue: Ledger['expireDue'] = async (trx, account) => {
    if (!(await lock(trx, account))) return;
    const now = clock();
    await expire(
      trx,
      account,
      (await openGrants(trx, account)).filter((grant) => isDue(grant, now)),
    );
  };

  const grant: Ledger['grant'] = async (trx, { account, source, amount, expiresAt, key, txn }) => {
    const now = clock();
    await ensureAccount(trx, account, now);
    await lock(trx, account);
    const known = await trx.selectFrom('ledger_entry').select('id').where('key', '=', key).executeTakeFirst();
    if (known) return false;
    const id = newId(now.getTime());
    await trx
      .insertInto('credit_grant')
      .values({ id, account_id: account, source, amount, remaining: amount, expires_at: expiresAt, created_at: now })
      .execute();
    const balance = await move(trx, account, amount);
    await write(trx, { account, kind: 'grant', source, amount, balance, grant: id, key, ...(txn !== undefined && { txn }) });
    return true;
  };

  const hold: Ledger['hold'] = async (trx, { account, amount, job }) => {
    const now = clock();
    if (!(await lock(trx, account))) {
      if (amount > 0) throw new Refusal('notEnoughCredits');
      await ensureAccount(trx, account, now);
    }
    const fresh = await trx
      .insertInto('credit_hold')
      .values({ job_id: job, account_id: account, amount, state: 'held', created_at: now })
      .onConflict((conflict) => conflict.column('job_id').doNothing())
      .returning('job_id')
      .executeTakeFirst();
    if (!fresh) return;

    const grants = await openGrants(trx, account);
    await expire(
      trx,
      account,
      grants.filter((grant) => isDue(grant, now)),
    );
    const balance = await move(trx, account, -amount);
    const parts: { job_id: string; grant_id: string; amount: number }[] = [];
    let left = amount;
    for (const { id, remaining } of grants.filter((grant) => !isDue(grant, now))) {
      if (left === 0) break;
      const part = Math.min(left, remaining);
      await takeFromGrant(trx, id, part);
      parts.push({ job_id: job, grant_id: id, amount: part });
      left -= part;
    }
    if (left > 0) throw new Error(`The balance of ${account} is not covered by its grants`);
    if (parts.length > 0) await trx.insertInto('hold_part').values(parts).execute();
    await write(trx, { account, kind: 'hold', source: 'job', amount: 0 - amount, balance, job, key: `hold:${job}` });
  };

  /** Leaves `held` once; answers whose hold it was, or nothing when another was first. The account is taken first, as everywhere. */
  const leaveHeld = async (trx: Trx, job: string, state: 'settled' | 'released') => {
    const held = await trx.selectFrom('credit_hold').select('account_id').where('job_id', '=', job).executeTakeFirst();
    if (!held) return undefined;
    const account = await lock(trx, held.account_id);
    const left = await trx
      .updateTable('credit_hold')
      .set({ state })
      .where('job_id', '=', job)
      .where('state', '=', 'held')
      .returning(['account_id', 'amount'])
      .executeTakeFirst();
    return left && { account: left.account_id, amount: left.amount, balance: account?.balance ?? 0 };
  };

  const settle: Ledger['settle'] = async (trx, { job }) => {
    const held = await leaveHeld(trx, job, 'settled');
    if (!held) return false;
    await write(trx, { account: held.account, kind: 'settle', source: 'job', amount: 0, balance: held.balance, job, key: `settle:${job}` });
    return true;
  };

  const release: Ledger['release'] = async (trx, { job }) => {
    const held = await leaveHeld(trx, job, 'released');
    if (!held) return false;
    const { account, amount } = held;
    const parts = await trx.selectFrom('hold_part').select(['grant_id', 'amount']).where('job_id', '=', job).execute();
    const owing: OwingGrant[] = [];
    for (const part of parts) {
      const { id, source, owed } = await trx
        .updateTable('credit_grant')
        .set({ remaining: sql`remaining + ${part.amount}` })
        .where('id', '=', part.grant_id)
        .returning(['id', 'source', 'owed'])
        .executeTakeFirstOrThrow();
      if (owed > 0) owing.push({ id, source, owed: Math.min(owed, part.amount) });
    }
    const balance = await move(trx, account, amount);
    await write(trx, { account, kind: 'release', source: 'job', amount, balance, job, key: `release:${job}` });
    await takeOwed(trx, account, job, owing);
    await expireDue(trx, account);
    return true;
  };

  type OwingGrant = { id: string; source: CreditSource; owed: number };

  /** The money for these credits went back while a job held them: now that they are here again, they go too. */
  const takeOwed = async (trx: Trx, account: string, job: string, owing: readonly OwingGrant[]) => {
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
      const balance = await move(trx, account, -owed);
      const txn = given?.txn_id;
      await write(trx, {
        account,
        kind: 'refund',
        source,
        amount: -owed,
        balance,
        grant: id,
        key: `refund:${id}:${job}`,
        ...(txn && { txn }),
      });
    }
  };

  const refund: Ledger['refund'] = async (trx, { account, txn, key, amount = Number.MAX_SAFE_INTEGER }) => {
    if (!(await lock(trx, account))) return 0;
    const known = await trx.selectFrom('ledger_entry').select('id').where('key', '=', key).executeTakeFirst();
    if (known) return 0;
    await expireDue(trx, account);
    const grants = await trx
      .selectFrom('credit_grant')
      .innerJoin('ledger_entry', 'ledger_entry.grant_id', 'credit_grant.id')
      .select(['credit_grant.id', 'credit_grant.source', 'credit_grant.amount', 'credit_grant.remaining'])
      .where('ledger_entry.account_id', '=', account)
      .where('ledger_entry.kind', '=', 'grant')
      .where('ledger_entry.txn_id', '=', txn)
      .orderBy('credit_grant.id', 'desc')
      .execute();
    const newest = grants[0];
    if (!newest) return 0;
    let taken = 0;
    for (const { id, remaining } of grants) {
      const part = Math.min(remaining, amount - taken);
      if (part <= 0) continue;
      await takeFromGrant(trx, id, part);
      taken += part;
    }
    let missing = amount - taken;
    for (const { id, amount: given, remaining } of grants) {
      const owed = Math.min(missing, given - remaining);
      // Refunds may be told out of order: a smaller one asks for no less than the greater before it.
      await trx
        .updateTable('credit_grant')
        .set({ owed: sql`greatest(owed, ${owed})` })
        .where('id', '=', id)
        .execute();
      missing -= owed;
    }
    const balance = await move(trx, account, -taken);
    await write(trx, { account, kind: 'refund', source: newest.source, amount: 0 - taken, balance, grant: newest.id, txn, key });
    return taken;
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

  /** One of the allowances that an address has a day, or false. */
  const takeAllowance = async (trx: Trx, address: string, now: Date): Promise<boolean> => {
    const row = await trx
      .insertInto('address_allowance')
      .values({ address_hash: addressHash(address), day: localDate(now, 'UTC'), visitors: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['address_hash', 'day'])
          .doUpdateSet({ visitors: sql`address_allowance.visitors + 1` })
          .where('address_allowance.visitors', '<', config.allowancesPerAddress),
      )
      .returning('visitors')
      .executeTakeFirst();
    return row !== undefined;
  };

  const ensureDaily: Ledger['ensureDaily'] = async (trx, { account, zone, address }) => {
    const now = clock();
    if (config.dailyCredits === 0 || (await runningAllowance(trx, account, now))) return;
    await ensureAccount(trx, account, now);
    await lock(trx, account);
    // Asked again under the lock: the first look may have been older than another request's grant.
    if (await runningAllowance(trx, account, now)) return;
    const key = `daily:${account}:${localDate(now, zone)}`;
    const used = await trx.selectFrom('ledger_entry').select('id').where('key', '=', key).executeTakeFirst();
    if (used) return;
    if (account.startsWith('v_') && !(await takeAllowance(trx, address, now))) return;
    await expireDue(trx, account);
    await grant(trx, { account, source: 'daily', amount: config.dailyCredits, expiresAt: endOfDay(now, zone), key });
  };

  const balanceOf: Ledger['balanceOf'] = async (db, account) => {
    const { rows } = await db.executeQuery<Balance>(CompiledQuery.raw(balanceQuery.text, [[account], clock()]));
    return rows[0]?.balance ?? 0;
  };

  return {
    grant,
    hold,
    settle,
    release,
    refund,
    expireDue,
    ensureDaily,
    balanceOf,
    lock: async (trx, account) => {
      await lock(trx, account);
    },
  };
}
