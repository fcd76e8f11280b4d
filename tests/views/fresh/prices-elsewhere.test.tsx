import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { codes } from '../../../contract/facts/codes.ts';
import { subscriptionSession } from '../../../contract/structs/calls/payments.ts';
import { siteFacts } from '../../../contract/structs/calls/users.ts';
import { widths } from '../../../contract/facts/dialog-sizes.ts';
import { authFlow } from '../../../src/actors/auth.ts';
import { paymentFlow } from '../../../src/actors/payment.ts';
import { checkoutAddress } from '../../../src/early/checkout.ts';
import LoginDialog from '../../../src/features/account/login-dialog.tsx';
import PaymentDialog from '../../../src/features/money/payment-dialog.tsx';
import PricingDialog from '../../../src/features/money/pricing-dialog.tsx';
import { granted } from '../../machines/answers.ts';
import { show } from '../kit.tsx';
import { serverOf } from '../person.ts';
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

test('a plan that was chosen at the prerendered price is sold at the new one, once that was shown', async () => {
  const id = 1;
  const body = { code: codes.priceChanged, msg: 'This plan now costs $12.00.', data: null };
  const checkout = { address: checkoutAddress(id), answer: Promise.resolve({ status: 200, body }) };
  vi.stubGlobal('early', { acts: [], uploads: new Map(), courtesy: 0, stop: () => undefined, checkout });
  const server = serverOf();
  const terms = { price: '12.00', crossedOut: '24.00', credits: 300 };
  server.answers(siteFacts, granted({ ...site, offers: { [`plan.${id}`]: terms } }));
  server.answers(subscriptionSession, granted({ checkout_url: '/checkout/pay_1', txn_id: 'pay_1' }));
  const { root, user } = await show(<PaymentDialog />, { server, token: 'token' });
  act(() => paymentFlow(root).send({ type: 'purchase.requested', purchase: { kind: 'plan', plan: id } }));
  expect((await screen.findByRole('alert')).textContent).toContain(body.msg);
  expect(server.requestsOf(subscriptionSession)).toEqual([]);
  await waitFor(() => expect(server.requestsOf(siteFacts).length).toBeGreaterThan(0));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByTitle('Payment');
  expect(server.requestsOf(subscriptionSession)[0]?.query).toEqual({ plan_id: String(id), shown_price: '12.00', shown_credits: '300' });
});
