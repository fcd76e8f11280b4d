/** The settings page, as the walks of its charts use it. */
import { expect, type Locator } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import type { Answer } from '../../../contract/structs/envelope.ts';
import type { Refusal } from '../../../machines/kit/outcome.ts';
import type { Settings } from '../../../machines/preferences/preferences.types.ts';
import type { Account } from '../../../machines/settings/settings.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person, submitInFooter } from '../../model/browser/person.ts';
import { usual, unsubscribed } from '../../model/browser/stage.ts';

/** What the settings page asks for beside the account. */
export const background = {
  ...usual,
  '/api/credit/history': { items: [], next: null },
  '/api/credit/grants': { items: [] },
  '/api/pay/subscription-info': unsubscribed,
  '/api/users/keys': [],
  '/api/users/factor': { app: null, passkeys: [], recovery: 0 },
};

export const settingsCall = ['/api/users/settings'];
export const sessionsCall = ['/api/users/sessions'];

const settings: Settings = { locale: 'en', email: 'ann@example.com', google: true, password: true, marketing: false };

/** Answers a call that succeeds without data, or is refused. */
export const answerOf = ({ event }: { event: AnyEventObject }): Answer<unknown> => {
  const refusal = event['output'] as Refusal;
  return refusal && 'text' in refusal ? refused(codes.unavailable, refusal.text) : granted(null);
};

/** Someone on the settings page, who may turn into another user. */
export class SettingsPerson extends Person {
  protected token: string | null = null;
  private isAnother = false;

  /** The page is opened for the first time, for another user, or again, with this part of it. */
  protected async enters(part: Locator): Promise<void> {
    if (this.token === null) {
      this.token = 'A';
      await this.open('/settings', { token: this.token });
    } else if (this.isAnother) {
      this.token = this.token === 'A' ? 'B' : 'A';
      await this.inAnotherTab(storageKeys.token, this.token);
    } else {
      await submitInFooter(this.page, 'Privacy policy');
      await expect(this.page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
      await this.account().click();
      await this.banner().getByRole('link', { name: 'Settings' }).click();
      await expect(part).toBeVisible();
    }
    this.isAnother = false;
  }

  isSomebodyElse(): void {
    this.isAnother = true;
  }
}

export class Owner extends SettingsPerson {
  main = () => this.page.locator('main');
  button = (name: string) => this.main().getByRole('button', { name, exact: true });
  letters = () => this.main().getByRole('checkbox', { name: 'Send me news and offers' });

  async looks(): Promise<void> {
    await this.enters(this.main());
    await expect.poll(() => this.site.calls.isHeld(...settingsCall)).toBe(true);
  }

  async answers(account: Account | null): Promise<void> {
    await this.site.calls.answer(settingsCall, account ? granted(account.settings) : refused(codes.unavailable));
    await this.site.calls.answer(sessionsCall, account ? granted(account.devices) : refused(codes.unavailable));
  }

  /** The settings are shown. */
  async sees(account: { settings?: Partial<Settings>; devices?: Account['devices'] } = {}): Promise<void> {
    await this.looks();
    await this.answers({ settings: { ...settings, ...account.settings }, devices: account.devices ?? [] });
    await expect(this.letters()).toBeVisible();
  }
}
