import { createHmac, randomBytes } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Who } from '../core/who.ts';
import type { Db, Trx } from '../db/transaction.ts';
import { balanceQuery, type Balance } from './balance.ts';
import { lockAccount } from './ledger/accounts.ts';
import { ensureDaily, type Allowance } from './ledger/allowance.ts';
import { collectDebt } from './ledger/debts.ts';
import { expireDue, grant, type Grant } from './ledger/grants.ts';
import { hold, release, settle, type Hold } from './ledger/holds.ts';
import { refund, type Refund } from './ledger/refunds.ts';
import { take, type Taking } from './ledger/takings.ts';

declare module '../core/services.ts' {
  interface Services {
    readonly ledger: Ledger;
  }
}

/**
 * The credit ledger: append-only lines whose sum is the balance. Every function that takes `trx` is idempotent by its key or job (the id of
 * a generation), and locks the account's row first to serialize changes to one account.
 */
export type Ledger = {
  /** Adds credits, and pays a debt with them. Returns false if the key was used before. */
  grant: (trx: Trx, grant: Grant) => Promise<boolean>;
  /** Reserves the cost of a generation, from the grants that expire first. Throws the refusal `notEnoughCredits`; idempotent per generation. */
  hold: (trx: Trx, hold: Hold) => Promise<void>;
  /** Spends the reserved credits of a generation, or only `cost` of them and returns the rest. Returns false if there's no hold. */
  settle: (trx: Trx, held: { job: string; cost?: number }) => Promise<boolean>;
  /** Returns the reserved credits of a generation to the grants they came from. Returns false if there's no hold. */
  release: (trx: Trx, held: { job: string }) => Promise<boolean>;
  /**
   * Takes back the remaining credits of a payment, up to `upTo` in all, and returns how many. Credits held by a generation are taken back if the
   * generation releases them; after a chargeback, spent ones are taken from other bought credits.
   */
  refund: (trx: Trx, refund: Refund) => Promise<number>;
  /** Takes credits for an operator. Returns false if the key was used before. Throws `refusedByPolicy` for more than the account has. */
  take: (trx: Trx, taking: Taking) => Promise<boolean>;
  /** Expires the overdue grants of an account. */
  expireDue: (trx: Trx, account: string) => Promise<void>;
  /** Grants the daily allowance when it is due: once per local date, and never two at the same time. */
  ensureDaily: (trx: Trx, who: Pick<Who, 'account' | 'zone' | 'address'>) => Promise<void>;
  /** Locks the account's row until the transaction ends, so that reads of the account stay valid. */
  lock: (trx: Trx, account: string) => Promise<void>;
  /** Returns the spendable credits. */
  balanceOf: (db: Db, account: string) => Promise<number>;
};

/** Returns a digest of addresses under a key of this process. */
function processHash(): Allowance['addressHash'] {
  const key = randomBytes(32);
  return (address) => createHmac('sha256', key).update(address).digest('base64url').slice(0, 22);
}

/** Creates the ledger of an installation from its settings and clock; an allowance follows them when it is due. */
export function createLedger(
  settings: Readonly<Omit<Allowance, 'addressHash'>>,
  clock: () => Date,
  addressHash: Allowance['addressHash'] = processHash(),
): Ledger {
  return {
    grant: async (trx, given) => {
      const isFresh = await grant(trx, clock, given);
      if (isFresh) await collectDebt(trx, clock, given.account);
      return isFresh;
    },
    hold: (trx, wanted) => hold(trx, clock, wanted),
    settle: (trx, held) => settle(trx, clock, held),
    release: (trx, held) => release(trx, clock, held),
    refund: (trx, given) => refund(trx, clock, given),
    take: (trx, taken) => take(trx, clock, taken),
    expireDue: (trx, account) => expireDue(trx, clock, account),
    ensureDaily: (trx, who) => {
      const { dailyCredits, allowancesPerAddress } = settings;
      return ensureDaily(trx, clock, { dailyCredits, allowancesPerAddress, addressHash }, who);
    },
    lock: async (trx, account) => {
      await lockAccount(trx, account);
    },
    balanceOf: async (db, account) => {
      const { rows } = await db.executeQuery<Balance>(CompiledQuery.raw(balanceQuery.text, [[account], clock()]));
      return rows[0]?.balance ?? 0;
    },
  };
}
