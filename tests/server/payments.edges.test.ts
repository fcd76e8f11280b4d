/** Money where flows cross: checkouts side by side, an account that leaves, a card company that takes money back. */
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { transactionStatuses } from '../../contract/facts/statuses.ts';
import { signSandboxEvent } from '../../server/payments/sandbox/processor.ts';
import { processorOf, type PaymentEvent } from '../../server/payments/purchases/processor.ts';
import { changePlan, passTime, setEnding } from '../../server/payments/purchases/subscriptions.ts';
import { onOneDatabase } from './kit/databases.ts';
import { goodPassword, idOf, register } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';
import { openFakeStripe } from './kit/stripe.ts';

const card = { name: 'Ada Lovelace', number: '4242 4242 4242 4242', expiry: '08 / 31', csc: '123' };
const { paid, expired, refunded } = transactionStatuses;

type Checkout = { checkout_url: string; txn_id: string };

const balanceOf = async (person: Person): Promise<number> => (await person.call('GET', '/api/credit/details')).data.credit_remain;
const openPack = async (person: Person, price = '19.99'): Promise<Checkout> =>
  (await person.call('GET', `/api/pay/checkout-session?price=${price}`)).data;
const openPlan = async (person: Person, plan = 1): Promise<Checkout> =>
  (await person.call('GET', `/api/pay/subscription-session?plan_id=${plan}`)).data;

