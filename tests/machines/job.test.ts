/** The job of a submit, on a page with the real charts. */
import { describe, expect, test } from 'vitest';
import {
  selectFailure,
  selectIsWorking,
  selectLeft,
  selectOutputs,
  selectPosition,
  selectProgress,
  selectStage,
} from '../../machines/generation/generation.selectors.ts';
import { times } from '../../contract/facts/times.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, refusal } from './answers.ts';
import { begun, done, job } from './tool-page.ts';

describe('a job', () => {
  test('is followed by its stages to its result', async () => {
    const page = await begun();
    page.stream.send(job('running', { stage: 'cutting', progress: 0.4 }));
    expect([page.phase, selectStage(page.sees), selectProgress(page.sees)]).toEqual(['running', 'cutting', 0.4]);
    page.stream.send(done);
    expect(page.phase).toBe('done');
    expect(selectOutputs(page.sees)).toHaveLength(1);
    expect(page.facts.at(-1)).toEqual({ type: 'job.ended', tool: 'ai-sticker-maker', id: 'job-1', status: 'succeeded' });
    expect(page.streams).toHaveLength(1);
    expect(page.stream.signal.aborted).toBe(true);
    expect(page.reported).not.toContain('cost.reversed');
  });

  test('shows its queue position while it waits, and a time left that does not fluctuate', async () => {
    const page = await begun();
    const message = () => [selectPosition(page.sees), selectLeft(page.sees)];
    expect([...message(), selectStage(page.sees), selectProgress(page.sees)]).toEqual([null, null, null, 0]);
    page.stream.send(job('queued', { position: 2, left: 60 }));
    expect(message()).toEqual([2, 60]);
    page.stream.send(job('running', { position: 2, left: 30 }));
    expect(message()).toEqual([null, 30]);
    page.stream.send(job('running', { left: 45 }));
    expect(message()).toEqual([null, 30]);
    page.stream.send(job('running', { left: 60 }));
    expect(message()).toEqual([null, 60]);
    page.stream.send(job('running', { left: null }));
    expect(message()).toEqual([null, null]);
    page.stream.send(job('running', { left: 10 }));
    page.stream.send(done);
    expect(message()).toEqual([null, null]);
  });

  test('that failed shows why, returns the cost, and can be retried', async () => {
    const page = await begun();
    page.stream.send(job('failed', { error: { code: 50002, msg: 'The engine failed.' } }));
    expect(selectFailure(page.sees)).toEqual({ code: 50002, msg: 'The engine failed.' });
    expect(page.reported.slice(-2)).toEqual(['cost.reversed', 'job.ended']);
    expect(page.memory.at(-1)).toBe('forgotten');
    await page.submits();
    expect(page.services.createGeneration.mock.calls.map(([, key]) => key)).toEqual(['submit-1', 'submit-2']);
  });

  test('whose stream breaks is asked for, then followed again', async () => {
    const page = await begun();
    page.stream.end.reject(new Error('reset'));
    await settled();
    expect(page.phase).toBe('reconnecting');
    page.time.pass(1000);
    await settled();
    expect(page.phase).toBe('running');
    expect(page.streams).toHaveLength(2);
  });

  test.each(['queued', 'running'] as const)(
    'that is %s and sends nothing for a while is checked, and not reported lost',
    async (status) => {
      const page = await begun();
      page.stream.send({ ...job(status), position: status === 'queued' ? 2 : null });
      const answer = Promise.withResolvers<never>();
      page.services.getGeneration.mockReturnValueOnce(answer.promise);
      page.time.pass(times.stallLimit);
      await settled();
      expect(page.services.getGeneration).toHaveBeenCalledTimes(1);
      expect([page.phase, selectPosition(page.sees)]).toEqual([status, status === 'queued' ? 2 : null]);
      answer.reject(new Error('offline'));
      await settled();
      expect(page.phase).toBe('reconnecting');
    },
  );

  test('is polled ever more slowly while the server is away, up to 15 seconds, and at once when it is back', async () => {
    const page = await begun();
    page.services.getGeneration.mockRejectedValue(new Error('offline'));
    page.stream.end.resolve();
    await settled();
    for (const pause of [1000, 2000, 4000, 8000, 15_000, 15_000]) {
      const before = page.services.getGeneration.mock.calls.length;
      page.time.pass(pause - 1);
      await settled();
      expect(page.services.getGeneration.mock.calls.length).toBe(before);
      page.time.pass(1);
      await settled();
      expect(page.services.getGeneration.mock.calls.length).toBe(before + 1);
    }
    page.services.getGeneration.mockResolvedValueOnce(granted(done));
    page.online();
    await settled();
    expect(page.phase).toBe('done');
  });

  test.each([
    ['refuses', refusal('unavailable')],
    ['refuses, whatever comes with it,', { ...refusal('unavailable'), data: done }],
    ['says nothing', { ...granted(done), data: null }],
  ])('is asked for again when the server %s', async (_, answer) => {
    const page = await begun();
    page.services.getGeneration.mockResolvedValueOnce(answer);
    page.stream.end.resolve();
    await settled();
    page.time.pass(1000);
    await settled();
    expect(page.phase).toBe('reconnecting');
    page.time.pass(2000);
    await settled();
    expect(page.phase).toBe('running');
  });

  test('that sent something is checked soon when its stream breaks again', async () => {
    const page = await begun();
    for (const times of [1, 2]) {
      page.stream.send(job('running'));
      page.stream.end.reject(new Error('reset'));
      await settled();
      page.time.pass(1000);
      await settled();
      expect([page.phase, page.services.getGeneration.mock.calls.length]).toEqual(['running', times]);
    }
  });

  test('that sends nothing for 20 seconds is checked', async () => {
    const page = await begun();
    page.time.pass(19_000);
    page.stream.send(job('running'));
    page.time.pass(19_000);
    expect(page.services.getGeneration).not.toHaveBeenCalled();
    page.time.pass(1000);
    await settled();
    expect(page.services.getGeneration).toHaveBeenCalledTimes(1);
  });

  test('that nobody knows has failed', async () => {
    const page = await begun();
    page.services.getGeneration.mockResolvedValueOnce(refusal('notFound', 'There is no such job.'));
    page.stream.end.resolve();
    await settled();
    page.time.pass(1000);
    await settled();
    expect(page.phase).toBe('failed');
    expect(selectFailure(page.sees)).toEqual({ code: 40004, msg: 'There is no such job.' });
  });

  test.each([
    ['has been stopped', job('cancelled'), 'cancelled'],
    ['has just been finished', done, 'done'],
    ['has just failed', job('failed'), 'failed'],
  ])('that is cancelled when it %s', async (_, answer, phase) => {
    const page = await begun();
    page.services.cancelGeneration.mockResolvedValueOnce(granted(answer));
    await page.cancels();
    expect(page.phase).toBe(phase);
  });

  test('whose cancellation does not reach the server continues, and the user is notified', async () => {
    const page = await begun();
    page.services.cancelGeneration.mockRejectedValueOnce(new Error('offline'));
    await page.cancels();
    expect(page.phase).toBe('running');
    expect(page.facts).toContainEqual({ type: 'notice.raised', tone: 'error', message: { key: 'cancelFailed' } });
  });

  test('whose cancellation the server refuses continues, and the user reads why', async () => {
    const page = await begun();
    page.services.cancelGeneration.mockResolvedValueOnce(refusal('tooManyAttempts', 'You canceled too often.'));
    await page.cancels();
    expect(selectIsWorking(page.sees)).toBe(true);
    expect(page.facts).toContainEqual({ type: 'notice.raised', tone: 'error', message: { text: 'You canceled too often.' } });
  });

  test('the form may be changed meanwhile; the change belongs to the next submit', async () => {
    const page = await begun();
    page.writes('a dog');
    page.stream.send(done);
    await page.submits();
    expect(page.services.createGeneration.mock.calls.map(([body]) => body.inputs['prompt'])).toEqual(['a cat', 'a dog']);
    expect(selectIsWorking(page.sees)).toBe(true);
  });
});
