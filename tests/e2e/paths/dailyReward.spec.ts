/** The daily reward, walked in a browser: on the page that offers it, and in the panel that appears on a new day. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { dailyRewardModel } from '../../../machines/dailyReward/dailyReward.model.ts';
import type { DailyRewardSnapshot } from '../../../machines/dailyReward/dailyReward.selectors.ts';
import type { ClaimAnswer, RewardDay } from '../../../machines/dailyReward/dailyReward.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { greeted, Person } from '../../model/browser/person.ts';
import { usual, unsubscribed } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const checkIn = ['/api/credit/checkin'];

class Earner extends Person {
  private token = 'A';
  isHere = false;

  panel = () => this.page.getByRole('complementary', { name: 'Your daily reward' });
  onPage = () => this.page.getByRole('region', { name: 'Daily reward' });

  /** The day of the walk, as the browser knows it. */
  private today = (): Promise<string> =>
    this.page.evaluate(() => {
      const at = new Date();
      return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
    });

  /** Another tab has offered the reward of the day of this walk's days from now, or nobody has. */
  async isOffered(daysAhead: number, isOffered: boolean): Promise<void> {
    const day = new Date(`${await this.today()}T12:00:00Z`);
    day.setUTCDate(day.getUTCDate() + daysAhead);
    await this.inAnotherTab(storageKeys.dailyRewardAt, isOffered ? day.toISOString().slice(0, 10) : '2000-01-01');
  }

  /** What brought the person's day to be read again: it is made when the path specifies what was found. */
  next: 'load' | 'midnight' | 'sleep' | 'somebody' = 'load';

  async reads({ today, offeredOn }: RewardDay): Promise<void> {
    await this.goesOn();
    const isOffered = today === offeredOn;
    if (this.next === 'load') {
      const kept = isOffered ? greeted : { ...greeted, [storageKeys.dailyRewardAt]: '2000-01-01' };
      await this.open('/operation', { token: 'A', kept });
      this.isHere = true;
    } else if (this.next === 'somebody') {
      await this.isOffered(0, isOffered);
      this.token = this.token === 'A' ? 'B' : 'A';
      await this.inAnotherTab(storageKeys.token, this.token);
    } else {
      await this.isOffered(1, isOffered);
      const ms = await this.page.evaluate(() => {
        const at = new Date();
        return new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1).getTime() - at.getTime();
      });
      if (this.next === 'midnight') await this.page.clock.fastForward(ms);
      else await this.sleeps(ms);
    }
  }

  /** The tab sleeps: the clock goes on, and its timers do not. */
  async sleeps(ms: number): Promise<void> {
    await this.page.clock.setSystemTime(await this.page.evaluate((slept) => Date.now() + slept, ms));
    await this.page.evaluate(() => void dispatchEvent(new Event('pageshow')));
  }

  private isAsked = false;

  /** Declines the sign-in that was asked for. */
  async givesUp(): Promise<void> {
    await this.declinesSignIn();
    this.isAsked = false;
  }

  /** Where a sign-in was asked for, it is declined before anything else. */
  private async goesOn(): Promise<void> {
    if (this.isAsked) await this.givesUp();
  }

  async claims(): Promise<void> {
    await this.goesOn();
    const inPanel = this.panel().getByRole('button', { name: 'Claim' });
    await ((await inPanel.count()) > 0 ? inPanel : this.onPage().getByRole('button', { name: 'Claim today’s credits' })).click();
  }

  answers(answer: ClaimAnswer): Promise<void> {
    this.isAsked = answer.kind === 'signIn';
    const kinds = { already: codes.alreadyClaimed, signIn: codes.signInNeeded, refused: codes.tooManyAttempts };
    return this.site.calls.answer(checkIn, answer.kind === 'received' ? granted(null) : refused(kinds[answer.kind], answer.msg));
  }
}

const isToday = (snapshot: DailyRewardSnapshot) => snapshot.matches('today');

