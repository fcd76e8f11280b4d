/** Translates Stripe's events to our own. Fields that moved between API versions are read from both places. */
import type Stripe from 'stripe';
import { transactionStatuses } from '../../../contract/facts/statuses.ts';
import type { PaymentEvent } from '../purchases/processor.ts';

type Ref = string | { id: string } | null | undefined;
/** Returns the id of an object that Stripe sends either as an id or expanded; null if it is missing. */
export const idOf = (ref: Ref): string | null => (typeof ref === 'string' ? ref : (ref?.id ?? null));

const moment = (seconds: number): Date => new Date(seconds * 1000);

/** Returns the id of the subscription that an invoice belongs to. */
export function subscriptionOf(invoice: Stripe.Invoice): string | null {
  const parent = (invoice as { parent?: { subscription_details?: { subscription?: Ref } | null } | null }).parent;
  return idOf(parent?.subscription_details?.subscription ?? (invoice as unknown as { subscription?: Ref }).subscription);
}

/** Returns the id of an invoice's payment intent, which refunds refer to. */
export function chargeOf(invoice: Stripe.Invoice): string | null {
  const payments = (invoice as { payments?: { data?: { payment?: { payment_intent?: Ref } }[] } | null }).payments;
  return idOf(payments?.data?.[0]?.payment?.payment_intent ?? (invoice as unknown as { payment_intent?: Ref }).payment_intent);
}

/** Returns the current period of a subscription, from its first item or, in older versions, from the subscription itself. */
export function periodOf(subscription: Stripe.Subscription): { start: Date; end: Date } {
  const item = subscription.items.data[0] as unknown as { current_period_start?: number; current_period_end?: number } | undefined;
  const old = subscription as unknown as { current_period_start: number; current_period_end: number };
  return {
    start: moment(item?.current_period_start ?? old.current_period_start),
    end: moment(item?.current_period_end ?? old.current_period_end),
  };
}

type Lookups = {
  subscription(id: string): Promise<Stripe.Subscription>;
  invoice(id: string): Promise<Stripe.Invoice>;
  charge(id: string): Promise<Stripe.Charge>;
};

/** Converts a checkout session to an event; null while it is open. */
export async function ofSession(session: Stripe.Checkout.Session, lookups: Lookups): Promise<PaymentEvent | null> {
  const payment = session.client_reference_id;
  if (!payment) return null;
  if (session.status === 'expired') return { kind: 'failed', payment, status: transactionStatuses.expired };
  if (session.status !== 'complete' || session.payment_status === 'unpaid') return null;
  const ref = idOf(session.subscription);
  if (!ref) return { kind: 'paid', payment, charge: idOf(session.payment_intent), subscription: null };
  const invoice = idOf(session.invoice);
  const charge = invoice ? chargeOf(await lookups.invoice(invoice)) : null;
  return { kind: 'paid', payment, charge, subscription: { ref, ...periodOf(await lookups.subscription(ref)) } };
}

function ofInvoice(invoice: Stripe.Invoice): PaymentEvent | null {
  const subscription = subscriptionOf(invoice);
  const end = invoice.lines.data[0]?.period.end;
  // The first invoice of a subscription is reported by its checkout.
  if (!subscription || !end || invoice.billing_reason === 'subscription_create' || !invoice.id) return null;
  return { kind: 'renewed', subscription, ref: invoice.id, charge: chargeOf(invoice), end: moment(end) };
}

/** Statuses in which Stripe does not charge a subscription, but may do so again. */
const resting: readonly (string | undefined)[] = ['unpaid', 'paused', 'incomplete_expired'];

/** Updates may arrive in any order, so the current state is queried rather than read from a possibly outdated event. */
async function ofSubscription(given: string, lookups: Lookups): Promise<PaymentEvent> {
  const { id, status, cancel_at_period_end: ends } = await lookups.subscription(given);
  if (status === 'canceled') return { kind: 'ended', subscription: id };
  return resting.includes(status) ? { kind: 'resting', subscription: id } : { kind: 'ending', subscription: id, ends };
}

/** Converts a dispute; null unless it is lost. The disputed amount adds to what was refunded before. */
async function ofDispute(dispute: Stripe.Dispute, lookups: Lookups): Promise<PaymentEvent | null> {
  const charge = idOf(dispute.payment_intent);
  const id = idOf(dispute.charge);
  if (dispute.status !== 'lost' || !charge || !id) return null;
  const { amount, amount_refunded: back } = await lookups.charge(id);
  return amount > 0 ? { kind: 'refunded', charge, share: Math.min(1, (back + dispute.amount) / amount), isChargeback: true } : null;
}

/** Converts a Stripe event; null for events that do not affect credits. */
export async function translate(event: Stripe.Event, lookups: Lookups): Promise<PaymentEvent | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return ofSession(event.data.object, lookups);
    case 'checkout.session.async_payment_failed': {
      const payment = event.data.object.client_reference_id;
      return payment ? { kind: 'failed', payment, status: transactionStatuses.declined } : null;
    }
    case 'invoice.paid':
      return ofInvoice(event.data.object);
    case 'customer.subscription.updated':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return ofSubscription(event.data.object.id, lookups);
    case 'charge.dispute.closed':
      return ofDispute(event.data.object, lookups);
    case 'customer.subscription.deleted':
      return { kind: 'ended', subscription: event.data.object.id };
    case 'charge.refunded': {
      const { payment_intent: intent, amount, amount_refunded: back } = event.data.object;
      const charge = idOf(intent);
      return charge && amount > 0 ? { kind: 'refunded', charge, share: back / amount } : null;
    }
    default:
      return null;
  }
}
