import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { login } from '../../contract/structs/calls/users.ts';
import { LoginPanel } from '../../src/features/account/login-panel.tsx';
import { authFlow } from '../../src/wiring/auth.ts';
import { granted } from '../machines/answers.ts';
import { show } from './kit.tsx';
import { serverOf } from './person.ts';

/** Signs in in a dialog that was opened for a call that needs it, beside a page with a message. */
async function signIn(message: string) {
  const reload = vi.fn();
  // jsdom cannot reload, and its own location cannot be changed.
  const own = location;
  const here = new Proxy({} as Location, { get: (_, name) => (name === 'reload' ? reload : (Reflect.get(own, name) as unknown)) });
  vi.stubGlobal('location', here);
  const server = serverOf();
  server.answers(login, granted('a-token'));
  const { root } = await show(
    <>
      <textarea aria-label="Message" />
      <div role="dialog">
        <LoginPanel place="dialog" />
      </div>
    </>,
    { server },
  );
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: message } });
  const auth = authFlow(root);
  act(() => auth.send({ type: 'auth.opened', place: 'dialog', mode: 'login', refresh: true }));
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret123' } });
  const dismissed = vi.fn();
  auth.on('auth.dismissed', dismissed);
  fireEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(dismissed).toHaveBeenCalledWith(expect.objectContaining({ signedIn: true, refresh: true })));
  return reload.mock.calls.length;
}

test('a sign-in that a call asked for reloads the page', async () => {
  expect(await signIn('')).toBe(1);
});

test('a sign-in that a call asked for keeps a message that is being written', async () => {
  expect(await signIn('Dear operator')).toBe(0);
});
