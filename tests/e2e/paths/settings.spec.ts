/** The account settings, walked in a browser: e-mails, devices, the export, and the deletion in two presses. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { settingsModel } from '../../../machines/settings/settings.model.ts';
import {
  selectDevices,
  selectProof,
  selectSecret,
  selectSettings,
  type SettingsSnapshot,
} from '../../../machines/settings/settings.selectors.ts';
import type { Account, Secret, Settings } from '../../../machines/settings/settings.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person, pressInFooter } from '../../model/browser/person.ts';
import { usual, unsubscribed } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import words from '../../../copy/en/pages/settings.ts';

const settings = ['/api/users/settings'];
const sessions = ['/api/users/sessions'];
const device = ['/api/users/sessions/other'];
const copy = ['/api/users/export'];
const me = ['/api/users/me'];
const secret = ['/api/users/password'];
const mail = ['/api/users/mail_send'];

const wantsLetters = (snapshot: SettingsSnapshot) => selectSettings(snapshot)?.marketing === true;

const hasPassword = (snapshot: SettingsSnapshot) => selectSettings(snapshot)?.password === true;

class Owner extends Person {
  private token: string | null = null;
  private isAnother = false;

  main = () => this.page.locator('main');
  button = (name: string) => this.main().getByRole('button', { name, exact: true });
  proof = () => this.main().getByLabel(/^(Code from your email|Your password)$/);
  typed = (field: keyof Secret) => this.main().getByLabel(words.secret[field], { exact: true });
  letters = () => this.main().getByRole('checkbox', { name: 'Send me news and offers' });

  /** The page is opened for the first time, for another person, or again. */
  async looks(): Promise<void> {
    if (this.token === null) {
      this.token = 'A';
      await this.open('/settings', { token: this.token });
    } else if (this.isAnother) {
      this.token = this.token === 'A' ? 'B' : 'A';
      await this.inAnotherTab(storageKeys.token, this.token);
    } else {
      await pressInFooter(this.page, 'Privacy policy');
      await expect(this.page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
      await this.account().click();
      await this.banner().getByRole('link', { name: 'Settings' }).click();
    }
    this.isAnother = false;
    await expect.poll(() => this.site.calls.isHeld(...settings)).toBe(true);
  }

  isSomebodyElse(): void {
    this.isAnother = true;
  }

  async answers(account: Account | null): Promise<void> {
    await this.site.calls.answer(settings, account ? granted(account.settings) : refused(codes.unavailable));
    await this.site.calls.answer(sessions, account ? granted(account.devices) : refused(codes.unavailable));
  }

  /** The account no longer exists, and neither does its session. */
  async isDeleted(): Promise<void> {
    await this.site.calls.answer(me, granted(null));
    await this.site.calls.answer(['/api/users/logout'], granted(null));
    await expect(this.logIn()).toBeVisible();
    this.isAnother = true;
  }
}

const no = (output: { text?: string }) => refused(codes.unavailable, output.text);

