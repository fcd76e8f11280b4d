import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { creditsPerUnit, packs, percentOff, planById, plans } from '../../contract/facts/prices.ts';
import type { Purchase } from '../../machines/payment/payment.types.ts';
import { pricingActors, type PricingServices } from '../../machines/pricing/pricing.actors.ts';
import { pricingMachine } from '../../machines/pricing/pricing.machine.ts';
import {
  selectCheckedPack,
  selectIsBuying,
  selectIsBuyingPlan,
  selectIsSubscribed,
  selectPacks,
  selectPlan,
  selectTab,
} from '../../machines/pricing/pricing.selectors.ts';
import type { PricingEmitted } from '../../machines/pricing/pricing.types.ts';
import type { SignInEmitted } from '../../machines/signIn/signIn.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, refusal } from './answers.ts';
import { onFacts, sendToAll } from './nested.ts';

const plan: Purchase = { kind: 'plan', plan: 2 };
const firstPack: Purchase = { kind: 'pack', price: '2.99' };

class Shop {
  readonly facts: (PricingEmitted | SignInEmitted)[] = [];
  readonly services = {
    checkFirstPurchase: vi.fn<PricingServices['checkFirstPurchase']>(async () => granted({ is_first_purchase: true })),
    subscriptionInfo: vi.fn<PricingServices['subscriptionInfo']>(async () => granted({ plan_id: null })),
  };
  readonly actor = createActor(pricingMachine.provide({ actors: pricingActors(this.services) }));

  constructor() {
    onFacts(this.actor, (fact) => this.facts.push(fact));
    this.actor.start();
  }

  get sees() {
    return this.actor.getSnapshot();
  }

  get reported(): string[] {
    return this.facts.map((fact) => (fact.type === 'notice.raised' && 'key' in fact.message ? fact.message.key : fact.type));
  }

  async opens(who: 'visitor' | 'user'): Promise<this> {
    this.actor.send({ type: 'session.changed', who });
    this.actor.send({ type: 'pricing.shown' });
    await settled();
    return this;
  }

  async buys(purchase: Purchase): Promise<this> {
    this.actor.send({ type: 'purchase.clicked', purchase });
    await settled();
    return this;
  }

  async signsIn(): Promise<this> {
    sendToAll(this.actor, { type: 'auth.dismissed', signedIn: true });
    sendToAll(this.actor, { type: 'session.changed', who: 'user' });
    await settled();
    return this;
  }
}

describe('the price list', () => {
  test('gives credits per unit of money and per cent off as numbers, not as copy', () => {
    expect(packs.map(creditsPerUnit)).toEqual([33, 33, 50, 60, 70, 80]);
    expect(packs.map(percentOff)).toEqual([50, 50, 50, 50, 50, 50]);
    expect(plans.map(percentOff)).toEqual([50, 50, 50, 50, 50, 50]);
  });

  test('a year costs about a fifth less than twelve months', () => {
    for (const [month, year] of [
      [1, 4],
      [2, 5],
      [3, 6],
    ] as const) {
      const full = 12 * Number(planById(month).price);
      const saved = 1 - Number(planById(year).price) / full;
      expect(saved).toBeGreaterThan(0.16);
      expect(saved).toBeLessThan(0.2);
      expect(Number(planById(year).perMonth)).toBe(Math.floor((100 * Number(planById(year).price)) / 12) / 100);
    }
  });

  test('pro is the popular tier, in both billings', () => {
    expect(plans.filter(({ billing }) => billing === 'month').map(({ id, popular }) => [id, popular])).toEqual([
      [1, undefined],
      [2, true],
      [3, undefined],
    ]);
    expect(plans.filter(({ billing }) => billing === 'year').map(({ id, popular }) => [id, popular])).toEqual([
      [4, undefined],
      [5, true],
      [6, undefined],
    ]);
  });
});

