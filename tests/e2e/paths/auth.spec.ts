/** Every path through the sign-in form that a person can cause, walked in a browser: gestures by role and name, states by what is seen. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { authMachine } from '../../../machines/auth/auth.machine.ts';
import { authModel } from '../../../machines/auth/auth.model.ts';
import { selectCanSendCode, selectShowsCode } from '../../../machines/auth/auth.selectors.ts';
import type { AuthMode, AuthPlace } from '../../../machines/auth/auth.types.ts';
import type { ChartModel } from '../../../machines/kit/model.ts';
import { HeldCalls, granted } from '../../model/browser/held-calls.ts';
import { servePages } from '../../model/browser/site.ts';
import { coveringPaths } from '../../model/cover.ts';
import type { Assertions, Gestures } from '../../model/paths.ts';

type Chart = typeof authMachine;

/** What a person can cause in this place: the dialog opens in login alone, and the page is open from the start. */
const modelIn = (place: AuthPlace): ChartModel<Chart> => ({
  ...authModel,
  inputs: [{ place }],
  events: {
    ...authModel.events,
    'auth.opened': ({ context }: SnapshotFrom<Chart>) =>
      place === 'dialog' && context.mode === null ? [{ place, mode: 'login' as const }] : [],
    'auth.closed': place === 'dialog' ? [{}] : [],
    'code.requested': (snapshot: SnapshotFrom<Chart>) => (selectCanSendCode(snapshot) ? [{}] : []),
    'deadline.ticked': (snapshot: SnapshotFrom<Chart>) => (selectShowsCode(snapshot) ? [{ remaining: 47_000 }] : []),
    'deadline.reached': (snapshot: SnapshotFrom<Chart>) => (selectShowsCode(snapshot) ? [{}] : []),
  },
});

const ann = {
  user_email: 'ann@example.com',
  credit_remain: 19,
  invite_credit: { total: 0 },
  today_spent: 0,
  vip: false,
  daily_credit: { init_credits: 19 },
};
const background = {
  '/api/site': {
    url: '',
    googleClientId: 'client',
    analytics: null,
    chatWidget: null,
    currency: 'USD',
    stripeKey: null,
    payments: null,
    mailbox: true,
    dailyCredits: 19,
  },
  '/api/credit/anonymous-user-credit': { credit_remain: 19 },
  '/api/credit/details': ann,
  '/api/users/user_info': ann,
};

/** Stands for Google's script: a button that gives a credential. */
const googleScript = `window.google = { accounts: { id: {
  initialize({ callback }) { this.callback = callback; },
  renderButton(place) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Google';
    button.addEventListener('click', () => this.callback({ credential: 'G' }));
    place.replaceChildren(button);
  },
} } };`;

const titles: Record<AuthMode, string> = { login: 'Log in', register: 'Create account', reset: 'Reset password', verify: 'Log in' };
const submits: Record<AuthMode, string> = { login: 'Log in', register: 'Create account', reset: 'Confirm', verify: 'Log in' };

/** The form as a person meets it. */
class SignInForm {
  readonly page: Page;
  readonly form: Locator;
  readonly calls = new HeldCalls(background);

