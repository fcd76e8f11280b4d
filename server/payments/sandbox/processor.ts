/** The processor of an installation that has none: nothing leaves the machine, no money moves, everything else is as it will be. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { transactionStatuses } from '../../../contract/facts/statuses.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { readEventJson, type Payment, type PaymentEvent, type Processor, type ProcessorEvent } from '../purchases/processor.ts';

const day = 24 * 60 * 60 * 1000;
/** A payment that nobody finished is over after a day. */
export const isOverdue = (payment: Pick<Payment, 'created_at'>, now: Date): boolean => now.getTime() - payment.created_at.getTime() > day;

/** Events signed long ago are replays (seconds). */
const tolerance = 300;

const forged = (): Refusal => new Refusal('invalidInput', { params: { field: 'signature' }, reason: 'unsignedEvent' });

/** `sandbox-signature: t=<seconds>,v1=<hex>` over `<seconds>.<body>`, as hosted processors sign theirs. */
export const signSandboxEvent = (secret: string, body: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** The sandbox; its events are signed with the configured secret, else with one of the installation. */
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
  };
}
