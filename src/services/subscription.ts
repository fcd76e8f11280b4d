import * as calls from '../../contract/calls/payments.ts';
import type { SubscriptionServices } from '../../machines/subscription/subscription.actors.ts';
import { callApi } from './api.ts';

export const subscriptionServices: SubscriptionServices = {
  subscriptionInfo: (signal) => callApi(calls.subscriptionInfo, { signal }),
  cancelSubscription: () => callApi(calls.cancelSubscription),
  resumeSubscription: () => callApi(calls.resumeSubscription),
  changeSubscription: (plan) => callApi(calls.changeSubscription, { body: { plan_id: plan } }),
};
