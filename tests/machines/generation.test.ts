/** A submit from the form to its result, on a page with the real charts. */
import { describe, expect, test, vi } from 'vitest';
import { stickerMaker } from '../../contract/facts/tools/sticker.ts';
import { selectError, selectErrors, selectUploadIn, selectValue } from '../../machines/form/form.selectors.ts';
import type { GenerationServices } from '../../machines/generation/generation.actors.ts';
import { selectCanCancel, selectFailure, selectIsSubmitQueued, selectOutputs } from '../../machines/generation/generation.selectors.ts';
import { times } from '../../contract/facts/times.ts';
import { earlySubmitOf } from '../../machines/form/form.early.ts';
import { initialValues } from '../../machines/form/form.rules.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held, refusal } from './answers.ts';
import { begun, done, job, Page, photo, stored, type PageEvent } from './tool-page.ts';

type Created = Awaited<ReturnType<GenerationServices['createGeneration']>>;

describe('a submit', () => {
  test('takes the cost once, however often the button is clicked', async () => {
    const page = new Page().writes('a cat');
    page.send({ type: 'form.submitted' });
    page.send({ type: 'form.submitted' });
    await page.submits();
    expect(page.services.createGeneration).toHaveBeenCalledTimes(1);
    expect(page.services.makeKey).toHaveBeenCalledTimes(1);
    expect(page.facts.filter(({ type }) => type === 'cost.pending')).toEqual([{ type: 'cost.pending', key: 'submit-1', amount: 1 }]);
    expect(page.phase).toBe('queued');
  });

  test('is remembered before it is sent, and again with the job', async () => {
    const page = await begun();
    expect(page.memory).toEqual([
      { tool: 'ai-sticker-maker', idempotencyKey: 'submit-1', jobId: null, inputs: { mode: 'text', prompt: 'a cat' } },
      { tool: 'ai-sticker-maker', idempotencyKey: 'submit-1', jobId: 'job-1', inputs: { mode: 'text', prompt: 'a cat' } },
    ]);
  });

  test('is on the screen before it is judged and sent', async () => {
    const page = new Page().writes('a cat');
    const painted = new Held<void>();
    page.services.nextFrame.mockReturnValueOnce(painted.promise);
    page.send({ type: 'form.submitted' });
    await settled();
    expect([page.phase, page.memory]).toEqual(['checking', []]);
    painted.resolve();
    await settled();
    expect([page.phase, page.services.createGeneration.mock.calls.length]).toEqual(['queued', 1]);
  });

  test('whose page is unloaded before its rules have come is sent, and the server judges it', async () => {
    const page = new Page({ fields: stickerMaker.fields }).chooses('text');
    page.send({ type: 'form.submitted' });
    expect([page.phase, page.isLeavingAsked]).toEqual(['checking', false]);
    page.unload();
    await settled();
    // By the rules, the words are missing.
    expect(page.memory[0]).toEqual({ tool: 'ai-sticker-maker', idempotencyKey: 'submit-1', jobId: null, inputs: { mode: 'text' } });
    expect(page.services.createGeneration).toHaveBeenCalledTimes(1);
  });

  test('whose page is unloaded while a file of another tab is on its way is sent without asking', async () => {
    const page = new Page({ fields: stickerMaker.fields }).chooses('image');
    page.services.sendFile.mockReturnValueOnce(new Promise(() => undefined));
    page.gives().chooses('text').writes('a cat').send({ type: 'form.submitted' });
    expect([page.phase, page.isLeavingAsked]).toEqual(['checking', false]);
    page.unload();
    await settled();
    expect(page.memory[0]).toMatchObject({ inputs: { mode: 'text', prompt: 'a cat' } });
    expect(page.services.createGeneration).toHaveBeenCalledTimes(1);
  });

  test('whose page is unloaded while a file is on its way is asked about', async () => {
    const page = new Page({ fields: stickerMaker.fields }).chooses('image');
    page.services.sendFile.mockReturnValueOnce(new Promise(() => undefined));
    page.gives().send({ type: 'form.submitted' });
    expect([page.phase, page.isLeavingAsked]).toEqual(['checking', true]);
    page.unload();
    await settled();
    expect(page.services.createGeneration).not.toHaveBeenCalled();
  });

  test('waits for a file that is on its way, and sends its name', async () => {
    const page = new Page().chooses('image');
    const answer = new Held<Awaited<ReturnType<GenerationServices['sendFile']>>>();
    page.services.sendFile.mockReturnValueOnce(answer.promise);
    await page.gives().submits();
    expect(page.phase).toBe('uploading');
    expect(page.services.createGeneration).not.toHaveBeenCalled();
    expect(page.isLeavingAsked).toBe(true);
    answer.resolve(granted({ item: stored }));
    await settled();
    expect(page.isLeavingAsked).toBe(false);
    expect(page.services.createGeneration.mock.calls[0]![0]).toMatchObject({
      tool: 'ai-sticker-maker',
      inputs: { mode: 'image', image: '01JD.png' },
    });
  });

  test.each([
    ['breaks', (page: Page) => page.services.sendFile.mock.calls.at(-1)![2], true],
    ['is taken away', (page: Page) => page.send({ type: 'file.removed', slot: 'image' }), false],
  ])('whose file %s is not sent, and the field explains it', async (_, happen, breaks) => {
    const page = new Page().chooses('image');
    const answer = new Held<Awaited<ReturnType<GenerationServices['sendFile']>>>();
    page.services.sendFile.mockReturnValueOnce(answer.promise);
    await page.gives().submits();
    if (breaks) answer.reject(new Error('reset'));
    else happen(page);
    await settled();
    expect(page.phase).toBe('form');
    expect(selectError(page.form, 'image')).toEqual({ rule: 'uploadFailed' });
    expect(page.services.createGeneration).not.toHaveBeenCalled();
  });

  test('a file that replaces one on its way is the one that is sent', async () => {
    const page = new Page().chooses('image');
    const [older, newer] = [new Held<Awaited<ReturnType<GenerationServices['sendFile']>>>(), granted({ item: stored })];
    page.services.sendFile.mockReturnValueOnce(older.promise).mockReturnValueOnce(new Held<never>().promise);
    page.gives().gives('image', { ...photo, ref: 'file-2' });
    older.resolve(newer);
    await settled();
    expect(selectUploadIn(page.form, 'image')).toMatchObject({ status: 'sending', file: { ref: 'file-2' } });
  });

  test('a file that broke is sent again on retry', async () => {
    const page = new Page().chooses('image');
    page.services.sendFile.mockRejectedValueOnce(new Error('reset'));
    page.gives();
    await settled();
    expect(selectUploadIn(page.form, 'image')?.status).toBe('failed');
    page.send({ type: 'file.retried', slot: 'image' });
    await settled();
    expect(selectUploadIn(page.form, 'image')?.status).toBe('stored');
  });

  test.each([
    ['a refusal', refusal('noEngine', 'No engine.')],
    [
      'a refusal, whatever comes with it',
      { ...refusal('noEngine', 'No engine.'), data: { id: 'job-1', status: 'queued' as const, cost: 1 } },
    ],
  ])('after %s shows the server’s reason, and takes nothing', async (_, answer) => {
    const page = new Page().writes('a cat');
    page.services.createGeneration.mockResolvedValueOnce(answer);
    await page.submits();
    expect([page.phase, selectFailure(page.sees)]).toEqual(['refused', { code: answer.code, msg: 'No engine.' }]);
    expect(page.reported.slice(-3)).toEqual(['cost.pending', 'cost.reversed', 'job.refused']);
    expect(page.services.forgetJob).toHaveBeenLastCalledWith('ai-sticker-maker');
  });

  test('without credits gives the cost back and opens the way to more', async () => {
    const page = new Page().writes('a cat');
    page.services.createGeneration.mockResolvedValueOnce(refusal('notEnoughCredits', 'Not enough credits.'));
    await page.submits();
    expect(page.reported.slice(-3)).toEqual(['cost.pending', 'cost.reversed', 'credits.short']);
    expect(page.phase).toBe('refused');
    expect(selectFailure(page.sees)).toEqual({ code: 30001, msg: 'Not enough credits.' });
    expect(page.memory.at(-1)).toBe('forgotten');
    await page.submits();
    expect(page.phase).toBe('queued');
    expect(page.services.createGeneration.mock.calls.map(([, key]) => key)).toEqual(['submit-1', 'submit-2']);
  });

  test('at a price that has risen gives the cost back and has the prices read anew', async () => {
    const page = new Page().writes('a cat');
    page.services.createGeneration.mockResolvedValueOnce(refusal('priceChanged', 'It now costs 3 credits.'));
    await page.submits();
    expect(page.services.createGeneration.mock.calls[0]![0].cost).toBe(1);
    expect(page.reported.slice(-3)).toEqual(['cost.pending', 'cost.reversed', 'job.refused']);
    expect([page.phase, selectFailure(page.sees)]).toEqual(['refused', { code: 30003, msg: 'It now costs 3 credits.' }]);
  });

  test('that needs a sign-in goes on after it, under the same key', async () => {
    const page = new Page({ who: 'visitor' }).writes('a cat');
    page.services.createGeneration.mockResolvedValueOnce(refusal('signInNeeded'));
    await page.submits();
    expect(page.phase).toBe('awaitingSignIn');
    expect(page.reported).toContain('signIn.needed');
    page.send({ type: 'auth.dismissed', signedIn: true });
    page.send({ type: 'session.changed', who: 'user' });
    await settled();
    expect(page.phase).toBe('queued');
    expect(page.services.createGeneration.mock.calls.map(([, key]) => key)).toEqual(['submit-1', 'submit-1']);
  });

  test('that needs a sign-in is dropped when the person does not sign in; the form stays', async () => {
    const page = new Page().writes('a cat');
    page.services.createGeneration.mockResolvedValueOnce(refusal('signInNeeded'));
    await page.submits();
    page.send({ type: 'auth.dismissed', signedIn: false });
    expect(page.phase).toBe('form');
    expect(selectValue(page.form, 'prompt')).toBe('a cat');
    expect(page.reported.at(-2)).toBe('cost.reversed');
  });

  test('that does not reach the server is tried again under its key, ever more slowly, and then left to the person', async () => {
    const page = new Page().writes('a cat');
    page.services.createGeneration.mockRejectedValue(new Error('offline'));
    await page.submits();
    for (const pause of [1000, 2000, 4000, 8000]) {
      expect(page.phase).toBe('resending');
      page.time.pass(pause - 1);
      await settled();
      const before = page.services.createGeneration.mock.calls.length;
      page.time.pass(1);
      await settled();
      expect(page.services.createGeneration.mock.calls.length).toBe(before + 1);
    }
    expect(page.phase).toBe('unreached');
    expect(page.memory.at(-1)).toMatchObject({ jobId: null });
    page.services.createGeneration.mockResolvedValueOnce(granted({ id: 'job-1', status: 'queued', cost: 1 }));
    page.online();
    await settled();
    expect(page.phase).toBe('queued');
    expect(new Set(page.services.createGeneration.mock.calls.map(([, key]) => key))).toEqual(new Set(['submit-1']));
  });

  test('cancelled before the server has named its job is cancelled there as soon as it has', async () => {
    const page = new Page().writes('a cat');
    const answer = new Held<Created>();
    page.services.createGeneration.mockReturnValueOnce(answer.promise);
    await page.submits();
    page.send({ type: 'cancel.clicked' });
    expect(page.phase).toBe('sending');
    expect(selectCanCancel(page.sees)).toBe(false);
    answer.resolve(granted({ id: 'job-1', status: 'queued', cost: 1 }));
    await settled();
    expect(page.services.cancelGeneration).toHaveBeenCalledWith('job-1', expect.anything());
    expect(page.phase).toBe('cancelled');
    expect(page.reported.slice(-2)).toEqual(['cost.reversed', 'job.ended']);
  });
});

