/** The pricing page, walked in a browser: which prices are offered to whom, and a purchase until the payment starts. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { times } from '../../../contract/facts/times.ts';
import type { PackPrice, PricingTab } from '../../../contract/facts/prices.ts';
import type { Purchase } from '../../../machines/payment/payment.types.ts';
import type { SubscriptionAnswer } from '../../../machines/pricing/pricing.actors.ts';
import { pricingModel } from '../../../machines/pricing/pricing.model.ts';
import {
  selectCheckedPack,
  selectIsBuying,
  selectPlan,
  selectTab,
  type PricingSnapshot,
} from '../../../machines/pricing/pricing.selectors.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { greeted, Person, submitInFooter } from '../../model/browser/person.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const first = ['/api/pay/check-first-purchase'];
const info = ['/api/pay/subscription-info'];
const opening = ['/api/pay/checkout-session', '/api/pay/subscription-session'];
const looking = ['/api/pay/transaction-detail/*', '/api/pay/subscription-transaction-detail/*'];

const tabs: Record<PricingTab, string> = { month: 'Monthly', year: 'Yearly', oneTime: 'One-time' };

class Buyer extends Person {
  isOpen = false;
  private token: string | null = null;

  tab = (name: PricingTab) => this.page.getByRole('tab', { name: tabs[name], includeHidden: true });
  packs = () => this.page.locator('main').getByRole('radio', { includeHidden: true });
  pro = () => this.page.locator('main').getByRole('region', { name: 'Pro', exact: true, includeHidden: true }).locator('button').first();

  /** The page comes with somebody, or somebody else comes in another tab; a form that asked who is here is closed then. */
  async is(who: 'visitor' | 'user'): Promise<void> {
    this.token = who === 'visitor' ? null : this.token === 'A' ? 'B' : 'A';
    if (!this.isOpen) {
      this.isOpen = true;
      await this.keep({ ...greeted, ...(this.token && { [storageKeys.token]: this.token }) });
      await this.page.goto(`${this.site.address}/pricing`);
      // The chart learns who is here before anybody else comes.
      if (this.token) await expect.poll(() => this.site.calls.isHeld(...first)).toBe(true);
      return;
    }
    const isAsked = (await this.dialog('Log in').count()) > 0;
    await this.inAnotherTab(storageKeys.token, this.token);
    if (!isAsked) return;
    await expect.poll(() => this.site.calls.isHeld(...first)).toBe(true);
    await this.declinesSignIn();
  }

  async clicks(purchase: Purchase): Promise<void> {
    if (purchase.kind === 'plan') await this.pro().click();
    else await this.page.getByRole('button', { name: `Buy for $${purchase.price}` }).click();
  }

  async pays(): Promise<void> {
    const { calls } = this.site;
    await calls.answer(opening, granted({ checkout_url: `${this.site.address}/icon.svg`, txn_id: 'txn-1' }));
    await expect(this.dialog('Payment').locator('iframe')).toBeVisible();
    await this.page.clock.runFor(times.pollInterval);
    await calls.answer(looking, granted({ status: 1 }));
  }

  answers({ known, plan }: SubscriptionAnswer): Promise<void> {
    const data = { plan_id: plan, period_end: null, ends: false, next_plan_id: null };
    return this.site.calls.answer(info, known ? granted(data) : refused(codes.unavailable));
  }
}

const isKnown = (snapshot: PricingSnapshot) => !snapshot.matches({ session: 'unknown' });
const isOpen = (snapshot: PricingSnapshot) => snapshot.matches({ prices: 'shown' });
const isAsking = (snapshot: PricingSnapshot) => snapshot.hasTag('asking');
/** The page is there, with somebody in front of it who looks and chooses. */
const isLooking = (snapshot: PricingSnapshot) => isKnown(snapshot) && isOpen(snapshot) && !selectIsBuying(snapshot);
const user = { who: 'user' as const };
const visitor = { who: 'visitor' as const };

function comers(snapshot: PricingSnapshot) {
  if (snapshot.matches({ buying: 'awaitingSignIn' })) return isAsking(snapshot) ? [] : [user];
  if (selectIsBuying(snapshot) || (!isKnown(snapshot) && !isOpen(snapshot))) return [];
  return snapshot.matches({ session: 'visitor' }) ? [user] : [user, visitor];
}

function offers(snapshot: PricingSnapshot): { purchase: Purchase }[] {
  if (!isLooking(snapshot)) return [];
  if (selectTab(snapshot) === 'oneTime') {
    const price = selectCheckedPack(snapshot);
    return isAsking(snapshot) && price === '2.99' ? [] : [{ purchase: { kind: 'pack', price } }];
  }
  return selectTab(snapshot) === 'month' && !snapshot.hasTag('subscribed') ? [{ purchase: { kind: 'plan', plan: 2 } }] : [];
}

const choices = (snapshot: PricingSnapshot): { price: PackPrice }[] => {
  if (!isLooking(snapshot) || selectTab(snapshot) !== 'oneTime') return [];
  const isFirstShown = snapshot.hasTag('firstPackOffered');
  return isFirstShown ? [{ price: '2.99' }, { price: '5.99' }] : [{ price: '5.99' }];
};

