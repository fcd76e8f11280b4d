import type { SnapshotFrom } from 'xstate';
import type { subscriptionMachine } from './subscription.machine.ts';
import type { Subscription } from './subscription.types.ts';

export type SubscriptionSnapshot = SnapshotFrom<typeof subscriptionMachine>;

export const selectSubscription = ({ context }: SubscriptionSnapshot): Subscription | null => context.subscription;
export const selectIsCancellationAsked = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches({ running: 'asked' });
/** Whether a wish is on its way: the buttons wait. */
export const selectIsSubscriptionBusy = (snapshot: SubscriptionSnapshot): boolean =>
  ['loading', 'cancelling', 'resuming', 'changing'].some((state) => snapshot.matches(state as 'loading'));
export const selectSubscriptionPhase = (snapshot: SubscriptionSnapshot): 'unknown' | 'failed' | 'none' | 'running' | 'ending' => {
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('none')) return 'none';
  const { subscription } = snapshot.context;
  if (!subscription) return 'unknown';
  return subscription.ends ? 'ending' : 'running';
};
