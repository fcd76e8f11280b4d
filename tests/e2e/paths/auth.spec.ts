/** Every path through the sign-in form that a person can cause, walked in a browser: gestures by role and name, states by what is seen. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { times } from '../../../contract/facts/times.ts';
import type { authMachine } from '../../../machines/auth/auth.machine.ts';
import { authModel } from '../../../machines/auth/auth.model.ts';
import { selectCanSendCode, selectMode } from '../../../machines/auth/auth.selectors.ts';
import type { AuthMode, AuthPlace } from '../../../machines/auth/auth.types.ts';
import type { ChartModel } from '../../../machines/kit/model.ts';
import { standForGoogle } from '../../model/browser/google.ts';
import { granted } from '../../model/browser/held-calls.ts';
import { Person, submitInFooter } from '../../model/browser/person.ts';
import type { Site } from '../../model/browser/site.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

type Chart = typeof authMachine;

/** What a person can cause here: the dialog opens only in login, and the page is open from the start. */
const modelIn = (place: AuthPlace): ChartModel<Chart> => ({
  ...authModel,
  inputs: [{ place }],
  events: {
    ...authModel.events,
    'auth.opened': (snapshot: SnapshotFrom<Chart>) =>
      place === 'dialog' && selectMode(snapshot) === null ? [{ place, mode: 'login' as const }] : [],
    'auth.closed': place === 'dialog' ? [{}] : [],
    'code.requested': (snapshot: SnapshotFrom<Chart>) => (selectCanSendCode(snapshot) ? [{ mode: selectMode(snapshot) ?? 'login' }] : []),
  },
});

const background = { ...usual, '/api/site': { ...(usual['/api/site'] as object), googleClientId: 'client' } };

const titles: Record<AuthMode, string> = { login: 'Log in', register: 'Create account', reset: 'Reset password', verify: 'Log in' };
const submits: Record<AuthMode, string> = { login: 'Log in', register: 'Create account', reset: 'Confirm', verify: 'Log in' };

/** The form as a person meets it. */
class SignInForm extends Person {
  readonly form: Locator;
  readonly step: Locator;

  constructor(page: Page, site: Site) {
    super(page, site);
    this.step = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Confirm that it’s you' }) });
    this.form = page.locator('form').filter({ has: page.getByLabel('Email') });
  }

  link = (name: string) => this.form.getByRole('button', { name, exact: true }).last();
  field = (name: 'email' | 'password' | 'code') =>
    this.form.getByLabel({ email: 'Email', password: /^(New p|P)assword$/, code: 'Verification code' }[name]);
  submit = (mode: AuthMode) => this.form.locator('button[type=submit]').filter({ hasText: submits[mode] });
  sendButton = () => this.form.getByRole('button', { name: /^(Send code|Sending…|Resend in \d+ s)$/ });

  async secondsLeft(): Promise<number> {
    return Number(/\d+/.exec((await this.sendButton().textContent()) ?? '')?.[0]);
  }

  /** The tab sleeps until so many seconds of the countdown are left. */
  private async sleepsUntil(left: number): Promise<void> {
    const asleep = (await this.secondsLeft()) - left;
    await this.page.clock.setSystemTime(await this.page.evaluate((ms) => Date.now() + ms, asleep * 1000));
    await this.page.evaluate(() => void dispatchEvent(new Event('pageshow')));
    await expect.poll(() => this.secondsLeft()).toBe(left);
  }

  async goTo(place: AuthPlace): Promise<void> {
    await this.page.addInitScript(standForGoogle);
    await this.open(place === 'page' ? '/login' : '/terms-of-service');
    if (place === 'page') return;
    // A page that Back leads to.
    await submitInFooter(this.page, 'Privacy policy');
    await expect(this.page).toHaveURL(/\/privacy-policy$/);
  }

  private isSignedIn = false;
  private hasGoneBack = false;