onOneDatabase('money at its edges', (database) => {
  let server: TestServer;
  let people = 0;
  beforeAll(async () => {
    server = await openTestServer({ database, env: { SANDBOX_WEBHOOK_SECRET: 'shh', DAILY_CREDITS: '0' } });
    server.clock.set('2027-03-10T12:00:00Z');
  });
  afterAll(() => server.close());

  const newcomer = async (): Promise<{ person: Person; email: string }> => {
    people += 1;
    const email = `edge${people}@example.com`;
    return { person: await register(server, email), email };
  };
  const submit = async (url: string): Promise<string> => (await fetch(url, { method: 'POST', body: new URLSearchParams(card) })).text();
  const deliver = async (id: string, event: PaymentEvent) => {
    const body = JSON.stringify({ id, event });
    const signature = signSandboxEvent('shh', body, Math.floor(server.clock.now().getTime() / 1000));
    return server.person().call('POST', '/api/pay/webhook', { body: JSON.parse(body), headers: { 'sandbox-signature': signature } });
  };
  const paidFor = ({ txn_id: txn }: Checkout): PaymentEvent => ({ kind: 'paid', payment: txn, charge: `pi_${txn}`, subscription: null });
  const statusOf = async ({ txn_id: txn }: Checkout): Promise<number> => {
    const row = await server.services.db.selectFrom('payment').select('status').where('id', '=', txn).executeTakeFirstOrThrow();
    return row.status;
  };
  const requests = async ({ txn_id: txn }: Checkout): Promise<string[]> => {
    const rows = await server.services.db
      .selectFrom('processor_request')
      .select(['kind', 'done_at'])
      .where('payment_id', '=', txn)
      .orderBy('seq')
      .execute();
    return rows.map(({ kind, done_at: done }) => `${kind}${done ? '' : ' open'}`);
  };

  it('gives the first-purchase price once, whichever of three checkouts is paid', async () => {
    const { person } = await newcomer();
    const open = [await openPack(person, '2.99'), await openPack(person, '2.99'), await openPack(person, '2.99')];
    expect(await statusOf(open[0]!)).toBe(expired);
    await Promise.all(open.map((one) => deliver(`three-${one.txn_id}`, paidFor(one))));
    expect(await balanceOf(person)).toBe(100);
    const ends = await Promise.all(open.map(statusOf));
    expect(ends.toSorted()).toEqual([paid, refunded, refunded]);
    for (const one of open)
      expect(await requests(one)).toEqual(
        (await statusOf(one)) === refunded ? expect.arrayContaining(['refund']) : expect.not.arrayContaining(['refund']),
      );
  });

  it('returns the first-purchase price when another pack was paid before it', async () => {
    const { person } = await newcomer();
    const first = await openPack(person, '2.99');
    const other = await openPack(person, '5.99');
    await deliver(`other-${other.txn_id}`, paidFor(other));
    await deliver(`first-${first.txn_id}`, paidFor(first));
    expect(await balanceOf(person)).toBe(200);
    expect(await statusOf(first)).toBe(refunded);
  });

  it('returns a second subscription that was paid beside the first', async () => {
    const { person } = await newcomer();
    const [one, two] = [await openPlan(person, 1), await openPlan(person, 2)];
    const hosted = (checkout: Checkout, ref: string): PaymentEvent => ({
      kind: 'paid',
      payment: checkout.txn_id,
      charge: `pi_${ref}`,
      subscription: { ref, start: server.clock.now(), end: new Date('2027-04-10T12:00:00Z') },
    });
    await Promise.all([
      deliver(`one-${one.txn_id}`, hosted(one, `sub_one_${one.txn_id}`)),
      deliver(`two-${two.txn_id}`, hosted(two, `sub_two_${two.txn_id}`)),
    ]);
    const ends = [await statusOf(one), await statusOf(two)];
    expect(ends.toSorted()).toEqual([paid, refunded]);
    const loser = ends[0] === refunded ? one : two;
    expect(await requests(loser)).toEqual(['refund', 'end']);
    expect(await balanceOf(person)).toBe(ends[0] === paid ? 400 : 1600);
    const running = await server.services.db
      .selectFrom('subscription')
      .select('id')
      .where('account_id', '=', await idOf(server, `edge${people}@example.com`))
      .execute();
    expect(running).toHaveLength(1);
  });

  describe('an account that leaves', () => {
    it('closes its open checkouts, and is given back what is paid on them all the same', async () => {
      const { person, email } = await newcomer();
      const account = await idOf(server, email);
      const [pack, plan] = [await openPack(person), await openPlan(person)];
      expect((await person.call('DELETE', '/api/users/me', { body: { password: goodPassword } })).code).toBe(codes.success);
      for (const one of [pack, plan]) {
        expect(await statusOf(one)).toBe(expired);
        expect(await requests(one)).toEqual(['expire']);
        expect(await submit(one.checkout_url)).not.toContain('name="number"');
        await deliver(`late-${one.txn_id}`, paidFor(one));
        expect(await statusOf(one)).toBe(refunded);
        expect(await requests(one)).toContain('refund');
      }
      const { db, ledger } = server.services;
      expect(await ledger.balanceOf(db, account)).toBe(0);
      expect(await db.selectFrom('subscription').select('id').where('account_id', '=', account).execute()).toEqual([]);
      const receipts = (await server.letters()).filter(({ to, subject }) => (to === email || to === '') && /receipt/i.test(subject));
      expect(receipts).toEqual([]);
    });

    it('ends its subscription at once, and a renewal that comes all the same goes back', async () => {
      const { person, email } = await newcomer();
      const account = await idOf(server, email);
      const plan = await openPlan(person);
      const ref = `sub_${plan.txn_id}`;
      await deliver(`begun-${plan.txn_id}`, {
        kind: 'paid',
        payment: plan.txn_id,
        charge: `pi_${ref}`,
        subscription: { ref, start: server.clock.now(), end: new Date('2027-04-10T12:00:00Z') },
      });
      expect((await person.call('DELETE', '/api/users/me', { body: { password: goodPassword } })).code).toBe(codes.success);
      expect(await requests(plan)).toEqual(['end']);
      await deliver(`renewed-${plan.txn_id}`, {
        kind: 'renewed',
        subscription: ref,
        ref: `in_${ref}`,
        charge: `pi_${ref}_2`,
        end: new Date('2027-05-10T12:00:00Z'),
      });
      const { db } = server.services;
      const renewal = await db.selectFrom('payment').selectAll().where('processor_ref', '=', `in_${ref}`).executeTakeFirstOrThrow();
      expect([renewal.status, renewal.email]).toEqual([refunded, '']);
      const lines = await db
        .selectFrom('ledger_entry')
        .select('amount')
        .where('account_id', '=', account)
        .where('kind', '=', 'grant')
        .execute();
      expect(lines).toEqual([{ amount: 400 }]);
    });

    it('opens nothing while it leaves', async () => {
      const { person, email } = await newcomer();
      const account = await idOf(server, email);
      await Promise.all([
        person.call('DELETE', '/api/users/me', { body: { password: goodPassword } }),
        ...Array.from({ length: 6 }, () => openPack(person)),
      ]);
      const open = await server.services.db
        .selectFrom('payment')
        .select('id')
        .where('account_id', '=', account)
        .where((e) => e.or([e('status', '=', transactionStatuses.pending), e('email', '!=', '')]))
        .execute();
      expect(open).toEqual([]);
    });
  });

  describe('a charge that the card company takes back', () => {
    it('takes the credits that are left, and what was spent from the next that are bought', async () => {
      const { person, email } = await newcomer();
      const account = await idOf(server, email);
      const pack = await openPack(person, '5.99');
      await deliver(`paid-${pack.txn_id}`, paidFor(pack));
      const { db, ledger } = server.services;
      await db.transaction().execute(async (trx) => {
        await ledger.hold(trx, { account, amount: 150, job: `job-${account}` });
        await ledger.settle(trx, { job: `job-${account}` });
      });
      await deliver(`lost-${pack.txn_id}`, { kind: 'refunded', charge: `pi_${pack.txn_id}`, share: 1, isChargeback: true });
      expect(await balanceOf(person)).toBe(0);
      const next = await openPack(person, '5.99');
      await deliver(`next-${next.txn_id}`, paidFor(next));
      expect(await balanceOf(person)).toBe(50);
      const third = await openPack(person, '5.99');
      await deliver(`third-${third.txn_id}`, paidFor(third));
      expect(await balanceOf(person)).toBe(250);
    });

    it('takes what was spent from other credits that were bought, and asks nothing of an ordinary refund', async () => {
      const { person, email } = await newcomer();
      const account = await idOf(server, email);
      const [one, two] = [await openPack(person, '5.99'), await openPack(person, '5.99')];
      await deliver(`paid-${one.txn_id}`, paidFor(one));
      const { db, ledger } = server.services;
      await db.transaction().execute(async (trx) => {
        await ledger.hold(trx, { account, amount: 200, job: `all-${account}` });
        await ledger.settle(trx, { job: `all-${account}` });
      });
      await deliver(`paid-${two.txn_id}`, paidFor(two));
      await deliver(`back-${one.txn_id}`, { kind: 'refunded', charge: `pi_${one.txn_id}`, share: 0.5 });
      expect(await balanceOf(person)).toBe(200);
      await deliver(`lost-${one.txn_id}`, { kind: 'refunded', charge: `pi_${one.txn_id}`, share: 1, isChargeback: true });
      expect(await balanceOf(person)).toBe(0);
    });
  });

  it('keeps a subscription ended that ends while its owner takes the cancellation back', async () => {
    const { services } = server;
    const { person, email } = await newcomer();
    const plan = await openPlan(person);
    const ref = `sub_${plan.txn_id}`;
    const [start, end] = [server.clock.now(), new Date('2027-04-10T12:00:00Z')];
    await deliver(`race-${plan.txn_id}`, { kind: 'paid', payment: plan.txn_id, charge: null, subscription: { ref, start, end } });
    await deliver(`race-ending-${plan.txn_id}`, { kind: 'ending', subscription: ref, ends: true });
    const account = { account: await idOf(server, email), locale: 'en' } as const;
    const slow = {
      ...processorOf(services),
      cancel: async () => void (await deliver(`race-end-${ref}`, { kind: 'ended', subscription: ref })),
    };
    await expect(setEnding(services, slow, account, false)).rejects.toMatchObject({ codeName: 'notFound' });
    await deliver(`race-late-${ref}`, { kind: 'ending', subscription: ref, ends: false });
    const { status } = await services.db
      .selectFrom('subscription')
      .select('status')
      .where('processor_ref', '=', ref)
      .executeTakeFirstOrThrow();
    expect(status).toBe('ended');
  });

  it('keeps the next plan of a subscription that ends while its owner changes it', async () => {
    const { services } = server;
    const { person, email } = await newcomer();
    const plan = await openPlan(person);
    const ref = `sub_${plan.txn_id}`;
    const [start, end] = [server.clock.now(), new Date('2027-04-10T12:00:00Z')];
    await deliver(`change-${plan.txn_id}`, { kind: 'paid', payment: plan.txn_id, charge: null, subscription: { ref, start, end } });
    const slow = {
      ...processorOf(services),
      change: async () => void (await deliver(`change-end-${ref}`, { kind: 'ended', subscription: ref })),
    };
    await expect(changePlan(services, slow, await idOf(server, email), { id: 2, shown: null })).rejects.toMatchObject({
      codeName: 'notFound',
    });
    const { next_plan_id: next } = await services.db
      .selectFrom('subscription')
      .select('next_plan_id')
      .where('processor_ref', '=', ref)
      .executeTakeFirstOrThrow();
    expect(next).toBeNull();
  });

  it('lets a subscription that is unpaid rest: another can be bought, and a late payment brings it back', async () => {
    const { person } = await newcomer();
    const plan = await openPlan(person);
    const ref = `sub_rest_${plan.txn_id}`;
    await deliver(`begun-${plan.txn_id}`, {
      kind: 'paid',
      payment: plan.txn_id,
      charge: `pi_${ref}`,
      subscription: { ref, start: new Date('2027-02-09T12:00:00Z'), end: new Date('2027-03-09T12:00:00Z') },
    });
    await deliver(`rest-${plan.txn_id}`, { kind: 'resting', subscription: ref });
    const info = async () => (await person.call('GET', '/api/pay/subscription-info')).data.plan_id;
    expect(await info()).toBeNull();
    expect((await openPlan(person, 2)).txn_id).toBeTruthy();
    await deliver(`again-${plan.txn_id}`, {
      kind: 'renewed',
      subscription: ref,
      ref: `in_${ref}`,
      charge: null,
      end: new Date('2027-04-09T12:00:00Z'),
    });
    expect(await info()).toBe(1);
  });

  it('asks for what was spent of every month of a year that is charged back, and not for what expired', async () => {
    const { services } = server;
    server.clock.set('2027-03-10T12:00:00Z');
    const { person, email } = await newcomer();
    const account = await idOf(server, email);
    const plan = await openPlan(person, 4);
    const [start, end] = [server.clock.now(), new Date('2028-03-10T12:00:00Z')];
    const [ref, charge] = [`sub_${plan.txn_id}`, `pi_${plan.txn_id}`];
    await deliver(`paid-${plan.txn_id}`, { kind: 'paid', payment: plan.txn_id, charge, subscription: { ref, start, end } });
    const spend = (amount: number, job: string) =>
      services.db.transaction().execute(async (trx) => {
        await services.ledger.hold(trx, { account, amount, job });
        await services.ledger.settle(trx, { job });
      });
    await spend(100, `first-${account}`);
    server.clock.set('2027-04-10T12:00:01Z');
    await passTime(services, processorOf(services));
    await spend(50, `second-${account}`);
    await deliver(`lost-${plan.txn_id}`, { kind: 'refunded', charge, share: 1, isChargeback: true });
    expect(await balanceOf(person)).toBe(0);
    const next = await openPack(person, '5.99');
    await deliver(`next-${next.txn_id}`, paidFor(next));
    expect(await balanceOf(person)).toBe(50);
  });
});

