import type { SnapshotFrom } from 'xstate';
import type { dailyRewardMachine } from './dailyReward.machine.ts';

export type DailyRewardSnapshot = SnapshotFrom<typeof dailyRewardMachine>;

export const selectIsRewardOpen = (snapshot: DailyRewardSnapshot): boolean => snapshot.matches('offered') || snapshot.matches('claiming');
export const selectIsClaiming = (snapshot: DailyRewardSnapshot): boolean => snapshot.matches('claiming');
export const selectIsClaimed = (snapshot: DailyRewardSnapshot): boolean => snapshot.matches('claimed');
