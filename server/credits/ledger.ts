import { CompiledQuery } from 'kysely';
import type { Who } from '../core/who.ts';
import type { Db, Trx } from '../db/transaction.ts';
import { balanceQuery, type Balance } from './balance.ts';
import { lockAccount } from './ledger/accounts.ts';
import { ensureDaily, type Allowance } from './ledger/allowance.ts';
import { expireDue, grant, type Grant } from './ledger/grants.ts';
import { hold, release, settle, type Hold } from './ledger/holds.ts';
import { refund, type Refund } from './ledger/refunds.ts';

/**
 * Everybody's credits: an append-only list of lines whose sum is the balance. Every function that takes `trx` is one effect, idempotent by
 * its key or job (the id of a generation), and takes the account's row first, so that the movements of one account follow one another.
 */
export type Ledger = {
  /** Adds credits. Answers false when the key was used before. */
  grant: (trx: Trx, grant: Grant) => Promise<boolean>;
  /**
   * Takes the cost of a generation, from the grants that expire first. Throws the refusal `notEnoughCredits`; twice for one generation
   * takes once.
   */
  hold: (trx: Trx, hold: Hold) => Promise<void>;
  /** Keeps what a generation held. Answers false when nothing is held for it any more. */
  settle: (trx: Trx, held: { job: string }) => Promise<boolean>;
  /** Gives back exactly what a generation held, to the grants it came from. Answers false when nothing is held for it any more. */
  release: (trx: Trx, held: { job: string }) => Promise<boolean>;
  /**
   * Takes back what is left of the credits that a payment brought, at most `amount`. Answers how many. What a generation holds of them is
   * taken when the generation gives it back.
   */
  refund: (trx: Trx, refund: Refund) => Promise<number>;
  /** Ends the grants of an account whose time has come. */
  expireDue: (trx: Trx, account: string) => Promise<void>;
  /** Gives the daily allowance when it is due: once a local date, and never two at a time. */
  ensureDaily: (trx: Trx, who: Pick<Who, 'account' | 'zone' | 'address'>) => Promise<void>;
  /** Takes the account's row until the transaction ends, so that what is read of the account stays true. */
  lock: (trx: Trx, account: string) => Promise<void>;
  /** What can be spent now. */
  balanceOf: (db: Db, account: string) => Promise<number>;
};

/** The ledger of an installation: its allowance, its clock. */
export function createLedger(allowance: Allowance, clock: () => Date): Ledger {
  return {
    grant: (trx, given) => grant(trx, clock, given),
    hold: (trx, wanted) => hold(trx, clock, wanted),
    settle: (trx, held) => settle(trx, clock, held),
    release: (trx, held) => release(trx, clock, held),
    refund: (trx, given) => refund(trx, clock, given),
    expireDue: (trx, account) => expireDue(trx, clock, account),
    ensureDaily: (trx, who) => ensureDaily(trx, clock, allowance, who),
    lock: async (trx, account) => {
      await lockAccount(trx, account);
    },
    balanceOf: async (db, account) => {
      const { rows } = await db.executeQuery<Balance>(CompiledQuery.raw(balanceQuery.text, [[account], clock()]));
      return rows[0]?.balance ?? 0;
    },
  };
}
