import { chartModel } from '../kit/model.ts';
import { dailyRewardMachine } from './dailyReward.machine.ts';
import { selectIsClaimed, selectIsClaiming, selectIsRewardOpen } from './dailyReward.selectors.ts';

export const dailyRewardModel = chartModel({
  name: 'dailyReward',
  machine: dailyRewardMachine,
  inputs: [undefined],
  events: {
    'reward.offered': [{}],
    'reward.closed': [{}],
    'claim.pressed': [{}],
    'session.changed': [{ who: 'visitor' }, { who: 'user' }],
    'auth.dismissed': [{ signedIn: true }, { signedIn: false }],
    'day.turned': [{}],
  },
  outcomes: {
    claimReward: {
      done: [
        { kind: 'received' },
        { kind: 'already', msg: 'You have claimed today’s reward.' },
        { kind: 'signIn', msg: 'Sign in first.' },
        { kind: 'refused', msg: 'Too many attempts.' },
      ],
      error: [new Error('offline')],
    },
  },
  invariants: {
    'a claimed reward is not offered': (snapshot) => !(selectIsClaimed(snapshot) && selectIsRewardOpen(snapshot)),
  },
  shows: {
    awaitingSignIn: (snapshot) => !selectIsRewardOpen(snapshot) && !selectIsClaimed(snapshot),
    closed: (snapshot) => !selectIsRewardOpen(snapshot) && !selectIsClaimed(snapshot),
    offered: (snapshot) => selectIsRewardOpen(snapshot) && !selectIsClaiming(snapshot),
    claiming: selectIsClaiming,
    claimed: selectIsClaimed,
  },
});
