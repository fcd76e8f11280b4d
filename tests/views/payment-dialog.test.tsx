import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transactionStatuses } from '../../contract/facts/statuses.ts';
import { creditDetails } from '../../contract/structs/calls/credits.ts';
import { checkoutSession, transactionDetail } from '../../contract/structs/calls/payments.ts';
import { paymentFrameHeight, widths } from '../../contract/facts/dialog-sizes.ts';
import { times } from '../../contract/facts/times.ts';
import { selectDialog } from '../../machines/dialogs/dialogs.selectors.ts';
import { selectPaymentPhase } from '../../machines/payment/payment.selectors.ts';
import { paymentFlow } from '../../src/actors/payment.ts';
import PaymentDialog from '../../src/features/money/payment-dialog.tsx';
import { granted, refusal } from '../machines/answers.ts';
import { freeze, pass, show, until } from './kit.tsx';
import { serverOf } from './person.ts';

const forged = 200;

async function opened(server = serverOf()) {
  server.answers(checkoutSession, granted({ checkout_url: '/checkout/pay_1', txn_id: 'pay_1' }));
  server.answers(transactionDetail, granted({ status: transactionStatuses.pending }));
  const shown = await show(<PaymentDialog />, { server, token: 'token' });
  const payment = paymentFlow(shown.root);
  return { ...shown, payment, phase: () => selectPaymentPhase(payment.getSnapshot()) };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const frame = () => screen.getByTitle<HTMLIFrameElement>('Payment');
async function buying(shown: Opened) {
  act(() => shown.payment.send({ type: 'purchase.requested', purchase: { kind: 'pack', price: '19.99' } }));
  await until(frame);
  return shown;
}
const spinner = () => screen.queryByRole('status', { name: 'Loading the checkout' });

describe('the frame', () => {
  test('shows the checkout 640 high, behind a spinner until it has loaded', async () => {
    const { root } = await buying(await opened());
    expect(frame().getAttribute('src')).toBe('/checkout/pay_1');
    expect([frame().height, paymentFrameHeight]).toEqual(['640', 640]);
    expect(spinner()).toBeTruthy();
    fireEvent.load(frame());
    expect(spinner()).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Payment' }).className).toContain(`${widths.invite}px`);
    expect(selectDialog(root.dialogs.getSnapshot())).toBe('payment');
  });

  test('is closed by its icon, which ends the payment and reads the credits anew', async () => {
    const { server, phase, root } = await buying(await opened());
    const before = server.requestsOf(creditDetails).length;
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(phase()).toBe('closed'));
    await waitFor(() => expect(selectDialog(root.dialogs.getSnapshot())).not.toBe('payment'));
    await waitFor(() => expect(server.requestsOf(creditDetails).length).toBeGreaterThan(before));
  });

  test('shows an error and a retry in its place when there is no checkout', async () => {
    const shown = await opened();
    shown.server.answers(checkoutSession, refusal('unavailable', 'Not for a moment.'));
    act(() => shown.payment.send({ type: 'purchase.requested', purchase: { kind: 'pack', price: '19.99' } }));
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('Sorry, there was a service error. Please try again later.Not for a moment.');
    expect(screen.queryByTitle('Payment')).toBeNull();
    shown.server.answers(checkoutSession, granted({ checkout_url: '/checkout/pay_2', txn_id: 'pay_2' }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByTitle('Payment')).getAttribute('src')).toBe('/checkout/pay_2');
  });

  test('does not call a price that has changed an error', async () => {
    const shown = await opened();
    shown.server.answers(checkoutSession, refusal('priceChanged', 'This pack has changed.'));
    act(() => shown.payment.send({ type: 'purchase.requested', purchase: { kind: 'pack', price: '19.99' } }));
    expect((await screen.findByRole('alert')).textContent).toBe('This pack has changed.Try again');
  });

  test('shows the specified sentence when the server cannot be reached', async () => {
    const shown = await opened();
    shown.server.answers(checkoutSession, Promise.reject(new TypeError('Failed to fetch')));
    act(() => shown.payment.send({ type: 'purchase.requested', purchase: { kind: 'pack', price: '19.99' } }));
    expect((await screen.findByRole('alert')).textContent).toContain('Sorry, there was a service error. Please try again later.');
  });
});

describe('the outcome', () => {
  test('paid closes the dialog', async () => {
    freeze();
    const { server, root } = await buying(await opened());
    server.answers(transactionDetail, granted({ status: transactionStatuses.paid }));
    await pass(times.pollInterval);
    await until(() =>
      expect(root.toasts.getSnapshot().context.visible.map(({ message }) => message)).toContainEqual({ key: 'paymentSucceeded' }),
    );
    await until(() => expect(selectDialog(root.dialogs.getSnapshot())).not.toBe('payment'));
  });

  test('declined is shown as such, with another try', async () => {
    freeze();
    const { server } = await buying(await opened());
    server.answers(transactionDetail, granted({ status: transactionStatuses.declined }));
    await pass(times.pollInterval);
    const alert = await until(() => screen.getByRole('alert'));
    expect(alert.textContent).toContain('The payment didn’t go through');
    expect(screen.queryByTitle('Payment')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await until(frame);
    expect(server.requestsOf(checkoutSession)).toHaveLength(2);
  });
});

describe('messages', () => {
  const messageFrom = (source: MessageEventSource | null, data: unknown, origin = window.location.origin) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    });

  test(`${forged} forged ones change nothing`, async () => {
    const { server, payment, phase } = await buying(await opened());
    fireEvent.load(frame());
    const stranger = document.body.appendChild(document.createElement('iframe')).contentWindow;
    const before = { context: payment.getSnapshot().context, received: server.received.length };
    const words = fc.oneof(
      fc.constantFrom('paid', 'success', 'payment.succeeded', '{"status":1}', 'close'),
      fc.record({
        type: fc.constantFrom('payment.succeeded', 'payment.closed', 'frame.reported', 'checkout.complete'),
        status: fc.constant(1),
      }),
      fc.jsonValue(),
    );
    const origin = fc.constantFrom(window.location.origin, 'null', 'https://evil.example', 'https://js.stripe.com');
    const source = fc.constantFrom(null, window, stranger);
    for (const [data, from, whence] of fc.sample(fc.tuple(words, source, origin), forged)) messageFrom(from, data, whence);
    expect(phase()).toBe('paying');
    expect(payment.getSnapshot().context).toEqual(before.context);
    expect(server.received.length).toBe(before.received);
    expect(frame().getAttribute('src')).toBe('/checkout/pay_1');
    stranger!.frameElement!.remove();
  });

  test('one of our own frame is a reason to ask the server, and never a proof', async () => {
    const { server, phase } = await buying(await opened());
    const before = server.requestsOf(transactionDetail).length;
    messageFrom(frame().contentWindow, { type: 'payment.succeeded', status: 1 });
    await waitFor(() => expect(server.requestsOf(transactionDetail).length).toBe(before + 1));
    expect(phase()).toBe('paying');
  });
});
