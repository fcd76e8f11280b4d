import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { transactionStatuses } from '../../contract/facts/statuses.ts';
import { paymentActors, type PaymentServices } from '../../machines/payment/payment.actors.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import {
  selectCheckoutUrl,
  selectIsCheckoutLoading,
  selectIsPaying,
  selectPaymentPhase,
  selectPaymentProblem,
} from '../../machines/payment/payment.selectors.ts';
import type { PaymentEmitted, Purchase } from '../../machines/payment/payment.types.ts';
import { SimulatedTime } from '../model/clock.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held, refusal } from './answers.ts';

const pack: Purchase = { kind: 'pack', price: '19.99' };
const plan: Purchase = { kind: 'plan', plan: 5 };
type Status = Awaited<ReturnType<PaymentServices['transaction']>>;

class Buyer {
  readonly time = new SimulatedTime();
  readonly facts: PaymentEmitted[] = [];
  readonly services = {
    time: this.time,
    subscriptionSession: vi.fn<PaymentServices['subscriptionSession']>(async () =>
      granted({ checkout_url: '/checkout/plan', txn_id: 'plan' }),
    ),
    checkoutSession: vi.fn<PaymentServices['checkoutSession']>(async () => granted({ checkout_url: '/checkout/pack', txn_id: 'pack' })),
    subscriptionTransaction: vi.fn<PaymentServices['subscriptionTransaction']>(async () =>
      granted({ status: transactionStatuses.pending }),
    ),
    transaction: vi.fn<PaymentServices['transaction']>(async () => granted({ status: transactionStatuses.pending })),
  };
  readonly actor = createActor(paymentMachine.provide({ actors: paymentActors(this.services) }), { clock: this.time.clock });

  constructor() {
    this.actor.on('*', (fact) => this.facts.push(fact));
    this.actor.start();
  }

  get sees() {
    return this.actor.getSnapshot();
  }

  get phase() {
    return selectPaymentPhase(this.sees);
  }

  get reported(): string[] {
    return this.facts.map((fact) => (fact.type === 'notice.raised' && 'key' in fact.message ? fact.message.key : fact.type));
  }

  async buys(purchase: Purchase = pack): Promise<this> {
    this.actor.send({ type: 'purchase.requested', purchase });
    await settled();
    this.facts.length = 0;
    return this;
  }

  async waits(ms: number): Promise<this> {
    for (let left = ms; left > 0; left -= 1000) {
      this.time.pass(Math.min(left, 1000));
      await settled();
    }
    return this;
  }

  get checks(): number {
    return this.services.transaction.mock.calls.length;
  }
}

describe('opening', () => {
  test('a pack opens a checkout by its price, a plan by its number', async () => {
    const buyer = await new Buyer().buys();
    expect(buyer.services.checkoutSession).toHaveBeenCalledWith('19.99', expect.anything());
    expect(selectCheckoutUrl(buyer.sees)).toBe('/checkout/pack');
    const subscriber = await new Buyer().buys(plan);
    expect(subscriber.services.subscriptionSession).toHaveBeenCalledWith(5, expect.anything());
    await subscriber.waits(3000);
    expect(subscriber.services.subscriptionTransaction).toHaveBeenCalledWith('plan', expect.anything());
  });

  test('the spinner turns until the page in the frame has loaded', async () => {
    const buyer = new Buyer();
    buyer.actor.send({ type: 'purchase.requested', purchase: pack });
    expect(selectIsCheckoutLoading(buyer.sees)).toBe(true);
    await settled();
    expect(selectIsCheckoutLoading(buyer.sees)).toBe(true);
    buyer.actor.send({ type: 'frame.loaded' });
    expect(selectIsCheckoutLoading(buyer.sees)).toBe(false);
    await buyer.waits(6000);
    expect(selectIsCheckoutLoading(buyer.sees)).toBe(false);
  });

  test.each([
    [
      'is not reached',
      (buyer: Buyer) => buyer.services.checkoutSession.mockRejectedValueOnce(new Error('offline')),
      { key: 'networkProblem' },
    ],
    [
      'refuses',
      (buyer: Buyer) => buyer.services.checkoutSession.mockResolvedValueOnce(refusal('unavailable', 'Later.')),
      { text: 'Later.' },
    ],
  ])('when the server %s there is a toast, and the panel offers another try', async (_, fail, problem) => {
    const buyer = new Buyer();
    fail(buyer);
    buyer.actor.send({ type: 'purchase.requested', purchase: pack });
    await settled();
    expect(buyer.phase).toBe('broken');
    expect(buyer.reported).toEqual(['payment.shown', 'payUrlFailed']);
    expect(selectPaymentProblem(buyer.sees)).toEqual(problem);
    buyer.actor.send({ type: 'retry.clicked' });
    await settled();
    expect(buyer.phase).toBe('paying');
  });

  test('a session that has ended asks for a sign-in, to buy the same after it', async () => {
    const buyer = new Buyer();
    buyer.services.checkoutSession.mockResolvedValueOnce(refusal('signInNeeded'));
    buyer.actor.send({ type: 'purchase.requested', purchase: pack });
    await settled();
    expect(buyer.facts.slice(1)).toEqual([{ type: 'payment.dismissed' }, { type: 'purchase.signInNeeded', purchase: pack }]);
    expect(buyer.phase).toBe('closed');
  });
});

