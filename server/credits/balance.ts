/** Looking balances up without changing them. Asked with nearly every page, so it must cost little. */
import type { SqlClient } from '../db/open.ts';

export type Balance = {
  /** What can be spent now, in whole credits: grants that have expired no longer count. */
  balance: number;
  /** Whether today's allowance is among it. */
  hasAllowance: boolean;
  /** Whether a grant has expired that no line of the ledger says yet. */
  hasDue: boolean;
};

/** The balance of an account as of now. Rejects when the database does. */
export type BalanceLookup = (account: string) => Promise<Balance>;

const empty: Balance = { balance: 0, hasAllowance: false, hasDue: false };

/** Prepared once a connection: the balances of the accounts `$1` at the moment `$2`. An account without grants has no row. */
export const balanceQuery = {
  name: 'balances',
  text: `select account_id as account,
      coalesce(sum(remaining) filter (where expires_at is null or expires_at > $2), 0)::integer as balance,
      coalesce(bool_or(source = 'daily' and expires_at > $2), false) as "hasAllowance",
      coalesce(bool_or(expires_at <= $2), false) as "hasDue"
    from credit_grant where account_id = any($1::text[]) and (remaining > 0 or expires_at > $2) group by account_id`,
};
type Row = Balance & { account: string };

type Waiting = { account: string; resolve: (balance: Balance) => void; reject: (error: unknown) => void };

/**
 * Opens the look-up. Accounts that are asked for while a query is on its way go together in the next: one round trip for a burst, and no
 * wait where there is none. Each query is sent after it was asked for, so it sees all that was written before.
 */
export function openBalances(client: SqlClient, clock: () => Date): BalanceLookup {
  let waiting: Waiting[] = [];
  let isUnderWay = false;

  async function send(batch: readonly Waiting[]): Promise<void> {
    try {
      const { rows } = await client.query({ ...balanceQuery, values: [batch.map(({ account }) => account), clock()] });
      const found = new Map((rows as Row[]).map(({ account, ...balance }) => [account, balance]));
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
      if (!isUnderWay) void sendAll();
    });
}
