import type { Who } from '../credits/credits.types.ts';
import type { Notice } from '../kit/notice.ts';

/** The outcome of a claim. `already`: 40001, claimed earlier on this date. */
export type ClaimAnswer = { kind: 'received' } | { kind: 'already' | 'signIn' | 'refused'; msg: string };

export type DailyRewardEvent =
  | { type: 'reward.offered' }
  | { type: 'reward.closed' }
  | { type: 'claim.pressed' }
  /** The sign-in form is closed. */
  | { type: 'auth.dismissed'; signedIn: boolean }
  /** The person or the date has changed. */
  | { type: 'session.changed'; who: Who }
  | { type: 'day.turned' };

export type DailyRewardEmitted =
  | Notice
  /** The panel can close. */
  | { type: 'reward.dismissed' }
  | { type: 'signIn.needed' }
  | { type: 'credits.refreshRequested' };

export type DailyRewardTypes = { events: DailyRewardEvent; emitted: DailyRewardEmitted };