describe('polling', () => {
  test('asks every 3 seconds while the outcome is open', async () => {
    const buyer = await new Buyer().buys();
    await buyer.waits(2999);
    expect(buyer.checks).toBe(0);
    await buyer.waits(1);
    expect(buyer.checks).toBe(1);
    await buyer.waits(9000);
    expect(buyer.checks).toBe(4);
  });

  test('success closes the dialog, refreshes credits and is reported, in this order', async () => {
    const buyer = await new Buyer().buys();
    buyer.services.transaction.mockResolvedValueOnce(granted({ status: transactionStatuses.paid }));
    await buyer.waits(3000);
    expect(buyer.reported).toEqual(['payment.dismissed', 'credits.refreshRequested', 'payment.succeeded', 'paymentSucceeded']);
    await buyer.waits(10_000);
    expect(buyer.checks).toBe(1);
  });

  test.each([2, 3, -1, 99])('status %d stops it with a message of 10 seconds, and another try is offered', async (status) => {
    const buyer = await new Buyer().buys();
    buyer.services.transaction.mockResolvedValueOnce(granted({ status }));
    await buyer.waits(3000);
    expect(buyer.facts).toEqual([{ type: 'notice.raised', tone: 'error', message: { key: 'paymentFailed' }, duration: 10_000 }]);
    expect(buyer.phase).toBe('failed');
    await buyer.waits(10_000);
    expect(buyer.checks).toBe(1);
    buyer.actor.send({ type: 'retry.clicked' });
    await settled();
    expect(buyer.services.checkoutSession).toHaveBeenCalledTimes(2);
  });

  test('one failed check does not end it', async () => {
    const buyer = await new Buyer().buys();
    buyer.services.transaction.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(refusal('unavailable'));
    await buyer.waits(6000);
    expect(buyer.phase).toBe('paying');
    buyer.services.transaction.mockResolvedValueOnce(granted({ status: transactionStatuses.paid }));
    await buyer.waits(3000);
    expect(buyer.phase).toBe('succeeded');
  });

  test('a check that hangs is given up for the next', async () => {
    const buyer = await new Buyer().buys();
    const hanging = new Held<Status>();
    buyer.services.transaction.mockReturnValueOnce(hanging.promise);
    await buyer.waits(6000);
    expect(buyer.services.transaction.mock.calls[0]![1].aborted).toBe(true);
    expect(buyer.checks).toBe(2);
    hanging.resolve(granted({ status: transactionStatuses.declined }));
    await settled();
    expect(buyer.phase).toBe('paying');
  });

  test('a message of the frame is a reason to check, never a proof', async () => {
    const buyer = await new Buyer().buys();
    for (let message = 0; message < 200; message += 1) buyer.actor.send({ type: 'frame.reported' });
    await settled();
    expect(buyer.phase).toBe('paying');
    expect(buyer.reported).toEqual([]);
  });

  test('a message of the frame during a check starts a newer one, and the interval with it', async () => {
    const buyer = await new Buyer().buys();
    buyer.services.transaction.mockImplementation(() => new Promise(() => undefined));
    buyer.actor.send({ type: 'frame.reported' });
    await settled();
    buyer.time.pass(2900);
    buyer.actor.send({ type: 'frame.reported' });
    await settled();
    expect(buyer.services.transaction).toHaveBeenCalledTimes(2);
    expect(buyer.services.transaction.mock.calls[0]![1].aborted).toBe(true);
    buyer.time.pass(2900);
    await settled();
    expect(buyer.services.transaction).toHaveBeenCalledTimes(2);
  });

  test('after 5 minutes the server is asked a last time; then the dialog closes and credits are refreshed', async () => {
    const buyer = await new Buyer().buys();
    await buyer.waits(299_000);
    expect(buyer.phase).toBe('paying');
    expect(buyer.checks).toBe(99);
    await buyer.waits(1000);
    expect(buyer.checks).toBe(100);
    expect(buyer.phase).toBe('expired');
    expect(buyer.reported).toEqual(['payment.dismissed', 'credits.refreshRequested', 'paymentStillOpen']);
    await buyer.waits(10_000);
    expect(buyer.checks).toBe(100);
  });

  test('the last look may still find that it is paid', async () => {
    const buyer = await new Buyer().buys();
    await buyer.waits(299_000);
    buyer.services.transaction.mockResolvedValueOnce(granted({ status: transactionStatuses.paid }));
    await buyer.waits(1000);
    expect(buyer.reported).toContain('payment.succeeded');
  });

  test('a last look without an answer does not keep the dialog open', async () => {
    const buyer = await new Buyer().buys();
    await buyer.waits(299_000);
    buyer.services.transaction.mockReturnValueOnce(new Held<Status>().promise);
    await buyer.waits(10_000);
    expect(buyer.phase).toBe('lastChecking');
    await buyer.waits(1000);
    expect(buyer.phase).toBe('expired');
  });

  test('a tab that slept looks at once when it wakes', async () => {
    const buyer = await new Buyer().buys();
    buyer.actor.send({ type: 'frame.loaded' });
    buyer.time.sleep(60_000);
    await settled();
    expect(buyer.checks).toBe(1);
    expect(selectIsCheckoutLoading(buyer.sees)).toBe(false);
    await buyer.waits(3000);
    expect(buyer.checks).toBe(2);
  });

  test('a tab that slept past the limit looks a last time, and only once', async () => {
    const buyer = await new Buyer().buys();
    buyer.time.sleep(3_600_000);
    await settled();
    expect(buyer.checks).toBe(1);
    expect(buyer.phase).toBe('expired');
  });

  test('a sleep that the browser does not report is noticed within a second', async () => {
    const buyer = await new Buyer().buys();
    buyer.time.doze(3_600_000);
    await buyer.waits(1000);
    expect(buyer.checks).toBe(1);
    expect(buyer.phase).toBe('expired');
  });

  test('a second payment has its own five minutes', async () => {
    const buyer = await new Buyer().buys();
    await buyer.waits(200_000);
    buyer.actor.send({ type: 'payment.closed' });
    await buyer.buys();
    buyer.time.sleep(200_000);
    await settled();
    expect(buyer.phase).toBe('paying');
    buyer.time.sleep(100_000);
    await settled();
    expect(buyer.phase).toBe('expired');
  });
});

