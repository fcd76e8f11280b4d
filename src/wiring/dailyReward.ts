import { createActor } from 'xstate';
import { dailyRewardActors } from '../../machines/dailyReward/dailyReward.actors.ts';
import { dailyRewardMachine } from '../../machines/dailyReward/dailyReward.machine.ts';
import { selectIsClaimed, selectIsRewardOpen } from '../../machines/dailyReward/dailyReward.selectors.ts';
import { selectIsSignedIn } from '../../machines/session/session.selectors.ts';
import { dailyRewardServices, rewardOffer } from '../ports/dailyReward.ts';
import { browserTime, localDate } from '../platform/time.ts';
import type { Root } from './root.ts';

/** The actor of the daily reward. */
export const dailyRewardFlow = (root: Root) =>
  root.keep({ role: 'dailyReward' }, () => {
    const reward = createActor(dailyRewardMachine.provide({ actors: dailyRewardActors(dailyRewardServices) }));
    reward.subscribe((snapshot) => {
      if (selectIsRewardOpen(snapshot) || selectIsClaimed(snapshot)) rewardOffer.note();
    });
    return reward;
  });

/** Offers the panel to a signed-in user once per local day, even in a tab that stays open overnight. */
export const rewardOfferFlow = (root: Root) => {
  const reward = dailyRewardFlow(root);
  const offer = () => {
    if (selectIsSignedIn(root.session.getSnapshot()) && rewardOffer.isDue()) root.openDialog('dailyReward');
  };
  let day = localDate();
  browserTime.onWake(() => {
    if (day === localDate()) return;
    day = localDate();
    reward.send({ type: 'day.turned' });
    offer();
  });
  root.session.on('session.changed', ({ who }) => {
    if (who === 'user') offer();
  });
  offer();
};
