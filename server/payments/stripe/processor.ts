/** Stripe: an embedded checkout on our own page, signed webhooks, and subscriptions charged by Stripe. */
import { Stripe } from 'stripe';
import { productName } from '../../../contract/facts/product.ts';
import { planById, type Plan, type PlanId } from '../../../contract/facts/prices.ts';
import type { Locale } from '../../../contract/facts/locales.ts';
import type { StripeConfig } from '../../core/config.ts';
import { Refusal } from '../../core/refusal.ts';
import { fetchOf, serviceAt } from '../../outbound/service.ts';
import type { Charge, Payment, Processor, Subscription } from '../purchases/processor.ts';
import { nameOf } from '../purchases/receipts.ts';
import { unitsOf } from '../purchases/units.ts';
import { chargeOf, idOf, ofSession, translate } from './events.ts';

/** Milliseconds. */
const timeout = 20_000;
/** Maximum size of an answer (bytes). */
const maxAnswer = 8 * 1024 * 1024;

const connect = ({ secretKey, apiBase }: StripeConfig): Stripe =>
  new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout,
    httpClient: Stripe.createFetchHttpClient(fetchOf(serviceAt(apiBase?.origin ?? 'https://api.stripe.com'), maxAnswer, timeout)),
    ...(apiBase && { host: apiBase.hostname, port: apiBase.port, protocol: apiBase.protocol.replace(':', '') as 'http' | 'https' }),
  });

export type StripeProcessor = Processor & {
  /** Public key for Stripe's script, included in our checkout page. */
  readonly publishableKey: string;
  /** Returns the secret with which the browser opens a payment's form; null if its checkout was never opened. */
  clientSecretOf(payment: Payment): Promise<string | null>;
};

const recurring = (plan: Plan) => ({ interval: plan.billing });

/** Opens a checkout to embed in our own page. Returns Stripe's session id. */
async function openSession(stripe: Stripe, payment: Payment): Promise<string> {
  const plan = payment.plan_id === null ? null : planById(payment.plan_id as PlanId);
  const session = await stripe.checkout.sessions.create(
    {
      ui_mode: 'embedded_page',
      redirect_on_completion: 'never',
      mode: plan ? 'subscription' : 'payment',
      client_reference_id: payment.id,
      customer_email: payment.email,
      locale: payment.locale as Locale,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: payment.currency.toLowerCase(),
            unit_amount: unitsOf(payment.price, payment.currency),
            product_data: { name: `${productName}: ${nameOf(payment.locale as Locale, payment)}` },
            ...(plan && { recurring: recurring(plan) }),
          },
        },
      ],
    },
    { idempotencyKey: payment.id },
  );
  return session.id;
}

/** Schedules a plan change for the next period; choosing the current plan cancels the schedule. */
async function changePlan(stripe: Stripe, { processor_ref: ref, plan_id: present }: Subscription, plan: Plan): Promise<void> {
  if (!ref) return;
  const subscription = await stripe.subscriptions.retrieve(ref);
  const earlier = idOf(subscription.schedule);
  // Without its schedule, the subscription continues on the current plan.
  if (plan.id === present) {
    if (earlier) await stripe.subscriptionSchedules.release(earlier);
    return;
  }
  const schedule = earlier
    ? await stripe.subscriptionSchedules.retrieve(earlier)
    : await stripe.subscriptionSchedules.create({ from_subscription: ref });
  const phase = schedule.phases[0]!;
  const { price } = subscription.items.data[0]!;
  const currency = price.currency;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      { items: [{ price: price.id, quantity: 1 }], start_date: phase.start_date, end_date: phase.end_date },
      {
        proration_behavior: 'none',
        items: [
          {
            quantity: 1,
            price_data: {
              currency,
              product: idOf(price.product)!,
              unit_amount: unitsOf(plan.price, currency.toUpperCase()),
              recurring: recurring(plan),
            },
          },
        ],
      },
    ],
  });
}

/** Returns the error's code at Stripe, such as `charge_already_refunded`. */
const codeOf = (error: unknown): string | undefined => (error instanceof Stripe.errors.StripeError ? error.code : undefined);

const invoiceOf = (stripe: Stripe, id: string) => stripe.invoices.retrieve(id, { expand: ['payments'] });

/**
 * Returns the payment intent of a payment whose event named none; null if nothing was charged. Throws while Stripe does not name it either,
 * so that a refund stays open until it does.
 */
