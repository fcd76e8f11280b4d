/** One purchase, walked in a browser: the checkout in its frame waits like a call until the path specifies that it has loaded. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { times } from '../../../contract/facts/times.ts';
import { paymentModel } from '../../../machines/payment/payment.model.ts';
import type { PaymentSnapshot } from '../../../machines/payment/payment.selectors.ts';
import type { CheckoutAnswer, Outcome, Purchase } from '../../../machines/payment/payment.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import { usual, unsubscribed } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const opening = ['/api/pay/checkout-session', '/api/pay/subscription-session'];
const looking = ['/api/pay/transaction-detail/*', '/api/pay/subscription-transaction-detail/*'];
const frame = ['/api/checkout-page'];

/** A page that reports to its parent what happens on it, as a checkout does. */
const checkoutPage = `<button onclick="parent.postMessage('changed', '*')">Pay</button>`;

class Buyer extends Person {
  /** The payment is over, and its dialog has closed by itself. */
  isOver = false;

  panel = () => this.dialog('Payment');
  spinner = () => this.panel().getByRole('status', { name: 'Loading the checkout' });

  private isAsked = false;

  /** Where a sign-in was asked for, it is declined first. */
  async buys(purchase: Purchase): Promise<void> {
    if (this.isAsked) await this.declinesSignIn();
    this.isAsked = false;
    await this.page.getByRole('tab', { name: purchase.kind === 'pack' ? 'One-time' : 'Monthly' }).click();
    await this.page.getByRole('button', { name: purchase.kind === 'pack' ? 'Buy for $19.99' : 'Choose Pro' }).click();
  }

  answersOpening(answer: CheckoutAnswer): Promise<void> {
    if (answer.kind === 'opened') {
      return this.site.calls.answer(opening, granted({ checkout_url: this.site.address + frame[0], txn_id: answer.txn }));
    }
    this.isAsked = answer.kind === 'signIn';
    const kinds = {
      signIn: codes.signInNeeded,
      subscribed: codes.alreadySubscribed,
      changed: codes.priceChanged,
      refused: codes.unavailable,
    };
    return this.site.calls.answer(opening, refused(kinds[answer.kind], answer.msg));
  }

  answersLook(outcome: Outcome): Promise<void> {
    if (outcome === 'absent') return this.site.calls.answer(looking, refused(codes.notFound));
    return this.site.calls.answer(looking, outcome === null ? refused(codes.unavailable) : granted({ status: outcome }));
  }
}

const isShown = (snapshot: PaymentSnapshot) => snapshot.matches({ open: { paying: { frame: 'shown' } } });

const { 'purchase.requested': purchases } = paymentModel.events as unknown as {
  readonly 'purchase.requested': readonly { purchase: Purchase }[];
};
/** The dialog of a payment that ended this way closes at once. */
const isOver = (snapshot: PaymentSnapshot) => snapshot.matches('ended');
const closed = 'the dialog closes at once, which closes the payment';
walkInBrowser(
  {
    ...paymentModel,
    events: {
      ...paymentModel.events,
      // It comes by itself, and a tab wakes after it.
      'wait.began': (snapshot: PaymentSnapshot) => (snapshot.context.giveUpAt === null && !isShown(snapshot) ? [{ now: 0 }] : []),
      'frame.loaded': ({ context }: PaymentSnapshot) => (context.giveUpAt === null ? [] : [{}]),
      // The dialog of a payment that is over closes by itself; nothing else can happen before.
      'purchase.requested': (snapshot: PaymentSnapshot) => (isOver(snapshot) ? [] : purchases),
      'tab.woke': ({ context }: PaymentSnapshot) =>
        context.giveUpAt === null ? [] : [{ now: times.pollTimeout - 1 }, { now: times.pollTimeout }],
      'frame.reported': (snapshot: PaymentSnapshot) => (isShown(snapshot) ? [{}] : []),
    },
  },
  {
    background: { ...usual, '/api/pay/check-first-purchase': { is_first_purchase: true }, '/api/pay/subscription-info': unsubscribed },
    nobodyCauses: {
      'payment.resumed': 'only the page of the outcome looks at a payment again, and it is another one',
    },
    nobodySees: {},
    nobodyTakes: {
      'payment.ended — purchase.requested': closed,
    },
    subject: (page, site) => {
      const person = new Buyer(page, site);
      const isGone = () => expect(person.panel()).toHaveCount(0);
      const isOpen = () => expect(person.panel()).toBeVisible();
      const closesItself = async () => {
        await isGone();
        person.isOver = true;
      };
      return {
        start: () => person.open('/pricing', { token: 'A' }),
        events: {
          'purchase.requested': ({ event }: { event: AnyEventObject }) => person.buys(event['purchase']),
          'payment.closed': async () => {
            if (!person.isOver) await person.panel().getByRole('button', { name: 'Close' }).click();
            person.isOver = false;
          },
          'retry.clicked': () => person.panel().getByRole('button', { name: 'Try again' }).click(),
          'frame.loaded': () => site.calls.show(frame, checkoutPage),
          'frame.reported': () => person.panel().locator('iframe').contentFrame().getByRole('button', { name: 'Pay' }).click(),
          'wait.began': () => {},
          'tab.woke': async ({ event }: { event: AnyEventObject }) => {
            const isPast = event['now'] >= times.pollTimeout;
            await page.clock.setSystemTime(await page.evaluate((ms) => Date.now() + ms, isPast ? times.pollTimeout : 1000));
            await page.evaluate(() => void dispatchEvent(new Event('pageshow')));
          },
          'after.pollInterval': () => page.clock.runFor(times.pollInterval),
          'after.pollTimeout': () => page.clock.fastForward(times.pollTimeout),
          'done.openCheckout': ({ event }: { event: AnyEventObject }) => person.answersOpening(event['output']),
          'failed.openCheckout': () => site.calls.fail(opening),
          'done.readStatus': ({ event }: { event: AnyEventObject }) => person.answersLook(event['output']),
          'failed.readStatus': () => site.calls.fail(looking),
          'after.lastCheckTimeout': () => page.clock.runFor(times.lastCheckTimeout),
        },
        states: {
          closed: isGone,
          'open.opening': () => expect(person.spinner()).toBeVisible(),
          'open.broken': () => expect(person.panel().getByRole('alert')).toBeVisible(),
          'open.paying.frame.loading': async () => {
            await expect(person.panel().locator('iframe')).toBeAttached();
            await expect(person.spinner()).toBeVisible();
          },
          'open.paying.frame.shown': async () => {
            await expect(person.spinner()).toHaveCount(0);
            await expect(person.panel().locator('iframe').contentFrame().getByRole('button', { name: 'Pay' })).toBeVisible();
          },
          // The page does not show that it asks the server, so the call itself is checked.
          'open.paying.status.polling.waiting': () => expect.poll(() => site.calls.isHeld(...looking)).toBe(false),
          'open.paying.status.polling.checking': () => expect.poll(() => site.calls.isHeld(...looking)).toBe(true),
          'open.lastChecking': async () => {
            await isOpen();
            await expect.poll(() => site.calls.isHeld(...looking)).toBe(true);
          },
          'ended.succeeded': async () => {
            await closesItself();
            await expect(person.notices().getByRole('status')).toContainText('Payment received.');
          },
          'open.failed': () => expect(person.panel().getByRole('alert')).toContainText('The payment didn’t go through'),
          'ended.absent': closesItself,
          'ended.expired': async () => {
            await closesItself();
            await expect(person.notices().getByRole('status')).toBeVisible();
          },
        },
      };
    },
  },
);
