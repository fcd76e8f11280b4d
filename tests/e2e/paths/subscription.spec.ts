/** The subscription, walked in a browser: canceled in two clicks, resumed, changed for the next period. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { times } from '../../../contract/facts/times.ts';
import { subscriptionModel } from '../../../machines/subscription/subscription.model.ts';
import type { Subscription, SubscriptionState, WishAnswer } from '../../../machines/subscription/subscription.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { unsubscribed, usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import { SettingsPerson } from '../kit/owner.ts';

const info = '/api/pay/subscription-info';

const reported = (subscription: Subscription | null) =>
  subscription
    ? {
        plan_id: subscription.plan,
        period_end: subscription.periodEnd,
        ends: subscription.ends,
        next_plan_id: subscription.nextPlan,
      }
    : unsubscribed;

class Subscriber extends SettingsPerson {
  block = () => this.page.getByRole('main').getByRole('region', { name: 'Your plan' });
  button = (name: string) => this.block().getByRole('button', { name, exact: true });

  async looks(): Promise<void> {
    await this.enters(this.block());
    await expect.poll(() => this.site.calls.isHeldFor(this.token, info)).toBe(true);
  }

  /** Buys a pack over the page. */
  async pays(): Promise<void> {
    const { calls } = this.site;
    await this.banner().getByRole('button', { name: 'Get more credits' }).click();
    const prices = this.dialog('Pricing: plans and credit packs');
    await prices.getByRole('tab', { name: 'One-time' }).click();
    await prices.getByRole('button', { name: 'Buy for $19.99' }).click();
    while (await this.isAskedFirst()) await calls.answer([info], granted(unsubscribed));
    await calls.answer(['/api/pay/checkout-session'], granted({ checkout_url: `${this.site.address}/icon.svg`, txn_id: 'txn-1' }));
    // The poll begins with the frame.
    await expect(this.dialog('Payment').locator('iframe')).toBeAttached();
    await this.page.clock.runFor(times.pollInterval);
    await calls.answer(['/api/pay/transaction-detail/txn-1'], granted({ status: 1 }));
    await expect(this.dialog()).toHaveCount(0);
  }

  /** The prices ask for the subscription before they let anything be bought. */
  private async isAskedFirst(): Promise<boolean> {
    const { calls } = this.site;
    await expect.poll(() => calls.isHeld(info, '/api/pay/checkout-session')).toBe(true);
    return !calls.isHeld('/api/pay/checkout-session');
  }

  /** The prices may have asked the same. */
  async answers(state: SubscriptionState | null): Promise<void> {
    const answer = state ? granted(reported(state.subscription)) : refused(codes.unavailable);
    do await this.site.calls.answer([info], answer);
    while (this.site.calls.isHeld(info));
  }

  answersWish(call: string, answer: WishAnswer): Promise<void> {
    return this.site.calls.answer(
      [call],
      'refusal' in answer ? refused(codes.unavailable, answer.refusal) : granted(reported(answer.subscription)),
    );
  }
}

walkInBrowser(subscriptionModel, {
  background: {
    ...usual,
    '/api/users/settings': { locale: null, email: 'ann@example.com', google: false, password: true, marketing: false },
    '/api/users/sessions': [],
    '/api/consents': { items: [] },
    '/api/credit/history': { items: [], next: null },
    '/api/credit/grants': { items: [] },
    '/api/pay/check-first-purchase': { is_first_purchase: true },
  },
  nobodyCauses: {},
  nobodySees: { deciding: 'it is left as soon as it is entered', hidden: 'the page looks as soon as it knows who is here' },
  subject: (page, site) => {
    const person = new Subscriber(page, site);
    const wish = (call: string) => ({
      done: ({ event }: { event: AnyEventObject }) => person.answersWish(call, event['output']),
      failed: () => site.calls.fail([call]),
    });
    const cancel = wish('/api/pay/subscription-cancel');
    const resume = wish('/api/pay/subscription-resume');
    const change = wish('/api/pay/subscription-change');
    const isRunning = () => expect(person.block()).toContainText('Renews on');
    return {
      start: async () => {},
      events: {
        'subscription.shown': () => person.looks(),
        'retry.clicked': () => person.button('Try again').click(),
        'cancellation.asked': () => person.button('Cancel plan').click(),
        'done.confirmation': ({ event }: { event: AnyEventObject }) =>
          person.button(event['output'].confirmed ? 'Yes, cancel' : 'Keep plan').click(),
        'resumption.clicked': () => person.button('Keep my plan after all').click(),
        'plan.chosen': async ({ event }: { event: AnyEventObject }) => {
          await person.block().getByRole('combobox').selectOption(String(event['plan']));
        },
        'payment.succeeded': () => person.pays(),
        'session.changed': () => person.isSomebodyElse(),
        'done.loadSubscription': ({ event }: { event: AnyEventObject }) => person.answers(event['output']),
        'failed.loadSubscription': () => site.calls.fail([info]),
        'done.cancelSubscription': cancel.done,
        'failed.cancelSubscription': cancel.failed,
        'done.resumeSubscription': resume.done,
        'failed.resumeSubscription': resume.failed,
        'done.changePlan': change.done,
        'failed.changePlan': change.failed,
      },
      states: {
        loading: () => expect.poll(() => site.calls.isHeld(info)).toBe(true),
        failed: () => expect(person.block().getByRole('alert')).toContainText('We couldn’t load your plan.'),
        none: () => expect(person.block()).toContainText('You have no plan.'),
        'running.idle': async () => {
          await isRunning();
          await expect(person.button('Cancel plan')).toBeEnabled();
        },
        'running.asked': () => expect(person.button('Yes, cancel')).toBeVisible(),
        ending: () => expect(person.block()).toContainText('Canceled. It runs until'),
        cancelling: () => expect(person.button('Cancel plan')).toHaveAttribute('aria-busy', 'true'),
        resuming: () => expect(person.button('Keep my plan after all')).toHaveAttribute('aria-busy', 'true'),
        changing: () => expect(person.block().getByRole('combobox')).toBeDisabled(),
      },
    };
  },
});
