import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { creditHistory } from '../../contract/structs/calls/credits.ts';
import { cancelSubscription, changeSubscription, resumeSubscription } from '../../contract/structs/calls/payments.ts';
import { listConsents, revokeConsent } from '../../contract/structs/calls/safety.ts';
import { getFactor } from '../../contract/structs/calls/factor.ts';
import { listKeys, makeKey, revokeKey } from '../../contract/structs/calls/keys.ts';
import * as calls from '../../contract/structs/calls/users.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { locales } from '../../contract/facts/locales.ts';
import { selectMode } from '../../machines/auth/auth.selectors.ts';
import { selectDialog } from '../../machines/dialogs/dialogs.selectors.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import { authFlow } from '../../src/actors/auth.ts';
import { loadWords } from '../../src/platform/words.ts';
// Loads with its first use; loaded before, so that no test waits for it.
import '../../src/features/proof/second-step.tsx';
import Settings from '../../src/features/account/settings.tsx';
import { granted, refusal } from '../machines/answers.ts';
import { show } from './kit.tsx';
import { serverOf } from './person.ts';
import { Server } from './server.ts';
import words from '../../copy/en/pages/settings.ts';

await loadWords('en', ['settings', 'history', 'pricing', 'toolNames', 'secondStep']);

const settings = { locale: 'en' as const, email: 'ada@example.com', google: true, password: true, marketing: false };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const device = (id: string, agent: string, current: boolean) => ({
  id,
  agent,
  current,
  createdAt: '2026-11-01T10:00:00Z',
  seenAt: '2026-11-20T10:00:00Z',
});
const devices = [device('s1', firefox, true), device('s2', safari, false)];

const given = { id: 'c1', subject: 'agreed' as const, tool: 'ai-face-swap', at: '2026-11-01T10:00:00Z', revokedAt: null };

const noFactor: Infer<(typeof getFactor)['data']> = { app: null, passkeys: [], recovery: 0 };

async function opened({ factor = noFactor, ...subscribed }: Parameters<typeof serverOf>[0] & { factor?: typeof noFactor } = {}) {
  const server = serverOf(subscribed);
  server.answers(calls.getSettings, granted(settings));
  server.answers(calls.listSessions, granted(devices));
  server.answers(creditHistory, granted({ items: [], next: null }));
  server.answers(listConsents, granted({ items: [given] }));
  server.answers(listKeys, granted([]));
  server.answers(getFactor, granted(factor));
  const shown = await show(<Settings path="/settings" />, { server, token: 'token', href: '/settings' });
  await screen.findByText('ada@example.com');
  return shown;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const clickIn = (inside: string, name: string | RegExp) => fireEvent.click(region(inside).getByRole('button', { name }));

describe('a visitor', () => {
  test('settles language and theme, has a history, and is asked to log in for the rest', async () => {
    const server = new Server();
    server.answers(creditHistory, granted({ items: [], next: null }));
    server.answers(listConsents, granted({ items: [] }));
    const { root } = await show(<Settings path="/settings" />, { server });
    const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Language and theme', 'Log in to see your account', 'Consents', 'Your data', 'Credit history']);
    expect(screen.getByRole('link', { name: 'Download my data' }).getAttribute('href')).toBe('/api/users/export');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(selectDialog(root.dialogs.getSnapshot())).toBe('login'));
  });
});

describe('consents', () => {
  test('name for whom and for what, and are revoked with two clicks', async () => {
    const { server } = await opened();
    server.answers(revokeConsent, granted(null));
    const block = region('Consents');
    expect(await block.findByText('Face swap')).toBeTruthy();
    expect(block.getByText(/^Given on/)).toBeTruthy();
    fireEvent.click(block.getByRole('button', { name: 'Withdraw' }));
    fireEvent.click(await block.findByRole('button', { name: 'Yes, withdraw and delete' }));
    expect(await block.findByText('You haven’t given any consent yet.')).toBeTruthy();
  });
});

