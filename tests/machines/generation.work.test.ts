/** What a submit starts comes after the page: the chart of its job, and that of its result. */
import { settled } from '@iridia/chartkit/paths/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stickerMaker } from '../../contract/facts/tools/sticker.ts';

const saved = { tool: 'ai-sticker-maker', idempotencyKey: 'submit-0', jobId: 'job-1', inputs: { prompt: 'a cat' } };
let arrival = Promise.withResolvers<void>();

const late = '../../machines/generation/generation.work.ts';
const early = './work-here.ts';

describe('before the chart of a job is here', () => {
  beforeEach(() => {
    vi.resetModules();
    arrival = Promise.withResolvers();
    vi.doMock(early, () => ({}));
    vi.doMock(late, async (original) => {
      await arrival.promise;
      return original();
    });
  });
  afterEach(() => {
    for (const mocked of [early, late]) vi.doUnmock(mocked);
    vi.resetModules();
  });

  test('a saved submit waits for it', async () => {
    const { Page } = await import('./tool-page.ts');
    const page = new Page({ fields: stickerMaker.fields }, saved);
    await settled();
    expect([page.phase, page.services.getGeneration.mock.calls.length]).toEqual(['form', 0]);
    arrival.resolve();
    await vi.waitFor(() => expect(page.phase).toBe('running'));
    expect(page.services.createGeneration).not.toHaveBeenCalled();
  });

  test('a page that is left sends its submit by itself, and the next one finds it', async () => {
    const { Page } = await import('./tool-page.ts');
    const page = new Page({ fields: stickerMaker.fields }).chooses('text').writes('a cat');
    page.send({ type: 'form.submitted' });
    page.unload();
    const inputs = { mode: 'text', prompt: 'a cat' };
    expect(page.memory).toEqual([{ tool: 'ai-sticker-maker', idempotencyKey: 'submit-1', jobId: null, inputs }]);
    expect(page.services.createGeneration).toHaveBeenCalledExactlyOnceWith(
      { tool: 'ai-sticker-maker', inputs, cost: 1 },
      'submit-1',
      expect.any(AbortSignal),
    );
  });
});
