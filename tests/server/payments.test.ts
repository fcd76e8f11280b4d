import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transactionStatuses } from '../../contract/facts/statuses.ts';
import { planById, type PlanId } from '../../contract/facts/prices.ts';
import { mistakesIn, outcomeOf } from '../../server/payments/sandbox/card.ts';
import { signSandboxEvent } from '../../server/payments/sandbox/processor.ts';
import { addMonths } from '../../server/payments/purchases/months.ts';
import type { PaymentEvent } from '../../server/payments/purchases/processor.ts';
import { passTime } from '../../server/payments/purchases/subscriptions.ts';
import { processorOf } from '../../server/payments/purchases/processor.ts';
import { onOneDatabase } from './kit/databases.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const day = 24 * 60 * 60 * 1000;
const good = { name: 'Ada Lovelace', number: '4242 4242 4242 4242', expiry: '08 / 31', csc: '123' };

onOneDatabase('payments', (database) => {
  let server: TestServer;
  let people = 0;
  let person: Person;
  let email: string;
  beforeAll(async () => {
    server = await openTestServer({ database, env: { SANDBOX_WEBHOOK_SECRET: 'shh', DAILY_CREDITS: '0' } });
  });
  afterAll(() => server.close());

  const signUp = async (): Promise<Person> => {
    people += 1;
    email = `buyer${people}@example.com`;
    const buyer = server.person();
    await buyer.call('POST', '/api/users/register-code', { body: { email } });
    const { data } = await buyer.call('POST', '/api/users/register', {
      body: { email, password: 'Sup3rSecretOne', verify_code: await server.codeFor(email) },
    });
    buyer.token = data;
    return buyer;
  };
  beforeEach(async () => {
    server.clock.set('2027-03-10T12:00:00Z');
    person = await signUp();
  });

  const balance = async (): Promise<number> => (await person.call('GET', '/api/credit/details')).data.credit_remain;
  const openPack = async (price = '19.99') =>
    (await person.call('GET', `/api/pay/checkout-session?price=${price}`)).data as { checkout_url: string; txn_id: string };
  const openPlan = async (plan: number) =>
    (await person.call('GET', `/api/pay/subscription-session?plan_id=${plan}`)).data as { checkout_url: string; txn_id: string };
  const submit = async (url: string, fields: Record<string, string> = good): Promise<string> =>
    (await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })).text();
  const status = async (txn: string, kind = 'transaction-detail') =>
    (await person.call('GET', `/api/pay/${kind}/${txn}`)).data?.status as number;
  const deliver = async (id: string, event: PaymentEvent, secret = 'shh', age = 0) => {
    const body = JSON.stringify({ id, event });
    const signature = signSandboxEvent(secret, body, Math.floor(server.clock.now().getTime() / 1000) - age);
    return server.person().call('POST', '/api/pay/webhook', { body: JSON.parse(body), headers: { 'sandbox-signature': signature } });
  };
  const kinds = async () =>
    (await person.call('GET', '/api/credit/history')).data.items.map((line: { kind: string; amount: number }) => [line.kind, line.amount]);
  const subscription = async () => (await person.call('GET', '/api/pay/subscription-info')).data;

  it('sells a pack: the form, the credits, the status, the receipt', async () => {
    const { checkout_url: url, txn_id: txn } = await openPack();
    expect(await status(txn)).toBe(0);
    const page = await (await fetch(url)).text();
    for (const token of ['cc-name', 'cc-number', 'cc-exp', 'cc-csc']) expect(page).toContain(`autocomplete="${token}"`);
    expect(page.match(/<button type="submit">/g)).toHaveLength(1);
    expect(page).toContain('$19.99');
    expect(page).not.toContain('<script');
    await submit(url);
    expect(await status(txn)).toBe(1);
    expect(await balance()).toBe(1000);
    const [receipt] = (await server.letters()).filter(({ to }) => to === email);
    expect(receipt!.text).toContain('$19.99');
    expect(receipt!.text).toContain(txn);
  });

  it('gives the credits once, however often the button is clicked and the event arrives', async () => {
    const { checkout_url: url, txn_id: txn } = await openPack('5.99');
    await Promise.all(Array.from({ length: 8 }, () => submit(url)));
    const event: PaymentEvent = { kind: 'paid', payment: txn, charge: 'x', subscription: null };
    await Promise.all([deliver('a', event), deliver('a', event), deliver('b', event)]);
    expect(await balance()).toBe(200);
    expect(await kinds()).toEqual([['grant', 200]]);
    expect((await server.letters()).filter(({ to, subject }) => to === email && /receipt/i.test(subject))).toHaveLength(1);
  });

  it('declines a card, ends the transaction with 2, and takes nothing', async () => {
    const { checkout_url: url, txn_id: txn } = await openPack();
    expect(await submit(url, { ...good, number: '4000000000000002' })).toContain('declined');
    expect(await status(txn)).toBe(2);
    await submit(url);
    expect(await status(txn)).toBe(2);
    expect(await balance()).toBe(0);
  });

  it('asks again for a card whose bank demands it, and pays with the second click alone', async () => {
    const { checkout_url: url, txn_id: txn } = await openPack();
    const asked = await submit(url, { ...good, number: '4000 0025 0000 3155' });
    expect(asked).toContain('Confirm payment');
    expect(await status(txn)).toBe(0);
    await submit(url, { proof: 'forged' });
    expect(await status(txn)).toBe(0);
    await submit(url, { proof: /name="proof" value="([^"]+)"/.exec(asked)![1]! });
    expect(await status(txn)).toBe(1);
    expect(await balance()).toBe(1000);
  });

  it('keeps what was typed, but never the code, and explains what is wrong', async () => {
    const { checkout_url: url, txn_id: txn } = await openPack();
    const page = await submit(url, { name: '<b>A', number: '4242 4242 4242 4241', expiry: '01/20', csc: '731' });
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(page).toContain('value="4242 4242 4242 4241"');
    expect(page).not.toContain('731');
    expect(page).not.toContain('<b>A');
    expect(await status(txn)).toBe(0);
  });

  it('speaks the buyer’s language', async () => {
    const { data } = await person.call('GET', '/api/pay/checkout-session?price=19.99', { headers: { 'accept-language': 'fr' } });
    const page = await (await fetch(data.checkout_url)).text();
    expect(page).toContain('lang="fr-FR"');
    expect(page).toContain('Numéro de carte');
  });

  it.each(['19.990', '19.99&price=2.99', '0.01', '', '19,99', '1e1'])('sells nothing for the price %j', async (price) => {
    expect((await person.call('GET', `/api/pay/checkout-session?price=${price}`)).code).toBe(10001);
  });

  it.each(['0', '7', '1.0', '01', '1&plan_id=6', 'basic', ''])('sells no plan %j', async (plan) => {
    expect((await person.call('GET', `/api/pay/subscription-session?plan_id=${plan}`)).code).toBe(10001);
  });

  it('sells the first pack once, also to two tabs', async () => {
    expect((await person.call('GET', '/api/pay/check-first-purchase')).data.is_first_purchase).toBe(true);
    const [one, two] = [await openPack('2.99'), await openPack('2.99')];
    await Promise.all([submit(one.checkout_url), submit(two.checkout_url)]);
    expect([await status(one.txn_id), await status(two.txn_id)].toSorted()).toEqual([1, 3]);
    expect(await balance()).toBe(100);
    expect((await person.call('GET', '/api/pay/check-first-purchase')).data.is_first_purchase).toBe(false);
    expect((await person.call('GET', '/api/pay/checkout-session?price=2.99')).code).toBe(10001);
  });

  it('shows the card form in its own look: the policy lets the style of the page in, and no other', async () => {
    const { checkout_url: url } = await openPack();
    const page = await fetch(new URL(url, server.url));
    const [, style] = /<style>(.*?)<\/style>/s.exec(await page.text())!;
    const digest = createHash('sha256').update(style!).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`style-src 'sha256-${digest}';`);
  });

  it('shows a transaction to its buyer only', async () => {
    const { txn_id: txn } = await openPack();
    const buyer = person;
    person = await signUp();
    expect((await person.call('GET', `/api/pay/transaction-detail/${txn}`)).code).toBe(40004);
    expect((await buyer.call('GET', `/api/pay/subscription-transaction-detail/${txn}`)).code).toBe(40004);
    expect((await server.person().call('GET', `/api/pay/transaction-detail/${txn}`)).code).toBe(20001);
    expect((await fetch(`${server.url}/checkout/pay_0000`)).status).toBe(404);
  });

  it.each([
    ['unsigned', 'other', 0],
    ['signed long ago', 'shh', 301],
  ])('lets an event that is %s change nothing', async (_name, secret, age) => {
    const { txn_id: txn } = await openPack();
    const answer = await deliver('forged', { kind: 'paid', payment: txn, charge: null, subscription: null }, secret, age);
    expect([answer.status, answer.code]).toEqual([400, 10001]);
    expect(await balance()).toBe(0);
  });

  it('credits a payment that succeeds after its decline, because the money was taken', async () => {
    const { checkout_url: url, txn_id: txn } = await openPack();
    await submit(url, { ...good, number: '4000000000000002' });
    await deliver('late', { kind: 'paid', payment: txn, charge: 'c', subscription: null });
    expect(await balance()).toBe(1000);
    await deliver('failed-late', { kind: 'failed', payment: txn, status: transactionStatuses.declined });
    expect(await status(txn)).toBe(1);
  });

  it('ends a payment that nobody finished', async () => {
    const { checkout_url: url, txn_id: txn } = await openPack();
    server.clock.advance(2 * day);
    expect(await (await fetch(url)).text()).toContain('has expired');
    expect(await status(txn)).toBe(3);
  });

  it.each([1, 2, 3, 4, 5, 6] as PlanId[])('subscribes to plan %i', async (plan) => {
    const { checkout_url: url, txn_id: txn } = await openPlan(plan);
    await submit(url);
    expect(await status(txn, 'subscription-transaction-detail')).toBe(1);
    expect(await balance()).toBe(planById(plan).credits);
    expect(await subscription()).toMatchObject({
      plan_id: plan,
      ends: false,
      period_end: planById(plan).billing === 'year' ? '2028-03-10T12:00:00.000Z' : '2027-04-10T12:00:00.000Z',
    });
    expect((await person.call('GET', '/api/credit/details')).data.vip).toBe(true);
    expect((await person.call('GET', '/api/pay/subscription-session?plan_id=1')).code).toBe(30002);
  });

  it('subscribes once, also from two tabs', async () => {
    const [one, two] = [await openPlan(1), await openPlan(2)];
    await Promise.all([submit(one.checkout_url), submit(two.checkout_url)]);
    const statuses = [
      await status(one.txn_id, 'subscription-transaction-detail'),
      await status(two.txn_id, 'subscription-transaction-detail'),
    ];
    expect(statuses.toSorted()).toEqual([1, 2]);
  });

  const pass = () => passTime(server.services, processorOf(server.services));

  it('renews by itself, announces it a week before, and gives each month once', async () => {
    await submit((await openPlan(1)).checkout_url);
    server.clock.set('2027-04-04T12:00:00Z');
    await Promise.all([pass(), pass()]);
    const renewals = (await server.letters()).filter(({ to, subject }) => to === email && /renews/.test(subject));
    expect(renewals).toHaveLength(1);
    server.clock.set('2027-04-10T12:00:01Z');
    await Promise.all([pass(), pass()]);
    expect(await subscription()).toMatchObject({ plan_id: 1, period_end: '2027-05-10T12:00:00.000Z' });
    expect(await balance()).toBe(400);
    expect((await kinds()).filter(([kind]: [string]) => kind === 'grant')).toEqual([
      ['grant', 400],
      ['grant', 400],
    ]);
    expect((await server.letters()).filter(({ to, subject }) => to === email && /receipt/i.test(subject))).toHaveLength(2);
  });

  it('writes of a renewal in the language that was chosen since', async () => {
    await submit((await openPlan(1)).checkout_url);
    await person.call('PATCH', '/api/users/settings', { body: { locale: 'fr' } });
    server.clock.set('2027-04-04T12:00:00Z');
    await pass();
    server.clock.set('2027-04-10T12:00:01Z');
    await pass();
    const texts = (await server.letters()).filter(({ to }) => to === email).map(({ text }) => text);
    expect(texts.slice(0, 2).every((text) => text.includes('9,99'))).toBe(true);
    expect(texts[2]).toContain('$9.99');
  });

  it('gives the months of a year one by one, and charges once', async () => {
    await submit((await openPlan(4)).checkout_url);
    for (const moment of ['2027-04-10T12:00:01Z', '2027-04-20T12:00:01Z']) {
      server.clock.set(moment);
      await pass();
    }
    expect(await balance()).toBe(400);
    expect((await kinds()).filter(([kind]: [string]) => kind === 'grant')).toHaveLength(2);
    expect((await server.letters()).filter(({ to, subject }) => to === email && /receipt/i.test(subject))).toHaveLength(1);
  });

  it('ends with its period when it was cancelled, unless that was taken back', async () => {
    await submit((await openPlan(2)).checkout_url);
    expect((await person.call('POST', '/api/pay/subscription-cancel')).data).toMatchObject({ plan_id: 2, ends: true });
    expect((await person.call('POST', '/api/pay/subscription-resume')).data).toMatchObject({ ends: false });
    await person.call('POST', '/api/pay/subscription-cancel');
    await person.call('POST', '/api/pay/subscription-cancel');
    server.clock.set('2027-04-10T12:00:01Z');
    await pass();
    expect(await subscription()).toEqual({ plan_id: null, period_end: null, ends: false, next_plan_id: null });
    expect((await person.call('POST', '/api/pay/subscription-cancel')).code).toBe(40004);
    expect(await balance()).toBe(0);
    expect((await openPlan(3)).checkout_url).toBeTruthy();
  });

  it('changes the plan with the next period', async () => {
    await submit((await openPlan(1)).checkout_url);
    expect((await person.call('POST', '/api/pay/subscription-change', { body: { plan_id: 6 } })).data).toMatchObject({
      plan_id: 1,
      next_plan_id: 6,
    });
    expect((await person.call('POST', '/api/pay/subscription-change', { body: { plan_id: 1 } })).data).toMatchObject({
      next_plan_id: null,
    });
    await person.call('POST', '/api/pay/subscription-change', { body: { plan_id: 6 } });
    expect((await person.call('POST', '/api/pay/subscription-change', { body: { plan_id: 7 } })).code).toBe(10001);
    server.clock.set('2027-04-10T12:00:01Z');
    await pass();
    expect(await subscription()).toMatchObject({ plan_id: 6, next_plan_id: null, period_end: '2028-04-10T12:00:00.000Z' });
    expect(await balance()).toBe(4500);
  });

  it('takes back what a refund gave back, never below nothing, once', async () => {
    const { checkout_url: url, txn_id: txn } = await openPack();
    await submit(url);
    const half: PaymentEvent = { kind: 'refunded', charge: `charge:${txn}`, share: 0.5 };
    await deliver('half', half);
    await deliver('half-again', half);
    expect(await balance()).toBe(500);
    const whole: PaymentEvent = { kind: 'refunded', charge: `charge:${txn}`, share: 1 };
    await Promise.all([deliver('whole', whole), deliver('whole-again', whole)]);
    expect(await balance()).toBe(0);
    const [lines] = [(await kinds()) as [string, number][]];
    expect(lines.reduce((sum, [, amount]) => sum + amount, 0)).toBe(0);
  });

  describe('events that come before what they speak of', () => {
    const start = new Date('2027-03-10T12:00:00Z');
    const end = new Date('2027-04-10T12:00:00Z');
    const later = new Date('2027-05-10T12:00:00Z');
    let subscriptions = 0;
    /** A plan as a hosted processor reports it: by names of its own. */
    const openHosted = async (plan = 1, until = end) => {
      subscriptions += 1;
      const ref = `sub_${database.kind}_${subscriptions}`;
      const { txn_id: txn } = await openPlan(plan);
      const begun: PaymentEvent = { kind: 'paid', payment: txn, charge: `pi_${ref}`, subscription: { ref, start, end: until } };
      const renewed: PaymentEvent = { kind: 'renewed', subscription: ref, ref: `in_${ref}`, charge: `pi_${ref}_2`, end: later };
      return { ref, begun, renewed };
    };
    const states = async (...events: PaymentEvent[]) => {
      for (const [index, event] of events.entries()) {
        const answer = await deliver(`${subscriptions}-${index}-${event.kind}`, event);
        expect([answer.status, answer.code]).toEqual([200, 100000]);
      }
    };

    it('a refund before its payment leaves nothing', async () => {
      const { txn_id: txn } = await openPack('5.99');
      await deliver(`early-${txn}`, { kind: 'refunded', charge: `pi_${txn}`, share: 1 });
      await deliver(`late-${txn}`, { kind: 'paid', payment: txn, charge: `pi_${txn}`, subscription: null });
      expect(await balance()).toBe(0);
      expect((await kinds()).map(([kind]: [string]) => kind)).toEqual(['refund', 'grant']);
    });

    it('a renewal, its refund and the beginning, arriving backwards, end as they would in order', async () => {
      const { begun, renewed } = await openHosted();
      await states({ kind: 'refunded', charge: (renewed as { charge: string }).charge, share: 1 }, renewed, begun);
      expect(await balance()).toBe(400);
      expect(await subscription()).toMatchObject({ plan_id: null });
    });

    it('an end before its beginning ends it', async () => {
      const { ref, begun } = await openHosted();
      await states({ kind: 'ended', subscription: ref }, begun);
      expect(await subscription()).toMatchObject({ plan_id: null });
      expect(await balance()).toBe(400);
    });

    it('a renewal that arrives after the end does not start it again', async () => {
      const { ref, begun, renewed } = await openHosted();
      await states(begun, { kind: 'ended', subscription: ref }, renewed);
      expect(await subscription()).toMatchObject({ plan_id: null });
    });

    it('a cancellation outlives a renewal that arrives late', async () => {
      const { ref, begun, renewed } = await openHosted();
      await states(begun, { kind: 'ending', subscription: ref, ends: true }, renewed);
      expect(await subscription()).toMatchObject({ plan_id: 1, ends: true, period_end: later.toISOString() });
    });

    it('a year that was refunded gives no more months, whatever arrives about its subscription afterwards', async () => {
      const { ref, begun } = await openHosted(4, new Date('2028-03-10T12:00:00Z'));
      const { charge } = begun as { charge: string };
      await states(begun, { kind: 'refunded', charge, share: 1 }, { kind: 'ending', subscription: ref, ends: true });
      server.clock.set('2027-04-10T12:00:01Z');
      await pass();
      expect(await balance()).toBe(0);
    });

    it('a year of which half was refunded, then all, leaves nothing of the month that came between', async () => {
      const { begun } = await openHosted(4, new Date('2028-03-10T12:00:00Z'));
      const { charge } = begun as { charge: string };
      await states(begun, { kind: 'refunded', charge, share: 0.5 });
      expect(await balance()).toBe(200);
      server.clock.set('2027-04-10T12:00:01Z');
      await pass();
      expect(await balance()).toBe(400);
      await deliver(`rest-${charge}`, { kind: 'refunded', charge, share: 1 });
      expect(await balance()).toBe(0);
    });

    it('a payment and its refund at the same moment leave nothing', async () => {
      const { txn_id: txn } = await openPack('5.99');
      await Promise.all([
        deliver(`same-paid-${txn}`, { kind: 'paid', payment: txn, charge: `pi_${txn}`, subscription: null }),
        deliver(`same-back-${txn}`, { kind: 'refunded', charge: `pi_${txn}`, share: 1 }),
      ]);
      expect(await balance()).toBe(0);
    });
  });
});