  /** By Escape, and once by Back, which closes dialogs too. */
  private async closes(): Promise<void> {
    if (this.hasGoneBack) return this.page.keyboard.press('Escape');
    this.hasGoneBack = true;
    await this.page.goBack({ waitUntil: 'commit' });
  }

  /** A signed-in person logs out first: the pricing dialog, which follows a sign-in, is closed. */
  private async opensForm(): Promise<void> {
    if (this.isSignedIn) {
      this.isSignedIn = false;
      await this.dialog('Pricing: plans and credit packs').waitFor();
      await this.closesDialogs();
      await this.logsOut();
    }
    await this.logIn().click();
  }

  gestures() {
    const answering = (...paths: string[]) => ({
      done: async ({ event }: { event: AnyEventObject }) => {
        await this.site.calls.answer(paths, envelope(event['output']));
        this.isSignedIn = 'token' in event['output'];
      },
      failed: () => this.site.calls.fail(paths),
    });
    const form = answering('/api/users/login', '/api/users/register', '/api/users/change_pwd', '/api/users/google-callback');
    const code = answering('/api/users/register-code', '/api/users/mail_send');
    return {
      'auth.opened': () => this.opensForm(),
      'auth.closed': () => this.closes(),
      'login.chosen': async () => {
        const ways = this.form.getByRole('button', { name: /^(Log in|Cancel password reset)$/ });
        await ways.last().click();
      },
      'register.chosen': () => this.link('Create an account').click(),
      'reset.chosen': () => this.link('Forgot password?').click(),
      'field.changed': ({ event }: { event: AnyEventObject }) => this.field(event['field']).fill(event['value']),
      'code.requested': () => this.sendButton().click(),
      'form.submitted': () => this.field('password').press('Enter'),
      'google.answered': () => this.form.getByRole('button', { name: 'Google', exact: true }).click(),
      'done.cooldown': async () => {
        if ((await this.sendButton().count()) > 0) {
          await this.sleepsUntil(17);
          await this.page.clock.runFor(times.countdownStep);
          await expect.poll(() => this.secondsLeft()).toBe(16);
        }
        await this.page.clock.runFor(times.codeCooldown);
      },
      'done.submitForm': form.done,
      'failed.submitForm': form.failed,
      'done.secondStep': async ({ event }: { event: AnyEventObject }) => {
        const { passed, token } = event['output'];
        if (!passed) return this.step.getByRole('button', { name: 'Back' }).click();
        await this.step.getByLabel('Code', { exact: true }).fill('123456');
        await this.step.getByLabel('Code', { exact: true }).press('Enter');
        await this.site.calls.answer(['/api/users/login/factor'], granted(token));
        this.isSignedIn = true;
      },
      'done.sendCode': code.done,
      'failed.sendCode': code.failed,
    };
  }

