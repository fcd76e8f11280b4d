import { expect, test, vi } from 'vitest';
import { freeze } from './kit.tsx';

test('a frame that is requested while a test holds the clock is drawn, and so are those after it', { timeout: 2000 }, async () => {
  freeze();
  const first = vi.fn();
  requestAnimationFrame(first);
  vi.useRealTimers();
  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  expect(first).toHaveBeenCalledOnce();
});
