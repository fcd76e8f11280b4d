/** The payments in the console: each beside what the ledger gave and took, and one returned once, with its credits and its plan. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { transactionStatuses } from '../../contract/facts/statuses.ts';
import { processorOf } from '../../server/payments/purchases/processor.ts';
import { checkBalances } from './kit/balances.ts';
import { onOneDatabase } from './kit/databases.ts';
import { idOf, register, registerOperator } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const card = { name: 'Ada Lovelace', number: '4242 4242 4242 4242', expiry: '08 / 31', csc: '123' };

onOneDatabase('the payments in the console', (database) => {
  let server: TestServer;
  let operator: Person;
  let buyer: Person;
  const list = async (query = '') => (await operator.call('GET', `/api/operator/money${query}`)).data;
  const idsOf = async (query = ''): Promise<string[]> => (await list(query)).items.map(({ id }: { id: string }) => id);
  const refund = (id: string, reason = 'A mistake', person = operator) =>
    person.call('POST', `/api/operator/money/${id}/refund`, { body: { reason } });
  const balance = async (): Promise<number> => (await buyer.call('GET', '/api/credit/details')).data.credit_remain;

  async function open(path: string): Promise<{ checkout_url: string; txn_id: string }> {
    server.clock.advance(1000);
    return (await buyer.call('GET', path)).data;
  }
  async function pay(path: string): Promise<string> {
    const { checkout_url: url, txn_id: id } = await open(path);
    await fetch(url, { method: 'POST', body: new URLSearchParams(card) });
    return id;
  }

  beforeAll(async () => {
    server = await openTestServer({
      database,
      env: { OPERATOR_EMAILS: 'boss@example.com', SANDBOX_WEBHOOK_SECRET: 'shh', DAILY_CREDITS: '0' },
    });
    server.clock.set('2027-03-10T12:00:00Z');
    operator = await registerOperator(server, 'boss@example.com');
    buyer = await register(server, 'buyer@example.com');
  });
  afterAll(() => server.close());

  it('are listed with their credits, and found by who paid, by state, and where the ledger does not match', async () => {
    const pack = await pay('/api/pay/checkout-session?price=19.99');
    const { txn_id: pending } = await open('/api/pay/checkout-session?price=49.99');
    expect(await idsOf()).toEqual([pending, pack]);
    const [, paid] = (await list()).items;
    expect(paid).toMatchObject({ email: 'buyer@example.com', kind: 'pack', status: 'paid', taken: 0, refund: 'none', balanced: true });
    expect([paid.given, await balance()]).toEqual([paid.credits, paid.credits]);
    expect([await idsOf('?state=paid'), await idsOf('?state=pending'), await idsOf('?state=odd')]).toEqual([[pack], [pending], []]);
    expect([await idsOf('?order=oldest'), await idsOf('?order=dearest'), await idsOf('?order=mostCredits')]).toEqual([
      [pack, pending],
      [pending, pack],
      [pending, pack],
    ]);
    expect(await idsOf(`?order=dearest&cursor=4999:${pending}`)).toEqual([pack]);
    const id = await idOf(server, 'buyer@example.com');
    for (const sought of ['Buyer@example.com', id, pack])
      expect(await idsOf(`?state=paid&search=${encodeURIComponent(sought)}`)).toEqual([pack]);
    expect(await idsOf('?search=nobody@example.com')).toEqual([]);
    const cursor = `${Date.parse((await list()).items[0].at)}:${pending}`;
    expect([await idsOf(`?cursor=${cursor}`), (await operator.call('GET', '/api/operator/money?cursor=1')).code]).toEqual([
      [pack],
      codes.invalidInput,
    ]);

    await server.services.db.updateTable('payment').set({ credits: 7 }).where('id', '=', pack).execute();
    expect(await idsOf('?state=odd')).toEqual([pack]);
    await server.services.db.updateTable('payment').set({ credits: paid.credits }).where('id', '=', pack).execute();
  });

  it('are returned once: the money by the processor, what is left of the credits by the ledger', async () => {
    const [pack] = await idsOf('?state=paid');
    const [pending] = await idsOf('?state=pending');
    const returns = vi.spyOn(processorOf(server.services), 'refund');
    expect((await refund(pack!, 'me', buyer)).code).toBe(codes.notFound);
    expect((await refund(pending!)).code).toBe(codes.notFound);
    const answers = await Promise.all([refund(pack!), refund(pack!)]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([codes.notFound, codes.success]);
    expect([returns.mock.calls.map(([{ id }]) => id), await balance()]).toEqual([[pack], 0]);
    const [paid] = (await list('?state=returned')).items;
    expect(paid).toMatchObject({ id: pack, refund: 'done', taken: paid.credits, balanced: true });
    await checkBalances(server.services.database, [await idOf(server, 'buyer@example.com')], server.clock.now());
    returns.mockRestore();
  });

  it('end the plan that they paid for, and each refund is in the record', async () => {
    const plan = await pay('/api/pay/subscription-session?plan_id=2');
    expect([(await list('?state=paid')).items[0].id, (await balance()) > 0]).toEqual([plan, true]);
    expect((await refund(plan)).code).toBe(codes.success);
    expect([await balance(), (await buyer.call('GET', '/api/pay/subscription-info')).data.plan_id]).toEqual([0, null]);
    const { status } = await server.services.db.selectFrom('payment').select('status').where('id', '=', plan).executeTakeFirstOrThrow();
    // The buyer’s page polls this status, for which paid is final (spec §4).
    expect(status).toBe(transactionStatuses.paid);
    const { items } = (await operator.call('GET', '/api/operator/acts')).data;
    expect(items.filter(({ act }: { act: string }) => act === 'paymentRefunded')).toMatchObject([
      { subject: plan, reason: 'A mistake' },
      { reason: 'A mistake' },
    ]);
  });
});
