import { chartModel } from '../kit/model.ts';
import { dailyRewardMachine } from './dailyReward.machine.ts';
import { selectIsClaimed, selectIsClaiming, selectIsRewardOpen, type DailyRewardSnapshot } from './dailyReward.selectors.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const midnight = Date.UTC(2026, 10, 22);
const blocked = new Error('storage is blocked');
const isNothingOpen = (snapshot: DailyRewardSnapshot) => !selectIsRewardOpen(snapshot) && !selectIsClaimed(snapshot);

export const dailyRewardModel = chartModel({
  name: 'dailyReward',
  machine: dailyRewardMachine,
  inputs: [undefined],
  events: {
    'reward.shown': [{}],
    'reward.closed': [{}],
    'claim.clicked': [{}],
    'reward.known': [{ claimedOn: '2026-11-21' }, { claimedOn: null }],
    'session.changed': [{ who: 'user' }, { who: 'visitor' }],
    'tab.woke': [{ now: noon + 1000 }, { now: midnight }],
  },
  outcomes: {
    signIn: { done: [{ signedIn: true }, { signedIn: false }], error: [] },
    claimReward: {
      done: [
        { kind: 'received' },
        { kind: 'already', msg: 'You have claimed today’s reward.' },
        { kind: 'signIn', msg: 'Sign in first.' },
        { kind: 'refused', msg: 'Too many attempts.' },
      ],
      error: [new Error('offline')],
    },
    readDay: {
      done: [
        { now: noon, today: '2026-11-21', midnightAt: midnight, offeredOn: '2026-11-20' },
        { now: noon, today: '2026-11-21', midnightAt: midnight, offeredOn: '2026-11-21' },
      ],
      error: [blocked],
    },
    storeOffer: { done: [undefined], error: [blocked] },
  },
  invariants: {
    'a claimed reward is not offered': (snapshot) => !(selectIsClaimed(snapshot) && selectIsRewardOpen(snapshot)),
  },
  shows: {
    signedOut: isNothingOpen,
    awaitingSignIn: isNothingOpen,
    readingToClaim: isNothingOpen,
    reading: isNothingOpen,
    'today.closed': isNothingOpen,
    'today.due': isNothingOpen,
    'today.offered': (snapshot) => selectIsRewardOpen(snapshot) && !selectIsClaiming(snapshot),
    'today.claiming': selectIsClaiming,
    'today.claimed': selectIsClaimed,
  },
});
