import { subscriptionActors } from '../../machines/subscription/subscription.actors.ts';
import { subscriptionMachine } from '../../machines/subscription/subscription.machine.ts';
import { planAsShown, renewed } from './payment.ts';
import type { Root } from './root.ts';
import * as calls from '../../contract/structs/calls/payments.ts';
import type { SubscriptionServices } from '../../machines/subscription/subscription.actors.ts';
import { callApi } from '../platform/api.ts';
import { readSubscription } from './subscription-info.ts';

/** Reads, cancels, resumes and changes the subscription (spec §7). */
export const subscriptionServices: SubscriptionServices = {
  subscriptionInfo: readSubscription,
  cancelSubscription: () => callApi(calls.cancelSubscription, { quiet: true }),
  resumeSubscription: () => callApi(calls.resumeSubscription, { quiet: true }),
  changeSubscription: async (plan) =>
    renewed(await callApi(calls.changeSubscription, { body: { plan_id: plan, ...planAsShown(plan) }, quiet: true })),
};

/** The actor of the user's subscription. */
export const subscriptionFlow = (root: Root) =>
  root.keep({ role: 'subscription' }, () => {
    return { logic: subscriptionMachine.provide({ actors: subscriptionActors(subscriptionServices) }) };
  });