  constructor(page: Page) {
    this.page = page;
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

  async open(address: string, place: AuthPlace): Promise<void> {
    await this.calls.watch(this.page);
    await this.page.route('https://accounts.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: googleScript }),
    );
    await this.page.clock.install();
    await this.page.goto(`${address}${place === 'page' ? '/login' : '/ai-sticker-maker'}`);
    // The page answers as soon as it is hydrated: the balance has come.
    await expect(this.page.getByText('19', { exact: true }).first()).toBeVisible();
  }

  gestures(): Gestures<Chart> {
    const answering = (...paths: string[]) => ({
      done: ({ event }: { event: AnyEventObject }) => this.calls.answer(paths, envelope(event['output'])),
      failed: () => this.calls.fail(paths),
    });
    const signIn = answering('/api/users/login');
    const register = answering('/api/users/register');
    const reset = answering('/api/users/change_pwd');
    const google = answering('/api/users/google-callback');
    const code = answering('/api/users/register-code', '/api/users/mail_send');
    return {
      'auth.opened': () => this.page.getByRole('banner').getByRole('button', { name: 'Log in' }).click(),
      'auth.closed': () => this.page.keyboard.press('Escape'),
      'login.chosen': async () => {
        const ways = this.form.getByRole('button', { name: /^(Log in|Cancel password reset)$/ });
        await ways.last().click();
      },
      'register.chosen': () => this.link('Create an account').click(),
      'reset.chosen': () => this.link('Forgot password').click(),
      'field.changed': ({ event }) => this.field(event['field']).fill(event['value']),
      'code.requested': () => this.sendButton().click(),
      'form.submitted': () => this.field('password').press('Enter'),
      'google.answered': () => this.form.getByRole('button', { name: 'Google', exact: true }).click(),
      'deadline.ticked': async () => {
        const ahead = (await this.secondsLeft()) - 47;
        if (ahead > 0) await this.page.clock.fastForward(ahead * 1000);
        await expect.poll(() => this.secondsLeft()).toBeLessThanOrEqual(47);
      },
      'deadline.reached': () => this.page.clock.fastForward(61_000),
      'done.signIn': signIn.done,
      'failed.signIn': signIn.failed,
      'done.registerAccount': register.done,
      'failed.registerAccount': register.failed,
      'done.resetPassword': reset.done,
      'failed.resetPassword': reset.failed,
      'done.exchangeGoogle': google.done,
      'failed.exchangeGoogle': google.failed,
      'done.sendCode': code.done,
      'failed.sendCode': code.failed,
    };
  }

  assertions(): Assertions<Chart> {
    const never = () => {
      throw new Error('Nobody sees this state');
    };
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
      if (problem) await expect(alert).toContainText('text' in problem ? problem.text : 'could not be reached');
      else await expect(alert.filter({ hasText: 'could not be reached' })).toHaveCount(0);
    };
    const submitting = (mode: AuthMode) => () => expect(this.submit(mode)).toHaveAttribute('aria-busy', 'true');
    const whileCodeShows = (check: () => Promise<void>) => async (snapshot: SnapshotFrom<Chart>) => {
      if (snapshot.context.mode !== 'login') await check();
    };
    return {
      deciding: never,
      closed: () => expect(this.form).toHaveCount(0),
      'open.form.editing.login': editing('login'),
      'open.form.editing.register': editing('register'),
      'open.form.editing.reset': editing('reset'),
      'open.form.editing.verify': editing('verify'),
      'open.form.submitting.login': submitting('login'),
      'open.form.submitting.register': submitting('register'),
      'open.form.submitting.reset': submitting('reset'),
      'open.form.submitting.verify': submitting('verify'),
      'open.form.exchangingGoogle': async ({ context }) => submitting(context.mode ?? 'login')(),
      'open.code.resuming': never,
      'open.code.ready': whileCodeShows(() => expect(this.sendButton()).toHaveText('Send code')),
      'open.code.sending': whileCodeShows(() => expect(this.sendButton()).toHaveText('Sending…')),
      'open.code.cooling': whileCodeShows(async () => {
        await expect(this.sendButton()).toBeDisabled();
        expect(await this.secondsLeft()).toBeGreaterThan(0);
      }),
      welcoming: never,
      welcomingFromGoogle: never,
      // The next page comes at once: the one before, or the start page.
      leaving: () => expect(this.page).not.toHaveURL(/\/login$/),
    };
  }
}

const envelope = (answer: { ok: true; token?: string } | { ok: false; code: number; msg: string }) =>
  answer.ok ? granted(answer.token ?? null) : { code: answer.code, msg: answer.msg, data: null };

let site: Awaited<ReturnType<typeof servePages>>;
test.beforeAll(async () => {
  site = await servePages();
});
test.afterAll(() => site.close());

/** What the dialog has shown is not walked again on the page: it is the same form. */
const inDialog = await coveringPaths(modelIn('dialog'));
const onPage = await coveringPaths(modelIn('page'), inDialog);

/** The form opens in other modes for other charts (20001, 10005); a page that is left takes its form along. */
const byOthers = ['auth — auth.opened', 'auth.leaving — auth.closed'];

test(`auth: ${inDialog.paths.length} paths in the dialog and ${onPage.paths.length} on the page take ${onPage.walked} of ${onPage.total} transitions`, () => {
  expect(onPage.missing.filter((name) => !byOthers.some((part) => name.startsWith(part)))).toEqual([]);
});

for (const [place, { paths }] of [['dialog', inDialog] as const, ['page', onPage] as const]) {
  test.describe(`auth, ${place}`, () => {
    for (const path of paths) {
      test(path.description, async ({ page }) => {
        const person = new SignInForm(page);
        await path.test({
          start: (_, { place: where }) => person.open(site.address, where),
          states: person.assertions(),
          events: person.gestures(),
        });
      });
    }
  });
}
