/** The open dialog and the queue behind it, walked in a browser. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { dialogsModel } from '../../../machines/dialogs/dialogs.model.ts';
import { selectDialog, type DialogsSnapshot } from '../../../machines/dialogs/dialogs.selectors.ts';
import type { DialogName } from '../../../machines/dialogs/dialogs.types.ts';
import type { CreditsDay } from '../../../machines/dialogs/dialogs.types.ts';
import { granted } from '../../model/browser/held-calls.ts';
import { greeted, Person, submitInFooter } from '../../model/browser/person.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const elsewhere = 'its own page or chart opens it: walked there';
const pages = ['Terms of service', 'Privacy policy'] as const;

class Visitor extends Person {
  private isOpen = false;
  private isSignedIn = false;
  private visits = 0;
  private isBack = false;

  /** A page comes: the first one by loading, others by a link. The session flag is there, or not. */
  async finds({ isSet }: { isSet: boolean }): Promise<void> {
    const flag = [storageKeys.showPricingDialog, String(isSet)] as const;
    if (this.isOpen) {
      await this.page.evaluate(([key, value]) => sessionStorage.setItem(key, value), flag);
      const name = pages[this.visits % 2]!;
      await submitInFooter(this.page, name);
      await expect(this.page.getByRole('main').getByRole('heading', { level: 1, name, includeHidden: true })).toHaveCount(1);
    } else {
      await this.page.addInitScript(([key, value]) => {
        if (location.protocol !== 'about:' && sessionStorage.getItem('walk') === null) sessionStorage.setItem(key, value);
      }, flag);
      await this.keep(greeted);
      await this.page.goto(`${this.site.address}/terms-of-service`);
      await expect(this.page.getByText('19', { exact: true }).first()).toBeVisible();
      this.isOpen = true;
    }
    this.visits += 1;
    this.isBack = false;
  }

  async goesBackOrOn(): Promise<void> {
    await (this.isBack ? this.page.goForward() : this.page.goBack());
    this.isBack = !this.isBack;
    this.visits += 1;
  }

  async opens(dialog: DialogName): Promise<void> {
    if (dialog === 'pricing') await this.banner().getByRole('button', { name: 'Get more credits' }).click();
    else {
      if (this.isSignedIn) await this.logsOut();
      this.isSignedIn = false;
      // To go back, the person must have come from another page.
      if (this.visits === 1) await this.finds({ isSet: false });
      await this.logIn().click();
    }
  }

  /** Signs in; the credits dialog has been seen today already, or not. */
  async signsIn({ shownOn }: CreditsDay): Promise<void> {
    await this.opens('login');
    const date = [storageKeys.creditsDialogAt, shownOn ?? ''] as const;
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), date);
    const form = this.dialog('Log in');
    await form.getByLabel('Email').fill('ann@example.com');
    await form.getByLabel('Password', { exact: true }).fill('Secret1');
    await form.getByLabel('Password', { exact: true }).press('Enter');
    await this.site.calls.answer(['/api/users/login'], granted('A'));
    this.isSignedIn = true;
  }
}

/** The day on which every walk begins, with the credits dialog seen today, and the day before. */
const days: CreditsDay[] = ['2026-11-22', '2026-11-21'].map((shownOn) => ({ today: '2026-11-22', shownOn }));

/** Only the stage is changing: whatever a person can reach is in front of them. */
const isStill = (snapshot: DialogsSnapshot) => snapshot.matches({ flag: 'idle', welcome: 'resting' });
const isEmpty = (snapshot: DialogsSnapshot) => isStill(snapshot) && selectDialog(snapshot) === null;

