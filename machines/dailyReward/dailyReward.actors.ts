import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Time } from '../kit/time.ts';
import { watchTab } from '../kit/waking.ts';
import type { ClaimAnswer, RewardDay } from './dailyReward.types.ts';

export type DailyRewardServices = {
  time: Time;
  /** `GET /api/credit/checkin` with the browser's time zone in the `time-zone` header. */
  checkIn(signal: AbortSignal): Promise<Answer<null>>;
  readDay(): RewardDay;
  /** Stores the user's local date as the day of the last offer. */
  storeOffer(): void;
};

const kinds: Readonly<Record<number, 'already' | 'signIn'>> = { [codes.alreadyClaimed]: 'already', [codes.signInNeeded]: 'signIn' };

/** Claims the daily reward: received, already claimed (40001), sign-in required, or refused with the server's message (spec §8). */
export const dailyRewardActors = (services: DailyRewardServices) => ({
  claimReward: fromPromise<ClaimAnswer>(async ({ signal }) => {
    const { code, msg } = await services.checkIn(signal);
    return code === codes.success ? { kind: 'received' } : { kind: kinds[code] ?? 'refused', msg };
  }),
  readDay: fromPromise<RewardDay>(async () => services.readDay()),
  storeOffer: fromPromise<void>(async () => services.storeOffer()),
  watchTab: watchTab(services.time),
});
