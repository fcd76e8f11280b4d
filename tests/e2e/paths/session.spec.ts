/** The paths of the session that a person, another tab and the server can cause, walked in a browser. */
import { expect, test, type Page } from '@playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { codes } from '../../../contract/codes.ts';
import { storageKeys } from '../../../contract/constants.ts';
import type { ChartModel } from '../../../machines/kit/model.ts';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import { sessionModel } from '../../../machines/session/session.model.ts';
import { HeldCalls, granted } from '../../model/browser/held-calls.ts';
import { servePages } from '../../model/browser/site.ts';
import { coveringPaths } from '../../model/cover.ts';
import type { Assertions, Gestures } from '../../model/paths.ts';

type Chart = typeof sessionMachine;
type Snapshot = SnapshotFrom<Chart>;

/** What can be caused from outside: the browser's storage answers always, and tokens change when they are other ones. */
const model: ChartModel<Chart> = {
  ...sessionModel,
  events: {
    'token.received': (snapshot: Snapshot) => (snapshot.matches('visitor') ? [{ token: 'A' }] : []),
    'token.changed': (snapshot: Snapshot) => {
      if (snapshot.matches('visitor')) return [{ token: 'A' }];
      return snapshot.matches('signedIn') && snapshot.context.token === 'A' ? [{ token: 'B' }, { token: null }] : [];
    },
    'token.refused': (snapshot: Snapshot) =>
      snapshot.matches({ signedIn: 'known' }) && snapshot.context.token === 'A' ? [{ token: 'A' }] : [],
    'user.reloadRequested': [],
    'signOut.requested': (snapshot: Snapshot) => (snapshot.matches({ signedIn: 'known' }) ? [{}] : []),
  },
  outcomes: {
    ...sessionModel.outcomes,
    restoreSession: { ...sessionModel.outcomes.restoreSession, error: [] },
    storeToken: { ...sessionModel.outcomes.storeToken, error: [] },
    forgetSession: { ...sessionModel.outcomes.forgetSession, error: [] },
  },
};

/** A storage that throws, a reload that no press asks for, and tokens that nobody uses any more. */
const beyond = ['restoreSession', 'storeToken', 'forgetSession', 'user.reloadRequested', 'token.received → session.storing'];

const background = {
  '/api/site': {
    url: '',
    googleClientId: null,
    analytics: null,
    chatWidget: null,
    currency: 'USD',
    stripeKey: null,
    payments: null,
    mailbox: true,
    dailyCredits: 19,
  },
  '/api/credit/anonymous-user-credit': { credit_remain: 19 },
};

class Tab {
  readonly page: Page;
  readonly calls = new HeldCalls(background);
  private release: () => void = () => {};

  constructor(page: Page) {
    this.page = page;
  }

  private logIn = () => this.page.getByRole('banner').getByRole('button', { name: 'Log in' });
  private account = () => this.page.getByRole('banner').getByLabel('Your account');

  /** The page as the server sent it: its code is held, so nobody has asked yet who is here. */
  async open(address: string): Promise<void> {
    const scripts = new Promise<void>((release) => {
      this.release = release;
    });
    await this.calls.watch(this.page);
    await this.page.route('**/assets/*.js', async (route) => {
      await scripts;
      await route.continue();
    });
    await this.page.clock.install();
    await this.page.goto(`${address}/ai-sticker-maker`, { waitUntil: 'commit' });
  }

  private async restore(token: string | null): Promise<void> {
    const today = await this.page.evaluate(() => {
      const now = new Date();
      return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
    });
    const kept = { [storageKeys.creditsDialogAt]: today, ...(token && { [storageKeys.token]: token }) };
    await this.page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    this.release();
  }

  /** Another tab of the same browser, on a page of the same site without any code. */
  private async inAnotherTab(token: string | null): Promise<void> {
    const other = await this.page.context().newPage();
    await other.goto(new URL('/icon.svg', this.page.url()).href);
    await other.evaluate(([key, value]) => (value === null ? localStorage.removeItem(key!) : localStorage.setItem(key!, value!)), [
      storageKeys.token,
      token,
    ] as const);
    await other.close();
  }