walkInBrowser(
  {
    ...dailyRewardModel,
    events: {
      ...dailyRewardModel.events,
      'session.changed': (snapshot: DailyRewardSnapshot) =>
        snapshot.matches('signedOut') || isToday(snapshot) ? [{ who: 'user' as const }] : [],
      'claim.clicked': (snapshot: DailyRewardSnapshot) => (isToday(snapshot) && !snapshot.matches({ today: 'due' }) ? [{}] : []),
      'reward.closed': (snapshot: DailyRewardSnapshot) => (snapshot.matches({ today: 'offered' }) ? [{}] : []),
      // Shown as soon as it is due: no other dialog is open here.
      'reward.shown': (snapshot: DailyRewardSnapshot) => (snapshot.matches({ today: 'due' }) ? [{}] : []),
      'tab.woke': (snapshot: DailyRewardSnapshot) => (snapshot.matches({ today: 'due' }) ? [] : [{ now: snapshot.context.midnightAt }]),
    },
    outcomes: { ...dailyRewardModel.outcomes, signIn: { done: [{ signedIn: false }], error: [] } },
  },
  {
    background: { ...usual, '/api/pay/check-first-purchase': { is_first_purchase: true }, '/api/pay/subscription-info': unsubscribed },
    nobodyCauses: {
      'reward.known': 'the balance of another browser: shown in a test of the views',
      'done.storeOffer': 'the chart waits for nothing',
      'failed.storeOffer': 'a storage that is blocked keeps nothing, and does not throw',
      'failed.readDay': 'a storage that is blocked reads as empty, and does not throw',
    },
    nobodySees: {
      signedOut: 'the day is read as soon as the page has loaded',
      reading: 'it is left as soon as it is entered',
      readingToClaim: 'a visitor’s claim has tests of its own',
      'today.due': 'it is left as soon as it is entered',
    },
    nobodyTakes: {
      'dailyReward — session.changed → dailyReward.signedOut': 'a sign-out is walked with the session',
      'signedOut — claim.clicked': 'a visitor’s claim has tests of its own',
      'awaitingSignIn — session.changed': 'the sign-in that goes on with it has tests of its own',
      'awaitingSignIn — claim.clicked': 'coming back from the sign-in to the button is walked with the navigation',
      '[isClaimedToday]': 'a reward that another browser claimed is shown in a test of the views',
      readingToClaim: 'a visitor’s claim has tests of its own',
      'today.closed — reward.shown': 'only a reward that is due opens the panel',
      'today.due — ': 'it is left as soon as it is entered',
    },
    subject: (page, site) => {
      const person = new Earner(page, site);
      const onPage = person.onPage();
      const isIdle = async () => {
        await expect(person.panel()).toHaveCount(0);
        await expect(onPage.locator('button')).toHaveText('Claim today’s credits');
        await expect(onPage.locator('button')).not.toHaveAttribute('aria-busy', 'true');
      };
      const comes = (by: Earner['next']) => () => void (person.next = by);
      return {
        // The page is opened when the path specifies what the day is.
        start: async () => {},
        events: {
          'session.changed': () => comes(person.isHere ? 'somebody' : 'load')(),
          'tab.woke': comes('sleep'),
          'after.midnight': comes('midnight'),
          'reward.shown': () => {},
          'done.signIn': () => person.givesUp(),
          'reward.closed': () => person.panel().getByRole('button', { name: 'Close' }).click(),
          'claim.clicked': () => person.claims(),
          'done.readDay': ({ event }: { event: AnyEventObject }) => person.reads(event['output']),
          'done.claimReward': ({ event }: { event: AnyEventObject }) => person.answers(event['output']),
          'failed.claimReward': () => site.calls.fail(checkIn),
        },
        states: {
          awaitingSignIn: () => expect(person.dialog('Log in')).toBeVisible(),
          'today.closed': isIdle,
          'today.offered': () => expect(person.panel().getByRole('button', { name: 'Claim' })).toBeEnabled(),
          'today.claiming': () => expect(onPage.locator('button')).toHaveAttribute('aria-busy', 'true'),
          'today.claimed': async () => {
            await expect(person.panel()).toHaveCount(0);
            await expect(onPage.getByText('Claimed. Come back tomorrow.')).toBeVisible();
          },
        },
      };
    },
  },
);
