import { dailyRewardActors } from '../../machines/dailyReward/dailyReward.actors.ts';
import { dailyRewardMachine } from '../../machines/dailyReward/dailyReward.machine.ts';
import type { Root } from './root.ts';
import { checkIn } from '../../contract/structs/calls/credits.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import type { DailyRewardServices } from '../../machines/dailyReward/dailyReward.actors.ts';
import { callApi } from '../platform/api.ts';
import { localStore } from '../platform/storage.ts';
import { browserTime, localDate, nextMidnight } from '../platform/time.ts';

/** The daily check-in (spec §7), and the day of the last offer in this browser. */
export const dailyRewardServices: DailyRewardServices = {
  time: browserTime,
  checkIn: (signal) => callApi(checkIn, { signal, resumes: true, quiet: true }),
  readDay() {
    const at = new Date();
    return { now: at.getTime(), today: localDate(at), midnightAt: nextMidnight(at), offeredOn: localStore.get(storageKeys.dailyRewardAt) };
  },
  storeOffer: () => localStore.set(storageKeys.dailyRewardAt, localDate()),
};

/** The actor of the daily reward, which learns who is here even when it is created later. */
export const dailyRewardFlow = (root: Root) =>
  root.keep({ role: 'dailyReward' }, () => ({ logic: dailyRewardMachine.provide({ actors: dailyRewardActors(dailyRewardServices) }) }));
