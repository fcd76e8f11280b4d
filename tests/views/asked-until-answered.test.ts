import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedUntilAnswered } from '../../src/platform/asked-until-answered.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { signal } = new AbortController();
const asking = () => {
  const noted: string[] = [];
  return {
    noted,
    ways: { pauses: [500, 500], signal, onInterrupted: () => noted.push('interrupted'), onResumed: () => noted.push('resumed') },
  };
};

test('once the line is back, what still waits for its answer counts as under way again', async () => {
  const { noted, ways } = asking();
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no line')).mockReturnValueOnce(answer);
  const asked = askedUntilAnswered(ask, ways);
  await vi.advanceTimersByTimeAsync(500);
  expect([ask.mock.calls.length, noted]).toEqual([2, ['interrupted']]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(noted).toEqual(['interrupted', 'resumed']);
  resolve('stored');
  expect(await asked).toBe('stored');
});

test('on a line that stays broken no try counts as under way, and the last one is the end', async () => {
  const { noted, ways } = asking();
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('no line'));
  const end = askedUntilAnswered(ask, ways).catch(({ message }: Error) => message);
  await vi.advanceTimersByTimeAsync(5000);
  expect([await end, ask.mock.calls.length, noted]).toEqual(['no line', 3, ['interrupted', 'interrupted']]);
});

test('what is given up is not asked again', async () => {
  const { noted, ways } = asking();
  const leaving = new AbortController();
  leaving.abort();
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('given up'));
  await expect(askedUntilAnswered(ask, { ...ways, signal: leaving.signal })).rejects.toThrow('given up');
  expect([ask.mock.calls.length, noted]).toEqual([1, []]);
});
