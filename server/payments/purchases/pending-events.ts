/**
 * Events that arrive before the payment or subscription they refer to, such as a refund before its payment. They are stored until it is
 * known.
 */
import { sql } from 'kysely';
import type { Trx } from '../../db/transaction.ts';
import { readEventJson, type PaymentEvent } from './processor.ts';

/** Returns the processor's ids of the charges and subscriptions that an event refers to. */
export function refsOf(event: PaymentEvent): string[] {
  const refs = [
    'charge' in event ? event.charge : null,
    event.kind === 'paid' ? event.subscription?.ref : 'subscription' in event ? event.subscription : null,
  ];
  return refs.filter((ref) => typeof ref === 'string');
}

/** Serializes events about the same charge or subscription, so that each sees the effects of the previous one. */
export async function lockRefs(trx: Trx, refs: readonly string[]): Promise<void> {
  for (const ref of refs.toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${ref}, 0))`.execute(trx);
}

/** Stores an event until the charge or subscription `ref` is known. */
export async function keepForLater(trx: Trx, ref: string, event: PaymentEvent, at: Date): Promise<void> {
  await trx
    .insertInto('early_event')
    .values({ ref, event: JSON.stringify(event), at })
    .execute();
}

/** Removes and returns the stored events for these ids, in order of arrival. */
export async function takeKept(trx: Trx, refs: readonly string[]): Promise<PaymentEvent[]> {
  if (refs.length === 0) return [];
  const kept = await trx.deleteFrom('early_event').where('ref', 'in', refs).returning(['seq', 'event']).execute();
  return kept.toSorted((a, b) => a.seq - b.seq).map(({ event }) => readEventJson(event) as PaymentEvent);
}
