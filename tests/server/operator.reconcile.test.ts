/** The processor's books beside ours: what its news never reported is found, named, and taken over where that is certain. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { anyDatabase } from './kit/databases.ts';
import { register, registerOperator } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';
import { openFakeStripe } from './kit/stripe.ts';

let stripe: Awaited<ReturnType<typeof openFakeStripe>>;
let server: TestServer;
let operator: Person;
let buyer: Person;
const list = async () => (await operator.call('GET', '/api/operator/money?state=differs')).data.items;
const named = async () => (await list()).map(({ charge, difference }: Record<string, string>) => `${charge}: ${difference}`).toSorted();
const balance = async (): Promise<number> => (await buyer.call('GET', '/api/credit/details')).data.credit_remain;
const apply = (id: string) => operator.call('POST', `/api/operator/money/${id}/apply`, { body: { reason: 'Its news was lost' } });

/** Pays for a pack of 1,000 credits, and nothing of it is reported. */
async function payUnheard(session: string): Promise<string> {
  stripe.answers.set('POST /v1/checkout/sessions', { id: session, object: 'checkout.session', client_secret: `${session}_secret` });
  const { data } = await buyer.call('GET', '/api/pay/checkout-session?price=19.99');
  const paid = { client_reference_id: data.txn_id, status: 'complete', payment_status: 'paid', payment_intent: `pi_${session}` };
  stripe.answers.set(`GET /v1/checkout/sessions/${session}`, { id: session, object: 'checkout.session', subscription: null, ...paid });
  return data.txn_id;
}

const listing = (url: string, data: object[]) => stripe.answers.set(`GET ${url}`, { object: 'list', url, has_more: false, data });
const charge = (session: string, more: object = {}) => ({
  id: `ch_${session}`,
  object: 'charge',
  status: 'succeeded',
  payment_intent: `pi_${session}`,
  amount: 1999,
  amount_refunded: 0,
  currency: 'usd',
  billing_details: { email: 'somebody@example.com' },
  created: Math.floor(Date.now() / 1000),
  ...more,
});

beforeAll(async () => {
  stripe = await openFakeStripe();
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_test' };
  const env = { ...keys, STRIPE_API_BASE: stripe.url, DAILY_CREDITS: '0', OPERATOR_EMAILS: 'boss@example.com' };
  server = await openTestServer({ database: anyDatabase, env, clock: null });
  operator = await registerOperator(server, 'boss@example.com');
  buyer = await register(server, 'buyer@example.com');
  listing('/v1/disputes', []);
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

it('takes up a payment whose news was lost, and names what one has and the other lacks', async () => {
  const [back] = [
    await payUnheard('back'),
    await payUnheard('dear'),
    await payUnheard('gone'),
    await payUnheard('open'),
    await payUnheard('well'),
  ];
  listing('/v1/charges', [
    charge('back', { amount_refunded: 1000 }),
    charge('dear', { amount: 2099 }),
    charge('open'),
    charge('strange'),
    charge('well'),
    charge('failed', { status: 'failed' }),
  ]);
  listing('/v1/disputes', [{ id: 'dp_1', object: 'dispute', charge: 'ch_open', status: 'needs_response', amount: 1999 }]);
  const differing = ['pi_back: unknownRefund', 'pi_dear: otherAmount', 'pi_gone: noCharge', 'pi_open: disputed', 'pi_strange: noPayment'];
  expect(await named()).toEqual(differing);
  expect(await balance()).toBe(5000);
  expect((await list()).find(({ charge: ref }: { charge: string }) => ref === 'pi_strange')).toMatchObject({
    kind: 'unknown',
    price: '19.99',
    currency: 'USD',
    email: 'somebody@example.com',
  });

  expect((await apply(back)).code).toBe(codes.success);
  expect([await named(), await balance()]).toEqual([differing.slice(1), 5000 - Math.ceil((1000 * 1000) / 1999)]);
  expect((await apply(back)).code).toBe(codes.notFound);
  const [act] = (await operator.call('GET', '/api/operator/acts')).data.items;
  expect(act).toMatchObject({ act: 'refundApplied', subject: back, reason: 'Its news was lost' });
});

it('counts a lost dispute as returned, and answers that the processor is away', async () => {
  listing('/v1/charges', [charge('open'), charge('well')]);
  listing('/v1/disputes', [{ id: 'dp_1', object: 'dispute', charge: 'ch_open', status: 'lost', amount: 1999 }]);
  expect(await named()).toContain('pi_open: unknownRefund');
  stripe.answers.delete('GET /v1/charges');
  expect((await operator.call('GET', '/api/operator/money?state=differs')).code).toBe(codes.unavailable);
});