async function findCharge(stripe: Stripe, { id, processor_ref: ref }: Payment): Promise<string | null> {
  if (!ref) throw new Error(`the payment ${id} has no reference at Stripe`);
  let invoice: string | null = ref;
  if (!ref.startsWith('in_')) {
    const session = await stripe.checkout.sessions.retrieve(ref);
    if (session.payment_status === 'no_payment_required' || session.amount_total === 0) return null;
    const intent = idOf(session.payment_intent);
    if (intent) return intent;
    invoice = idOf(session.invoice);
  }
  const billed = invoice ? await invoiceOf(stripe, invoice) : null;
  if (billed?.amount_paid === 0 && billed.status === 'paid') return null;
  const charge = billed && chargeOf(billed);
  if (!charge) throw new Error(`Stripe names no charge of the payment ${id}`);
  return charge;
}

/** Returns whether the buyer's bank has taken the money back. While it is still deciding, it may stay with us. */
async function isLost(stripe: Stripe, intent: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ payment_intent: intent });
  return data.some(({ status }) => status === 'lost');
}

const isOpen = ({ status }: Stripe.Dispute): boolean => status === 'needs_response' || status === 'under_review';

/** Lists succeeded charges with their disputes; a lost one counts as returned. */
async function chargesSince(stripe: Stripe, since: Date, most: number): Promise<Charge[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const disputes = new Map<string, Stripe.Dispute>();
  for await (const dispute of stripe.disputes.list({ created, limit: 100 })) disputes.set(idOf(dispute.charge)!, dispute);
  const found: Charge[] = [];
  for await (const charge of stripe.charges.list({ created, limit: 100 })) {
    if (charge.status !== 'succeeded') continue;
    const dispute = disputes.get(charge.id);
    const isLost = dispute?.status === 'lost';
    found.push({
      ref: idOf(charge.payment_intent) ?? charge.id,
      amount: charge.amount,
      currency: charge.currency.toUpperCase(),
      back: Math.min(charge.amount, charge.amount_refunded + (isLost ? dispute.amount : 0)),
      dispute: isLost ? 'lost' : dispute && isOpen(dispute) ? 'open' : null,
      email: charge.billing_details.email ?? charge.receipt_email,
      at: new Date(charge.created * 1000),
    });
    if (found.length >= most) break;
  }
  return found;
}

/** Requests that Stripe may have carried out before; each resolves if there is nothing left to do. */
const endings = (stripe: Stripe): Pick<Processor, 'expire' | 'refund' | 'end'> => ({
  expire: async ({ processor_ref: ref }) => {
    if (!ref) return;
    try {
      await stripe.checkout.sessions.expire(ref);
    } catch (error) {
      if ((await stripe.checkout.sessions.retrieve(ref)).status === 'open') throw error;
    }
  },
  refund: async (payment) => {
    const intent = payment.charge_ref ?? (await findCharge(stripe, payment));
    if (intent === null) return;
    try {
      await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund:${payment.id}:${intent}` });
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'charge_already_refunded' && !(code === 'charge_disputed' && (await isLost(stripe, intent)))) throw error;
    }
  },
  end: async (ref) => {
    try {
      await stripe.subscriptions.cancel(ref);
    } catch (error) {
      if (codeOf(error) !== 'resource_missing' && (await stripe.subscriptions.retrieve(ref)).status !== 'canceled') throw error;
    }
  },
});

/** Creates the Stripe processor without opening a connection. */
export function createStripe(config: StripeConfig): StripeProcessor {
  const stripe = connect(config);
  const lookups = {
    subscription: (id: string) => stripe.subscriptions.retrieve(id),
    invoice: (id: string) => invoiceOf(stripe, id),
    charge: (id: string) => stripe.charges.retrieve(id),
  };

  return {
    name: 'stripe',
    publishableKey: config.publishableKey,
    chargesPeriods: false,

    open: async (payment, origin) => ({ url: `${origin}/checkout/${payment.id}`, ref: await openSession(stripe, payment) }),

    clientSecretOf: async ({ processor_ref: ref }) => (ref ? (await stripe.checkout.sessions.retrieve(ref)).client_secret : null),

    read: async (body, headers) => {
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(body, headers.get('stripe-signature') ?? '', config.webhookSecret);
      } catch (cause) {
        throw new Refusal('invalidInput', { params: { field: 'signature' }, reason: 'unsignedEvent', cause });
      }
      const translated = await translate(event, lookups);
      return translated && { id: `stripe:${event.id}`, event: translated };
    },

    query: async ({ processor_ref: ref }) => {
      if (!ref) return null;
      const event = await ofSession(await stripe.checkout.sessions.retrieve(ref), lookups);
      return event && { id: `stripe:${ref}:${event.kind}`, event };
    },

    cancel: async ({ processor_ref: ref }, ends) => {
      if (ref) await stripe.subscriptions.update(ref, { cancel_at_period_end: ends });
    },

    change: (subscription, plan) => changePlan(stripe, subscription, plan),

    charges: (since, most) => chargesSince(stripe, since, most),

    ...endings(stripe),
  };
}
