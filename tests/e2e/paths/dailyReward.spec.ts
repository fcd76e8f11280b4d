/** The daily reward, walked in a browser: on the page that offers it, and in the panel that appears on a new day. */
import { expect } from '@playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import type { dailyRewardMachine } from '../../../machines/dailyReward/dailyReward.machine.ts';
import { dailyRewardModel } from '../../../machines/dailyReward/dailyReward.model.ts';
import type { ClaimAnswer } from '../../../machines/dailyReward/dailyReward.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const checkIn = ['/api/credit/checkin'];

class Earner extends Person {
  private days = 0;
  private token = 'A';

  panel = () => this.page.getByRole('complementary', { name: 'Your daily reward' });
  onPage = () => this.page.getByRole('region', { name: 'Today’s check-in' });

  /** A night passes and the person returns to the tab; if another tab has offered that day's reward, this one does not. */
  async sleeps({ offeredElsewhere }: { offeredElsewhere: boolean }): Promise<void> {
    await this.goesOn();
    this.days += 1;
    const day = new Date(Date.UTC(2026, 10, 22 + this.days)).toISOString().slice(0, 10);
    await this.page.clock.fastForward(86_400_000);
    if (offeredElsewhere) await this.inAnotherTab(storageKeys.dailyRewardAt, day);
    await this.page.evaluate(() => dispatchEvent(new Event('pageshow')));
  }

  private isAsked = false;

  /** Where a sign-in was asked for, it is declined before anything else. */
  async goesOn(): Promise<void> {
    if (this.isAsked) await this.declinesSignIn();
    this.isAsked = false;
  }

  async claims(): Promise<void> {
    await this.goesOn();
    const inPanel = this.panel().getByRole('button', { name: 'Receive' });
    await ((await inPanel.count()) > 0 ? inPanel : this.onPage().getByRole('button', { name: 'Receive today’s credits' })).click();
  }

  async isSomebodyElse(): Promise<void> {
    this.token = this.token === 'A' ? 'B' : 'A';
    await this.goesOn();
    await this.inAnotherTab(storageKeys.token, this.token);
  }

  answers(answer: ClaimAnswer): Promise<void> {
    this.isAsked = answer.kind === 'signIn';
    const kinds = { already: codes.alreadyClaimed, signIn: codes.signInNeeded, refused: codes.tooManyAttempts };
    return this.site.calls.answer(checkIn, answer.kind === 'received' ? granted(null) : refused(kinds[answer.kind], answer.msg));
  }
}

// The page belongs to a user from the start, and what a sign-in does is walked with the form.
const events: typeof dailyRewardModel.events = {
  ...dailyRewardModel.events,
  'session.changed': (snapshot: SnapshotFrom<typeof dailyRewardMachine>) => (snapshot.matches('awaitingSignIn') ? [] : [{ who: 'user' }]),
  'auth.dismissed': (snapshot: SnapshotFrom<typeof dailyRewardMachine>) =>
    snapshot.matches('awaitingSignIn') ? [{ signedIn: false }] : [],
  'claim.pressed': (snapshot: SnapshotFrom<typeof dailyRewardMachine>) => (snapshot.matches('awaitingSignIn') ? [] : [{}]),
};
const bySignIn = 'the sign-in that goes on with it is walked with the form';

walkInBrowser(
  { ...dailyRewardModel, events },
  {
    background: { ...usual, '/api/pay/check-first-purchase': { is_first_purchase: true }, '/api/pay/subscription-info': null },
    nobodyCauses: {},
    nobodySees: {},
    nobodyTakes: {
      'awaitingSignIn — session.changed': bySignIn,
      'awaitingSignIn — claim.pressed': 'the dialog is over the button',
    },
    subject: (page, site) => {
      const person = new Earner(page, site);
      const onPage = person.onPage();
      return {
        start: () => person.open('/operation', { token: 'A' }),
        events: {
          'reward.offered': () => person.sleeps({ offeredElsewhere: false }),
          'reward.closed': () => person.panel().getByRole('button', { name: 'Close' }).click(),
          'claim.pressed': () => person.claims(),
          'session.changed': () => person.isSomebodyElse(),
          'auth.dismissed': () => person.goesOn(),
          'day.turned': () => person.sleeps({ offeredElsewhere: true }),
          'done.claimReward': ({ event }: { event: AnyEventObject }) => person.answers(event['output']),
          'failed.claimReward': () => site.calls.fail(checkIn),
        },
        states: {
          closed: async () => {
            await expect(person.panel()).toHaveCount(0);
            await expect(onPage.locator('button')).toHaveText('Receive today’s credits');
            await expect(onPage.locator('button')).not.toHaveAttribute('aria-busy', 'true');
          },
          offered: () => expect(person.panel().getByRole('button', { name: 'Receive' })).toBeEnabled(),
          awaitingSignIn: () => expect(person.panel()).toHaveCount(0),
          claiming: () => expect(onPage.locator('button')).toHaveAttribute('aria-busy', 'true'),
          claimed: async () => {
            await expect(person.panel()).toHaveCount(0);
            await expect(onPage.getByText('Received. Come back tomorrow.')).toBeVisible();
          },
        },
      };
    },
  },
);
