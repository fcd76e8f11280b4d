/** Looking into purses without touching them. Asked with nearly every page, so it must cost little. */
import type { SqlClient } from '../db/open.ts';

export type Look = {
  /** What can be spent now: grants whose time has come no longer count. */
  balance: number;
  /** Whether today's allowance is among it. */
  hasAllowance: boolean;
  /** Whether a grant's time has come that no line says yet. */
  hasDue: boolean;
};

const empty: Look = { balance: 0, hasAllowance: false, hasDue: false };

/** Prepared once a connection: the purses of `$1` at the moment `$2`. A purse without grants has no row. */
export const lookQuery = {
  name: 'look_into_purses',
  text: `select account_id as account,
      coalesce(sum(remaining) filter (where expires_at is null or expires_at > $2), 0)::integer as balance,
      coalesce(bool_or(source = 'daily' and expires_at > $2), false) as "hasAllowance",
      coalesce(bool_or(expires_at <= $2), false) as "hasDue"
    from credit_grant where account_id = any($1::text[]) and (remaining > 0 or expires_at > $2) group by account_id`,
};
type Row = Look & { account: string };

type Wanted = { account: string; resolve: (look: Look) => void; reject: (error: unknown) => void };

/**
 * Looks into a purse. Those that are wanted while a look is on its way go together in the next: one round trip for a burst, and no wait
 * where there is none. Each look is sent after it was asked for, so it sees all that was written before.
 */
export function openLooks(client: SqlClient, clock: () => Date): (account: string) => Promise<Look> {
  let wanted: Wanted[] = [];
  let isUnderWay = false;

  async function send(some: readonly Wanted[]): Promise<void> {
    try {
      const { rows } = await client.query({ ...lookQuery, values: [some.map(({ account }) => account), clock()] });
      const found = new Map((rows as Row[]).map(({ account, ...look }) => [account, look]));
      for (const { account, resolve } of some) resolve(found.get(account) ?? empty);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }

  async function sendAll(): Promise<void> {
    isUnderWay = true;
    while (wanted.length > 0) {
      const some = wanted;
      wanted = [];
      await send(some);
    }
    isUnderWay = false;
  }

  return (account) =>
    new Promise((resolve, reject) => {
      wanted.push({ account, resolve, reject });
      if (!isUnderWay) void sendAll();
    });
}