describe('after a reload', () => {
  const saved = { tool: 'ai-sticker-maker', idempotencyKey: 'submit-0', jobId: 'job-1', inputs: { mode: 'text', prompt: 'a cat' } };

  test('a job is found again and followed', async () => {
    const page = new Page({}, saved);
    expect(page.services.recallJob).toHaveBeenCalledExactlyOnceWith('ai-sticker-maker');
    expect(page.phase).toBe('running');
    expect(selectValue(page.form, 'prompt')).toBe('a cat');
    await settled();
    expect(page.phase).toBe('running');
    expect(page.services.createGeneration).not.toHaveBeenCalled();
  });

  test('a job that ended meanwhile shows its result', async () => {
    const page = new Page({}, saved);
    page.services.getGeneration.mockResolvedValueOnce(granted(done));
    await settled();
    expect(page.phase).toBe('running');
    page.stream.send(done);
    expect(selectOutputs(page.sees)).toHaveLength(1);
  });

  const link = (isReturn: boolean) => ({ type: 'query.given', query: 'prompt=a+dragon', isReturn }) as const;
  const { fields } = stickerMaker;

  test('a link sets the form and the next submit, but not the restored submit', async () => {
    const page = new Page({ fields }, { ...saved, inputs: { mode: 'imageText', prompt: 'a cat' } }, [link(false)]);
    page.services.getGeneration.mockResolvedValueOnce(granted(done));
    await settled();
    page.stream.send(done);
    expect([page.phase, page.form.context.values]).toEqual(['done', { ...initialValues(fields), prompt: 'a dragon' }]);
    await page.submits();
    expect(page.services.createGeneration.mock.calls.map(([body]) => body.inputs)).toEqual([{ mode: 'text', prompt: 'a dragon' }]);
  });

  test.each<[string, PageEvent]>([
    ['what was typed', { type: 'field.changed', name: 'prompt', value: 'a dragon' }],
    ['what was filled in', { type: 'form.filled', values: { prompt: 'a dragon' }, files: {} }],
  ])('%s before the page was alive stays', (_, event) => {
    expect(selectValue(new Page({ fields }, saved, [event]).form, 'prompt')).toBe('a dragon');
  });

  test('a file chosen before hydration keeps the restored submit from filling in its words', () => {
    const chosen = { type: 'file.given', slot: 'image', kind: 'picture', file: photo } as const;
    expect(selectValue(new Page({ fields }, saved, [chosen]).form, 'prompt')).toBe('');
  });

  test('a consent receipt leaves the form to the restored submit', () => {
    const receipt = { type: 'field.changed', name: 'consent', value: 'receipt' } as const;
    expect(selectValue(new Page({ fields }, saved, [receipt]).form, 'prompt')).toBe('a cat');
  });

  describe('a submit on the home page', () => {
    const clicks = (page: Page, prompt: string) => {
      page.send({ type: 'form.filled', values: { mode: 'text', prompt }, files: {} });
      page.send({ type: 'form.submitted' });
      page.send({ type: 'submit.queued' });
    };
    const made = (page: Page) => page.services.createGeneration.mock.calls.map(([body]) => body.inputs['prompt']);
    const queued = async (page: Page) => {
      await vi.waitFor(() => expect(page.phase).toBe('queued'), { interval: 1, timeout: 20_000 });
    };

    test.each(['succeeded', 'failed'] as const)('is accepted once the restored submit is known to have %s', async (status) => {
      const page = new Page({ fields }, saved);
      clicks(page, 'a cat');
      clicks(page, 'a cat');
      expect([page.phase, made(page)]).toEqual(['running', []]);
      await settled();
      page.stream.send(job(status));
      await settled();
      await queued(page);
      page.stream.send(done);
      expect([page.phase, made(page)]).toEqual(['done', ['a cat']]);
    });

    test('waits for a job that still runs, and is made after it, once', async () => {
      const page = new Page({ fields });
      await page.writes('a fox').submits();
      clicks(page, 'a fox');
      clicks(page, 'a whale');
      clicks(page, 'a whale');
      page.stream.send(done);
      await queued(page);
      expect([page.phase, made(page)]).toEqual(['queued', ['a fox', 'a whale']]);
      page.stream.send(done);
      expect([page.phase, made(page).length]).toEqual(['done', 2]);
    });

    test('is made after one that the server refuses', async () => {
      const page = new Page({ fields });
      const asked = new Held<Created>();
      page.services.createGeneration.mockReturnValueOnce(asked.promise);
      await page.writes('a fox').submits();
      clicks(page, 'a whale');
      expect([page.phase, made(page)]).toEqual(['sending', ['a fox']]);
      asked.resolve(refusal('unavailable'));
      await queued(page);
      page.stream.send(done);
      expect([page.phase, made(page)]).toEqual(['done', ['a fox', 'a whale']]);
    });

    test('whose rules do not load is refused once, and waits for the person', async () => {
      const page = new Page({ fields });
      page.services.makeKey.mockImplementation(() => {
        throw new Error('the rules could not be loaded');
      });
      clicks(page, 'a whale');
      await vi.waitFor(() => expect(page.services.makeKey).toHaveBeenCalled(), { interval: 1, timeout: 20_000 });
      await settled();
      expect([page.phase, page.services.makeKey.mock.calls.length]).toEqual(['refused', 1]);
    });

    test('is made after one whose file is lost', async () => {
      const page = new Page({ fields });
      const sent = new Held<Awaited<ReturnType<GenerationServices['sendFile']>>>();
      page.services.sendFile.mockReturnValueOnce(sent.promise);
      await page.chooses('image').gives().submits();
      expect(page.phase).toBe('uploading');
      clicks(page, 'a whale');
      expect(selectIsSubmitQueued(page.sees)).toBe(true);
      sent.resolve(refusal('invalidInput'));
      await queued(page);
      expect([made(page), selectIsSubmitQueued(page.sees)]).toEqual([['a whale'], false]);
    });

    test('is made after one that is being checked, whatever the check finds', async () => {
      const page = new Page({ fields });
      page.writes('a fox').send({ type: 'form.submitted' });
      clicks(page, 'a whale');
      clicks(page, 'a whale');
      expect([page.phase, selectIsSubmitQueued(page.sees)]).toEqual(['checking', true]);
      await queued(page);
      page.stream.send(done);
      await queued(page);
      page.stream.send(done);
      expect([page.phase, made(page)]).toEqual(['done', ['a fox', 'a whale']]);

      const other = new Page({ fields });
      other.chooses('image').send({ type: 'form.submitted' });
      clicks(other, 'a whale');
      await queued(other);
      other.stream.send(done);
      expect([other.phase, made(other), selectErrors(other.form)]).toEqual(['done', ['a whale'], {}]);
    });

    test('waits for the other images of an empty form, and starts after them', async () => {
      const page = new Page({ fields });
      page.send({ type: 'others.changed', busy: true });
      clicks(page, 'a whale');
      expect([page.phase, selectIsSubmitQueued(page.sees)]).toEqual(['form', true]);
      page.send({ type: 'others.changed', busy: false });
      await queued(page);
      expect([made(page), selectIsSubmitQueued(page.sees)]).toEqual([['a whale'], false]);
    });

    test.each<[string, (page: Page) => unknown]>([
      ['its check', (page) => page.writes('a fox').send({ type: 'form.submitted' })],
      [
        'its upload',
        (page) => {
          page.services.sendFile.mockReturnValue(new Held<Awaited<ReturnType<GenerationServices['sendFile']>>>().promise);
          return page.chooses('image').gives().submits();
        },
      ],
    ])('is dropped when the press before it is canceled during %s', async (_, begin) => {
      const page = new Page({ fields });
      await begin(page);
      clicks(page, 'a whale');
      page.send({ type: 'cancel.clicked' });
      await settled();
      expect([page.phase, made(page), selectIsSubmitQueued(page.sees)]).toEqual(['form', [], false]);
    });

    const cancelled = granted(job('cancelled'));
    /** A job is at work, and the person has canceled it; the server has not answered yet. */
    const canceling = async () => {
      const page = new Page({ fields });
      const asked = new Held<typeof cancelled>();
      page.services.cancelGeneration.mockReturnValueOnce(asked.promise);
      await page.writes('a fox').submits();
      await page.cancels();
      return { page, asked };
    };

    test('after Cancel is made once the job is canceled', async () => {
      const { page, asked } = await canceling();
      clicks(page, 'a whale');
      expect([page.phase, made(page)]).toEqual(['cancelling', ['a fox']]);
      asked.resolve(cancelled);
      await queued(page);
      page.stream.send(done);
      expect([page.phase, made(page)]).toEqual(['done', ['a fox', 'a whale']]);
    });

    test('after canceling a submit that is not yet accepted also starts', async () => {
      const page = new Page({ fields });
      const asked = new Held<Created>();
      page.services.createGeneration.mockReturnValueOnce(asked.promise);
      await page.writes('a fox').submits();
      await page.cancels();
      clicks(page, 'a whale');
      asked.resolve(granted({ id: 'job-1', status: 'queued', cost: 1 }));
      await queued(page);
      expect([page.services.cancelGeneration.mock.calls.length, made(page)]).toEqual([1, ['a fox', 'a whale']]);
    });

    test('before canceling a submit that is not yet accepted is dropped', async () => {
      const page = new Page({ fields });
      const asked = new Held<Created>();
      page.services.createGeneration.mockReturnValueOnce(asked.promise);
      await page.writes('a fox').submits();
      clicks(page, 'a whale');
      await page.cancels();
      asked.resolve(granted({ id: 'job-1', status: 'queued', cost: 1 }));
      await settled();
      expect([page.phase, made(page)]).toEqual(['cancelled', ['a fox']]);
    });

    test('that was made already is not made twice by a second click', async () => {
      const page = new Page({ fields });
      clicks(page, 'a fox');
      clicks(page, 'a fox');
      await queued(page);
      clicks(page, 'a fox');
      page.stream.send(done);
      expect([page.phase, made(page)]).toEqual(['done', ['a fox']]);
    });

    test('that was sent before the page was alive is not made twice by a second click', async () => {
      // `src/early/early.js` adds the words in an order of its own.
      const inputs = { prompt: 'a fox', ...earlySubmitOf(stickerMaker, { mode: 'text' })!.inputs };
      const page = new Page({ fields }, { ...saved, jobId: null, inputs });
      page.send({ type: 'form.filled', values: { mode: 'text', prompt: 'a fox' }, files: {} });
      page.send({ type: 'submit.sent' });
      clicks(page, 'a fox');
      await queued(page);
      clicks(page, 'a fox');
      page.stream.send(done);
      expect([page.phase, made(page)]).toEqual(['done', ['a fox']]);
    });

    test('starts after a submit from before hydration when its words differ', async () => {
      const page = new Page({ fields }, saved);
      page.send({ type: 'submit.sent' });
      await settled();
      clicks(page, 'a whale');
      page.stream.send(done);
      await queued(page);
      expect(made(page)).toEqual(['a whale']);
    });

    test.each<[string, PageEvent]>([
      ['the form changes', { type: 'field.changed', name: 'seed', value: 7 }],
      ['a file comes', { type: 'file.given', slot: 'image', kind: 'picture', file: photo }],
      ['a file is removed', { type: 'file.removed', slot: 'image' }],
      ['files change places', { type: 'files.swapped', slots: ['image', 'mask'] }],
      ['faces are found', { type: 'faces.found', faces: [] }],
      ['faces are looked for again', { type: 'faces.unmarked' }],
      ['a link is opened', link(false)],
      ['the job before it is canceled', { type: 'cancel.clicked' }],
    ])('is dropped when %s', async (_, event) => {
      const page = new Page({ fields, files: { image: stored } }, saved);
      await settled();
      clicks(page, 'a whale');
      page.send(event);
      await settled();
      if (page.phase === 'running') page.stream.send(done);
      expect([['done', 'cancelled'].includes(page.phase), made(page)]).toEqual([true, []]);
    });

    test('is dropped when somebody else comes', async () => {
      const page = new Page({ fields, who: 'user' }, saved);
      await settled();
      clicks(page, 'a whale');
      page.send({ type: 'session.changed', who: 'visitor' });
      await settled();
      expect([page.phase, made(page), selectIsSubmitQueued(page.sees)]).toEqual(['form', [], false]);
    });

    test('stays when the receipt of a consent comes by itself', async () => {
      const page = new Page({ fields }, saved);
      await settled();
      clicks(page, 'a whale');
      page.send({ type: 'field.changed', name: 'consent', value: 'receipt' });
      page.stream.send(done);
      expect(page.phase).toBe('checking');
    });

    test('is dropped where the job before it was canceled elsewhere', async () => {
      const page = new Page({ fields }, saved);
      await settled();
      clicks(page, 'a whale');
      page.stream.send(job('cancelled'));
      await settled();
      expect([page.phase, made(page)]).toEqual(['cancelled', []]);
    });

    test('that waited in vain is not repeated by the next one', async () => {
      const page = new Page({ fields }, saved);
      await settled();
      clicks(page, 'a whale');
      page.send({ type: 'others.changed', busy: true });
      page.stream.send(done);
      page.send({ type: 'result.dismissed' });
      page.send({ type: 'others.changed', busy: false });
      await page.submits();
      page.stream.send(done);
      expect([page.phase, made(page)]).toEqual(['done', ['a whale']]);
    });

    test('is not a submit of an unavailable tool', async () => {
      const page = new Page({ fields }, saved);
      page.send({
        type: 'offers.known',
        offers: [
          { slug: 'ai-sticker-maker', section: 'home', result: 'image', cost: 1, capability: 'image.sticker', served: false, engine: null },
        ],
      });
      clicks(page, 'a whale');
      page.send({
        type: 'offers.known',
        offers: [
          { slug: 'ai-sticker-maker', section: 'home', result: 'image', cost: 1, capability: 'image.sticker', served: true, engine: null },
        ],
      });
      await settled();
      page.stream.send(done);
      expect([page.phase, made(page)]).toEqual(['done', []]);
    });
  });

  test('the link of a revisited page gives way to the submit made there and to its saved form', () => {
    expect(selectValue(new Page({ fields }, saved, [link(true)]).form, 'prompt')).toBe('a cat');
    const page = new Page({ fields }, null, [link(true)]);
    expect([selectValue(page.form, 'prompt'), page.reported, page.screen.map(({ type }) => type)]).toEqual([
      'a dragon',
      [],
      ['form.shown', 'work.ended'],
    ]);
    page.writes('a dog').send(link(true));
    expect(selectValue(page.form, 'prompt')).toBe('a dog');
    page.send(link(false));
    expect(selectValue(page.form, 'prompt')).toBe('a dragon');
  });

  test('a submit whose answer was lost is looked up by its key', async () => {
    const page = new Page({}, { ...saved, jobId: null });
    await settled();
    expect(page.services.createGeneration).toHaveBeenCalledWith(
      { tool: 'ai-sticker-maker', inputs: saved.inputs, cost: 1 },
      'submit-0',
      expect.anything(),
    );
    expect(page.phase).toBe('queued');
  });
});

