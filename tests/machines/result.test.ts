/** The result of a job, on a page with the real charts. */
import { describe, expect, test } from 'vitest';
import { selectOutputs } from '../../machines/generation/generation.selectors.ts';
import { times } from '../../contract/facts/times.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { refusal } from './answers.ts';
import { begun, done } from './tool-page.ts';

describe('a result', () => {
  test('that the server does not delete stays; one that is gone already counts as deleted', async () => {
    const page = await begun();
    page.stream.send(done);
    page.services.deleteCreation.mockResolvedValueOnce(refusal('unavailable')).mockResolvedValueOnce(refusal('notFound'));
    for (const phase of ['done', 'form']) {
      page.send({ type: 'result.deleted' });
      page.time.pass(times.undoTime);
      await settled();
      expect(page.phase).toBe(phase);
    }
  });

  test('is deleted for good, and forgotten', async () => {
    const page = await begun();
    page.stream.send(done);
    page.services.deleteCreation.mockRejectedValueOnce(new Error('offline'));
    page.send({ type: 'result.deleted' });
    page.time.pass(times.undoTime);
    await settled();
    expect([page.phase, page.facts.at(-1)]).toMatchObject(['done', { type: 'notice.raised', message: { key: 'creationKept' } }]);
    page.send({ type: 'result.deleted' });
    page.time.pass(times.undoTime);
    await settled();
    expect(page.services.deleteCreation).toHaveBeenLastCalledWith('job-1');
    expect(page.reported.slice(-2)).toEqual(['creation.deleted', 'notice.raised']);
    expect([page.phase, selectOutputs(page.sees).length, page.memory.at(-1)]).toEqual(['form', 0, 'forgotten']);
  });

  test('is brought back while its removal can be undone, and is not deleted later', async () => {
    const page = await begun();
    page.stream.send(done);
    page.send({ type: 'result.deleted' });
    expect(page.phase).toBe('removed');
    page.send({ type: 'removal.undone' });
    page.time.pass(times.undoTime);
    await settled();
    expect([page.phase, selectOutputs(page.sees).length]).toEqual(['done', 1]);
    expect(page.services.deleteCreation).not.toHaveBeenCalled();
  });

  test('that was removed is deleted at once when the page is left, and forgotten before the answer', async () => {
    const page = await begun();
    page.stream.send(done);
    page.send({ type: 'page.left' });
    expect(page.phase).toBe('done');
    page.send({ type: 'result.deleted' });
    page.send({ type: 'page.left' });
    expect([page.services.deleteCreation.mock.calls, page.memory.at(-1)]).toEqual([[['job-1']], 'forgotten']);
    await settled();
    expect(page.phase).toBe('form');
  });

  test('that was removed is deleted before the next submit is sent', async () => {
    const page = await begun();
    page.stream.send(done);
    page.send({ type: 'result.deleted' });
    await page.submits();
    expect(page.services.deleteCreation).toHaveBeenCalledExactlyOnceWith('job-1');
    expect(page.services.createGeneration.mock.calls.map(([, key]) => key)).toEqual(['submit-1', 'submit-2']);
  });
});
