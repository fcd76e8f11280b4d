import { expect, test, vi } from 'vitest';
import { remembered } from '../../src/platform/readable.ts';

test('what was asked for once is the same promise, each by its names', async () => {
  const load = vi.fn(async (locale: string, part: string) => `${part} in ${locale}`);
  const bring = remembered(load);
  const names = bring('fr', 'names');
  expect(bring('fr', 'names')).toBe(names);
  expect(await names).toBe('names in fr');
  expect(bring('fr', 'names')).toBe(names);
  expect(await bring('en', 'names')).toBe('names in en');
  expect(load).toHaveBeenCalledTimes(2);
  // React's `use` reads it at once by these marks.
  expect(names).toMatchObject({ status: 'fulfilled', value: 'names in fr' });
});

test('what failed is loaded again by who asks for it, and by a render only a second later', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('lost'));
  const bring = remembered(load);
  await expect(bring()).rejects.toThrow('lost');
  expect(bring.read()).toMatchObject({ status: 'rejected' });
  expect(load).toHaveBeenCalledTimes(1);
  await expect(bring()).rejects.toThrow('lost');
  expect(load).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(999);
  expect(bring.read()).toMatchObject({ status: 'rejected' });
  vi.advanceTimersByTime(1);
  load.mockResolvedValue('here');
  expect(await bring.read()).toBe('here');
  expect(load).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
