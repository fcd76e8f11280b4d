/** The paths of the session that a person, another tab and the server can cause, walked in a browser. */
import { expect } from '@playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { times } from '../../../contract/facts/times.ts';
import type { ChartModel } from '../../../machines/kit/model.ts';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import { sessionModel } from '../../../machines/session/session.model.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { greeted, Person } from '../../model/browser/person.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

type Chart = typeof sessionMachine;
type Snapshot = SnapshotFrom<Chart>;

/** What can be caused from outside: the browser's storage answers always, and tokens change when they are other ones. */
const model: ChartModel<Chart> = {
  ...sessionModel,
  events: {
    ...sessionModel.events,
    'token.received': (snapshot: Snapshot) => (snapshot.matches('visitor') ? [{ token: 'A' }] : []),
    'token.changed': (snapshot: Snapshot) => {
      if (snapshot.matches('visitor')) return [{ token: 'A' }];
      return snapshot.matches('signedIn') && snapshot.context.token === 'A' ? [{ token: 'B' }, { token: null }] : [];
    },
    'token.refused': (snapshot: Snapshot) =>
      snapshot.matches({ signedIn: 'known' }) && snapshot.context.token === 'A' ? [{ token: 'A' }] : [],
    'signOut.requested': (snapshot: Snapshot) => (snapshot.matches({ signedIn: 'known' }) ? [{}] : []),
  },
};

const { '/api/users/user_info': _, ...background } = usual;

class Tab extends Person {
  /** The page as the server sent it: its code is held, so nobody has asked yet who is here. */
  async arrive(): Promise<void> {
    this.site.holdCode();
    await this.page.goto(`${this.site.address}/privacy-policy`, { waitUntil: 'commit' });
  }

  private async restore(token: string | null): Promise<void> {
    const kept = { ...greeted, ...(token && { [storageKeys.token]: token }) };
    await this.page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    this.site.sendCode();
  }

  private async answerUser(output: { ok: boolean; code?: number; msg?: string; user?: unknown }): Promise<void> {
    const answer = output.ok ? granted(output.user) : refused(output.code ?? 0, output.msg);
    await this.site.calls.answer(['/api/users/user_info'], answer);
  }

  gestures() {
    return {
      'token.received': async () => {
        await this.logIn().click();
        const form = this.page.locator('form').filter({ has: this.page.getByLabel('Email') });
        await form.getByLabel('Email').fill('ann@example.com');
        await form.getByLabel('Password', { exact: true }).fill('Secret1');
        await form.getByLabel('Password', { exact: true }).press('Enter');
      },
      'token.changed': async ({ event }: { event: AnyEventObject }) => {
        const { token } = event as AnyEventObject & { token: string | null };
        await this.inAnotherTab(storageKeys.token, token);
        // Who was here before may still be asked about: an answer must not go to that question.
        if (token !== null) await expect.poll(() => this.site.calls.isHeldFor(token, '/api/users/user_info')).toBe(true);
      },
      'token.refused': async () => {
        await this.account().click();
        await this.page.getByRole('banner').getByRole('link', { name: 'My creations' }).click();
        await this.site.calls.answer(['/api/creations'], refused(codes.signInNeeded), 401);
      },
      'signOut.requested': async () => {
        await this.account().click();
        await this.page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
      },
      'done.restoreSession': ({ event }: { event: AnyEventObject }) => this.restore(event['output'].token),
      // The token is stored as soon as it comes.
      'done.storeToken': async () => {
        await this.site.calls.answer(['/api/users/login'], granted('A'));
        // The prices follow a sign-in.
        await this.dialog('Pricing: plans and credit packs').waitFor();
        await this.closesDialogs();
      },
      'done.loadUser': ({ event }: { event: AnyEventObject }) => this.answerUser(event['output']),
      'failed.loadUser': () => this.site.calls.fail(['/api/users/user_info']),
      // And it is forgotten as soon as it is refused.
      'done.forgetSession': () => {},
      'done.closeSession': () => this.site.calls.answer(['/api/users/logout'], granted(null)),
      'failed.closeSession': () => this.site.calls.fail(['/api/users/logout']),
      'after.retryPause': () => this.page.clock.runFor(times.retryPause),
    };
  }

  assertions() {
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

walkInBrowser(model, {
  background,
  nobodyTakes: {
    'session.storing — token.changed': 'a sign-in of another tab at that very moment has tests of its own',
    'session.expiring — token.changed': 'the same',
    'session.signingOut — token.changed': 'the same',
  },
  nobodyCauses: {
    'user.reloadRequested': 'no press asks for it',
    'failed.restoreSession': 'the storage of the browser answers always',
    'failed.storeToken': 'the storage of the browser answers always',
    'failed.forgetSession': 'the storage of the browser answers always',
  },
  nobodySees: {},
  subject: (page, site) => {
    const tab = new Tab(page, site);
    return { start: () => tab.arrive(), events: tab.gestures(), states: tab.assertions() };
  },
});
