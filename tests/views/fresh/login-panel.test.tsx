import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { login, mailSend, register, registerCode, siteFacts } from '../../../contract/structs/calls/users.ts';
import type { AuthMode } from '../../../machines/auth/auth.types.ts';
import { authFlow } from '../../../src/actors/auth.ts';
import { Toasts } from '../../../src/boot/shell/toasts.tsx';
import Login from '../../../src/features/account/login.tsx';
import { LoginPanel } from '../../../src/features/account/login-panel.tsx';
import { granted, Held, refusal } from '../../machines/answers.ts';
import { complaintOf, freeze, pass, show, until } from '../kit.tsx';
import { serverOf } from '../person.ts';
import { Server, site } from '../server.ts';

const email = 'ada@example.com';
const password = 'Secret123';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const form = () => screen.getByRole('form');
const click = (name: string) => fireEvent.click(within(form()).getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

/** The form in the dialog, as it opens in a mode. */
async function opened(mode: AuthMode = 'login', server = new Server(), beside: ReactNode = null) {
  server.answers(siteFacts, granted({ ...site, googleClientId: 'client' }));
  const shown = await show(
    <>
      <LoginPanel place="dialog" />
      {beside}
    </>,
    { server },
  );
  act(() => {
    const auth = authFlow(shown.root);
    auth.send({ type: 'auth.opened', place: 'dialog', mode: mode === 'verify' ? 'login' : mode });
    if (mode === 'verify') auth.send({ type: 'code.needed' });
  });
  return shown;
}

type Look = { title: string; fields: string[]; buttons: string[]; google: boolean };

const signingIn = { title: 'Log in', buttons: ['Log in', 'Create an account', 'Forgot password?'], google: true };

/** What spec §2 asks of each mode. */
const looks: Record<AuthMode, Look> = {
  login: { ...signingIn, fields: ['Email', 'Password'] },
  verify: { ...signingIn, fields: ['Email', 'Verification code', 'Password'] },
  register: {
    title: 'Create account',
    fields: ['Email', 'Verification code', 'Password'],
    buttons: ['Create account', 'Log in'],
    google: true,
  },
  reset: {
    title: 'Reset password',
    fields: ['Email', 'Verification code', 'New password'],
    buttons: ['Confirm', 'Cancel password reset'],
    google: false,
  },
};

describe('the form', () => {
  test.each(Object.entries(looks) as [AuthMode, Look][])('in the mode %s', async (mode, { title, fields, buttons, google }) => {
    await opened(mode);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(form().getAttribute('aria-label')).toBe(title);
    expect([...form().querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(fields);
    const inside = ['Show password', 'Send code'];
    const names = within(form())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names.filter((name) => !inside.includes(name))).toEqual(buttons);
    expect(names.includes('Send code')).toBe(fields.includes('Verification code'));
    if (google) expect(await screen.findByText('or')).toBeTruthy();
    else expect(screen.queryByText('or')).toBeNull();
    expect(screen.queryByLabelText('Continue with Google') !== null).toBe(google);
  });

  test('is a page of its own with a headline', async () => {
    await show(<LoginPanel place="page" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
  });

  test('is not shown on its page to somebody who is signed in', async () => {
    const server = serverOf();
    await show(<Login path="/login" />, { server, token: 'T', href: '/login' });
    expect(await screen.findByText('You are logged in.')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log in');
  });

  test('goes from mode to mode by its links, and the address and the focus go along', async () => {
    await opened();
    type('Email', email);
    for (const [link, title] of [
      ['Create an account', 'Create account'],
      ['Log in', 'Log in'],
      ['Forgot password?', 'Reset password'],
      ['Cancel password reset', 'Log in'],
    ] as const) {
      const chosen = within(form()).getByRole('button', { name: link });
      chosen.focus();
      click(link);
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
      expect(document.activeElement).toBe(chosen);
      expect(field('Email').value).toBe(email);
    }
  });

  test('shows the password on demand', async () => {
    await opened();
    expect(field('Password').type).toBe('password');
    click('Show password');
    expect(field('Password').type).toBe('text');
    expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeTruthy();
  });
});

describe('what is wrong', () => {
  const passwordRule =
    'Use 6 to 20 characters with at least one lowercase letter, one uppercase letter and one digit. These symbols work too: ~!@#$%^&*()_+';

  test('is shown at its field on submit, and not before', async () => {
    const { server } = await opened('register');
    type('Email', 'ada');
    type('Password', 'secret');
    expect(complaintOf(field('Email'))).toBeNull();
    const hint = /^6 to 20 characters with/;
    expect(screen.getByText(hint)).toBeTruthy();
    click('Create account');
    // The complaint states the same.
    expect(screen.queryByText(hint)).toBeNull();
    expect(complaintOf(field('Email'))).toBe('Please enter a valid email address.');
    expect(complaintOf(field('Password'))).toBe(passwordRule);
    expect(complaintOf(field('Verification code'))).toBe('Please enter the code from the email.');
    for (const label of ['Email', 'Password', 'Verification code']) expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(server.requestsOf(register)).toEqual([]);
  });

  test('is shown for an empty form', async () => {
    await opened();
    click('Log in');
    expect(complaintOf(field('Email'))).toBe('Please enter your email address.');
    expect(complaintOf(field('Password'))).toBe(passwordRule);
  });

  test('goes when the field is put right', async () => {
    await opened();
    click('Log in');
    type('Email', email);
    expect(complaintOf(field('Email'))).toBeNull();
    expect(field('Email').hasAttribute('aria-invalid')).toBe(false);
    expect(complaintOf(field('Password'))).toBe(passwordRule);
  });

  test('is shown for an address before a code is sent', async () => {
    const { server } = await opened('register');
    click('Send code');
    expect(complaintOf(field('Email'))).toBe('Please enter your email address.');
    type('Email', 'ada @example.com');
    click('Send code');
    expect(complaintOf(field('Email'))).toBe('Please enter a complete email address without spaces, like name@example.com.');
    expect(server.requestsOf(registerCode)).toEqual([]);
  });

  test.each([
    ['', 'Please enter your email address.'],
    ['foo', 'Please enter a complete email address without spaces, like name@example.com.'],
  ])('is warned of in a toast when a code is wanted for the address "%s"', async (address, sentence) => {
    await opened('register', new Server(), <Toasts />);
    type('Email', address);
    click('Send code');
    expect(screen.getByRole('status').textContent).toBe(sentence);
    expect(complaintOf(field('Email'))).toBe(sentence);
  });
});

describe('a submit', () => {
  const filled = async (server = new Server()) => {
    const shown = await opened('login', server);
    type('Email', email);
    type('Password', password);
    return shown;
  };

  test('by Enter sends what was typed, once', async () => {
    const server = new Server();
    server.answers(login, new Promise(() => undefined));
    const { user } = await filled(server);
    await user.type(field('Password'), '{Enter}{Enter}');
    const [sent, ...others] = server.requestsOf(login);
    expect(sent?.body).toEqual({ email, password, domain: 'localhost' });
    expect(others).toEqual([]);
    expect(within(form()).getByRole('button', { name: 'Log in', busy: true })).toBeTruthy();
  });

  test("with a wrong password shows the server's sentence", async () => {
    const server = new Server();
    server.answers(login, refusal('wrongCredentials', 'E-mail or password is wrong.'));
    await filled(server);
    click('Log in');
    expect((await screen.findByRole('alert')).textContent).toBe('E-mail or password is wrong.');
    expect(field('Password').value).toBe(password);
    expect(screen.queryByLabelText('Verification code')).toBeNull();
  });

  test('that reaches nobody is reported', async () => {
    await filled();
    click('Log in');
    expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t reach the server. Check your connection and try again.');
  });

  test('that needs a code asks for it, keeps what was typed, and sends all three', async () => {
    const server = new Server();
    server.answers(login, refusal('codeNeeded', 'Please enter the code.'));
    await filled(server);
    click('Log in');
    await screen.findByLabelText('Verification code');
    type('Verification code', '123456');
    expect([field('Email').value, field('Password').value]).toEqual([email, password]);
    server.answers(login, refusal('wrongCode', 'This code is wrong.'));
    click('Log in');
    expect(await screen.findByText('This code is wrong.')).toBeTruthy();
    expect(server.requestsOf(login).at(-1)?.body).toEqual({ email, password, domain: 'localhost', verify_code: '123456' });
  });
});

describe('a code', () => {
  /** It keeps the focus while it waits, so it is not disabled outright. */
  const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
  const codeButton = () => within(form()).getByRole<HTMLButtonElement>('button', { name: /code|Sending|Resend/ });

  test('is sent, and sixty seconds count down before another may be', async () => {
    freeze();
    const server = new Server();
    const answer = new Held<ReturnType<typeof granted<null>>>();
    server.answers(registerCode, answer.promise);
    await opened('register', server);
    type('Email', email);
    click('Send code');
    expect(codeButton().textContent).toBe('Sending…');
    answer.resolve(granted(null));
    expect(isOff(await until(() => screen.getByText('Resend in 60 s')))).toBe(true);
    click('Resend in 60 s');
    await pass(1000);
    expect(codeButton().textContent).toBe('Resend in 59 s');
    await pass(58_000);
    expect(codeButton().textContent).toBe('Resend in 1 s');
    expect(isOff(codeButton())).toBe(true);
    await pass(1000);
    expect(codeButton().textContent).toBe('Send code');
    expect(isOff(codeButton())).toBe(false);
    expect(server.requestsOf(registerCode).map(({ body }) => body)).toEqual([{ email, domain: 'localhost' }]);
  });

  test('for a new password comes by the other call', async () => {
    const server = new Server();
    server.answers(mailSend, granted(null));
    await opened('reset', server);
    type('Email', email);
    click('Send code');
    expect(isOff(await screen.findByText(/^Resend in \d+ s$/))).toBe(true);
    expect(server.requestsOf(mailSend)).toHaveLength(1);
  });

  test('that could not be sent may be asked for again', async () => {
    const server = new Server();
    server.answers(registerCode, refusal('tooManyAttempts'));
    const { root } = await opened('register', server);
    type('Email', email);
    click('Send code');
    await until(() => expect(codeButton().textContent).toBe('Send code'));
    expect(isOff(codeButton())).toBe(false);
    expect(root.toasts.getSnapshot().context.visible.map(({ message }) => message)).toContainEqual({ key: 'operationFailed' });
  });
});
