/** Why a part of the site did not load. */
import { afterEach, expect, it, vi } from 'vitest';
import { reasonOfLoss } from '../../src/platform/reason.ts';

afterEach(() => vi.restoreAllMocks());

it('is not waited for without end where the site takes the question and never answers', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) => new Promise((_resolve, reject) => init!.signal!.addEventListener('abort', () => reject(new Error('late')))),
  );
  const reason = reasonOfLoss();
  timeout.abort();
  expect(await reason).toBe('unreached');
});