test('opens on the year, with the pack of 19.99 checked; only one is', async () => {
  const shop = await new Shop().opens('visitor');
  expect([selectTab(shop.sees), selectCheckedPack(shop.sees)]).toEqual(['year', '19.99']);
  shop.actor.send({ type: 'tab.chosen', tab: 'oneTime' });
  shop.actor.send({ type: 'pack.selected', price: '49.99' });
  expect([selectTab(shop.sees), selectCheckedPack(shop.sees)]).toEqual(['oneTime', '49.99']);
});

test('the server is asked only when a user looks at prices', async () => {
  const shop = await new Shop().opens('visitor');
  expect(shop.services.subscriptionInfo).not.toHaveBeenCalled();
  expect(selectPacks(shop.sees)).toHaveLength(6);
  const away = new Shop();
  away.actor.send({ type: 'session.changed', who: 'user' });
  expect(away.services.subscriptionInfo).not.toHaveBeenCalled();
});

test.each([
  ['says no', async () => granted({ is_first_purchase: false })],
  ['is refused', async () => refusal('unavailable')],
  ['is refused, whatever came with it,', async () => ({ ...refusal('unavailable'), data: { is_first_purchase: true } })],
  ['fails', async () => Promise.reject(new Error('offline'))],
] as const)('a first-purchase check that %s hides the pack of 100, even when it was checked', async (_, answer) => {
  const shop = new Shop();
  shop.services.checkFirstPurchase.mockImplementation(answer);
  shop.actor.send({ type: 'pack.selected', price: '2.99' });
  await shop.opens('user');
  expect(selectPacks(shop.sees).map(({ credits }) => credits)).not.toContain(100);
  expect(selectCheckedPack(shop.sees)).toBe('19.99');
  shop.actor.send({ type: 'pack.selected', price: '2.99' });
  expect(selectCheckedPack(shop.sees)).toBe('19.99');
});

test('a visitor may check the pack of 100', async () => {
  const shop = await new Shop().opens('visitor');
  shop.actor.send({ type: 'pack.selected', price: '2.99' });
  expect(selectCheckedPack(shop.sees)).toBe('2.99');
});

