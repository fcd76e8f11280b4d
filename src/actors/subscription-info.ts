import { subscriptionInfo } from '../../contract/structs/calls/payments.ts';
import { callApi } from '../platform/api.ts';
import { askedOnce } from '../platform/asked-once.ts';

/** The active subscription (spec §7). After a payment, the prices and the settings ask for it at once. */
export const readSubscription = askedOnce((signal) => callApi(subscriptionInfo, { signal }));
