import * as calls from '../../contract/structs/calls/payments.ts';
import type { PlanId } from '../../contract/facts/prices.ts';
import { readText } from '../http/input.ts';
import { originOf } from '../http/origin.ts';
import type { Domain } from '../http/domain.ts';
import { route } from '../http/route.ts';
import type { Who } from '../core/who.ts';
import { openPack, openPlan, statusOf } from './purchases/checkouts.ts';
import { isFirstPurchase } from './purchases/first-purchase.ts';
import { processorOf } from './purchases/processor.ts';
import { shownIn } from './purchases/shown.ts';
import { runRequests } from './purchases/requests.ts';
import { serveCheckout } from './sandbox/routes.ts';
import { runningOf, settle } from './purchases/settle.ts';
import type { StripeProcessor } from './stripe/processor.ts';
import { serveStripeCheckout } from './stripe/routes.ts';
import { changePlan, leave, passTime, present, setEnding } from './purchases/subscriptions.ts';

/** Interval at which due changes of subscriptions are applied (milliseconds). */
const passing = 60_000;
/** Maximum size of a webhook body in bytes; events are a few kilobytes. */
const maxBytes = 1024 * 1024;

const buyerOf = ({ account, locale, user }: Who) => ({ account, locale, email: user!.email });

export const paymentsDomain: Domain = {
  name: 'payments',

  routes: (app, services) => {
    route(app, services, calls.checkoutSession, ({ who, query, c }) =>
      openPack(services, processorOf(services), buyerOf(who), { id: query.price, shown: shownIn(query) }, originOf(c, services)),
    );

    route(app, services, calls.subscriptionSession, ({ who, query, c }) =>
      openPlan(
        services,
        processorOf(services),
        buyerOf(who),
        { id: Number(query.plan_id) as PlanId, shown: shownIn(query) },
        originOf(c, services),
      ),
    );

    route(app, services, calls.transactionDetail, async ({ who, params }) => ({
      status: await statusOf(services, processorOf(services), who.account, params.txn, ['pack']),
    }));

    route(app, services, calls.subscriptionTransactionDetail, async ({ who, params }) => ({
      status: await statusOf(services, processorOf(services), who.account, params.txn, ['plan']),
    }));

    route(app, services, calls.subscriptionInfo, async ({ who }) => present(await runningOf(services.db, who.account)));

    route(app, services, calls.checkFirstPurchase, async ({ who }) => ({
      is_first_purchase: await isFirstPurchase(services.db, who.account),
    }));

    route(app, services, calls.cancelSubscription, async ({ who }) => present(await setEnding(services, processorOf(services), who, true)));

    route(app, services, calls.resumeSubscription, async ({ who }) =>
      present(await setEnding(services, processorOf(services), who, false)),
    );

    route(app, services, calls.changeSubscription, async ({ who, body }) =>
      present(await changePlan(services, processorOf(services), who.account, { id: body.plan_id, shown: shownIn(body) })),
    );

    route(app, services, calls.paymentWebhook, async ({ who, c }) => {
      const processor = processorOf(services);
      const text = await services.places.within('bodies', who, () => readText(c, maxBytes));
      const event = await processor.read(text, c.req.raw.headers);
      if (event) await settle(services, event);
      return null;
    });

    services.leaving.push({ within: (trx, account) => leave(services, trx, account), after: () => runRequests(services) });

    const { processor } = services;
    if (processor?.name === 'sandbox') serveCheckout(app, services);
    if (processor?.name === 'stripe') serveStripeCheckout(app, services, processor as StripeProcessor);
  },

  work: async (services) => {
    const { processor } = services;
    if (!processor) return () => Promise.resolve();
    let passed = Promise.resolve();
    const pass = (): void => {
      passed = passed
        .then(() => passTime(services, processor))
        .catch((error: unknown) => services.log.warn('subscriptions could not be looked after', { error }));
    };
    pass();
    const timer = setInterval(pass, passing);
    return async () => {
      clearInterval(timer);
      await passed;
    };
  },
};
