/** Presses that another tab stores, or that an earlier visit left, as the chart of the jobs hears of them. */
import { afterEach, expect, test, vi } from 'vitest';
import { projectKey } from '../../contract/facts/product.ts';
import { jobsServices } from '../../src/actors/jobs.ts';

afterEach(() => localStorage.clear());

const press = `${projectKey}Job.ai-sticker-maker`;
const stores = (key: string, newValue: string | null) => window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

function listening() {
  const heard = vi.fn();
  return { heard, stop: jobsServices.onPress(heard) };
}

test('a press that another tab stores is heard, one that it takes away is not', () => {
  const { heard, stop } = listening();
  stores(press, null);
  stores('iridiaTheme', 'dark');
  expect(heard).not.toHaveBeenCalled();
  stores(press, '{}');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  stores(press, '{}');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a press that an earlier visit left is heard at once, and nothing else that is stored', () => {
  localStorage.setItem('iridiaTheme', 'dark');
  expect(listening().heard).not.toHaveBeenCalled();
  localStorage.setItem(press, '{}');
  expect(listening().heard).toHaveBeenCalledTimes(1);
});