walkInBrowser(
  {
    ...dialogsModel,
    events: {
      ...dialogsModel.events,
      'dialog.requested': (snapshot: DialogsSnapshot) =>
        isEmpty(snapshot) ? [{ dialog: 'login' as const }, { dialog: 'pricing' as const }] : [],
      'dialog.closed': (snapshot: DialogsSnapshot) => (isStill(snapshot) ? [{}] : []),
      'creditsDialog.due': (snapshot: DialogsSnapshot) => (isEmpty(snapshot) ? [{}] : []),
      'pricingDialog.due': (snapshot: DialogsSnapshot) =>
        snapshot.matches({ welcome: { welcoming: { credits: 'readingDay', pricing: 'notDue' } } }) ? [{}] : [],
      'page.entered': (snapshot: DialogsSnapshot) => (isEmpty(snapshot) ? [{}] : []),
      'history.traversed': (snapshot: DialogsSnapshot) => (isStill(snapshot) && selectDialog(snapshot) === 'login' ? [{}] : []),
    },
    outcomes: {
      ...dialogsModel.outcomes,
      readCreditsDay: {
        ...dialogsModel.outcomes.readCreditsDay,
        done: (snapshot: DialogsSnapshot) => (snapshot.matches({ welcome: { welcoming: { pricing: 'due' } } }) ? days : []),
      },
      storeCreditsDay: { ...dialogsModel.outcomes.storeCreditsDay, done: [{ isKept: true }] },
    },
  },
  {
    background: { ...usual, '/api/pay/check-first-purchase': { is_first_purchase: true }, '/api/credit/grants': { items: [] } },
    nobodyCauses: {
      'credits.short': 'for a press that the balance does not cover, on the pages of the tools: pressed in the tests of the views',
      'pricingFlag.due': 'only Google on /login tells it, and goes back at once: walked with the sign-in form',
      'done.setPricingFlag': 'only Google on /login sets the flag',
      'failed.readCreditsDay': 'a storage that is blocked keeps nothing, and does not throw',
      'failed.storeCreditsDay': 'a storage that is blocked keeps nothing, and does not throw',
      'failed.takePricingFlag': 'a storage that is blocked keeps nothing, and does not throw',
      'failed.setPricingFlag': 'a storage that is blocked keeps nothing, and does not throw',
    },
    nobodySees: {
      'stage.showing.choosing': 'it is left as soon as it is entered',
      'stage.showing.payment': elsewhere,
      'stage.showing.invite': elsewhere,
      'stage.showing.shortage': elsewhere,
      'stage.showing.dailyReward': elsewhere,
      'stage.showing.explore': elsewhere,
      'stage.showing.menu': elsewhere,
      'welcome.resting': 'what is due is seen when it is shown',
      'welcome.welcoming.credits.readingDay': 'it is left as soon as it is entered',
      'welcome.welcoming.credits.storingDay': 'it is left as soon as it is entered',
      'welcome.welcoming.credits.decided': 'it is left as soon as it is entered',
      'welcome.welcoming.pricing.notDue': 'it is left as soon as it is entered',
      'welcome.welcoming.pricing.due': 'it is left as soon as it is entered',
      'flag.reading': 'it is left as soon as it is entered',
      'flag.idle': 'a flag is seen by the dialog that it opens',
      'flag.setting': 'it is left as soon as it is entered',
    },
    nobodyTakes: {
      'dialogs.welcome.resting — pricingDialog.due': 'a sign-in owes the credits dialog first',
      'done.actor.storeCreditsDay → dialogs.welcome.welcoming.credits.decided': 'a storage that keeps nothing has tests of its own',
      '[closesWaiting]': 'a payment closes the prices behind it: walked there',
      '→ dialogs.stage.showing.payment': elsewhere,
      '→ dialogs.stage.showing.invite': elsewhere,
      '→ dialogs.stage.showing.shortage': elsewhere,
      '→ dialogs.stage.showing.dailyReward': elsewhere,
      '→ dialogs.stage.showing.explore': elsewhere,
      '→ dialogs.stage.showing.menu': elsewhere,
    },
    subject: (page, site) => {
      const person = new Visitor(page, site);
      const sees = async (title: string) => {
        await expect(person.dialog(title)).toBeVisible();
        await expect(person.dialog()).toHaveCount(1);
      };
      return {
        // The page is opened when the path specifies which flag it has.
        start: async () => {},
        events: {
          'dialog.requested': ({ event }: { event: AnyEventObject }) => person.opens(event['dialog']),
          'dialog.closed': () => page.keyboard.press('Escape'),
          // A sign-in owes both at once, and the date decides: the gesture is made when the path specifies what was found.
          'creditsDialog.due': () => {},
          'pricingDialog.due': () => {},
          'done.readCreditsDay': ({ event }: { event: AnyEventObject }) => person.signsIn(event['output']),
          'done.storeCreditsDay': () => {},
          // Likewise for a page that comes, and the flag it finds.
          'page.entered': () => {},
          'done.takePricingFlag': ({ event }: { event: AnyEventObject }) => person.finds(event['output']),
          'history.traversed': () => person.goesBackOrOn(),
        },
        states: {
          // While the day is stored, the credits dialog is about to open, at any moment.
          'stage.empty': (snapshot: DialogsSnapshot) =>
            snapshot.matches({ welcome: { welcoming: { credits: 'storingDay' } } })
              ? sees('Your credits')
              : expect(person.dialog()).toHaveCount(0),
          'stage.showing.login': () => sees('Log in'),
          'stage.showing.pricing': () => sees('Pricing: plans and credit packs'),
          'stage.showing.credits': () => sees('Your credits'),
        },
      };
    },
  },
);