walkInBrowser(
  {
    ...pricingModel,
    events: {
      ...pricingModel.events,
      'session.changed': comers,
      // The page speaks before anybody knows who is here, and whenever it comes again.
      'pricing.shown': (snapshot: PricingSnapshot) => (isOpen(snapshot) ? [] : [{}]),
      'pricing.left': (snapshot: PricingSnapshot) => (isLooking(snapshot) && !isAsking(snapshot) ? [{}] : []),
      'tab.chosen': (snapshot: PricingSnapshot) =>
        isLooking(snapshot) ? (Object.keys(tabs) as PricingTab[]).filter((tab) => tab !== selectTab(snapshot)).map((tab) => ({ tab })) : [],
      'pack.selected': choices,
      'purchase.clicked': offers,
      'payment.dismissed': [{}],
    },
    outcomes: {
      ...pricingModel.outcomes,
      signIn: { done: (snapshot: PricingSnapshot) => [{ signedIn: isAsking(snapshot) }], error: [] },
    },
  },
  {
    nobodyCauses: {
      'check.answered': 'raised by the chart itself',
    },
    nobodySees: {
      'buying.awaitingSession': 'for who presses before the page is alive',
      'buying.confirming': 'it is left as soon as it is entered',
    },
    nobodyTakes: { 'buying.awaitingSession': 'for who presses before the page is alive: pressed in the tests of the first visit' },
    differs: {
      'buying.paying — payment.succeeded': 'its dialog closes first, which says that the payment was left; then it succeeded',
    },
    subject: (page, site) => {
      const person = new Buyer(page, site);
      /** What is seen of the prices, once they are there. */
      const seen =
        (check: (snapshot: PricingSnapshot) => Promise<void>) =>
        async (snapshot: PricingSnapshot): Promise<void> => {
          if (person.isOpen && isOpen(snapshot)) await check(snapshot);
        };
      const opens = (tab: PricingTab) => seen(() => expect(person.tab(tab)).toHaveAttribute('aria-selected', 'true'));
      const offersPacks = (count: number) =>
        seen(async (snapshot) => {
          if (selectTab(snapshot) === 'oneTime') await expect(person.packs()).toHaveCount(count);
        });
      // A plan that was known is shown until the server has reported otherwise.
      const offersPlans = seen(async (snapshot) => {
        if (selectTab(snapshot) !== 'month') return;
        await expect(person.pro()).toHaveText(selectPlan(snapshot) === 2 ? 'subscribed' : 'Choose Pro');
      });
      return {
        start: async () => {},
        events: {
          'session.changed': ({ event }: { event: AnyEventObject }) => person.is(event['who']),
          'pricing.shown': async () => {
            if (person.isOpen) await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
          },
          'pricing.left': async () => {
            await submitInFooter(page, 'Privacy policy');
            await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
          },
          'tab.chosen': ({ event }: { event: AnyEventObject }) => person.tab(event['tab']).click(),
          'pack.selected': ({ event }: { event: AnyEventObject }) =>
            page
              .getByRole('main')
              .locator('label')
              .filter({ hasText: `$${event['price']}` })
              .click(),
          'purchase.clicked': ({ event }: { event: AnyEventObject }) => person.clicks(event['purchase']),
          'purchase.signInNeeded': async () => {
            await site.calls.answer(opening, refused(codes.signInNeeded));
            await person.dialog('Log in').waitFor();
          },
          // A visitor's sign-in is the change of the session, which comes first.
          'done.signIn': async ({ event }: { event: AnyEventObject }) => {
            if (!event['output'].signedIn) await person.declinesSignIn();
            else if ((await person.dialog('Log in').count()) > 0) await person.is('user');
          },
          'payment.succeeded': () => person.pays(),
          'payment.dismissed': () => person.dialog('Payment').getByRole('button', { name: 'Close' }).click(),
          'done.checkFirstPurchase': ({ event }: { event: AnyEventObject }) =>
            site.calls.answer(first, granted({ is_first_purchase: event['output'] })),
          'failed.checkFirstPurchase': () => site.calls.fail(first),
          'done.loadSubscription': ({ event }: { event: AnyEventObject }) => person.answers(event['output']),
          'failed.loadSubscription': () => site.calls.fail(info),
        },
        states: {
          'session.unknown': async () => {},
          'session.visitor': async () => {},
          'session.user': async () => {},
          'prices.hidden': async () => {},
          'prices.shown': async () => {},
          'tab.month': opens('month'),
          'tab.year': opens('year'),
          'tab.oneTime': opens('oneTime'),
          'firstPurchase.unasked': offersPacks(6),
          'firstPurchase.asking': offersPacks(5),
          'firstPurchase.offered': offersPacks(6),
          'firstPurchase.hidden': offersPacks(5),
          'subscription.unasked': offersPlans,
          'subscription.asking': offersPlans,
          'subscription.none': offersPlans,
          'subscription.subscribed': offersPlans,
          'subscription.unknown': offersPlans,
          'buying.browsing': seen(async () => {
            await expect(person.dialog()).toHaveCount(0);
            await expect(page.locator('main').locator('[aria-busy=true]')).toHaveCount(0);
          }),
          'buying.awaitingSignIn': async (snapshot) => {
            // The prices are asked for anew as soon as the session has a user.
            if (!isAsking(snapshot)) await expect(person.dialog('Log in')).toBeVisible();
          },
          'buying.awaitingAnswers': async () => {
            await expect(person.dialog()).toHaveCount(0);
            await expect(page.locator('main').locator('[aria-busy=true]').first()).toBeVisible();
          },
          'buying.paying': () => expect(person.dialog('Payment')).toBeVisible(),
        },
      };
    },
  },
);
