import type { SnapshotFrom } from 'xstate';
import type { dailyRewardMachine } from './dailyReward.machine.ts';

export type DailyRewardSnapshot = SnapshotFrom<typeof dailyRewardMachine>;

/** Whether the panel is open. */
export const selectIsRewardOpen = (snapshot: DailyRewardSnapshot): boolean => snapshot.hasTag('open');
/** Whether the claim is in flight: the button shows a spinner. */
export const selectIsClaiming = (snapshot: DailyRewardSnapshot): boolean => snapshot.hasTag('busy');
/** Whether today's reward has been received. */
export const selectIsClaimed = (snapshot: DailyRewardSnapshot): boolean => snapshot.hasTag('claimed');
