import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anonymousCredit, creditDetails, creditGrants } from '../../contract/structs/calls/credits.ts';
import { selectDialog } from '../../machines/dialogs/dialogs.selectors.ts';
import { loadWords } from '../../src/platform/words.ts';
import CreditsDialog from '../../src/features/money/credits-dialog.tsx';
import { granted, refusal } from '../machines/answers.ts';
import { show } from './kit.tsx';
import { person, serverOf } from './person.ts';
import { Server } from './server.ts';

await loadWords('en', ['credits', 'history']);

const grants = granted({
  items: [
    { source: 'daily' as const, remaining: 12, expiresAt: '2026-11-23T00:00:00Z' },
    { source: 'subscription' as const, remaining: 222, expiresAt: '2026-12-24T12:00:00Z' },
    { source: 'pack' as const, remaining: 1000, expiresAt: null },
    { source: 'pack' as const, remaining: 200, expiresAt: null },
  ],
});

async function opened(server = serverOf()) {
  server.answers(creditGrants, grants);
  return show(<CreditsDialog />, { server, token: 'token', dialog: 'credits' });
}

test('lists what is left, what a day gives, what was used and what invitations brought', async () => {
  await opened();
  const dialog = screen.getByRole('dialog', { name: 'Your credits' });
  await within(dialog).findByText('1,234');
  const facts = [...dialog.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(facts).toEqual([
    ['Free every day', '19'],
    ['Used today', '7'],
    ['From invitations', '40'],
  ]);
});

test('lists the balance by source and expiry, in the order in which it is spent', async () => {
  await opened();
  const parts = within(await screen.findByRole('region', { name: 'Where your credits come from' })).getAllByRole('listitem');
  const reported = parts.map((part) => [...part.children].map(({ textContent }) => textContent));
  expect(reported).toEqual([
    [expect.stringMatching(/^free daily credits, until Nov 2[23], 2026/), '12'],
    [expect.stringMatching(/^plan, until Dec 24, 2026/), '222'],
    ['credit pack, never expire', '1,000'],
    ['credit pack, never expire', '200'],
  ]);
});

test('what could not be fetched may be asked for again', async () => {
  const server = serverOf();
  server.answers(creditDetails, refusal('unavailable'));
  const shown = await opened(server);
  await screen.findByText(/We couldn’t load your balance/);
  server.answers(creditDetails, granted(person));
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await screen.findByText('1,234');
  expect(shown.server.requestsOf(creditDetails).length).toBeGreaterThan(1);
});

test('parts that could not be loaded can be requested again', async () => {
  const server = serverOf();
  await show(<CreditsDialog />, { server, token: 'token', dialog: 'credits' });
  await screen.findByText(/We couldn’t load the details/);
  server.answers(creditGrants, grants);
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'Where your credits come from' });
});

test('leads on to making something', async () => {
  const { root } = await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Make something' }));
  await waitFor(() =>
    expect(root.navigation.getSnapshot().context.pending?.href ?? root.navigation.getSnapshot().context.href).toBe(
      '/ai-sticker-maker#make',
    ),
  );
});

test.each([
  ['a network that has used up the free credits of today', 0, true, /^Your network has used up today’s free credits\./],
  ['what an account gets', 3, false, /^An account gets 19 free credits every day/],
])('informs a visitor of %s, and leads to an account', async (_, credit_remain, withheld, reason) => {
  const server = new Server();
  server.answers(anonymousCredit, granted({ credit_remain, withheld }));
  server.answers(creditGrants, granted({ items: [] }));
  const { root } = await show(<CreditsDialog />, { server, dialog: 'credits' });
  expect(await screen.findByText(reason)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(selectDialog(root.dialogs.getSnapshot())).toBe('login'));
});

test('mentions no account to a user', async () => {
  await opened();
  await screen.findByText('1,234');
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
});