describe('the second factor', () => {
  const passkey = { id: 'p1', name: 'Laptop', createdAt: '2026-11-01T10:00:00Z', usedAt: null };
  test.each([
    ['only a code', [], 0],
    ['a passkey too', [passkey], 1],
  ])('asks for %s, whichever the account has, before recovery codes are renewed', async (_, passkeys, offered) => {
    vi.stubGlobal('PublicKeyCredential', () => undefined);
    await opened({ factor: { app: '2026-11-01T10:00:00Z', passkeys, recovery: 10 } });
    const button = await screen.findByRole('button', { name: 'Create new recovery codes' });
    await act(async () => fireEvent.click(button));
    const block = region('Two-step verification');
    expect(await block.findByLabelText('Code')).toBeTruthy();
    expect(block.queryAllByRole('button', { name: 'Use a passkey' })).toHaveLength(offered);
  });
});

describe('keys for programs', () => {
  const key = {
    id: 'k1',
    name: 'Poster printer',
    start: 'iridia_abcd',
    scopes: ['read' as const],
    createdAt: '2026-11-01T10:00:00Z',
    usedAt: null,
  };
  test('are made with the password, shown whole once, and revoked with two clicks', async () => {
    const { server } = await opened();
    const t = words.keys;
    server.answers(makeKey, granted({ key: 'iridia_abcdefgh', item: key }));
    server.answers(revokeKey, granted(null));
    const block = region(t.title);
    fireEvent.click(await block.findByRole('button', { name: t.make }));
    fireEvent.change(block.getByLabelText(t.name), { target: { value: 'Poster printer' } });
    fireEvent.click(block.getByLabelText(t.scopes.read));
    fireEvent.change(block.getByLabelText('Your password'), { target: { value: 'Kaleido5cope' } });
    fireEvent.click(block.getByRole('button', { name: t.submit }));
    expect(((await block.findByLabelText(t.new)) as HTMLInputElement).value).toBe('iridia_abcdefgh');
    expect(server.requestsOf(makeKey).map(({ body }) => body)).toEqual([
      { name: 'Poster printer', scopes: ['read'], password: 'Kaleido5cope' },
    ]);
    fireEvent.click(block.getByRole('button', { name: t.kept }));
    expect(block.queryByLabelText(t.new)).toBeNull();
    expect(block.getByText(/^Created on/)).toBeTruthy();
    fireEvent.click(block.getByRole('button', { name: t.revoke }));
    fireEvent.click(await block.findByRole('button', { name: t.confirm }));
    await waitFor(() => expect(block.queryByText('Poster printer')).toBeNull());
  });
});

describe('looks', () => {
  test('the five languages by their own names; the choice is kept with the account', async () => {
    const { server } = await opened();
    server.answers(calls.changeSettings, granted({ ...settings, locale: 'fr' }));
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    expect([...choice.options].map(({ value, textContent }) => [value, textContent])).toEqual(
      locales.map((locale, index) => [locale, ['English', '中文', 'Français', 'Español', 'Русский'][index]]),
    );
    fireEvent.change(choice, { target: { value: 'fr' } });
    await waitFor(() => expect(server.requestsOf(calls.changeSettings).map(({ body }) => body)).toEqual([{ locale: 'fr' }]));
  });

  test.each([
    ['Dark', 'dark'],
    ['Light', 'light'],
  ])('%s is shown at once and kept', async (name, theme) => {
    await opened();
    clickIn('Language and theme', name);
    expect(document.documentElement.dataset['theme']).toBe(theme);
    expect(localStorage.getItem(storageKeys.theme)).toBe(theme);
  });
});

