/** The free daily credits is the operator's to set: what is promised is what the server gives. */
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { siteFacts } from '../../../contract/structs/calls/users.ts';
import Home from '../../../src/features/discover/home.tsx';
import CreditsDialog from '../../../src/features/money/credits-dialog.tsx';
import LoginDialog from '../../../src/features/account/login-dialog.tsx';
import { loadWords } from '../../../src/platform/words.ts';
import { authFlow } from '../../../src/actors/auth.ts';
import { granted } from '../../machines/answers.ts';
import { show } from '../kit.tsx';
import { Server, site } from '../server.ts';

beforeAll(() => loadWords('en', ['home']));

/** Seven a day. */
const spare = () => {
  const server = new Server();
  server.answers(siteFacts, granted({ ...site, dailyCredits: 7 }));
  return server;
};

test('the start page promises it twice', async () => {
  await show(<Home path="/" />, { server: spare() });
  await waitFor(() => expect(screen.getAllByText(/\b7\b.*credits/)).toHaveLength(2));
  expect(screen.queryByText(/\b19\b/)).toBeNull();
});

test('signing in promises it', async () => {
  const { root } = await show(<LoginDialog />, { server: spare() });
  act(() => authFlow(root).send({ type: 'auth.opened', place: 'dialog', mode: 'register' }));
  expect(await screen.findByText(/\b7\b.*credits/)).toBeTruthy();
  expect(screen.queryByText(/\b19\b/)).toBeNull();
});

test('a visitor reads it beside the balance', async () => {
  const { root } = await show(<CreditsDialog />, { server: spare() });
  act(() => root.credits.send({ type: 'credits.refreshRequested' }));
  expect(await screen.findByText('7')).toBeTruthy();
});
