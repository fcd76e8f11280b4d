/**
 * The processor of an installation without a payment provider: nothing leaves the machine and no money moves, but the flow is otherwise the
 * same.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { transactionStatuses } from '../../../contract/facts/statuses.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { readEventJson, type Payment, type PaymentEvent, type Processor, type ProcessorEvent } from '../purchases/processor.ts';

const day = 24 * 60 * 60 * 1000;
/** Returns whether an open payment has expired, which happens after one day. */
export const isOverdue = (payment: Pick<Payment, 'created_at'>, now: Date): boolean => now.getTime() - payment.created_at.getTime() > day;

/** Maximum age of a signature in seconds; older events are treated as replays. */
const tolerance = 300;

const forged = (): Refusal => new Refusal('invalidInput', { params: { field: 'signature' }, reason: 'unsignedEvent' });

/** Returns the header `sandbox-signature: t=<seconds>,v1=<hex>`, computed over `<seconds>.<body>` like those of hosted processors. */
export const signSandboxEvent = (secret: string, body: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Creates the sandbox; its events are signed with the configured secret, or with the installation's own. */
export function createSandbox({ secrets, config, clock }: Pick<Services, 'secrets' | 'config' | 'clock'>): Processor {
  const secret = config.sandboxWebhookSecret ?? secrets.sign('sandbox', 'webhook');
  return {
    name: 'sandbox',
    chargesPeriods: true,
    open: (payment, origin) => Promise.resolve({ url: `${origin}/checkout/${payment.id}`, ref: null }),
    read: (body, headers) => {
      const given = headers.get('sandbox-signature') ?? '';
      const seconds = Number(/^t=(\d{1,12}),/.exec(given)?.[1] ?? NaN);
      const wanted = Buffer.from(signSandboxEvent(secret, body, seconds));
      const got = Buffer.from(given);
      const isSigned = wanted.length === got.length && timingSafeEqual(wanted, got);
      if (!isSigned || Math.abs(clock().getTime() / 1000 - seconds) > tolerance) return Promise.reject(forged());
      try {
        const { id, event } = readEventJson(body) as { id: string; event: PaymentEvent };
        return Promise.resolve({ id: `sandbox:${String(id)}`, event });
      } catch (cause) {
        return Promise.reject(new Refusal('invalidInput', { params: { field: 'body' }, reason: 'unsignedEvent', cause }));
      }
    },
    query: (payment): Promise<ProcessorEvent | null> => {
      if (!isOverdue(payment, clock())) return Promise.resolve(null);
      return Promise.resolve({
        id: `overdue:${payment.id}`,
        event: { kind: 'failed', payment: payment.id, status: transactionStatuses.expired },
      });
    },
    cancel: () => Promise.resolve(),
    change: () => Promise.resolve(),
    // The status of the payment closes the page, and no money moved.
    expire: () => Promise.resolve(),
    refund: () => Promise.resolve(),
    end: () => Promise.resolve(),
    charges: () => Promise.resolve(null),
  };
}
