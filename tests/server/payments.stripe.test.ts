import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transactionStatuses } from '../../contract/facts/statuses.ts';
import { anyDatabase } from './kit/databases.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';
import { openFakeStripe } from './kit/stripe.ts';

const webhookSecret = 'whsec_test';
const seconds = (moment: string): number => Date.parse(moment) / 1000;

describe('Stripe', () => {
  let stripe: Awaited<ReturnType<typeof openFakeStripe>>;
  let server: TestServer;
  let people = 0;
  beforeAll(async () => {
    stripe = await openFakeStripe();
    server = await openTestServer({
      database: anyDatabase,
      env: {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: stripe.url,
        DAILY_CREDITS: '0',
      },
      clock: null,
    });
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  const signUp = async (): Promise<Person> => {
    people += 1;
    const email = `s${people}@example.com`;
    const buyer = server.person();
    await buyer.call('POST', '/api/users/register-code', { body: { email } });
    buyer.token = (
      await buyer.call('POST', '/api/users/register', {
        body: { email, password: 'Sup3rSecretOne', verify_code: await server.codeFor(email) },
      })
    ).data;
    return buyer;
  };
  const balance = async (buyer: Person): Promise<number> => (await buyer.call('GET', '/api/credit/details')).data.credit_remain;
  let events = 0;
  const deliver = async (type: string, object: object, id = `evt_${(events += 1)}`, secret = webhookSecret) => {
    const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
    const signature = await new Stripe('sk_test_1').webhooks.generateTestHeaderStringAsync({ payload, secret });
    return server.person().raw('/api/pay/webhook', {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    });
  };
  const openPack = async (buyer: Person): Promise<{ txn: string; session: string }> => {
    const session = `cs_${(events += 1)}`;
    stripe.answers.set('POST /v1/checkout/sessions', { id: session, object: 'checkout.session', client_secret: `${session}_secret` });
    const { data } = await buyer.call('GET', '/api/pay/checkout-session?price=19.99');
    return { txn: data.txn_id, session };
  };
  const complete = (txn: string, session: string) => ({
    id: session,
    object: 'checkout.session',
    client_reference_id: txn,
    status: 'complete',
    payment_status: 'paid',
    payment_intent: `pi_${session}`,
    subscription: null,
  });

  it('opens an embedded checkout with our price, and credits it once when Stripe confirms it', async () => {
    const buyer = await signUp();
    const { txn, session } = await openPack(buyer);
    const asked = stripe.seen.at(-1)!;
    expect(asked.key).toBe(txn);
    expect(Object.fromEntries(asked.body)).toMatchObject({
      ui_mode: 'embedded_page',
      redirect_on_completion: 'never',
      mode: 'payment',
      client_reference_id: txn,
      'line_items[0][price_data][unit_amount]': '1999',
      'line_items[0][price_data][currency]': 'usd',
    });
    stripe.answers.set(`GET /v1/checkout/sessions/${session}`, { id: session, client_secret: `${session}_secret`, status: 'open' });
    const page = await (await buyer.raw(`/checkout/${txn}`)).text();
    expect(page).toContain(`data-secret="${session}_secret"`);
    const answers = await Promise.all([
      deliver('checkout.session.completed', complete(txn, session), 'evt_same'),
      deliver('checkout.session.completed', complete(txn, session), 'evt_same'),
      deliver('checkout.session.async_payment_succeeded', complete(txn, session)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balance(buyer)).toBe(1000);
    expect((await buyer.call('GET', `/api/pay/transaction-detail/${txn}`)).data.status).toBe(transactionStatuses.paid);
  });

  it('asks Stripe once about a checkout, however often its page is looked at, and never about one that has ended', async () => {
    const buyer = await signUp();
    const { txn, session } = await openPack(buyer);
    const path = `/v1/checkout/sessions/${session}`;
    const asked = () => stripe.seen.filter((one) => one.method === 'GET' && one.path === path).length;
    const looks = async () =>
      (await Promise.all(Array.from({ length: 10 }, () => buyer.raw(`/checkout/${txn}`)))).map(({ status }) => status);
    // What went wrong is not kept.
    expect((await buyer.raw(`/checkout/${txn}`)).status).not.toBe(200);
    stripe.answers.set(`GET ${path}`, { id: session, client_secret: `${session}_secret`, status: 'open' });
    const before = asked();
    expect(new Set([...(await looks()), ...(await looks())])).toEqual(new Set([200]));
    expect(asked()).toBe(before + 1);
    await deliver('checkout.session.completed', complete(txn, session));
    expect(new Set(await looks())).toEqual(new Set([404]));
    expect(asked()).toBe(before + 1);
  });

  it('lets a forged event change nothing', async () => {
    const buyer = await signUp();
    const { txn, session } = await openPack(buyer);
    expect((await deliver('checkout.session.completed', complete(txn, session), 'evt_forged', 'whsec_other')).status).toBe(400);
    expect(await balance(buyer)).toBe(0);
  });

  it('waits for money that is on its way, and ends a checkout that expired', async () => {
    const buyer = await signUp();
    const { txn, session } = await openPack(buyer);
    await deliver('checkout.session.completed', { ...complete(txn, session), payment_status: 'unpaid' });
    expect((await buyer.call('GET', `/api/pay/transaction-detail/${txn}`)).data.status).toBe(transactionStatuses.pending);
    await deliver('checkout.session.expired', { ...complete(txn, session), status: 'expired' });
    expect((await buyer.call('GET', `/api/pay/transaction-detail/${txn}`)).data.status).toBe(transactionStatuses.expired);
    expect(await balance(buyer)).toBe(0);
  });

  it('takes a refund back by its share', async () => {
    const buyer = await signUp();
    const { txn, session } = await openPack(buyer);
    await deliver('checkout.session.completed', complete(txn, session));
    await deliver('charge.refunded', {
      id: 'ch_1',
      object: 'charge',
      payment_intent: `pi_${session}`,
      amount: 1999,
      amount_refunded: 1000,
    });
    expect(await balance(buyer)).toBe(499);
    await deliver('charge.refunded', {
      id: 'ch_1',
      object: 'charge',
      payment_intent: `pi_${session}`,
      amount: 1999,
      amount_refunded: 1999,
    });
    expect(await balance(buyer)).toBe(0);
  });

  it('subscribes, renews by invoice, is cancelled and ends', async () => {
    const buyer = await signUp();
    const now = Date.now();
    const iso = (days: number): string => new Date(now + days * 86_400_000).toISOString();
    const session = 'cs_sub';
    const subscription = {
      id: 'sub_1',
      object: 'subscription',
      items: {
        data: [
          {
            id: 'si_1',
            price: { id: 'price_1', currency: 'usd', product: 'prod_1' },
            current_period_start: seconds(iso(-1)),
            current_period_end: seconds(iso(29)),
          },
        ],
      },
      cancel_at_period_end: false,
      schedule: null,
    };
    stripe.answers.set('POST /v1/checkout/sessions', { id: session, client_secret: 'x' });
    stripe.answers.set('GET /v1/subscriptions/sub_1', subscription);
    stripe.answers.set('POST /v1/subscriptions/sub_1', subscription);
    stripe.answers.set('GET /v1/invoices/in_0', { id: 'in_0', payments: { data: [{ payment: { payment_intent: 'pi_sub' } }] } });
    const { data } = await buyer.call('GET', '/api/pay/subscription-session?plan_id=2');
    expect(stripe.seen.at(-1)!.body.get('line_items[0][price_data][recurring][interval]')).toBe('month');

    // A renewal may be reported before its beginning: it waits for it.
    const renewal = {
      id: 'in_1',
      object: 'invoice',
      billing_reason: 'subscription_cycle',
      parent: { subscription_details: { subscription: 'sub_1' } },
      lines: { data: [{ period: { start: seconds(iso(29)), end: seconds(iso(60)) } }] },
    };
    expect((await deliver('invoice.paid', renewal)).status).toBe(200);
    expect(await balance(buyer)).toBe(0);

    await deliver('checkout.session.completed', {
      ...complete(data.txn_id, session),
      payment_intent: null,
      subscription: 'sub_1',
      invoice: 'in_0',
    });
    expect(await balance(buyer)).toBe(1600);
    await deliver('invoice.paid', renewal);
    await deliver('invoice.paid', renewal, 'evt_again');
    const info = (await buyer.call('GET', '/api/pay/subscription-info')).data;
    expect(info).toMatchObject({ plan_id: 2, ends: false });
    expect(Date.parse(info.period_end)).toBe(seconds(iso(60)) * 1000);
    expect(await balance(buyer)).toBe(1600);

    stripe.answers.set('POST /v1/subscription_schedules', { id: 'sched_1', phases: [{ start_date: 1, end_date: 2 }] });
    stripe.answers.set('POST /v1/subscription_schedules/sched_1', { id: 'sched_1' });
    expect((await buyer.call('POST', '/api/pay/subscription-change', { body: { plan_id: 5 } })).data.next_plan_id).toBe(5);
    expect(stripe.seen.at(-1)!.body.get('phases[1][items][0][price_data][unit_amount]')).toBe('29999');

    await buyer.call('POST', '/api/pay/subscription-cancel');
    expect(stripe.seen.at(-1)!.body.get('cancel_at_period_end')).toBe('true');
    // A late update describes an old state, so the current one is queried.
    await deliver('customer.subscription.updated', { ...subscription, cancel_at_period_end: true });
    expect((await buyer.call('GET', '/api/pay/subscription-info')).data.ends).toBe(false);
    await deliver('customer.subscription.deleted', subscription);
    expect((await buyer.call('GET', '/api/pay/subscription-info')).data.plan_id).toBeNull();
  });

  it('reports that it cannot open a checkout while Stripe is unreachable', async () => {
    const buyer = await signUp();
    stripe.answers.delete('POST /v1/checkout/sessions');
    const answer = await buyer.call('GET', '/api/pay/checkout-session?price=19.99');
    expect([answer.status, answer.code]).toEqual([503, 50003]);
  });
});