  assertions() {
    const editing = (mode: AuthMode) => async (snapshot: SnapshotFrom<Chart>) => {
      const { email, password, errors, problem } = snapshot.context;
      await expect(this.form.getByRole('heading', { name: titles[mode] })).toBeVisible();
      await expect(this.submit(mode)).toBeEnabled();
      await expect(this.submit(mode)).not.toHaveAttribute('aria-busy', 'true');
      await expect(this.field('email')).toHaveValue(email);
      await expect(this.field('password')).toHaveValue(password);
      await expect(this.field('code')).toHaveCount(mode === 'login' ? 0 : 1);
      await expect(this.form.getByRole('button', { name: 'Google', exact: true })).toHaveCount(mode === 'reset' ? 0 : 1);
      for (const field of ['email', 'password', 'code'] as const) {
        if (field === 'code' && mode === 'login') continue;
        if (errors[field]) await expect(this.field(field)).toHaveAttribute('aria-invalid', 'true');
        else await expect(this.field(field)).not.toHaveAttribute('aria-invalid', 'true');
      }
      const alert = this.form.getByRole('alert');
      if (problem) await expect(alert).toContainText('text' in problem ? problem.text : 'reach the server');
      else await expect(alert.filter({ hasText: 'reach the server' })).toHaveCount(0);
    };
    // The next page may have come already, and the second step takes the place of the form.
    const isAway = (snapshot: SnapshotFrom<Chart>) =>
      snapshot.matches({ open: { form: 'leaving' } }) || snapshot.matches({ open: { form: 'secondStep' } });
    const shows = (mode: AuthMode) => async (snapshot: SnapshotFrom<Chart>) => {
      if (!isAway(snapshot)) await expect(this.form.getByRole('heading', { name: titles[mode] })).toBeVisible();
    };
    const submitting = (snapshot: SnapshotFrom<Chart>) =>
      expect(this.submit(selectMode(snapshot) ?? 'login')).toHaveAttribute('aria-busy', 'true');
    const whileCodeShows = (check: () => Promise<void>) => async (snapshot: SnapshotFrom<Chart>) => {
      if (selectMode(snapshot) !== 'login' && !isAway(snapshot)) await check();
    };
    return {
      closed: () => expect(this.form).toHaveCount(0),
      'open.mode.login.password': shows('login'),
      'open.mode.login.verification': shows('verify'),
      'open.mode.register': shows('register'),
      'open.mode.reset': shows('reset'),
      'open.form.editing': async (snapshot: SnapshotFrom<Chart>) => {
        const mode = selectMode(snapshot);
        if (mode) await editing(mode)(snapshot);
      },
      'open.form.submitting': submitting,
      'open.form.secondStep': () => expect(this.step).toBeVisible(),
      'open.code.ready': whileCodeShows(() => expect(this.sendButton()).toHaveText('Send code')),
      'open.code.sending': whileCodeShows(() => expect(this.sendButton()).toHaveText('Sending…')),
      'open.code.cooling': whileCodeShows(async () => {
        await expect(this.sendButton()).toBeDisabled();
        expect(await this.secondsLeft()).toBeGreaterThan(0);
      }),
      // The next page comes at once: the one before, or the start page.
      'open.form.leaving': () => expect(this.page).not.toHaveURL(/\/login$/),
    };
  }
}

const envelope = (answer: { ok: true; token?: string } | { ok: false; code: number; msg: string }) =>
  answer.ok ? granted(answer.token ?? null) : { code: answer.code, msg: answer.msg, data: null };

const walkIn = (place: AuthPlace, before?: ReadonlySet<string>) =>
  walkInBrowser(modelIn(place), {
    title: `auth, ${place}`,
    background,
    before,
    nobodyCauses: {
      'code.needed': 'raised by the chart itself',
      'password.changed': 'raised by the chart itself',
      'provider.answered': 'the way back from the provider begins the page anew: other-services.test.tsx',
      'provider.refused': 'the way back from the provider begins the page anew: other-services.test.tsx',
      'passkey.chosen': 'the browser asks for a passkey in a window of its own: passkeys.spec.ts',
    },
    nobodySees: {
      deciding: 'it is left as soon as it is entered',
      'open.code.resuming': 'it is left as soon as it is entered',
      'open.form.welcoming': 'it is left as soon as it is entered',
    },
    nobodyTakes: {
      'auth — auth.opened': 'the form opens in other modes for other charts (20001, 10005)',
      ...(place === 'dialog' && {
        '[isOnPage]': 'the dialog is no page',
        '[isBack]': 'the dialog is no page',
        'deciding — always → auth.open': 'the dialog is no page',
      }),
    },
    subject: (page, site) => {
      const person = new SignInForm(page, site);
      return { start: ({ place: where }) => person.goTo(where), events: person.gestures(), states: person.assertions() };
    },
  });

// Transitions covered in the dialog are not walked again on the page: it is the same form.
walkIn('page', walkIn('dialog'));
