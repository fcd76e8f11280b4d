/** What a submit starts comes after the page: the chart of its job, and that of its result. */
import { settled } from '@iridia/chartkit/paths/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stickerMaker } from '../../contract/facts/tools/sticker.ts';

const saved = { tool: 'ai-sticker-maker', idempotencyKey: 'submit-0', jobId: 'job-1', inputs: { prompt: 'a cat' } };
/** A submit before the page's own code was here: nobody knows yet whether the server has it. */
const sentEarly = { ...saved, jobId: null, inputs: { mode: 'text', prompt: 'a cat' } };
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

  test('the same submit once more, before it is here, gives way to the saved one: a second click would pay twice', async () => {
    const { Page } = await import('./tool-page.ts');
    const page = new Page({ fields: stickerMaker.fields }, sentEarly).chooses('text').writes('a cat');
    page.send({ type: 'form.submitted' });
    await settled();
    expect(page.phase).toBe('checking');
    arrival.resolve();
    await vi.waitFor(() => expect(page.services.createGeneration).toHaveBeenCalled());
    await settled();
    expect(page.services.createGeneration.mock.calls.map(([, key]) => key)).toEqual(['submit-0']);
  });

  test.each([
    ['other words than were sent', sentEarly, 'a dog'],
    ['the words of a job that the server has', { ...sentEarly, jobId: 'job-1' }, 'a cat'],
  ])('a submit of %s is newer than the saved one', async (_, earlier, words) => {
    const { Page } = await import('./tool-page.ts');
    const page = new Page({ fields: stickerMaker.fields }, earlier).chooses('text').writes(words);
    page.send({ type: 'form.submitted' });
    arrival.resolve();
    await vi.waitFor(() => expect(page.services.createGeneration).toHaveBeenCalled());
    await settled();
    expect(page.services.createGeneration.mock.calls.map(([{ inputs }, key]) => [inputs, key])).toEqual([
      [{ mode: 'text', prompt: words }, 'submit-1'],
    ]);
  });

  test('where it did not load, a submit is refused, and the next one loads it and goes on with the saved one', async () => {
    const { Page } = await import('./tool-page.ts');
    const page = new Page({ fields: stickerMaker.fields }, sentEarly).chooses('text').writes('a cat');
    page.send({ type: 'form.submitted' });
    arrival.reject(new TypeError('Failed to fetch dynamically imported module'));
    await vi.waitFor(() => expect(page.phase).toBe('refused'));
    vi.doUnmock(late);
    page.send({ type: 'form.submitted' });
    await vi.waitFor(() => expect(page.services.createGeneration).toHaveBeenCalled());
    await settled();
    expect(page.services.createGeneration.mock.calls.map(([, key]) => key)).toEqual(['submit-0']);
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
