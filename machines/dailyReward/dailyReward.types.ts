import type { Notice } from '../kit/notice.ts';
import type { WakeEvent } from '../kit/waking.ts';

/** The outcome of a claim. `already`: 40001, claimed earlier on this date. */
export type ClaimAnswer = { kind: 'received' } | { kind: 'already' | 'signIn' | 'refused'; msg: string };

/**
 * The user's day: `today` and the day of the last offer as local dates (`2026-11-21`; null when there was none), the time it is now and of
 * the next local midnight in milliseconds since 1970.
 */
export type RewardDay = { readonly now: number; readonly today: string; readonly midnightAt: number; readonly offeredOn: string | null };

export type DailyRewardContext = {
  /** When the user's day ends, in milliseconds since 1970. */
  midnightAt: number;
  /** Milliseconds until then, as of the last reading; at most a day. */
  untilMidnight: number;
  /** The user's local date, `2026-11-21`, and that of their last claim in any browser; null while unknown. */
  today: string | null;
  claimedOn: string | null;
};

export type DailyRewardEvent =
  /** The panel is on screen. */
  | { type: 'reward.shown' }
  | { type: 'reward.closed' }
  | { type: 'claim.clicked' }
  /** The balance includes when the reward was last claimed, in any browser. */
  | { type: 'reward.known'; claimedOn: string | null }
  /** Another user, or a visitor. */
  | { type: 'session.changed'; who: 'visitor' | 'user' }
  | Extract<WakeEvent, { type: 'tab.woke' }>;

export type DailyRewardEmitted =
  | Notice
  /** The panel is to be opened. */
  | { type: 'reward.due' }
  /** The panel can close. */
  | { type: 'reward.dismissed' }
  | { type: 'credits.refreshRequested' };

export type DailyRewardTypes = {
  context: DailyRewardContext;
  events: DailyRewardEvent;
  emitted: DailyRewardEmitted;
  tags: 'open' | 'busy' | 'claimed';
};
