import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { siteFacts } from '../../../contract/structs/calls/users.ts';
import { widths } from '../../../contract/facts/dialog-sizes.ts';
import { authFlow } from '../../../src/actors/auth.ts';
import LoginDialog from '../../../src/features/account/login-dialog.tsx';
import PricingDialog from '../../../src/features/money/pricing-dialog.tsx';
import { granted } from '../../machines/answers.ts';
import { show } from '../kit.tsx';
import { Server, site } from '../server.ts';

/** What is charged is stated: an operator may sell in another currency. */
const inEuro = () => {
  const server = new Server();
  server.answers(siteFacts, granted({ ...site, currency: 'EUR' }));
  return server;
};

test('the prices are in the currency of the site, in a dialog 1270 wide', async () => {
  await show(<PricingDialog />, { server: inEuro() });
  const dialog = screen.getByRole('dialog', { name: /./ });
  expect([dialog.className.includes(`${widths.pricing}px`), widths.pricing]).toEqual([true, 1270]);
  expect(await screen.findByText('€24.99')).toBeTruthy();
  expect(screen.queryByText('$24.99')).toBeNull();
});

test('what a pack gives is counted in the currency of the site', async () => {
  const { user } = await show(<PricingDialog />, { server: inEuro() });
  await user.click(screen.getByRole('tab', { name: /One-time/ }));
  expect(await screen.findByText('33 credits per €1')).toBeTruthy();
});

test('signing in takes a dialog 950 wide, named by its mode', async () => {
  const { root } = await show(<LoginDialog />, { server: inEuro() });
  act(() => authFlow(root).send({ type: 'auth.opened', place: 'dialog', mode: 'register' }));
  const dialog = screen.getByRole('dialog', { name: 'Create account' });
  expect([dialog.className.includes(`${widths.login}px`), widths.login]).toEqual([true, 950]);
});