  private async answerUser(output: { ok: boolean; code?: number; msg?: string; user?: unknown }): Promise<void> {
    const answer = output.ok ? granted(output.user) : { code: output.code ?? 0, msg: output.msg ?? '', data: null };
    await this.calls.answer(['/api/users/user_info'], answer);
  }

  gestures(): Gestures<Chart> {
    const never = () => {
      throw new Error('Nobody can cause this here');
    };
    return {
      'token.received': async () => {
        await this.logIn().click();
        const form = this.page.locator('form').filter({ has: this.page.getByLabel('Email') });
        await form.getByLabel('Email').fill('ann@example.com');
        await form.getByLabel('Password', { exact: true }).fill('Secret1');
        await form.getByLabel('Password', { exact: true }).press('Enter');
      },
      'token.changed': ({ event }) => this.inAnotherTab(event['token']),
      'token.refused': async () => {
        await this.account().click();
        await this.page.getByRole('banner').getByRole('link', { name: 'My creations' }).click();
        await this.calls.answer(['/api/creations'], { code: codes.signInNeeded, msg: 'Sign in', data: null }, 401);
      },
      'user.reloadRequested': never,
      'signOut.requested': async () => {
        await this.account().click();
        await this.page.getByRole('button', { name: 'Log out' }).click();
      },
      'done.restoreSession': ({ event }: { event: AnyEventObject }) => this.restore(event['output'].token),
      'failed.restoreSession': never,
      // The token is stored as soon as it comes.
      'done.storeToken': () => this.calls.answer(['/api/users/login'], granted('A')),
      'failed.storeToken': never,
      'done.loadUser': ({ event }) => this.answerUser(event['output']),
      'failed.loadUser': () => this.calls.fail(['/api/users/user_info']),
      // And it is forgotten as soon as it is refused.
      'done.forgetSession': () => {},
      'failed.forgetSession': never,
      'done.closeSession': () => this.calls.answer(['/api/users/logout'], granted(null)),
      'failed.closeSession': () => this.calls.fail(['/api/users/logout']),
      'after.retryDelay': () => this.page.clock.fastForward(10_000),
    };
  }

  assertions(): Assertions<Chart> {
    const signedIn = async () => {
      await expect(this.account()).toBeVisible();
      await expect(this.logIn()).toHaveCount(0);
    };
    return {
      restoring: async () => {
        await expect(this.page.getByRole('banner')).toBeVisible();
        await expect(this.logIn()).toHaveCount(0);
        await expect(this.account()).toHaveCount(0);
      },
      visitor: async () => {
        await expect(this.logIn()).toBeVisible();
        await expect(this.page.getByText('ann@example.com')).toHaveCount(0);
      },
      storing: () => expect(this.page.locator('form button[type=submit][aria-busy=true]')).toBeVisible(),
      'signedIn.loading': signedIn,
      'signedIn.known': async () => {
        await signedIn();
        await expect(this.page.getByText('ann@example.com')).toHaveCount(1);
      },
      'signedIn.unreachable': signedIn,
      expiring: () => expect(this.account()).toHaveCount(0),
      signingOut: signedIn,
    };
  }
}

let site: Awaited<ReturnType<typeof servePages>>;
test.beforeAll(async () => {
  site = await servePages();
});
test.afterAll(() => site.close());

const { paths, walked, total, missing } = await coveringPaths(model);

test.describe(`session: ${paths.length} paths take ${walked} of ${total} transitions`, () => {
  test('what nobody can cause from outside is known', () => {
    expect(missing.filter((name) => !beyond.some((part) => name.includes(part)))).toEqual([]);
  });

  for (const path of paths) {
    test(path.description, async ({ page }) => {
      const tab = new Tab(page);
      await path.test({ start: () => tab.open(site.address), states: tab.assertions(), events: tab.gestures() });
    });
  }
});
