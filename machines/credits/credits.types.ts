import type { Notice } from '../kit/notice.ts';

/** Whose balance it is. */
export type Who = 'visitor' | 'user';

/** The credit state of spec §3. A visitor has no reward and no account of what was used or sent. */
export type Balance = {
  remain: number;
  /** Earned by inviting. */
  reward: number;
  /** Spent today. */
  used: number;
  /** Sent each day. */
  send: number;
};

/**
 * A cost shown before the server's balance shows it. `simulated`: not yet acknowledged. `taken`: the server holds it, but the balance
 * we have is older. `counted`: the balance being fetched will hold it.
 */
export type Cost = { amount: number; state: 'simulated' | 'taken' | 'counted' };

export type CreditsContext = {
  who: Who | null;
  /** As the server last told it; null until it has. */
  balance: Balance | null;
  /** By the key of the press that caused it. */
  costs: Record<string, Cost>;
};

export type CreditsEvent =
  | { type: 'session.changed'; who: Who }
  | { type: 'credits.refreshRequested' }
  | { type: 'cost.simulated'; key: string; amount: number }
  | { type: 'cost.accepted'; key: string }
  | { type: 'cost.reversed'; key: string };

export type CreditsEmitted = Notice;

export type CreditsTypes = { context: CreditsContext; events: CreditsEvent; emitted: CreditsEmitted };
