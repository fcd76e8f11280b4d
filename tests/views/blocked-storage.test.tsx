import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { creditDetails } from '../../contract/structs/calls/credits.ts';
import { login, logout } from '../../contract/structs/calls/users.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import { authFlow } from '../../src/actors/auth.ts';
import { LoginPanel } from '../../src/features/account/login-panel.tsx';
import { storedToken } from '../../src/platform/token.ts';
import { granted } from '../machines/answers.ts';
import { show } from './kit.tsx';
import { serverOf } from './person.ts';

beforeEach(() => {
  const blocked = () => {
    throw new DOMException('Storage is blocked', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) vi.spyOn(Storage.prototype, name).mockImplementation(blocked);
});
afterEach(() => {
  vi.restoreAllMocks();
  storedToken.remove();
});

test('without storage, a sign-in lasts as long as the tab and ends at sign-out', async () => {
  const server = serverOf();
  server.answers(login, granted('secret-token'));
  server.answers(logout, granted(null));
  const { root } = await show(<LoginPanel place="dialog" />, { server });
  act(() => authFlow(root).send({ type: 'auth.opened', place: 'dialog', mode: 'login' }));
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret123' } });
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(selectWho(root.session.getSnapshot())).toBe('user'));
  await waitFor(() => expect(server.requestsOf(creditDetails).at(-1)?.headers.get('token')).toBe('secret-token'));
  expect(server.requestsOf(creditDetails).at(-1)!.headers.get('authorization')).toBe('Bearer secret-token');

  act(() => root.session.send({ type: 'signOut.requested' }));
  await waitFor(() => expect(selectWho(root.session.getSnapshot())).toBe('visitor'));
  expect(storedToken.get()).toBeNull();
});

test('what is kept is not held in the tab as well: another tab may sign out', () => {
  vi.restoreAllMocks();
  storedToken.set('kept');
  expect(localStorage.getItem(storageKeys.token)).toBe('kept');
  localStorage.removeItem(storageKeys.token);
  expect(storedToken.get()).toBeNull();
});
