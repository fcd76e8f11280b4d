import { expect, test, vi } from 'vitest';
import { remembered } from '../../src/platform/readable-promise.ts';

test('returns the same promise for the same arguments', async () => {
  const load = vi.fn(async (locale: string, part: string) => `${part} in ${locale}`);
  const loadOnce = remembered(load);
  const names = loadOnce('fr', 'names');
  expect(loadOnce('fr', 'names')).toBe(names);
  expect(await names).toBe('names in fr');
  expect(loadOnce('fr', 'names')).toBe(names);
  expect(await loadOnce('en', 'names')).toBe('names in en');
  expect(load).toHaveBeenCalledTimes(2);
  // React's `use` reads it at once by these marks.
  expect(names).toMatchObject({ status: 'fulfilled', value: 'names in fr' });
});

test('a call after a failure loads again, a render only a second later', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('lost'));
  const loadOnce = remembered(load);
  await expect(loadOnce()).rejects.toThrow('lost');
  expect(loadOnce.read()).toMatchObject({ status: 'rejected' });
  expect(load).toHaveBeenCalledTimes(1);
  await expect(loadOnce()).rejects.toThrow('lost');
  expect(load).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(999);
  expect(loadOnce.read()).toMatchObject({ status: 'rejected' });
  vi.advanceTimersByTime(1);
  load.mockResolvedValue('here');
  expect(await loadOnce.read()).toBe('here');
  expect(load).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
