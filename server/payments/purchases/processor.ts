/** The small face that every payment processor has, and what it may tell us. Money is taken by the processor; credits are given by `settle`. */
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import type { Selectable } from 'kysely';
import type { Plan } from '../../../contract/facts/prices.ts';
import type { Database } from '../../db/schema.ts';

export type Payment = Selectable<Database['payment']>;
export type Subscription = Selectable<Database['subscription']>;

/** What happened, in our words. The same event may come late, twice or out of order. */
export type PaymentEvent =
  /** `subscription` comes with the payment of a plan: the processor's name for it, and its first period. */
  | { kind: 'paid'; payment: string; charge: string | null; subscription: { ref: string | null; start: Date; end: Date } | null }
  | { kind: 'failed'; payment: string; status: number }
  /** A period was charged by itself. `ref` names the invoice. */
  | { kind: 'renewed'; subscription: string; ref: string; charge: string | null; end: Date }
  | { kind: 'ending'; subscription: string; ends: boolean }
  | { kind: 'ended'; subscription: string }
  /** `share` of the money has been given back so far, 0 to 1. */
  | { kind: 'refunded'; charge: string; share: number };

const dates = new Set(['start', 'end']);

/** Reads JSON in which an event's dates stand as text. Throws for what is not JSON. */
export const readEventJson = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (dates.has(key) && typeof value === 'string' ? new Date(value) : value));

/** An event and its id at the processor. */
export type ProcessorEvent = { id: string; event: PaymentEvent };

export type Checkout = { url: string; ref: string | null };

export interface Processor {
  readonly name: 'sandbox' | 'stripe';
  /** Opens a page on which the person pays. */
  open(payment: Payment, origin: string): Promise<Checkout>;
  /** Reads a webhook. Throws the refusal `invalidInput` (reason `unsignedEvent`) for one that is not signed; null for what does not concern us. */
  read(body: string, headers: Headers): Promise<ProcessorEvent | null>;
  /** Asks how a payment stands that was opened and not heard of since; null when it is still open. */
  query(payment: Payment): Promise<ProcessorEvent | null>;
  cancel(subscription: Subscription, ends: boolean): Promise<void>;
  /** From the next period on; the present plan takes an earlier change back. */
  change(subscription: Subscription, plan: Plan): Promise<void>;
  /** Whether periods are charged by us (the sandbox) or by the processor. */
  readonly chargesPeriods: boolean;
}

/** The processor, or the refusal `unavailable`: nobody can pay here. */
export function processorOf({ processor }: Pick<Services, 'processor'>): Processor {
  if (!processor) throw new Refusal('unavailable');
  return processor;
}
