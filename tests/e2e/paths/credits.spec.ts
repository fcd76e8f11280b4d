/** The balance on the chip, walked in a browser: costs shown before the server confirms them, and restored when they fail. */
import { expect } from '@playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { projectKey } from '../../../contract/facts/product.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import type { creditsMachine } from '../../../machines/credits/credits.machine.ts';
import { creditsModel } from '../../../machines/credits/credits.model.ts';
import { selectRemain } from '../../../machines/credits/credits.selectors.ts';
import type { Balance, Who } from '../../../machines/credits/credits.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { greeted, Person } from '../../model/browser/person.ts';
import { ann, usual, unsubscribed } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

type Snapshot = SnapshotFrom<typeof creditsMachine>;

const balances = ['/api/credit/anonymous-user-credit', '/api/credit/details'];
const clicks = ['/api/generations'];
const { [balances[0]!]: _visitor, [balances[1]!]: _user, ...background } = usual;

class Spender extends Person {
  private isOpen = false;
  private token: string | null = null;

  chip = () => this.page.getByTestId('credits');

  /** The page is opened with this session, or another tab changes the session. */
  async is(who: Who): Promise<void> {
    this.token = who === 'visitor' ? null : this.token === 'A' ? 'B' : 'A';
    if (this.isOpen) await this.inAnotherTab(storageKeys.token, this.token);
    else {
      this.isOpen = true;
      await this.keep({ ...greeted, ...(this.token && { [storageKeys.token]: this.token }) });
      await this.page.goto(`${this.site.address}/ai-sticker-maker`);
    }
    await this.isAsked();
  }

  isAsked = () => expect.poll(() => this.site.calls.isHeld(...balances)).toBe(true);

  async makes(): Promise<void> {
    // What was refused stands in the way, until somebody else comes.
    const back = this.page.getByRole('main').getByRole('button', { name: 'Back', exact: true });
    if ((await back.count()) > 0) await back.click();
    await this.page.getByLabel('Describe your sticker').fill('a fox');
    await this.page.getByRole('button', { name: 'Make sticker' }).click();
    await expect.poll(() => this.site.calls.isHeld(...clicks)).toBe(true);
  }

  /** Another tab of the site reports that the balance has changed. */
  async isReportedInAnotherTab(): Promise<void> {
    const other = await this.page.context().newPage();
    await other.goto(`${this.site.address}/icon.svg`);
    // A channel has no target: its messages stay on this site.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    await other.evaluate((name) => new BroadcastChannel(name).postMessage(null), `${projectKey}Balance`);
    await other.close();
  }

  answers(known: Balance | null, who: Who | null): Promise<void> {
    if (!known) return this.site.calls.answer(balances, refused(codes.unavailable));
    const user = { ...ann, credit_remain: known.remain, today_spent: known.used };
    return this.site.calls.answer(balances, granted(who === 'user' ? user : { credit_remain: known.remain }));
  }

  /** On the chip where it failed; otherwise a payment that is closed has the balance asked for. */
  async refreshes(): Promise<void> {
    if ((await this.chip().getByText(failure).count()) > 0) await this.chip().click();
    else {
      await this.banner().getByRole('button', { name: 'Get more credits' }).click();
      await this.dialog('Pricing: plans and credit packs').getByRole('button', { name: 'Choose Pro' }).click();
      await this.dialog('Payment').getByRole('button', { name: 'Close' }).click();
      await this.dialog('Pricing: plans and credit packs').waitFor();
    }
    await this.closesDialogs();
    await this.isAsked();
  }
}

const failure = 'We couldn’t load your balance. Try again.';
const isFree = ({ context }: Snapshot) => Object.keys(context.costs).length === 0;
const isClicked = (snapshot: Snapshot) => !isFree(snapshot);

walkInBrowser(
  {
    ...creditsModel,
    events: {
      ...creditsModel.events,
      'credits.refreshRequested': (snapshot: Snapshot) =>
        (snapshot.matches('failed') || snapshot.context.who === 'user') && isFree(snapshot) ? [{}] : [],
      'tab.returned': (snapshot: Snapshot) => (snapshot.matches('ready') && isFree(snapshot) ? [{}] : []),
      'balance.outdated': (snapshot: Snapshot) => (snapshot.matches('ready') && isFree(snapshot) ? [{}] : []),
      'cost.pending': (snapshot: Snapshot) => (isFree(snapshot) && snapshot.context.who !== null ? [{ key: 'press', amount: 1 }] : []),
      'cost.accepted': (snapshot: Snapshot) => (isClicked(snapshot) ? [{ key: 'press' }] : []),
      'cost.reversed': (snapshot: Snapshot) => (isClicked(snapshot) ? [{ key: 'press' }] : []),
      // A person who has clicked waits for what comes of it.
      'session.changed': (snapshot: Snapshot): { who: Who }[] =>
        isClicked(snapshot) ? [] : snapshot.context.who === 'visitor' ? [{ who: 'user' }] : [{ who: 'visitor' }, { who: 'user' }],
    },
    // A check-in is walked with the daily reward.
    outcomes: {
      ...creditsModel.outcomes,
      fetchBalance: { done: [{ remain: 19, reward: 0, used: 2, send: 19 }, null], error: [new Error('offline')] },
    },
  },
  {
    background: { ...background, '/api/pay/check-first-purchase': { is_first_purchase: true }, '/api/pay/subscription-info': unsubscribed },
    nobodyCauses: {
      'cost.included': 'only an accepted cost is included',
      'cost.accepted': 'what is accepted is a job, and goes on: walked with the journey',
    },
    nobodyTakes: {
      'refreshing — balance.outdated': 'a machine test holds that the balance is asked for again',
      'rechecking — balance.outdated': 'a machine test holds that the balance is asked for again',
    },
    nobodySees: { unknown: 'the page says who is here as soon as it can be pressed' },
    subject: (page, site) => {
      const person = new Spender(page, site);
      let who: Who | null = null;
      const shows = (snapshot: Snapshot) => expect(person.chip()).toContainText(String(selectRemain(snapshot) ?? '–'));
      return {
        start: async () => {},
        events: {
          'session.changed': ({ event }: { event: AnyEventObject }) => {
            who = event['who'];
            return person.is(event['who']);
          },
          'credits.refreshRequested': () => person.refreshes(),
          'tab.returned': async () => {
            await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
            await person.isAsked();
          },
          'balance.outdated': async () => {
            await person.isReportedInAnotherTab();
            await person.isAsked();
          },
          'cost.pending': () => person.makes(),
          'done.cost': async () => {},
          'cost.reversed': () => site.calls.answer(clicks, refused(codes.unavailable)),
          'done.fetchBalance': ({ event }: { event: AnyEventObject }) => person.answers(event['output'], who),
          'failed.fetchBalance': () => site.calls.fail(balances),
        },
        states: {
          loading: shows,
          ready: shows,
          refreshing: async (snapshot) => {
            await shows(snapshot);
            await person.isAsked();
          },
          rechecking: async (snapshot) => {
            await shows(snapshot);
            await person.isAsked();
          },
          failed: () => expect(person.chip()).toContainText(failure),
        },
      };
    },
  },
);
