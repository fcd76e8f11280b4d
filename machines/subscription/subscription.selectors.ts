import type { SnapshotFrom } from 'xstate';
import type { subscriptionMachine } from './subscription.machine.ts';
import type { Subscription } from './subscription.types.ts';

export type SubscriptionSnapshot = SnapshotFrom<typeof subscriptionMachine>;

/** The subscription; null when there is none or it is unknown. */
export const selectSubscription = ({ context }: SubscriptionSnapshot): Subscription | null => context.subscription;
/** Whether the page asks to confirm the cancellation. */
export const selectIsCancellationAsked = (snapshot: SubscriptionSnapshot): boolean => snapshot.hasTag('asked');
/** Whether a request is in flight: the buttons are disabled. */
export const selectIsSubscriptionBusy = (snapshot: SubscriptionSnapshot): boolean => snapshot.hasTag('busy');
/** Which state the page shows; `ending` lasts until the last paid day. */
export const selectSubscriptionPhase = (snapshot: SubscriptionSnapshot): 'unknown' | 'failed' | 'none' | 'running' | 'ending' => {
  if (snapshot.hasTag('failed')) return 'failed';
  if (snapshot.hasTag('none')) return 'none';
  const { subscription } = snapshot.context;
  if (!subscription) return 'unknown';
  return subscription.ends ? 'ending' : 'running';
};
/** The question to the user that is on screen; null when nothing is asked. */
export const selectConfirmation = ({ children }: SubscriptionSnapshot): SubscriptionSnapshot['children']['confirmation'] | null =>
  children.confirmation ?? null;