describe('when somebody else comes', () => {
  test('the user’s result and files are removed; the prompt stays', async () => {
    const page = new Page({ who: 'user' }).gives();
    await settled();
    await page.writes('a cat').submits();
    page.stream.send(done);
    page.send({ type: 'session.changed', who: 'visitor' });
    expect(page.phase).toBe('form');
    expect(selectOutputs(page.sees)).toEqual([]);
    expect(selectUploadIn(page.form, 'image')).toBeNull();
    expect(selectValue(page.form, 'prompt')).toBe('a cat');
    expect(page.facts.at(-1)).toMatchObject({ type: 'form.changed', values: { prompt: 'a cat' }, files: {} });
    expect(page.memory.at(-1)).toBe('forgotten');
  });

  test('a visitor who signs in keeps the job', async () => {
    const page = await begun({ who: 'visitor' });
    page.send({ type: 'session.changed', who: 'user' });
    page.stream.send(done);
    expect(page.phase).toBe('done');
  });
});

describe('what is on screen is reported', () => {
  const works = (page: Page) =>
    page.screen.flatMap((fact) => (fact.type === 'work.ended' ? [fact.phase] : fact.type === 'work.began' ? ['works'] : []));
  const shown = (page: Page) => page.screen.findLast((fact) => fact.type === 'form.shown');

  test('a submit in flight, and what is on screen after it', async () => {
    const page = new Page({ values: { mode: 'text', prompt: 'a cat' } });
    page.send({ type: 'form.submitted' });
    await settled();
    expect([works(page)[0], works(page).at(-1)]).toEqual(['form', 'works']);
    page.stream.send(job('succeeded'));
    expect(works(page).at(-1)).toBe('done');
    page.send({ type: 'result.deleted' });
    page.time.pass(times.undoTime);
    expect(works(page).at(-1)).toBe('works');
    await settled();
    expect(works(page).at(-1)).toBe('form');
  });

  test('a form with a mistake is on screen again', async () => {
    const page = new Page({ values: { mode: 'text', prompt: '' } });
    page.send({ type: 'form.submitted' });
    await settled();
    expect(works(page)).toEqual(['form', 'works', 'form']);
  });

  test('a file is shown as soon as it is given, and again once the server has it', async () => {
    const page = new Page();
    page.send({ type: 'file.given', slot: 'image', kind: 'picture', file: photo });
    expect(shown(page)).toMatchObject({ files: { image: { ref: photo.ref, stored: null } } });
    await settled();
    expect(shown(page)).toMatchObject({ files: { image: { ref: photo.ref, stored } } });
    page.send({ type: 'file.removed', slot: 'image' });
    expect(shown(page)).toMatchObject({ files: {} });
  });

  test('a submit from an earlier page load shows its form', async () => {
    const page = new Page({}, { tool: 'ai-sticker-maker', idempotencyKey: 'k', jobId: 'job-1', inputs: { mode: 'text', prompt: 'a dog' } });
    expect(shown(page)).toMatchObject({ values: { prompt: 'a dog' } });
  });
});
