import { afterEach, expect, it, vi } from 'vitest';
import { nextFrame } from '../../src/platform/next-frame.ts';

afterEach(() => vi.useRealTimers());

it('what waits for the next frame goes on when the page is left before it, and leaves no listener', async () => {
  vi.useFakeTimers();
  const forgotten = vi.spyOn(window, 'removeEventListener');
  let isOver = false;
  const frame = nextFrame().then(() => (isOver = true));
  await Promise.resolve();
  expect(isOver).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  await frame;
  expect(forgotten).toHaveBeenCalledWith('pagehide', expect.any(Function));
});
