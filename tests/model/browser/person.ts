/** What a person does on any page, by what is visible. */
import { expect, type Locator, type Page } from '@playwright/test';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { granted } from './held-calls.ts';
import type { Site } from './site.ts';
import { walkTime } from './still-time.ts';

/** Storage of a person who was already greeted today: neither the credits dialog nor the daily reward opens automatically. */
export const greeted: Readonly<Record<string, string>> = {
  [storageKeys.creditsDialogAt]: '2026-11-22',
  [storageKeys.dailyRewardAt]: walkTime.toISOString().slice(0, 10),
};

/**
 * Clicks a link of the footer once the page has taken it over, which comes last: until then the browser itself follows the link, and the
 * page begins anew.
 */
export async function submitInFooter(page: Page, name: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await expect.poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))).toBe(true);
  await link.click();
}

export class Person {
  readonly page: Page;
  readonly site: Site;
  private other: Page | null = null;

  constructor(page: Page, site: Site) {
    this.page = page;
    this.site = site;
  }

  banner = (): Locator => this.page.getByRole('banner');
  logIn = (): Locator => this.banner().getByRole('button', { name: 'Log in' });
  account = (): Locator => this.banner().getByLabel('Your account');
  dialog = (name?: string): Locator => this.page.getByRole('dialog', name === undefined ? {} : { name, exact: true });
  notices = (): Locator => this.page.getByRole('region', { name: 'Notifications' });

  /** Opens a page as a visitor, or with a token as somebody who is signed in; `kept` is in the browser's storage before. */
  async open(path: string, { token = null, kept = greeted }: { token?: string | null; kept?: Readonly<Record<string, string>> } = {}) {
    await this.keep({ ...kept, ...(token !== null && { [storageKeys.token]: token }) });
    await this.page.goto(this.site.address + path);
    await expect(token === null ? this.logIn() : this.account()).toBeVisible();
  }

  /** What the browser keeps when the page is first opened. */
  async keep(entries: Readonly<Record<string, string>>): Promise<void> {
    await this.page.addInitScript((kept) => {
      if (location.protocol === 'about:' || sessionStorage.getItem('walk') !== null) return;
      sessionStorage.setItem('walk', 'begun');
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, entries);
  }

  /** Another tab of the same browser, opened at the first need, stores or deletes an entry. */
  async inAnotherTab(key: string, value: string | null): Promise<void> {
    if (!this.other) {
      this.other = await this.page.context().newPage();
      await this.other.goto(`${this.site.address}/icon.svg`);
    }
    await this.other.evaluate(([name, kept]) => (kept === null ? localStorage.removeItem(name) : localStorage.setItem(name, kept)), [
      key,
      value,
    ] as const);
  }

  /** The person signs in or out in another tab. */
  async becomes(token: string | null): Promise<void> {
    await this.inAnotherTab(storageKeys.token, token);
    await expect(this.banner().getByText('ann@example.com')).toHaveCount(token === null ? 0 : 1);
  }

  async logsOut(): Promise<void> {
    await this.account().click();
    await this.banner().getByRole('button', { name: 'Log out' }).click();
    await this.site.calls.answer(['/api/users/logout'], granted(null));
    await expect(this.logIn()).toBeVisible();
  }

  /** Closes the sign-in form once it has opened. */
  async declinesSignIn(): Promise<void> {
    await this.dialog('Log in').waitFor();
    await this.page.keyboard.press('Escape');
    await expect(this.dialog('Log in')).toHaveCount(0);
  }

  /** Closes the open dialog and those queued behind it. */
  async closesDialogs(): Promise<void> {
    const open = this.dialog().last();
    while ((await open.count()) > 0) {
      const label = await open.getAttribute('aria-labelledby');
      await this.page.keyboard.press('Escape');
      await expect(this.page.locator(`[role=dialog][aria-labelledby="${label}"]`)).toHaveCount(0);
    }
  }
}
