/** Clicks that another tab stores, or that an earlier visit left, as the chart of the jobs learns of them. */
import { afterEach, expect, test, vi } from 'vitest';
import { projectKey } from '../../contract/facts/product.ts';
import { jobsServices } from '../../src/actors/jobs.ts';

afterEach(() => localStorage.clear());

const click = `${projectKey}Job.ai-sticker-maker`;
const stores = (key: string, newValue: string | null) => window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

function listening() {
  const received = vi.fn();
  return { received, stop: jobsServices.onSubmit(received) };
}

test('a submit stored by another tab is noticed, its removal is not', () => {
  const { received, stop } = listening();
  stores(click, null);
  stores('iridiaTheme', 'dark');
  expect(received).not.toHaveBeenCalled();
  stores(click, '{}');
  expect(received).toHaveBeenCalledTimes(1);
  stop();
  stores(click, '{}');
  expect(received).toHaveBeenCalledTimes(1);
});

test('a submit left by an earlier visit is noticed at once, and nothing else that is stored', () => {
  localStorage.setItem('iridiaTheme', 'dark');
  expect(listening().received).not.toHaveBeenCalled();
  localStorage.setItem(click, '{}');
  expect(listening().received).toHaveBeenCalledTimes(1);
});
