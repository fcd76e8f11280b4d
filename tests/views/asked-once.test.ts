import { expect, test, vi } from 'vitest';
import { askedOnce } from '../../src/platform/asked-once.ts';

const signals: AbortSignal[] = [];
const ask = vi.fn<(signal: AbortSignal) => Promise<number>>(async (signal) => signals.push(signal));
const [first, second] = [new AbortController(), new AbortController()];

test('who asks in one task gets one answer, and a later question is asked anew', async () => {
  const once = askedOnce(ask);
  expect(await Promise.all([once(first.signal), once(second.signal)])).toEqual([1, 1]);
  expect(await once(second.signal)).toBe(2);
});

test('a request is aborted when all have given it up, and the next question is one of its own', () => {
  signals.length = 0;
  const once = askedOnce(ask);
  void once(first.signal);
  void once(second.signal);
  first.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  second.abort();
  void once(new AbortController().signal);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
