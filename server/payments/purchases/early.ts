/** Events that come before what they speak of: a refund before its payment, an end before its beginning. They are kept until it is known. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/transaction.ts';
import { readEventJson, type PaymentEvent } from './processor.ts';

/** The processor's names of the charges and subscriptions that an event speaks of. */
export function refsOf(event: PaymentEvent): string[] {
  const refs = [
    'charge' in event ? event.charge : null,
    event.kind === 'paid' ? event.subscription?.ref : 'subscription' in event ? event.subscription : null,
  ];
  return refs.filter((ref) => typeof ref === 'string');
}

/** Two events of one thing follow one another: the earlier one must be seen by who looks whether the thing is known. */
export async function lockRefs(trx: Trx, refs: readonly string[]): Promise<void> {
  for (const ref of refs.toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${ref}, 0))`.execute(trx);
}

/** Keeps an event until what it speaks of is known by the name `ref`. */
export async function keepForLater(trx: Trx, ref: string, event: PaymentEvent, at: Date): Promise<void> {
  await trx
    .insertInto('early_event')
    .values({ ref, event: JSON.stringify(event), at })
    .execute();
}

/** Takes what waited for these names, in the order in which it came. */
export async function takeKept(trx: Trx, refs: readonly string[]): Promise<PaymentEvent[]> {
  if (refs.length === 0) return [];
  const kept = await trx.deleteFrom('early_event').where('ref', 'in', refs).returning(['seq', 'event']).execute();
  return kept.toSorted((a, b) => a.seq - b.seq).map(({ event }) => readEventJson(event) as PaymentEvent);
}

const retention = 40 * 24 * 60 * 60 * 1000;

/** Forgets what nothing became of: a processor's account may have other uses than ours. */
export async function sweepKept(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('early_event')
    .where('at', '<', new Date(now.getTime() - retention))
    .execute();
}
