/**
 * What a processor still has to do: close a checkout, return a payment, end a subscription. A request is stored in the transaction that
 * makes it necessary and repeated until the processor has done it, so an outage loses none.
 */
import { sql } from 'kysely';
import type { Trx } from '../../db/transaction.ts';
import type { Services } from '../../core/services.ts';
import type { Payment } from './processor.ts';

type Kind = 'expire' | 'refund' | 'end';

/** Stores a request; `ref` is the processor's id of the subscription to end. */
export async function request(
  trx: Trx,
  kind: Kind,
  { payment, ref = null }: { payment: string; ref?: string | null },
  at: Date,
): Promise<void> {
  await trx.insertInto('processor_request').values({ kind, payment_id: payment, ref, at }).execute();
}

/** Closes these unfinished payments here and with the processor. */
export async function expireCheckouts(trx: Trx, payments: readonly Pick<Payment, 'id'>[], status: number, at: Date): Promise<void> {
  for (const { id } of payments) {
    const closed = await trx
      .updateTable('payment')
      .set({ status })
      .where('id', '=', id)
      .where('status', '=', 0)
      .returning('id')
      .executeTakeFirst();
    if (closed) await request(trx, 'expire', { payment: id }, at);
  }
}

/** After this many attempts, a failure is reported as an error: the operator has to look. */
const attemptsBeforeError = 10;

/** Carries out the open requests. Never rejects; what fails is tried again at the next call. */
export async function runRequests({ db, clock, log, processor }: Pick<Services, 'db' | 'clock' | 'log' | 'processor'>): Promise<void> {
  if (!processor) return;
  try {
    // What keeps failing stands back, so that it never keeps something new from being done.
    const open = await db
      .selectFrom('processor_request')
      .selectAll()
      .where('done_at', 'is', null)
      .orderBy('attempts')
      .orderBy('seq')
      .limit(100)
      .execute();
    for (const { seq, kind, payment_id: id, ref, attempts } of open) {
      const payment = await db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
      try {
        if (payment && payment.processor === processor.name) {
          if (kind === 'expire') await processor.expire(payment);
          else if (kind === 'refund') await processor.refund(payment);
          else if (ref) await processor.end(ref);
        }
        await db.updateTable('processor_request').set({ done_at: clock() }).where('seq', '=', seq).execute();
      } catch (error) {
        log[attempts < attemptsBeforeError ? 'warn' : 'error']('a request to the payment processor failed', { kind, payment: id, error });
        await db
          .updateTable('processor_request')
          .set({ attempts: sql`attempts + 1` })
          .where('seq', '=', seq)
          .execute();
      }
    }
  } catch (error) {
    log.error('the requests to the payment processor could not be read', { error });
  }
}