onOneDatabase('Stripe at its edges', (database) => {
  let stripe: Awaited<ReturnType<typeof openFakeStripe>>;
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    stripe = await openFakeStripe();
    const env = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      STRIPE_API_BASE: stripe.url,
      DAILY_CREDITS: '0',
    };
    server = await openTestServer({ database, env, clock: null });
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  const deliver = async (type: string, object: object) => {
    count += 1;
    const payload = JSON.stringify({ id: `evt_${count}`, object: 'event', type, data: { object } });
    const signature = await new Stripe('sk_test_1').webhooks.generateTestHeaderStringAsync({ payload, secret: 'whsec' });
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    expect((await server.person().raw('/api/pay/webhook', { method: 'POST', body: payload, headers })).status).toBe(200);
  };
  const opened = async (person: Person, path: string): Promise<{ txn: string; session: string }> => {
    count += 1;
    const session = `cs_${count}`;
    stripe.answers.set('POST /v1/checkout/sessions', { id: session, object: 'checkout.session', client_secret: 'x' });
    return { txn: (await person.call('GET', path)).data.txn_id, session };
  };
  const complete = ({ txn, session }: { txn: string; session: string }) => ({
    id: session,
    object: 'checkout.session',
    client_reference_id: txn,
    status: 'complete',
    payment_status: 'paid',
    payment_intent: `pi_${session}`,
    subscription: null,
  });
  const asked = (path: string) => stripe.seen.filter((one) => one.path === path);

  it('is asked to expire the checkouts of who leaves, and to give back what was paid on one', async () => {
    const person = await register(server, 'left@example.com');
    const pack = await opened(person, '/api/pay/checkout-session?price=19.99');
    stripe.answers.set(`POST /v1/checkout/sessions/${pack.session}/expire`, { id: pack.session, status: 'expired' });
    await person.call('DELETE', '/api/users/me', { body: { password: goodPassword } });
    expect(asked(`/v1/checkout/sessions/${pack.session}/expire`)).toHaveLength(1);
    stripe.answers.set('POST /v1/refunds', { id: 're_1', status: 'succeeded' });
    await deliver('checkout.session.completed', complete(pack));
    expect(asked('/v1/refunds').at(-1)!.body.get('payment_intent')).toBe(`pi_${pack.session}`);
  });

  it('is asked for the charge of a payment whose event names none, and the refund stays open until there is one', async () => {
    const open = async (txn: string) =>
      (
        await server.services.db
          .selectFrom('processor_request')
          .select(['done_at', 'attempts'])
          .where('payment_id', '=', txn)
          .where('kind', '=', 'refund')
          .execute()
      ).map(({ done_at: at, attempts }) => [at !== null, attempts]);
    const person = await register(server, 'unnamed@example.com');
    const pack = await opened(person, '/api/pay/checkout-session?price=19.99');
    stripe.answers.set(`POST /v1/checkout/sessions/${pack.session}/expire`, { id: pack.session, status: 'expired' });
    await person.call('DELETE', '/api/users/me', { body: { password: goodPassword } });
    const unnamed = { ...complete(pack), payment_intent: null };
    const session = `GET /v1/checkout/sessions/${pack.session}`;
    stripe.answers.set(session, unnamed);
    stripe.answers.set('POST /v1/refunds', { id: 're_2', status: 'succeeded' });
    const before = asked('/v1/refunds').length;
    await deliver('checkout.session.completed', unnamed);
    expect(await open(pack.txn)).toEqual([[false, 1]]);
    expect(asked('/v1/refunds')).toHaveLength(before);
    stripe.answers.set(session, complete(pack));
    await passTime(server.services, processorOf(server.services));
    expect(asked('/v1/refunds').at(-1)!.body.get('payment_intent')).toBe(`pi_${pack.session}`);
    expect(await open(pack.txn)).toEqual([[true, 1]]);
  });

  it('is asked again, when it could not be reached, until it has done it', async () => {
    const person = await register(server, 'later@example.com');
    const pack = await opened(person, '/api/pay/checkout-session?price=19.99');
    expect((await person.call('DELETE', '/api/users/me', { body: { password: goodPassword } })).code).toBe(codes.success);
    const path = `/v1/checkout/sessions/${pack.session}/expire`;
    const before = asked(path).length;
    expect(before).toBeGreaterThan(0);
    stripe.answers.set(`POST ${path}`, { id: pack.session, status: 'expired' });
    await passTime(server.services, processorOf(server.services));
    expect(asked(path)).toHaveLength(before + 1);
    await passTime(server.services, processorOf(server.services));
    expect(asked(path)).toHaveLength(before + 1);
  });

  it('takes back the credits of a dispute that is lost, and of no inquiry', async () => {
    const person = await register(server, 'dispute@example.com');
    const pack = await opened(person, '/api/pay/checkout-session?price=19.99');
    await deliver('checkout.session.completed', complete(pack));
    const dispute = { id: 'dp_1', object: 'dispute', charge: 'ch_9', payment_intent: `pi_${pack.session}`, amount: 1999 };
    stripe.answers.set('GET /v1/charges/ch_9', { id: 'ch_9', object: 'charge', amount: 1999, amount_refunded: 0 });
    await deliver('charge.dispute.created', { ...dispute, status: 'warning_needs_response' });
    await deliver('charge.dispute.closed', { ...dispute, status: 'won' });
    expect(await balanceOf(person)).toBe(1000);
    await deliver('charge.dispute.closed', { ...dispute, status: 'lost' });
    await deliver('charge.dispute.closed', { ...dispute, status: 'lost' });
    expect(await balanceOf(person)).toBe(0);
  });

  it.each(['unpaid', 'paused', 'incomplete_expired'])('ends a subscription that is %s', async (status) => {
    const person = await register(server, `${status}@example.com`);
    const plan = await opened(person, '/api/pay/subscription-session?plan_id=1');
    const now = Math.floor(Date.now() / 1000);
    const subscription = {
      id: `sub_${status}`,
      object: 'subscription',
      status: 'active',
      items: {
        data: [
          {
            id: 'si',
            price: { id: 'p', currency: 'usd', product: 'x' },
            current_period_start: now - 60,
            current_period_end: now + 2_000_000,
          },
        ],
      },
      cancel_at_period_end: false,
      schedule: null,
    };
    stripe.answers.set(`GET /v1/subscriptions/${subscription.id}`, subscription);
    await deliver('checkout.session.completed', { ...complete(plan), payment_intent: null, subscription: subscription.id, invoice: null });
    const info = async () => (await person.call('GET', '/api/pay/subscription-info')).data.plan_id;
    expect(await info()).toBe(1);
    stripe.answers.set(`GET /v1/subscriptions/${subscription.id}`, { ...subscription, status });
    await deliver('customer.subscription.updated', { ...subscription, status });
    expect(await info()).toBeNull();
    stripe.answers.set(`GET /v1/subscriptions/${subscription.id}`, subscription);
    await deliver('customer.subscription.updated', subscription);
    expect(await info()).toBe(1);
  });
});
