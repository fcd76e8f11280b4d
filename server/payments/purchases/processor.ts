/** The interface of every payment processor and the events it reports. The processor charges the money; `settle` grants the credits. */
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import type { Selectable } from 'kysely';
import type { Plan } from '../../../contract/facts/prices.ts';
import type { Database } from '../../db/schema.ts';

declare module '../../core/services.ts' {
  interface Services {
    /** The payment processor; null when payments are disabled. */
    readonly processor: Processor | null;
  }
}

export type Payment = Selectable<Database['payment']>;
export type Subscription = Selectable<Database['subscription']>;

/** A processor event in our own terms. The same event may arrive late, twice or out of order. */
export type PaymentEvent =
  /** `subscription` is set for the payment of a plan: the processor's id and the first period. */
  | { kind: 'paid'; payment: string; charge: string | null; subscription: { ref: string | null; start: Date; end: Date } | null }
  | { kind: 'failed'; payment: string; status: number }
  /** A period was charged automatically. `ref` is the invoice's id. */
  | { kind: 'renewed'; subscription: string; ref: string; charge: string | null; end: Date }
  | { kind: 'ending'; subscription: string; ends: boolean }
  | { kind: 'ended'; subscription: string }
  /** The processor does not charge it at present (unpaid, paused). A later payment resumes it. */
  | { kind: 'resting'; subscription: string }
  /** `share` is the total share refunded so far, 0 to 1; a chargeback also takes back what was spent. */
  | { kind: 'refunded'; charge: string; share: number; isChargeback?: boolean };

const dates = new Set(['start', 'end']);

/** Parses an event from JSON and converts its dates. Throws for malformed JSON. */
export const readEventJson = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (dates.has(key) && typeof value === 'string' ? new Date(value) : value));

/** An event and the processor's id of it. */
export type ProcessorEvent = { id: string; event: PaymentEvent };

/** What the processor charged, in the smallest unit of the currency, and how much of it went back; a dispute is open, or lost. */
export type Charge = {
  ref: string;
  amount: number;
  currency: string;
  back: number;
  dispute: 'open' | 'lost' | null;
  email: string | null;
  at: Date;
};

export type Checkout = { url: string; ref: string | null };

export interface Processor {
  readonly name: 'sandbox' | 'stripe';
  /** Opens a page on which the user pays. */
  open(payment: Payment, origin: string): Promise<Checkout>;
  /**
   * Parses a webhook. Throws the refusal `invalidInput` (reason `unsignedEvent`) without a valid signature; returns null for irrelevant
   * events.
   */
  read(body: string, headers: Headers): Promise<ProcessorEvent | null>;
  /** Queries the status of a payment for which no event has arrived; null while it is still open. */
  query(payment: Payment): Promise<ProcessorEvent | null>;
  /** Cancels at the end of the period, or reverts that. */
  cancel(subscription: Subscription, ends: boolean): Promise<void>;
  /** Closes an open checkout, so that it can no longer be paid. Resolves if it is already closed or paid. */
  expire(payment: Payment): Promise<void>;
  /** Returns a payment in full. Resolves if that has happened before. */
  refund(payment: Payment): Promise<void>;
  /** Lists what was charged since, newest first, at most `most`; null for a processor without books. Throws when it is unreachable. */
  charges(since: Date, most: number): Promise<Charge[] | null>;
  /** Ends a subscription at once, by the processor's id. Resolves if it has ended. */
  end(ref: string): Promise<void>;
  /** Takes effect with the next period; passing the current plan reverts an earlier change. */
  change(subscription: Subscription, plan: Plan): Promise<void>;
  /** Whether we charge the periods (sandbox) rather than the processor. */
  readonly chargesPeriods: boolean;
}

/** Returns the processor. Throws the refusal `unavailable` when payments are disabled. */
export function processorOf({ processor }: Pick<Services, 'processor'>): Processor {
  if (!processor) throw new Refusal('unavailable');
  return processor;
}