walkInBrowser(
  {
    ...settingsModel,
    events: {
      ...settingsModel.events,
      // A box is pressed to be what it is not.
      'settings.changed': (snapshot: SettingsSnapshot) =>
        snapshot.matches({ shown: { devices: 'listed', secret: 'kept', copy: 'offered', leaving: 'staying' } })
          ? [{ change: { marketing: !wantsLetters(snapshot) } }]
          : [],
    },
    outcomes: {
      ...settingsModel.outcomes,
      saveSettings: {
        ...settingsModel.outcomes.saveSettings,
        done: (snapshot: SettingsSnapshot): ({ settings: Settings } | { refusal: { text: string } })[] => [
          {
            settings: {
              locale: 'en',
              email: 'ann@example.com',
              google: true,
              password: hasPassword(snapshot),
              marketing: wantsLetters(snapshot),
            },
          },
          { refusal: { text: 'Not for a moment.' } },
        ],
      },
    },
  },
  {
    background: {
      ...usual,
      '/api/credit/history': { items: [], next: null },
      '/api/credit/grants': { items: [] },
      '/api/pay/subscription-info': unsubscribed,
    },
    nobodyCauses: {},
    nobodySees: { hidden: 'the page looks as soon as it knows who is here' },
    subject: (page, site) => {
      const person = new Owner(page, site);
      return {
        start: async () => {},
        events: {
          'settings.shown': () => person.looks(),
          'retry.pressed': () => person.main().getByRole('button', { name: 'Try again' }).click(),
          'settings.changed': () => person.letters().click(),
          'device.ended': () => person.button('Log out: Firefox').click(),
          'export.requested': () => person.button('Download my data').click(),
          'password.asked': () => person.button('Change password').click(),
          'password.typed': ({ event }: { event: AnyEventObject }) =>
            person.typed(event['field'] as keyof Secret).fill(event['value'] as string),
          'password.submitted': () => person.button('Change password').click(),
          'password.abandoned': () => person.button(words.secret.keep).click(),
          'deletion.asked': () => person.button('Delete my account').click(),
          'proof.changed': ({ event }: { event: AnyEventObject }) => person.proof().fill(event['value'] as string),
          'code.requested': () => person.button('Send code').click(),
          'done.confirmation': ({ event }: { event: AnyEventObject }) =>
            person.button(event['output'].confirmed ? 'Yes, delete everything' : 'Keep my account').click(),
          'session.changed': () => person.isSomebodyElse(),
          'done.loadAccount': ({ event }: { event: AnyEventObject }) => person.answers(event['output']),
          'failed.loadAccount': async () => {
            await site.calls.answer(sessions, granted([]));
            await site.calls.fail(settings);
          },
          'done.saveSettings': ({ event }: { event: AnyEventObject }) =>
            site.calls.answer(settings, 'refusal' in event['output'] ? no(event['output'].refusal) : granted(event['output'].settings)),
          'failed.saveSettings': () => site.calls.fail(settings),
          'done.endSession': ({ event }: { event: AnyEventObject }) =>
            site.calls.answer(device, event['output'] ? no(event['output']) : granted(null)),
          'failed.endSession': () => site.calls.fail(device),
          'done.exportAccount': ({ event }: { event: AnyEventObject }) =>
            event['output'] ? site.calls.answer(copy, no(event['output'])) : site.calls.show(copy, 'a zip', 'application/zip'),
          'failed.exportAccount': () => site.calls.fail(copy),
          'done.sendCode': ({ event }: { event: AnyEventObject }) =>
            site.calls.answer(mail, event['output'] ? no(event['output']) : granted(null)),
          'failed.sendCode': () => site.calls.fail(mail),
          'done.replacePassword': ({ event }: { event: AnyEventObject }) =>
            site.calls.answer(secret, event['output'] ? no(event['output']) : granted(null)),
          'failed.replacePassword': () => site.calls.fail(secret),
          'done.deleteAccount': ({ event }: { event: AnyEventObject }) =>
            event['output'] ? site.calls.answer(me, no(event['output'])) : person.isDeleted(),
          'failed.deleteAccount': () => site.calls.fail(me),
        },
        states: {
          loading: async () => {
            await expect.poll(() => site.calls.isHeld(...settings)).toBe(true);
            await expect(person.letters()).toHaveCount(0);
          },
          failed: () => expect(person.main().getByRole('button', { name: 'Try again' })).toBeVisible(),
          'shown.preferences.saved': (snapshot) => expect(person.letters()).toBeChecked({ checked: wantsLetters(snapshot) }),
          'shown.preferences.saving': (snapshot) => expect(person.letters()).toBeChecked({ checked: wantsLetters(snapshot) }),
          'shown.devices.listed': (snapshot) => expect(person.button('Log out: Firefox')).toHaveCount(selectDevices(snapshot).length),
          'shown.devices.ending': () => expect(person.button('Log out: Firefox')).toHaveAttribute('aria-busy', 'true'),
          'shown.secret.kept': (snapshot) =>
            expect(person.button(hasPassword(snapshot) ? 'Forgot it? Get a code by email' : 'Set a new password')).toBeVisible(),
          'shown.secret.asked.answering': async (snapshot) => {
            await expect(person.main().getByRole('alert')).toHaveCount(0);
            for (const field of ['present', 'next'] as const) await expect(person.typed(field)).toHaveValue(selectSecret(snapshot)[field]);
          },
          'shown.secret.asked.unfit': () => expect(person.main().getByRole('alert')).toContainText(words.secret.rule),
          'shown.secret.changing': () => expect(person.button('Change password')).toHaveAttribute('aria-busy', 'true'),
          'shown.copy.offered': () => expect(person.button('Download my data')).not.toHaveAttribute('aria-busy', 'true'),
          'shown.copy.making': () => expect(person.button('Download my data')).toHaveAttribute('aria-busy', 'true'),
          'shown.leaving.staying': () => expect(person.button('Delete my account')).toBeVisible(),
          'shown.leaving.asked.answering': async (snapshot) => {
            await expect(person.button('Keep my account')).toBeVisible();
            await expect(person.proof()).toHaveValue(selectProof(snapshot));
          },
          'shown.leaving.asked.mailing': () => expect(person.button('Sending…')).toBeVisible(),
          'shown.leaving.deleting': () => expect(person.button('Yes, delete everything')).toHaveAttribute('aria-busy', 'true'),
        },
      };
    },
  },
);
