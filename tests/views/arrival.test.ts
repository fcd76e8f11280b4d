import { expect, it } from 'vitest';
import { createArrival } from '../../src/actors/arrival.ts';
import type { Pages } from '../../src/routing/pages.ts';

const pages: Pages = {
  load: () => Promise.resolve({ found: true }),
  loadMissing: () => Promise.resolve(),
  passes: () => true,
  preload: () => undefined,
  isPreloading: () => false,
};

it('keeps what waits for the actors as it was prerendered when they do not come', async () => {
  const lost = Promise.reject(new Error('the chunk is gone'));
  const { running, settled, coming } = createArrival(lost, pages);
  const ends: string[] = [];
  for (const [name, promise] of Object.entries({ running, settled }))
    promise.then(
      () => ends.push(`${name} came`),
      () => ends.push(`${name} failed`),
    );
  await expect(coming).rejects.toThrow('the chunk is gone');
  // Whatever follows from the failure has happened after one more turn.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(ends).toEqual([]);
});