test('who signs in once the prices are closed is asked nothing', async () => {
  const shop = await new Shop().opens('visitor');
  shop.actor.send({ type: 'pricing.left' });
  shop.actor.send({ type: 'session.changed', who: 'user' });
  await settled();
  expect([shop.services.checkFirstPurchase, shop.services.subscriptionInfo].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test.each([
  ['no plan', async () => granted({ plan_id: null }), 1],
  ['a plan', async () => granted({ plan_id: 2 }), 2],
  ['a refusal', async () => refusal('unavailable'), 2],
  ['a refusal with a plan', async () => ({ ...refusal('unavailable'), data: { plan_id: null } }), 2],
  ['an answer without data', async () => ({ ...granted({ plan_id: null }), data: null }), 2],
] as const)('after %s the plan is asked for again when the prices are opened again, unless there is none', async (_, answer, times) => {
  const shop = new Shop();
  shop.services.subscriptionInfo.mockImplementation(answer);
  await shop.opens('user');
  shop.actor.send({ type: 'pricing.shown' });
  await settled();
  expect(shop.services.subscriptionInfo).toHaveBeenCalledTimes(times);
});

test('a running plan is known by its number; another plan is not bought, a pack is', async () => {
  const shop = new Shop();
  shop.services.subscriptionInfo.mockResolvedValue(granted({ plan_id: 2 }));
  await shop.opens('user');
  expect([selectPlan(shop.sees), selectIsSubscribed(shop.sees)]).toEqual([2, true]);
  await shop.buys({ kind: 'plan', plan: 3 });
  expect(shop.reported).toEqual(['alreadySubscribed']);
  expect(selectIsBuying(shop.sees)).toBe(false);
  await shop.buys({ kind: 'pack', price: '5.99' });
  expect(shop.facts.at(-1)).toEqual({ type: 'purchase.requested', purchase: { kind: 'pack', price: '5.99' } });
});

test.each([null, 0, 7, 1.5])('a plan of number %s is none', async (plan_id) => {
  const shop = new Shop();
  shop.services.subscriptionInfo.mockResolvedValue(granted({ plan_id }));
  await shop.opens('user');
  expect(selectPlan(shop.sees)).toBeNull();
});

describe('buying', () => {
  test('while signed out opens login and goes on with the same purchase after it', async () => {
    const shop = await (await new Shop().opens('visitor')).buys(plan);
    expect(shop.reported).toEqual(['signIn.needed']);
    await shop.signsIn();
    expect(shop.facts.at(-1)).toEqual({ type: 'purchase.requested', purchase: plan });
  });

  test('goes on after sign-in also when the prices were closed for it', async () => {
    const shop = await (await new Shop().opens('visitor')).buys(plan);
    shop.actor.send({ type: 'pricing.left' });
    await shop.signsIn();
    expect(shop.reported.at(-1)).toBe('purchase.requested');
  });

  test('is dropped when the person does not sign in', async () => {
    const shop = await (await new Shop().opens('visitor')).buys(plan);
    sendToAll(shop.actor, { type: 'auth.dismissed', signedIn: false });
    await shop.signsIn();
    expect(shop.reported).toEqual(['signIn.needed']);
  });

  test('does not go on when sign-in shows that it cannot', async () => {
    const bought = new Shop();
    bought.services.checkFirstPurchase.mockResolvedValue(granted({ is_first_purchase: false }));
    await (await (await bought.opens('visitor')).buys(firstPack)).signsIn();
    expect(bought.reported).toEqual(['signIn.needed', 'firstPurchaseOnly']);
    const subscribed = new Shop();
    subscribed.services.subscriptionInfo.mockResolvedValue(granted({ plan_id: 5 }));
    await (await (await subscribed.opens('visitor')).buys(plan)).signsIn();
    expect(subscribed.reported).toEqual(['signIn.needed', 'alreadySubscribed']);
  });

  test('a double click requests one payment', async () => {
    const shop = await new Shop().opens('user');
    shop.actor.send({ type: 'purchase.clicked', purchase: plan });
    await shop.buys(plan);
    expect(shop.reported).toEqual(['purchase.requested']);
  });

  test('ends when the payment is closed, and may begin anew', async () => {
    const shop = await (await new Shop().opens('user')).buys(plan);
    shop.actor.send({ type: 'payment.dismissed' });
    await shop.buys(firstPack);
    expect(shop.reported).toEqual(['purchase.requested', 'purchase.requested']);
  });

  test('a session that ended on the way to the payment is renewed, and the same is bought', async () => {
    const shop = await (await new Shop().opens('user')).buys(plan);
    shop.actor.send({ type: 'payment.dismissed' });
    shop.actor.send({ type: 'purchase.signInNeeded', purchase: plan });
    shop.actor.send({ type: 'session.changed', who: 'visitor' });
    await shop.signsIn();
    expect(shop.reported).toEqual(['purchase.requested', 'signIn.needed', 'purchase.requested']);
  });

  test('after success the pack of 100 is hidden, the selection is 19.99 again and the subscription is read anew', async () => {
    const shop = await (await new Shop().opens('user')).buys(firstPack);
    shop.actor.send({ type: 'pack.selected', price: '99.99' });
    shop.services.subscriptionInfo.mockResolvedValueOnce(granted({ plan_id: 1 }));
    shop.actor.send({ type: 'payment.succeeded' });
    await settled();
    expect(selectPacks(shop.sees).map(({ credits }) => credits)).not.toContain(100);
    expect([selectCheckedPack(shop.sees), selectPlan(shop.sees), selectIsBuying(shop.sees)]).toEqual(['19.99', 1, false]);
  });
});

test('a click before the session is known asks a user for no sign-in, and a visitor once', async () => {
  for (const [who, reported] of [
    ['user', ['purchase.requested']],
    ['visitor', ['signIn.needed']],
  ] as const) {
    const shop = await new Shop().buys(plan);
    expect(shop.reported).toEqual([]);
    await shop.opens(who);
    expect(shop.reported).toEqual(reported);
  }
});

test('only the plan being bought is marked as such', async () => {
  const shop = await (await new Shop().opens('visitor')).buys(plan);
  expect(plans.filter(({ id }) => selectIsBuyingPlan(id)(shop.sees)).map(({ id }) => id)).toEqual([2]);
});
