import { checkIn } from '../../contract/structs/calls/credits.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import type { DailyRewardServices } from '../../machines/dailyReward/dailyReward.actors.ts';
import { callApi } from '../platform/api.ts';
import { localStore } from '../platform/storage.ts';
import { localDate } from '../platform/time.ts';

/** The daily check-in (spec §7). */
export const dailyRewardServices: DailyRewardServices = {
  checkIn: (signal) => callApi(checkIn, { signal, resumes: true, quiet: true }),
};

/** When the reward was last offered, by the person's local date. */
export const rewardOffer = {
  isDue: (): boolean => localStore.get(storageKeys.dailyRewardAt) !== localDate(),
  note: (): void => localStore.set(storageKeys.dailyRewardAt, localDate()),
};
