import type { SnapshotFrom } from 'xstate';
import type { subscriptionMachine } from './subscription.machine.ts';
import type { Subscription } from './subscription.types.ts';

export type SubscriptionSnapshot = SnapshotFrom<typeof subscriptionMachine>;

/** How the subscription stands; null where there is none, or nobody knows yet. */
export const selectSubscription = ({ context }: SubscriptionSnapshot): Subscription | null => context.subscription;
/** Whether the page asks if the plan shall really end. */
export const selectIsCancellationAsked = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches({ running: 'asked' });
/** Whether a wish is on its way: the buttons wait. */
export const selectIsSubscriptionBusy = (snapshot: SubscriptionSnapshot): boolean =>
  ['loading', 'cancelling', 'resuming', 'changing'].some((state) => snapshot.matches(state as 'loading'));
/** What the page shows; `ending` runs until its last paid day. */
export const selectSubscriptionPhase = (snapshot: SubscriptionSnapshot): 'unknown' | 'failed' | 'none' | 'running' | 'ending' => {
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('none')) return 'none';
  const { subscription } = snapshot.context;
  if (!subscription) return 'unknown';
  return subscription.ends ? 'ending' : 'running';
};