describe('closing', () => {
  test.each([
    ['while the checkout is made', async (buyer: Buyer) => buyer.actor.send({ type: 'purchase.requested', purchase: pack })],
    ['while the person pays', async (buyer: Buyer) => void (await buyer.buys())],
    ['while the server is asked', async (buyer: Buyer) => void (await (await buyer.buys()).waits(3000))],
    [
      'during the last look',
      async (buyer: Buyer) => {
        buyer.services.transaction.mockReturnValue(new Held<Status>().promise);
        await (await buyer.buys()).waits(300_000);
      },
    ],
  ])('%s stops everything and refreshes credits', async (_, arrive) => {
    const buyer = new Buyer();
    await arrive(buyer);
    buyer.facts.length = 0;
    buyer.actor.send({ type: 'payment.closed' });
    expect(buyer.phase).toBe('closed');
    expect(buyer.reported).toEqual(['payment.dismissed', 'credits.refreshRequested']);
    const before = buyer.checks;
    await buyer.waits(300_000);
    expect(buyer.checks).toBe(before);
    expect(selectIsPaying(buyer.sees)).toBe(false);
  });

  test('an answer that comes after closing is ignored', async () => {
    const buyer = new Buyer();
    const late = new Held<Awaited<ReturnType<PaymentServices['checkoutSession']>>>();
    buyer.services.checkoutSession.mockReturnValueOnce(late.promise);
    buyer.actor.send({ type: 'purchase.requested', purchase: pack });
    buyer.actor.send({ type: 'payment.closed' });
    late.resolve(granted({ checkout_url: '/checkout/late', txn_id: 'late' }));
    await settled();
    expect(selectCheckoutUrl(buyer.sees)).toBeNull();
    expect(buyer.phase).toBe('closed');
  });
});

test('a payment that came late is found on its return, without a frame', async () => {
  const buyer = new Buyer();
  buyer.services.transaction.mockResolvedValueOnce(granted({ status: transactionStatuses.paid }));
  buyer.actor.send({ type: 'payment.resumed', purchase: pack, txn: 'pack-0' });
  expect(selectCheckoutUrl(buyer.sees)).toBeNull();
  expect(selectIsCheckoutLoading(buyer.sees)).toBe(false);
  await buyer.waits(3000);
  expect(buyer.services.transaction).toHaveBeenCalledWith('pack-0', expect.anything());
  expect(buyer.phase).toBe('succeeded');
});

test.each([
  ['at once', 0],
  ['in the last look', 300_000],
])('a payment that this person has not ends the look %s, and is not called a failure', async (_name, after) => {
  const buyer = new Buyer();
  buyer.actor.send({ type: 'payment.resumed', purchase: pack, txn: 'foreign' });
  await buyer.waits(after && after - 1000);
  buyer.services.transaction.mockResolvedValue(refusal('notFound'));
  if (after) await buyer.waits(1000);
  else buyer.actor.send({ type: 'frame.reported' });
  await settled();
  expect(buyer.phase).toBe('absent');
  expect(buyer.reported).toEqual(['payment.dismissed', 'credits.refreshRequested']);
  const { checks } = buyer;
  await buyer.waits(10_000);
  expect(buyer.checks).toBe(checks);
  buyer.actor.send({ type: 'payment.closed' });
  expect(buyer.phase).toBe('closed');
});