describe('e-mail', () => {
  test('shows the address and whether Google is linked; news is sent only on request', async () => {
    const { server } = await opened();
    expect(region('Email').getByText('You can also log in with Google.')).toBeTruthy();
    const wish = region('Email').getByRole<HTMLInputElement>('checkbox', { name: 'Send me news and offers' });
    expect(wish.checked).toBe(false);
    server.answers(calls.changeSettings, granted({ ...settings, marketing: true }));
    fireEvent.click(wish);
    await waitFor(() => expect(wish.checked).toBe(true));
    expect(server.requestsOf(calls.changeSettings).map(({ body }) => body)).toEqual([{ marketing: true }]);
  });

  test('a change that is refused is taken back', async () => {
    const { server } = await opened();
    server.answers(calls.changeSettings, refusal('unavailable'));
    const wish = region('Email').getByRole<HTMLInputElement>('checkbox');
    fireEvent.click(wish);
    await waitFor(() => expect(server.requestsOf(calls.changeSettings)).toHaveLength(1));
    await waitFor(() => expect(wish.checked).toBe(false));
  });
});

test('the password is changed with the present one; a weak new one is not sent', async () => {
  const { server } = await opened();
  server.answers(calls.replacePassword, granted(null));
  clickIn('Password', 'Change password');
  const block = region('Password');
  const type = (label: string, value: string) => fireEvent.change(block.getByLabelText(label), { target: { value } });
  type(words.secret.present, 'Kaleido5cope');
  type('New password', 'weak');
  clickIn('Password', 'Change password');
  expect(block.getByRole('alert').textContent).toContain('6 to 20 characters');
  type('New password', 'An0therOne');
  clickIn('Password', 'Change password');
  await waitFor(() => expect(block.queryByLabelText('New password')).toBeNull());
  expect(server.requestsOf(calls.replacePassword).map(({ body }) => body)).toEqual([
    { password: 'Kaleido5cope', new_passwd: 'An0therOne' },
  ]);
});

test('a new password is set in the dialog, by a code', async () => {
  const { root } = await opened();
  clickIn('Password', 'Forgot it? Get a code by email');
  await waitFor(() => expect(selectDialog(root.dialogs.getSnapshot())).toBe('login'));
  expect(selectMode(authFlow(root).getSnapshot())).toBe('reset');
});

describe('devices', () => {
  const names = () => region('Your devices').getAllByRole('listitem');

  test('have everyday names; this one has no button to log out', async () => {
    await opened();
    expect(names().map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Firefox, LinuxLast seen on .*This device$/),
      expect.stringMatching(/^Safari, iOSLast seen on .*Log out$/),
    ]);
    expect(region('Your devices').getAllByRole('button')).toHaveLength(1);
  });

  test('another one is logged out', async () => {
    const { server } = await opened();
    server.answers(calls.endSession, granted(null));
    server.answers(calls.listSessions, granted(devices.slice(0, 1)));
    clickIn('Your devices', 'Log out: Safari, iOS');
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(server.requestsOf(calls.endSession).map(({ path }) => path)).toEqual(['/api/users/sessions/s2']);
  });
});

test('all of one’s data come as a zip, with the token in a header and not in an address', async () => {
  const links: HTMLAnchorElement[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this);
  });
  const { server } = await opened();
  server.hands(calls.exportMe, new Blob(['PK'], { type: 'application/zip' }));
  clickIn('Your data', 'Download my data');
  await waitFor(() => expect(links).toHaveLength(1));
  expect(links[0]!.download).toBe('iridia.zip');
  const [asked] = server.requestsOf(calls.exportMe);
  expect([asked!.path, asked!.query, asked!.headers.get('token')]).toEqual(['/api/users/export', {}, 'token']);
  click.mockRestore();
});

