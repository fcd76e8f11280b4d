/** Reads balances without changing them. Nearly every page requests one, so this must be cheap. */
import { forEverybody } from '../core/correlation.ts';
import type { SqlClient } from '../db/client.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Reads a balance without changing it. */
    readonly lookUpBalance: BalanceLookup;
  }
}

export type Balance = {
  /** Spendable credits as an integer, excluding expired grants. */
  balance: number;
  /** Whether it includes today's allowance. */
  hasAllowance: boolean;
  /** Whether a grant has expired that the ledger does not record yet. */
  hasDue: boolean;
};

/** Returns the current balance of an account. Rejects when the database fails. */
export type BalanceLookup = (account: string) => Promise<Balance>;

const empty: Balance = { balance: 0, hasAllowance: false, hasDue: false };

/** Prepared once per connection: the balances of the accounts `$1` at time `$2`. An account without grants has no row. */
export const balanceQuery = {
  name: 'balances',
  text: `select account_id as account,
      coalesce(sum(remaining) filter (where expires_at is null or expires_at > $2), 0)::integer as balance,
      coalesce(bool_or(source = 'daily' and expires_at > $2), false) as "hasAllowance",
      coalesce(bool_or(expires_at <= $2), false) as "hasDue"
    from credit_grant where account_id = any($1::text[]) and (remaining > 0 or expires_at > $2) group by account_id`,
};
type BalanceRow = Balance & { account: string };

type Waiting = { account: string; resolve: (balance: Balance) => void; reject: (error: unknown) => void };

/**
 * Creates the lookup. Requests that arrive while a query is running are batched into the next one: one round trip for a burst and no delay
 * otherwise. A query always starts after the requests it serves, so it sees all earlier writes.
 */
export function openBalances(client: SqlClient, clock: () => Date): BalanceLookup {
  let waiting: Waiting[] = [];
  let isUnderWay = false;

  async function send(batch: readonly Waiting[]): Promise<void> {
    try {
      const { rows } = await client.query({ ...balanceQuery, values: [batch.map(({ account }) => account), clock()] });
      const found = new Map((rows as BalanceRow[]).map(({ account, ...balance }) => [account, balance]));
      for (const { account, resolve } of batch) resolve(found.get(account) ?? empty);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function sendAll(): Promise<void> {
    isUnderWay = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await send(batch);
    }
    isUnderWay = false;
  }

  return (account) =>
    new Promise((resolve, reject) => {
      waiting.push({ account, resolve, reject });
      // In a turn of its own: those who ask meanwhile would wait in that of the first.
      if (!isUnderWay) void forEverybody('balances', sendAll);
    });
}
