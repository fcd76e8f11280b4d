import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { transactionStatuses } from '../../contract/facts/statuses.ts';
import { subscriptionTransactionDetail, transactionDetail } from '../../contract/structs/calls/payments.ts';
import { times } from '../../contract/facts/times.ts';
import { selectDialog } from '../../machines/dialogs/dialogs.selectors.ts';
import { selectAsksReload, selectLosesWork } from '../../machines/freshness/freshness.selectors.ts';
import { freshnessFlow } from '../../src/actors/freshness.ts';
import { loadWords } from '../../src/platform/words.ts';
import PayResult from '../../src/features/money/pay-result.tsx';
import { granted, refusal } from '../machines/answers.ts';
import { freeze, pass, show, until } from './kit.tsx';
import { serverOf } from './person.ts';
import { Server } from './server.ts';

await loadWords('en', ['payResult']);

type Opening = { pack?: number; plan?: number; query?: string };

/** The page as somebody comes back to it; a status that is not named belongs to no payment of theirs. */
function opened({ pack, plan, query = '?txn_id=pay_1' }: Opening = {}) {
  const server = serverOf();
  server.answers(transactionDetail, pack === undefined ? refusal('notFound') : granted({ status: pack }));
  server.answers(subscriptionTransactionDetail, plan === undefined ? refusal('notFound') : granted({ status: plan }));
  return show(<PayResult path="/pay-result" />, { server, token: 'token', href: `/pay-result${query}` });
}
const headline = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a pack that is paid', async () => {
  const { server } = await opened({ pack: 1 });
  await headline('Payment received');
  expect(server.requestsOf(transactionDetail).map(({ path }) => path)).toEqual(['/api/pay/transaction-detail/pay_1']);
  expect(screen.getByRole('link', { name: 'Make something' }).getAttribute('href')).toBe('/ai-sticker-maker#make');
  expect(screen.getByRole('link', { name: 'Credit history' }).getAttribute('href')).toBe('/settings#history');
});

test('a subscription that is paid', async () => {
  await opened({ plan: 1 });
  await headline('Payment received');
});

test('a payment that did not go through leads back to the prices', async () => {
  await opened({ pack: 2 });
  await headline('The payment didn’t go through');
  expect(screen.getByRole('link', { name: 'Go to pricing' }).getAttribute('href')).toBe('/pricing');
});

test('a payment that comes late is found', async () => {
  freeze();
  const { server } = await opened({ pack: 0 });
  await until(() => screen.getByRole('heading', { name: 'Checking your payment' }));
  server.answers(transactionDetail, granted({ status: transactionStatuses.paid }));
  await pass(times.pollInterval);
  await until(() => screen.getByRole('heading', { name: 'Payment received' }));
});

test('a payment that is looked at is not lost in a reload without a question', async () => {
  freeze();
  const { root } = await opened({ pack: 0 });
  await until(() => screen.getByRole('heading', { name: 'Checking your payment' }));
  const freshness = freshnessFlow(root);
  freshness.send({ type: 'reload.requested', href: null });
  await until(() => expect(selectAsksReload(freshness.getSnapshot())).toBe(true));
  expect(selectLosesWork(freshness.getSnapshot())).toBe(true);
});

test('a payment that stays open may be looked at again', async () => {
  freeze();
  const { server } = await opened({ pack: 0 });
  await pass(times.pollTimeout);
  await until(() => screen.getByRole('heading', { name: 'Your payment is being processed' }));
  server.answers(transactionDetail, granted({ status: transactionStatuses.paid }));
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await until(() => screen.getByRole('heading', { name: 'Payment received' }));
});

test('a payment that is unknown, or another’s, is reported as such at once', async () => {
  const { server } = await opened();
  await headline('We couldn’t find this payment');
  expect(server.requestsOf(subscriptionTransactionDetail)).toHaveLength(1);
});

test.each(['', '?txn=1'])('an address that names none: %j', async (query) => {
  const { server } = await opened({ query });
  await headline('No payment to show');
  expect(server.requestsOf(transactionDetail)).toEqual([]);
});

test('a visitor is asked to log in', async () => {
  const { root } = await show(<PayResult path="/pay-result" />, { server: new Server(), href: '/pay-result?txn_id=pay_1' });
  await headline('Log in to see your payment');
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(selectDialog(root.dialogs.getSnapshot())).toBe('login'));
});