describe('where nobody can pay', () => {
  it('reports it in production, unless the sandbox is configured by name', async () => {
    const { readConfig } = await import('../../server/core/config.ts');
    expect(readConfig({ NODE_ENV: 'production' }).sandbox).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).sandbox).toBe(true);
  });
});

describe('a card', () => {
  const now = new Date('2027-03-10');
  it.each([
    [good, []],
    [{ ...good, expiry: '3/27' }, []],
    [{ ...good, expiry: '02/27' }, ['expiry']],
    [{ ...good, expiry: '13/30' }, ['expiry']],
    [{ ...good, number: '4242-4242-4242-4242' }, []],
    [{ ...good, number: '42424242' }, ['number']],
    [{ ...good, csc: '12' }, ['csc']],
    [{ name: ' ', number: '', expiry: '', csc: '' }, ['name', 'number', 'expiry', 'csc']],
  ])('%j lacks %j', (card, mistakes) => expect(mistakesIn(card, now)).toEqual(mistakes));

  it('that is nobody’s test card is declined', () => expect(outcomeOf({ ...good, number: '5555555555554444' })).toBe('declined'));
});

describe('months', () => {
  it('end where the calendar ends', () => {
    const start = new Date('2028-01-31T10:00:00Z');
    expect([1, 2, 13].map((months) => addMonths(start, months).toISOString().slice(0, 10))).toEqual([
      '2028-02-29',
      '2028-03-31',
      '2029-02-28',
    ]);
  });
});
