import { fromPromise } from 'xstate';
import type { subscriptionInfo } from '../../contract/structs/calls/payments.ts';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import { isPlanId, type PlanId } from '../../contract/facts/prices.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { SubscriptionState, WishAnswer } from './subscription.types.ts';

type Reported = Infer<typeof subscriptionInfo.data>;

export type SubscriptionServices = {
  /** `GET /api/pay/subscription-info`. */
  subscriptionInfo(signal: AbortSignal): Promise<Answer<Reported>>;
  /** `POST /api/pay/subscription-cancel`: ends the subscription with its period. */
  cancelSubscription(): Promise<Answer<Reported>>;
  /** `POST /api/pay/subscription-resume`. */
  resumeSubscription(): Promise<Answer<Reported>>;
  /** `POST /api/pay/subscription-change`. */
  changeSubscription(plan: PlanId): Promise<Answer<Reported>>;
};

const stateOf = ({ plan_id, period_end, ends, next_plan_id }: Reported): SubscriptionState => ({
  subscription: isPlanId(plan_id)
    ? { plan: plan_id, periodEnd: period_end, ends, nextPlan: isPlanId(next_plan_id) ? next_plan_id : null }
    : null,
});
const wishAnswer = ({ code, msg, data }: Answer<Reported>): WishAnswer =>
  code === codes.success && data ? stateOf(data) : { refusal: msg };

/** Reads and changes the subscription: its new state, or the server's message of refusal. */
export const subscriptionActors = (services: SubscriptionServices) => ({
  loadSubscription: fromPromise<SubscriptionState | null>(async ({ signal }) => {
    const { code, data } = await services.subscriptionInfo(signal);
    return code === codes.success && data ? stateOf(data) : null;
  }),
  cancelSubscription: fromPromise<WishAnswer>(async () => wishAnswer(await services.cancelSubscription())),
  resumeSubscription: fromPromise<WishAnswer>(async () => wishAnswer(await services.resumeSubscription())),
  changePlan: fromPromise<WishAnswer, { plan: PlanId }>(async ({ input }) => wishAnswer(await services.changeSubscription(input.plan))),
});
