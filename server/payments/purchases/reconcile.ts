/** The processor's books beside ours, over the last days: what one has and the other lacks. */
import { sql } from 'kysely';
import { limits } from '../../../contract/facts/limits.ts';
import { transactionStatuses, type Difference } from '../../../contract/facts/statuses.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { processorOf, type Charge, type Payment, type Processor } from './processor.ts';
import { refundKey, settle, type Settling } from './settle.ts';
import { unitsOf } from './units.ts';

const day = 24 * 60 * 60 * 1000;
/** Payments whose news was lost are asked about one by one. */
const mostAsked = 50;

type Books = { charge: Charge | null; payment: Payment | null };
/** What differs: a payment, a charge, or both. */
type Mismatch = Books & { difference: Difference };

/** Asks about payments that seem to be open although the processor may have been paid: its news may be lost. */
async function askPending(services: Settling, processor: Processor, since: Date): Promise<void> {
  const pending = await services.db
    .selectFrom('payment')
    .selectAll()
    .where('status', '=', transactionStatuses.pending)
    .where('processor', '=', processor.name)
    .where('processor_ref', 'is not', null)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(mostAsked)
    .execute();
  for (const payment of pending)
    try {
      const event = await processor.query(payment);
      if (event) await settle(services, event);
    } catch (error) {
      services.log.warn('the processor could not be asked about a payment', { payment: payment.id, error });
    }
}

const shareOf = ({ back, amount }: Charge): number => (amount > 0 ? back / amount : 0);

/** Returns whether the ledger has taken back what the processor returned. */
async function isTakenBack({ db }: Pick<Services, 'db'>, payment: Payment, charge: Charge): Promise<boolean> {
  const share = shareOf(charge);
  const keys = [refundKey(payment.id, share, false), refundKey(payment.id, share, true)];
  const row = await db
    .selectFrom('ledger_entry')
    .select([
      sql<number>`coalesce(-sum(amount), 0)::int`.as('taken'),
      sql<boolean>`coalesce(bool_or(key in (${keys[0]}, ${keys[1]})), false)`.as('known'),
    ])
    .where('kind', '=', 'refund')
    .where('txn_id', '=', payment.id)
    .executeTakeFirstOrThrow();
  return row.known || row.taken >= Math.ceil(payment.credits * share);
}

async function differenceOf(services: Pick<Services, 'db'>, { charge, payment }: Books): Promise<Difference | null> {
  if (!payment) return charge!.back < charge!.amount ? 'noPayment' : null;
  if (!charge) return 'noCharge';
  if (charge.currency !== payment.currency || charge.amount !== unitsOf(payment.price, payment.currency)) return 'otherAmount';
  if (charge.back > 0 && !(await isTakenBack(services, payment, charge))) return 'unknownRefund';
  return charge.dispute === 'open' ? 'disputed' : null;
}

/** Returns what differs, newest first. Throws `unavailable` without a processor or when it is unreachable. */
export async function reconcile(services: Settling): Promise<Mismatch[]> {
  const { db, clock } = services;
  const processor = processorOf(services);
  const since = new Date(clock().getTime() - limits.comparedDays * day);
  const charges = await processor.charges(since, limits.comparedCharges).catch((cause: unknown) => {
    throw new Refusal('unavailable', { cause });
  });
  if (charges === null) return [];
  await askPending(services, processor, since);
  // Of what is older than the oldest charge that was listed, nothing is known.
  const from = charges.length < limits.comparedCharges ? new Date(since.getTime() + day) : charges.at(-1)!.at;
  const refs = charges.map(({ ref }) => ref);
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('processor', '=', processor.name)
    .where('charge_ref', 'is not', null)
    .where((e) =>
      e.or([
        ...(refs.length > 0 ? [e('charge_ref', 'in', refs)] : []),
        e.and([e('status', '=', transactionStatuses.paid), e('settled_at', '>=', from)]),
      ]),
    )
    .execute();
  const byCharge = new Map(payments.map((payment) => [payment.charge_ref!, payment]));
  const books: Books[] = [
    ...charges.map((charge) => ({ charge, payment: byCharge.get(charge.ref) ?? null })),
    ...payments.filter(({ charge_ref: ref }) => !refs.includes(ref!)).map((payment) => ({ charge: null, payment })),
  ];
  const found: Mismatch[] = [];
  for (const each of books) {
    const difference = await differenceOf(services, each);
    if (difference) found.push({ ...each, difference });
  }
  return found.toSorted((a, b) => dateOf(b).getTime() - dateOf(a).getTime());
}

/** When the money moved. */
const dateOf = ({ charge, payment }: Books): Date => charge?.at ?? payment!.settled_at ?? payment!.created_at;

/** Takes back the credits of a refund of which only the processor knew. Throws `notFound` when there is none. */
export async function applyRefund(services: Settling, payment: string): Promise<void> {
  const mismatch = (await reconcile(services)).find((each) => each.payment?.id === payment && each.difference === 'unknownRefund');
  if (!mismatch) throw new Refusal('notFound', { key: 'paymentReturned' });
  const charge = mismatch.charge!;
  const share = shareOf(charge);
  await settle(services, {
    id: `reconciled:${charge.ref}:${Math.round(share * 1_000_000)}`,
    event: { kind: 'refunded', charge: charge.ref, share, isChargeback: charge.dispute === 'lost' },
  });
}
