import type { DoneActorEvent } from 'xstate';
import type { CostReport } from '../cost/cost.types.ts';
import type { Notice } from '../kit/notice.ts';

/** Whose balance this is. */
export type Who = 'visitor' | 'user';

/** The credit state of spec §3. A visitor's used and send values follow from the day's allowance, which is all that a visitor has. */
export type Balance = {
  remain: number;
  /** Credits earned through invitations. */
  reward: number;
  /** Credits spent today. */
  used: number;
  /** Daily allowance. */
  send: number;
  /** The local date of the last check-in, `2026-11-23`. */
  claimedOn?: string | null;
  /** A visitor got no allowance today, because others at the same address have used what it has. */
  isWithheld?: boolean;
};

export type CreditsContext = {
  who: Who | null;
  /** The last balance the server reported; null before the first. */
  balance: Balance | null;
  /** Credits that the balance on screen does not include, by the key of the submit; each cost has a chart `cost` of its own. */
  costs: Readonly<Record<string, number>>;
  /** Keys of the costs that the balance on its way includes. */
  included: readonly string[];
};

export type CreditsEvent =
  | { type: 'session.changed'; who: Who }
  | { type: 'credits.refreshRequested' }
  /** The person came back to this tab: another one may have bought or spent meanwhile. */
  | { type: 'tab.returned' }
  /** Another tab has read a balance anew after it bought or spent. */
  | { type: 'balance.outdated' }
  | { type: 'cost.pending'; key: string; amount: number }
  | { type: 'cost.accepted'; key: string }
  | { type: 'cost.reversed'; key: string }
  | CostReport
  /** A cost is settled or reversed. */
  | DoneActorEvent<undefined, `cost.${string}`>;

export type CreditsEmitted =
  | Notice
  /** The local date of the last check-in, with every balance; null when there was none. */
  | { type: 'reward.known'; claimedOn: string | null };

export type CreditsTypes = { context: CreditsContext; events: CreditsEvent; emitted: CreditsEmitted; tags: 'busy' };
