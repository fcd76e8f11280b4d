import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { register } from '../../contract/structs/calls/users.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { authFlow } from '../../src/actors/auth.ts';
import { LoginPanel } from '../../src/features/account/login-panel.tsx';
import { keptInvitation } from '../../src/platform/invitation.ts';
import { granted, refusal } from '../machines/answers.ts';
import { show } from './kit.tsx';
import { serverOf } from './person.ts';

async function arrived(href: string) {
  const server = serverOf();
  const shown = await show(<LoginPanel place="dialog" />, { server, href });
  act(() => authFlow(shown.root).send({ type: 'auth.opened', place: 'dialog', mode: 'register' }));
  return shown;
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test.each(['/?invite_code=ABC', '/fr/pricing?a=1&invite_code=ABC#top'])('%s is kept until an account was opened with it', async (href) => {
  const { server } = await arrived(href);
  expect(localStorage.getItem('invite_code')).toBe('ABC');
  type('Email', 'ada@example.com');
  type('Password', 'Secret123');
  type('Verification code', '123456');
  server.answers(register, refusal('wrongCode', 'This code is wrong.'));
  fireEvent.submit(screen.getByRole('form'));
  await screen.findByText('This code is wrong.');
  expect(keptInvitation()).toBe('ABC');
  server.answers(register, granted('token'));
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(localStorage.getItem(storageKeys.inviteCode)).toBeNull());
  expect(server.requestsOf(register).map(({ body }) => (body as { invite_code: string }).invite_code)).toEqual(['ABC', 'ABC']);
});

test.each(['', 'a b', '<b>', 'x'.repeat(65)])('%j is not a code, and the previous one stays', async (code) => {
  localStorage.setItem(storageKeys.inviteCode, 'ABC');
  await arrived(`/?${new URLSearchParams({ invite_code: code })}`);
  expect(keptInvitation()).toBe('ABC');
});

test('an address within the site brings one as well', async () => {
  const { root } = await arrived('/');
  expect(keptInvitation()).toBeUndefined();
  act(() => root.navigation.send({ type: 'navigation.requested', href: '/pricing?invite_code=LATER' }));
  await waitFor(() => expect(keptInvitation()).toBe('LATER'));
});
