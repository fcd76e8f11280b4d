import { createActor, fromPromise } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import type { CheckoutAnswer } from '../../machines/payment/payment.types.ts';
import { MissingValue, required } from '../../machines/kit/required.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { refusalIn } from '../../machines/kit/refusal.ts';

describe('what a chart must have', () => {
  test.each([null, undefined])('%s is named and not passed on', (value) => {
    expect(() => required(value, 'job id')).toThrow(new MissingValue('There is no job id'));
  });

  test.each(['', 0, false, 'job-1'])('%j is a value', (value) => expect(required(value, 'value')).toBe(value));

  test('an accepted answer holds no refusal', () => {
    const refused = { ok: false, code: 1, msg: 'No' } as const;
    expect(refusalIn(refused)).toBe(refused);
    expect(() => refusalIn({ ok: true })).toThrow(MissingValue);
  });

  test('a chart that lacks it stops with its name, and asks the server for nothing', () => {
    const openCheckout = vi.fn<() => Promise<CheckoutAnswer>>();
    const machine = paymentMachine.provide({ actors: { openCheckout: fromPromise(openCheckout) } });
    const nothing = { purchase: null, url: null, txn: null, problem: null, giveUpAt: null };
    const payment = createActor(machine, { snapshot: machine.resolveState({ value: { open: 'broken' }, context: nothing }) });
    const failed = vi.fn<(error: unknown) => void>();
    payment.subscribe({ error: failed });
    payment.start().send({ type: 'retry.clicked' });
    expect(failed).toHaveBeenCalledExactlyOnceWith(new MissingValue('There is no purchase'));
    expect(openCheckout).not.toHaveBeenCalled();
  });
});