describe('leaving', () => {
  test('takes two clicks, and the first can be undone', async () => {
    const { server } = await opened();
    clickIn('Delete your account', 'Delete my account');
    expect(region('Delete your account').getByRole('alert').textContent).toBe('Delete everything now, for good?');
    clickIn('Delete your account', 'Keep my account');
    expect(region('Delete your account').queryByRole('alert')).toBeNull();
    expect(server.requestsOf(calls.deleteMe)).toEqual([]);
  });

  test('turns the user into a visitor', async () => {
    const { server, root } = await opened();
    server.answers(calls.deleteMe, granted(null));
    server.answers(calls.logout, granted(null));
    clickIn('Delete your account', 'Delete my account');
    fireEvent.change(region('Delete your account').getByLabelText('Your password'), { target: { value: 'Kaleido5cope' } });
    clickIn('Delete your account', 'Yes, delete everything');
    await waitFor(() => expect(selectWho(root.session.getSnapshot())).toBe('visitor'));
    expect(server.requestsOf(calls.deleteMe).map(({ body }) => body)).toEqual([{ password: 'Kaleido5cope' }]);
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
  });
});

describe('a subscription', () => {
  const block = 'Your plan';
  const running = (more = {}) => granted({ plan_id: 5, period_end: '2026-12-24T12:00:00Z', ends: false, next_plan_id: null, ...more });

  test('that is none leads to the plans', async () => {
    await opened();
    expect((await region(block).findByRole('link', { name: 'See plans' })).getAttribute('href')).toBe('/pricing');
  });

  test('is canceled with its period in two clicks, and resumed', async () => {
    const { server } = await opened({ plan: 5 });
    await region(block).findByText('Renews on December 24, 2026.');
    clickIn(block, 'Cancel plan');
    expect(server.requestsOf(cancelSubscription)).toEqual([]);
    clickIn(block, 'Keep plan');
    clickIn(block, 'Cancel plan');
    server.answers(cancelSubscription, running({ ends: true }));
    clickIn(block, 'Yes, cancel');
    await region(block).findByText(words.plan.ends.replace('{0:string}', 'December 24, 2026'), { exact: false });
    expect(server.requestsOf(cancelSubscription)).toHaveLength(1);
    server.answers(resumeSubscription, running());
    clickIn(block, 'Keep my plan after all');
    await region(block).findByText('Renews on December 24, 2026.');
  });

  test('that ends is followed by no other, whatever was chosen before', async () => {
    const { server } = await opened({ plan: 5 });
    await region(block).findByText('Renews on December 24, 2026.');
    clickIn(block, 'Cancel plan');
    server.answers(cancelSubscription, running({ ends: true, next_plan_id: 1 }));
    clickIn(block, 'Yes, cancel');
    await region(block).findByText(words.plan.ends.replace('{0:string}', 'December 24, 2026'), { exact: false });
    expect(region(block).queryByText(/After that/)).toBeNull();
  });

  test.each([
    ['ends with the account', 5],
    ['that is none is not spoken of when the account is deleted', null],
  ])('%s', async (_, plan) => {
    await opened({ plan });
    await region(block).findByText(plan ? /Renews/ : words.plan.none);
    expect(region(words.leave.title).queryByText(words.leave.plan, { exact: false }) !== null).toBe(plan !== null);
  });

  test('changes with the next period', async () => {
    const { server } = await opened({ plan: 5 });
    const choice = await region(block).findByRole<HTMLSelectElement>('combobox');
    expect([choice.value, choice.options.length]).toEqual(['5', 6]);
    server.answers(changeSubscription, running({ next_plan_id: 1 }));
    fireEvent.change(choice, { target: { value: '1' } });
    await region(block).findByText(/After that: Basic, Monthly/);
    expect(server.requestsOf(changeSubscription).map(({ body }) => body)).toEqual([
      { plan_id: 1, shown_price: '9.99', shown_credits: '400' },
    ]);
  });
});

test('what could not be fetched may be asked for again', async () => {
  const server = serverOf();
  server.answers(calls.getSettings, refusal('unavailable'));
  server.answers(calls.listSessions, granted(devices));
  server.answers(creditHistory, granted({ items: [], next: null }));
  await show(<Settings path="/settings" />, { server, token: 'token' });
  await screen.findByText('We couldn’t load your settings.');
  server.answers(calls.getSettings, granted(settings));
  clickIn('Email', 'Try again');
  await screen.findByText('ada@example.com');
});
