import type { Notice } from '../kit/notice.ts';

/** What a claim came to. `already`: 40001, claimed on this date before. */
export type ClaimAnswer = { kind: 'received' } | { kind: 'already' | 'signIn' | 'refused'; msg: string };

export type DailyRewardEvent =
  | { type: 'reward.offered' }
  | { type: 'reward.closed' }
  | { type: 'claim.pressed' }
  /** Somebody else is here now, or another day has begun. */
  | { type: 'session.changed' }
  | { type: 'day.turned' };

export type DailyRewardEmitted =
  | Notice
  /** The panel has done its work. */
  | { type: 'reward.dismissed' }
  | { type: 'signIn.needed' }
  | { type: 'credits.refreshRequested' };

export type DailyRewardTypes = { events: DailyRewardEvent; emitted: DailyRewardEmitted };
