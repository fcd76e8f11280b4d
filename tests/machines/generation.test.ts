import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { oneOf, optional, record, list } from '../../contract/structs/schema.ts';
import { effects } from '../../contract/facts/tools/effects.ts';
import { mostEnlarged } from '../../contract/facts/enlarging.ts';
import { imageEnhancer } from '../../contract/facts/tools/image-enhancer.ts';
import { stickerMaker } from '../../contract/facts/tools/sticker.ts';
import { background, fileName, prompt } from '../../contract/structs/inputs/values.ts';
import { stickerInputs } from '../../contract/structs/inputs/sticker.ts';
import { earlyPressOf } from '../../machines/generation/generation.early.ts';
import { generationActors, type GenerationServices } from '../../machines/generation/generation.actors.ts';
import type { Closure } from '../../machines/generation/generation.closure.ts';
import { checkForm, type JudgedForm } from '../../machines/generation/generation.check.ts';
import { dependentsOf, initialValues, inputsOf, withFile } from '../../machines/generation/generation.form.ts';
import { generationMachine } from '../../machines/generation/generation.machine.ts';
import {
  selectCanCancel,
  selectCanPress,
  selectCanRepeat,
  selectClosure,
  selectCost,
  selectError,
  selectErrors,
  selectFailure,
  selectIsPressWaiting,
  selectIsWorking,
  selectLeft,
  selectOutputs,
  selectPhase,
  selectPosition,
  selectProgress,
  selectRetryCost,
  selectStage,
  selectUploadIn,
  selectValue,
} from '../../machines/generation/generation.selectors.ts';
import type { GenerationEmitted, GenerationEvent, GenerationInput, Job, SavedJob } from '../../machines/generation/generation.types.ts';
import type { Offered } from '../../machines/offer/offer.types.ts';
import { times } from '../../contract/facts/times.ts';
import { SimulatedTime } from '../model/clock.ts';
import { settled } from '../../packages/chartkit/paths/headless.ts';
import { granted, Held, refusal } from './answers.ts';

const sticker: JudgedForm = { fields: stickerMaker.fields, struct: stickerInputs };

const photo = { ref: 'file-1', name: 'cat.jpg', type: 'image/jpeg', size: 1000 };
const stored = { name: '01JD.png', url: '/files/01JD.png', width: 8, height: 6, type: 'image/png', size: 900 };

const job = (status: Job['status'], more: Partial<Job> = {}): Job => ({
  id: 'job-1',
  tool: 'ai-sticker-maker',
  engine: 'local',
  status,
  progress: 0,
  stage: null,
  cost: 1,
  outputs: [],
  notes: {},
  error: null,
  ...more,
});
const done = job('succeeded', {
  progress: 1,
  outputs: [{ url: '/files/s.png', type: 'image/png', width: 512, height: 512, duration: null }],
});

type Created = Awaited<ReturnType<GenerationServices['createGeneration']>>;

const isOfScreen = ({ type }: GenerationEmitted): boolean => ['form.shown', 'work.began', 'work.ended'].includes(type);

class Page {
  readonly time = new SimulatedTime();
  readonly facts: GenerationEmitted[] = [];
  readonly screen: GenerationEmitted[] = [];
  readonly memory: unknown[] = [];
  readonly streams: { tell: (job: Job) => void; end: Held<void>; signal: AbortSignal }[] = [];
  online: () => void = () => {};
  readonly services = {
    makeKey: vi.fn(() => `press-${this.services.makeKey.mock.calls.length}`),
    createGeneration: vi.fn<GenerationServices['createGeneration']>(async () =>
      granted({ id: 'job-1', status: 'queued' as const, cost: 1 }),
    ),
    getGeneration: vi.fn<GenerationServices['getGeneration']>(async () => granted(job('running'))),
    cancelGeneration: vi.fn<GenerationServices['cancelGeneration']>(async () => granted(job('cancelled'))),
    deleteCreation: vi.fn<GenerationServices['deleteCreation']>(async () => granted(null)),
    followGeneration: vi.fn<GenerationServices['followGeneration']>((_, tell, signal) => {
      const end = new Held<void>();
      this.streams.push({ tell, end, signal });
      return end.promise;
    }),
    sendFile: vi.fn<GenerationServices['sendFile']>(async () => granted({ item: stored })),
    recallJob: vi.fn<GenerationServices['recallJob']>(() => null),
    rememberJob: vi.fn<GenerationServices['rememberJob']>((saved) => void this.memory.push(saved)),
    forgetJob: vi.fn<GenerationServices['forgetJob']>(() => void this.memory.push('forgotten')),
    onOnline: vi.fn<GenerationServices['onOnline']>((listener) => {
      this.online = listener;
      return () => {};
    }),
  };
  readonly actor;

  /** What is sent before the page is alive waits for it. */
  constructor(input: Partial<GenerationInput> = {}, saved: SavedJob | null = null, before: readonly GenerationEvent[] = []) {
    this.services.recallJob.mockReturnValue(saved);
    this.actor = createActor(generationMachine.provide({ actors: generationActors(this.services) }), {
      input: {
        tool: 'ai-sticker-maker',
        cost: 1,
        values: initialValues(stickerMaker.fields),
        dependents: dependentsOf(stickerMaker.fields),
        ...input,
      },
      clock: this.time.clock,
    });
    // What the form shows, and whether a press is in flight, have tests of their own.
    this.actor.on('*', (fact) => void (isOfScreen(fact) ? this.screen : this.facts).push(fact));
    for (const event of before) this.actor.send(event);
    this.actor.start();
  }

  get sees() {
    return this.actor.getSnapshot();
  }

  get phase() {
    return selectPhase(this.sees);
  }

  get told(): string[] {
    return this.facts.map(({ type }) => type);
  }

  get stream() {
    return this.streams.at(-1)!;
  }

  writes(text: string): this {
    this.actor.send({ type: 'field.changed', name: 'prompt', value: text });
    return this;
  }

  chooses(mode: string): this {
    this.actor.send({ type: 'field.changed', name: 'mode', value: mode });
    return this;
  }

  gives(slot = 'image', file = photo): this {
    this.actor.send({ type: 'file.given', slot, kind: 'picture', file });
    return this;
  }

  async presses(what: 'generate' | 'cancel' = 'generate'): Promise<this> {
    this.actor.send({ type: `${what}.pressed` });
    await vi.waitFor(() => expect(this.phase).not.toBe('checking'), { interval: 1, timeout: 20_000 });
    await settled();
    return this;
  }
}

const begun = async (input?: Partial<GenerationInput>) => new Page(input).writes('a cat').presses();

describe('the form', () => {
  const slots = (...names: string[]) => names;

  test('opens with the first choice of every control', () => {
    expect(initialValues(stickerMaker.fields)).toMatchObject({ mode: 'text', prompt: '' });
  });

  test('says by field what is missing', () => {
    expect(checkForm(sticker, { mode: 'text', prompt: '  ' }, [])).toEqual({ errors: { prompt: { rule: 'required' } } });
    expect(checkForm(sticker, { mode: 'image' }, [])).toEqual({ errors: { image: { rule: 'required' } } });
  });

  test('says by field what breaks a rule, with its bound', () => {
    const errors = checkForm(sticker, { mode: 'text', prompt: 'x'.repeat(1001), seed: -1, style: 'gold' }, []);
    expect(errors).toEqual({ errors: { prompt: { rule: 'tooLong', limit: 1000 }, seed: { rule: 'outOfRange', limit: 0 } } });
    expect(
      checkForm(
        { ...sticker, fields: [{ kind: 'prompt', name: 'prompt', max: 9999 }, stickerMaker.fields[0]!] },
        { mode: 'text', prompt: 'x'.repeat(1001) },
        [],
      ),
    ).toEqual({
      errors: { prompt: { rule: 'tooLong', limit: 1000 } },
    });
    const scale: JudgedForm = {
      ...sticker,
      fields: [
        { kind: 'seed', name: 'seed' },
        { kind: 'tabs', name: 'mode', options: ['text'], initial: 'text' },
      ],
    };
    expect(checkForm(scale, { mode: 'tiles', seed: -1 }, [])).toMatchObject({
      errors: { mode: { rule: 'notOffered' }, seed: { rule: 'outOfRange', limit: 0 } },
    });
    expect(checkForm(scale, { mode: 'text', seed: 1.5 }, [])).toMatchObject({ errors: { seed: { rule: 'invalid' } } });
  });

  test('sends what is shown, trimmed, and nothing else', () => {
    expect(checkForm(sticker, { mode: 'text', prompt: ' a cat ', seed: 7 }, slots('image', 'mask'))).toEqual({
      inputs: { mode: 'text', prompt: 'a cat', seed: 7 },
      places: [],
    });
  });

  test('puts files where their names belong, and closes the gaps of a list', () => {
    const tool: JudgedForm = {
      fields: [
        { kind: 'pictures', name: 'images', min: 1, max: 3 },
        { kind: 'faces', name: 'faces', of: 'target', max: 3 },
        { kind: 'background', name: 'background' },
      ],
      struct: record({ images: list(fileName, { min: 1 }), prompt: optional(prompt), mode: optional(oneOf(['a'])) }),
    };
    const { inputs, places } = inputsOf(
      tool.fields,
      { faces: [{ box: { x: 1 } }, { box: { x: 2 } }], consent: 'receipt' },
      slots('images.2', 'images.0', 'faces.1.image', 'background.image'),
    );
    expect(inputs).toEqual({
      images: ['images.0', 'images.2'],
      faces: [{ box: { x: 2 }, image: 'faces.1.image' }],
      background: { image: 'background.image' },
      consent: 'receipt',
    });
    expect(withFile(inputs, places.find(({ slot }) => slot === 'faces.1.image')!.path, '01.png')).toMatchObject({
      faces: [{ box: { x: 2 }, image: '01.png' }],
    });
    expect(checkForm(tool, {}, [])).toEqual({ errors: { images: { rule: 'required' } } });
  });

  test('a new picture takes along the mask that was painted over the old one', async () => {
    const page = new Page().gives().gives('mask');
    await settled();
    expect(selectUploadIn(page.sees, 'mask')?.status).toBe('stored');
    page.gives();
    expect(selectUploadIn(page.sees, 'mask')).toBeNull();
    page.actor.send({ type: 'file.removed', slot: 'image' });
    expect(selectUploadIn(page.sees, 'image')).toBeNull();
  });

  test('new faces change places, and stay when the target is another one; its rectangles do not', async () => {
    const page = new Page({ values: { faces: [{ box: { x: 1 } }] }, dependents: { target: ['faces'] } });
    page.gives('faces.0.image');
    page.actor.send({ type: 'files.swapped', slots: ['faces.0.image', 'faces.1.image'] });
    expect(selectUploadIn(page.sees, 'faces.1.image')).toBeNull();
    await settled();
    page.actor.send({ type: 'files.swapped', slots: ['faces.0.image', 'faces.1.image'] });
    expect([selectUploadIn(page.sees, 'faces.0.image'), selectUploadIn(page.sees, 'faces.1.image')?.status]).toEqual([null, 'stored']);
    page.gives('target');
    expect(selectUploadIn(page.sees, 'faces.1.image')?.status).toBe('stored');
    page.gives('faces.0.image', { ...photo, ref: 'file-2' });
    await settled();
    page.actor.send({ type: 'files.swapped', slots: ['faces.0.image', 'faces.1.image'] });
    expect(['faces.0.image', 'faces.1.image'].map((slot) => selectUploadIn(page.sees, slot)?.file.ref)).toEqual(['file-1', 'file-2']);
    expect(page.sees.context.values).toEqual({});
  });

  test('words for a background that are not written yet are missing, not wrong', () => {
    const tool: JudgedForm = { fields: [{ kind: 'background', name: 'background' }], struct: record({ background }) };
    expect(checkForm(tool, { background: { prompt: '' } }, [])).toEqual({ errors: { background: { rule: 'required' } } });
  });

  test('costs what its card costs', () => {
    const page = new Page({ cost: 20, prices: { field: 'effect', by: { pixel: 1, hug: 20 } } });
    expect(selectCost(page.sees)).toBe(20);
    page.actor.send({ type: 'field.changed', name: 'effect', value: 'pixel' });
    expect(selectCost(page.sees)).toBe(1);
  });

  test('a retry of a press that may have arrived costs what was pressed; of one that was refused, what the form costs now', async () => {
    const page = new Page({ cost: 20, prices: { field: 'mode', by: { text: 1, image: 5 } } }).writes('a cat');
    page.services.createGeneration.mockRejectedValue(new Error('offline'));
    await page.presses();
    for (const pause of [1000, 2000, 4000, 8000]) {
      page.time.pass(pause);
      await settled();
    }
    expect(page.phase).toBe('unreached');
    page.actor.send({ type: 'field.changed', name: 'mode', value: 'image' });
    expect([selectCost(page.sees), selectRetryCost(page.sees)]).toEqual([5, 1]);
    page.services.createGeneration.mockResolvedValue(refusal('refusedByPolicy', 'No.'));
    page.actor.send({ type: 'retry.pressed' });
    await settled();
    expect([page.phase, selectRetryCost(page.sees)]).toEqual(['refused', 5]);
  });

  test('every change is told with what the server keeps', async () => {
    const page = new Page().writes('a cat').gives();
    await settled();
    expect(page.facts.at(-1)).toMatchObject({
      type: 'form.changed',
      tool: 'ai-sticker-maker',
      values: { mode: 'text', prompt: 'a cat' },
      files: { image: stored },
    });
  });

  test('an error goes when its field is changed', async () => {
    const page = await new Page().presses();
    expect(selectError(page.sees, 'prompt')).toEqual({ rule: 'required' });
    page.writes('a cat');
    expect(selectErrors(page.sees)).toEqual({});
  });

  test('is filled by a template, files and all', async () => {
    const page = new Page();
    page.actor.send({ type: 'form.filled', values: { mode: 'imageText', prompt: 'with a hat' }, files: { image: stored } });
    await page.presses();
    expect(page.services.createGeneration.mock.calls[0]![0].inputs).toMatchObject({
      mode: 'imageText',
      prompt: 'with a hat',
      image: '01JD.png',
    });
  });
});

describe('a form that is closed takes no press', () => {
  const offered = (more: Partial<Offered> = {}): Offered => ({
    slug: 'ai-sticker-maker',
    section: 'home',
    result: 'image',
    cost: 1,
    capability: 'image.sticker',
    served: true,
    engine: 'local',
    ...more,
  });
  const offers = (...tools: Offered[]) => ({ type: 'offers.known', offers: tools }) as const;
  const card = effects.find(({ adult }) => adult === true)!.id;
  const plain = effects.find(({ adult }) => adult !== true)!.id;
  const chosen = (effect: string) => ({ type: 'field.changed', name: 'effect', value: effect }) as const;
  const confirmed = { type: 'adult.confirmed' } as const;

  test.each<[string, Partial<GenerationInput>, GenerationEvent[], Closure, GenerationEvent]>([
    ['until the age is confirmed, for a tool for adults', { adult: true }, [], 'age', confirmed],
    ['until the age is confirmed, for a card for adults', {}, [chosen(card)], 'age', confirmed],
    ['until another card is chosen', {}, [chosen(card)], 'age', chosen(plain)],
    ['while the tool is not served', {}, [offers(offered({ served: false }))], 'tool', offers(offered())],
    [
      'while the chosen card is not served',
      {},
      [chosen(plain), offers(offered({ effects: [] }))],
      'effect',
      offers(offered({ effects: [plain] })),
    ],
  ])('%s', async (_, input, before, closure, opening) => {
    const page = new Page(input).writes('a cat');
    for (const event of before) page.actor.send(event);
    expect(selectClosure(page.sees)).toBe(closure);
    page.actor.send({ type: 'generate.pressed' });
    expect([page.phase, selectCanPress(page.sees), page.told.includes('press.taken')]).toEqual(['form', false, false]);
    page.actor.send(opening);
    expect(selectClosure(page.sees)).toBeNull();
    await page.presses();
    expect([page.phase, page.told.includes('press.taken')]).toEqual(['queued', true]);
  });

  test('while a picture has more pixels than its field takes', async () => {
    const page = new Page({ tool: 'ai-image-enhancer', fields: imageEnhancer.fields, values: initialValues(imageEnhancer.fields) });
    page.services.sendFile.mockResolvedValueOnce(granted({ item: { ...stored, width: mostEnlarged, height: 2 } }));
    page.gives();
    await settled();
    expect(selectClosure(page.sees)).toBe('size');
    page.actor.send({ type: 'generate.pressed' });
    expect([page.phase, selectCanPress(page.sees), page.told.includes('press.taken')]).toEqual(['form', false, false]);
    page.gives();
    await settled();
    expect([selectClosure(page.sees), selectCanPress(page.sees)]).toEqual([null, true]);
  });

  test('while that picture is on its way the press waits, and ends in the form', async () => {
    const page = new Page({ tool: 'ai-image-enhancer', fields: imageEnhancer.fields, values: initialValues(imageEnhancer.fields) });
    page.services.sendFile.mockResolvedValueOnce(granted({ item: { ...stored, width: mostEnlarged, height: 2 } }));
    page.gives();
    await page.presses();
    expect([page.phase, selectClosure(page.sees), page.services.createGeneration.mock.calls.length]).toEqual(['form', 'size', 0]);
  });

  test('a result offers one more only while the form still says what made it, and no seed makes the same again', async () => {
    const page = await begun({ fields: stickerMaker.fields });
    page.stream.tell(done);
    expect(selectCanRepeat(page.sees)).toBe(true);
    expect(selectCanRepeat(page.writes('a dog').sees)).toBe(false);
    expect(selectCanRepeat(page.writes('a cat').sees)).toBe(true);
    const seeded = await begun({ fields: stickerMaker.fields, values: { ...initialValues(stickerMaker.fields), seed: 7 } });
    seeded.stream.tell(done);
    expect(selectCanRepeat(seeded.sees)).toBe(false);
  });

  test('nor does its last result repeat one', async () => {
    const page = await begun({ fields: stickerMaker.fields });
    page.stream.tell(done);
    expect(selectCanRepeat(page.sees)).toBe(true);
    page.actor.send(offers(offered({ served: false })));
    page.actor.send({ type: 'again.pressed' });
    expect([selectCanRepeat(page.sees), page.phase]).toEqual([false, 'done']);
  });

  test('a list without this tool, and none at all, close nothing: the server judges the press', () => {
    const page = new Page();
    page.actor.send(offers());
    expect([selectClosure(page.sees), selectCanPress(page.sees)]).toEqual([null, true]);
  });

  test('the price is that of the server, once it has said it', () => {
    const page = new Page();
    page.actor.send(offers(offered({ cost: 3 })));
    expect(selectCost(page.sees)).toBe(3);
  });

  test('of the list, its own entry counts; a card is closed only where one is chosen, and where the cards are told', () => {
    const page = new Page();
    page.actor.send(offers(offered({ slug: 'ai-image-upscaler', cost: 9, served: false }), offered({ cost: 3, effects: [plain] })));
    expect([selectCost(page.sees), selectClosure(page.sees)]).toEqual([3, null]);
    page.actor.send(chosen(effects.find(({ id, adult }) => id !== plain && adult !== true)!.id));
    expect(selectClosure(page.sees)).toBe('effect');
    page.actor.send(offers(offered()));
    expect(selectClosure(page.sees)).toBeNull();
  });

  test('while what would change is looked for, nothing is paid for it: not by a press, not again', async () => {
    const page = await begun();
    page.stream.tell(done);
    page.actor.send({ type: 'proposal.expected', expected: true });
    page.actor.send({ type: 'generate.pressed' });
    page.actor.send({ type: 'again.pressed' });
    expect([selectCanPress(page.sees), page.phase]).toEqual([false, 'done']);
    page.actor.send({ type: 'proposal.expected', expected: false });
    page.actor.send({ type: 'generate.pressed' });
    expect(page.phase).toBe('checking');
  });

  test('while pictures beside it have running jobs, only its own result may be repeated', async () => {
    const page = await begun();
    page.stream.tell(done);
    page.actor.send({ type: 'others.changed', busy: true });
    page.actor.send({ type: 'generate.pressed' });
    expect([selectCanPress(page.sees), page.phase]).toEqual([false, 'done']);
    page.actor.send({ type: 'again.pressed' });
    expect(page.phase).toBe('checking');
    // The pictures beside it are not made again.
    expect(page.told.filter((type) => type === 'press.taken')).toHaveLength(1);
  });
});

describe('a press', () => {
  test('takes the cost once, however often the button is pressed', async () => {
    const page = new Page().writes('a cat');
    page.actor.send({ type: 'generate.pressed' });
    page.actor.send({ type: 'generate.pressed' });
    await page.presses();
    expect(page.services.createGeneration).toHaveBeenCalledTimes(1);
    expect(page.services.makeKey).toHaveBeenCalledTimes(1);
    expect(page.facts.filter(({ type }) => type === 'cost.simulated')).toEqual([{ type: 'cost.simulated', key: 'press-1', amount: 1 }]);
    expect(page.phase).toBe('queued');
  });

  test('is remembered before it is sent, and again with the job', async () => {
    const page = await begun();
    expect(page.memory).toEqual([
      { tool: 'ai-sticker-maker', idempotencyKey: 'press-1', jobId: null, inputs: { mode: 'text', prompt: 'a cat' } },
      { tool: 'ai-sticker-maker', idempotencyKey: 'press-1', jobId: 'job-1', inputs: { mode: 'text', prompt: 'a cat' } },
    ]);
  });

  test('waits for a file that is on its way, and sends its name', async () => {
    const page = new Page().chooses('image');
    const answer = new Held<Awaited<ReturnType<GenerationServices['sendFile']>>>();
    page.services.sendFile.mockReturnValueOnce(answer.promise);
    await page.gives().presses();
    expect(page.phase).toBe('uploading');
    expect(page.services.createGeneration).not.toHaveBeenCalled();
    answer.resolve(granted({ item: stored }));
    await settled();
    expect(page.services.createGeneration.mock.calls[0]![0]).toMatchObject({
      tool: 'ai-sticker-maker',
      inputs: { mode: 'image', image: '01JD.png' },
    });
  });

  test.each([
    ['breaks', (page: Page) => page.services.sendFile.mock.calls.at(-1)![2], true],
    ['is taken away', (page: Page) => page.actor.send({ type: 'file.removed', slot: 'image' }), false],
  ])('whose file %s is not sent, and the field says so', async (_, happen, breaks) => {
    const page = new Page().chooses('image');
    const answer = new Held<Awaited<ReturnType<GenerationServices['sendFile']>>>();
    page.services.sendFile.mockReturnValueOnce(answer.promise);
    await page.gives().presses();
    if (breaks) answer.reject(new Error('reset'));
    else happen(page);
    await settled();
    expect(page.phase).toBe('form');
    expect(selectError(page.sees, 'image')).toEqual({ rule: 'uploadFailed' });
    expect(page.services.createGeneration).not.toHaveBeenCalled();
  });

  test('a file that replaces one on its way is the one that is sent', async () => {
    const page = new Page().chooses('image');
    const [older, newer] = [new Held<Awaited<ReturnType<GenerationServices['sendFile']>>>(), granted({ item: stored })];
    page.services.sendFile.mockReturnValueOnce(older.promise).mockReturnValueOnce(new Held<never>().promise);
    page.gives().gives('image', { ...photo, ref: 'file-2' });
    older.resolve(newer);
    await settled();
    expect(selectUploadIn(page.sees, 'image')).toMatchObject({ status: 'sending', file: { ref: 'file-2' } });
  });

  test('a file that broke is sent again on retry', async () => {
    const page = new Page().chooses('image');
    page.services.sendFile.mockRejectedValueOnce(new Error('reset'));
    page.gives();
    await settled();
    expect(selectUploadIn(page.sees, 'image')?.status).toBe('failed');
    page.actor.send({ type: 'file.retried', slot: 'image' });
    await settled();
    expect(selectUploadIn(page.sees, 'image')?.status).toBe('stored');
  });

  test.each([
    ['a refusal', refusal('noEngine', 'No engine.')],
    [
      'a refusal, whatever comes with it',
      { ...refusal('noEngine', 'No engine.'), data: { id: 'job-1', status: 'queued' as const, cost: 1 } },
    ],
  ])('after %s says why in the words of the server, and takes nothing', async (_, answer) => {
    const page = new Page().writes('a cat');
    page.services.createGeneration.mockResolvedValueOnce(answer);
    await page.presses();
    expect([page.phase, selectFailure(page.sees)]).toEqual(['refused', { code: answer.code, msg: 'No engine.' }]);
    expect(page.told.slice(-2)).toEqual(['cost.simulated', 'cost.reversed']);
    expect(page.services.forgetJob).toHaveBeenLastCalledWith('ai-sticker-maker');
  });

  test('without credits gives the cost back and opens the way to more', async () => {
    const page = new Page().writes('a cat');
    page.services.createGeneration.mockResolvedValueOnce(refusal('notEnoughCredits', 'Not enough credits.'));
    await page.presses();
    expect(page.told.slice(-3)).toEqual(['cost.simulated', 'cost.reversed', 'credits.short']);
    expect(page.phase).toBe('refused');
    expect(selectFailure(page.sees)).toEqual({ code: 30001, msg: 'Not enough credits.' });
    expect(page.memory.at(-1)).toBe('forgotten');
    await page.presses();
    expect(page.phase).toBe('queued');
    expect(page.services.createGeneration.mock.calls.map(([, key]) => key)).toEqual(['press-1', 'press-2']);
  });

  test('that needs a sign-in goes on after it, under the same key', async () => {
    const page = new Page({ who: 'visitor' }).writes('a cat');
    page.services.createGeneration.mockResolvedValueOnce(refusal('signInNeeded'));
    await page.presses();
    expect(page.phase).toBe('awaitingSignIn');
    expect(page.told).toContain('signIn.needed');
    page.actor.send({ type: 'auth.dismissed', signedIn: true });
    page.actor.send({ type: 'session.changed', who: 'user' });
    await settled();
    expect(page.phase).toBe('queued');
    expect(page.services.createGeneration.mock.calls.map(([, key]) => key)).toEqual(['press-1', 'press-1']);
  });

  test('that needs a sign-in is dropped when the person does not sign in; the form stays', async () => {
    const page = new Page().writes('a cat');
    page.services.createGeneration.mockResolvedValueOnce(refusal('signInNeeded'));
    await page.presses();
    page.actor.send({ type: 'auth.dismissed', signedIn: false });
    expect(page.phase).toBe('form');
    expect(selectValue(page.sees, 'prompt')).toBe('a cat');
    expect(page.told.at(-2)).toBe('cost.reversed');
  });

  test('that does not reach the server is tried again under its key, ever more slowly, and then left to the person', async () => {
    const page = new Page().writes('a cat');
    page.services.createGeneration.mockRejectedValue(new Error('offline'));
    await page.presses();
    for (const pause of [1000, 2000, 4000, 8000]) {
      expect(page.phase).toBe('sending');
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
    expect(new Set(page.services.createGeneration.mock.calls.map(([, key]) => key))).toEqual(new Set(['press-1']));
  });

  test('cancelled before the server has said which job it is, is cancelled there as soon as it has', async () => {
    const page = new Page().writes('a cat');
    const answer = new Held<Created>();
    page.services.createGeneration.mockReturnValueOnce(answer.promise);
    await page.presses();
    page.actor.send({ type: 'cancel.pressed' });
    expect(page.phase).toBe('sending');
    expect(selectCanCancel(page.sees)).toBe(false);
    answer.resolve(granted({ id: 'job-1', status: 'queued', cost: 1 }));
    await settled();
    expect(page.services.cancelGeneration).toHaveBeenCalledWith('job-1', expect.anything());
    expect(page.phase).toBe('cancelled');
    expect(page.told.slice(-2)).toEqual(['cost.reversed', 'job.ended']);
  });
});

describe('a job', () => {
  test('is followed by its stages to its result', async () => {
    const page = await begun();
    page.stream.tell(job('running', { stage: 'cutting', progress: 0.4 }));
    expect([page.phase, selectStage(page.sees), selectProgress(page.sees)]).toEqual(['running', 'cutting', 0.4]);
    page.stream.tell(done);
    expect(page.phase).toBe('done');
    expect(selectOutputs(page.sees)).toHaveLength(1);
    expect(page.facts.at(-1)).toEqual({ type: 'job.ended', tool: 'ai-sticker-maker', id: 'job-1', status: 'succeeded' });
    expect(page.streams).toHaveLength(1);
    expect(page.stream.signal.aborted).toBe(true);
    expect(page.told).not.toContain('cost.reversed');
  });

  test('says how many are before it while it waits, and a time left that does not go to and fro', async () => {
    const page = await begun();
    const said = () => [selectPosition(page.sees), selectLeft(page.sees)];
    expect([...said(), selectStage(page.sees), selectProgress(page.sees)]).toEqual([null, null, null, 0]);
    page.stream.tell(job('queued', { position: 2, left: 60 }));
    expect(said()).toEqual([2, 60]);
    page.stream.tell(job('running', { position: 2, left: 30 }));
    expect(said()).toEqual([null, 30]);
    page.stream.tell(job('running', { left: 45 }));
    expect(said()).toEqual([null, 30]);
    page.stream.tell(job('running', { left: 60 }));
    expect(said()).toEqual([null, 60]);
    page.stream.tell(job('running', { left: null }));
    expect(said()).toEqual([null, null]);
    page.stream.tell(job('running', { left: 10 }));
    page.stream.tell(done);
    expect(said()).toEqual([null, null]);
  });

  test('that the server does not delete stays; one that is gone already counts as deleted', async () => {
    const page = await begun();
    page.stream.tell(done);
    page.services.deleteCreation.mockResolvedValueOnce(refusal('unavailable')).mockResolvedValueOnce(refusal('notFound'));
    for (const phase of ['done', 'form']) {
      page.actor.send({ type: 'result.deleted' });
      page.time.pass(times.undoTime);
      await settled();
      expect(page.phase).toBe(phase);
    }
  });

  test('is deleted for good, and forgotten', async () => {
    const page = await begun();
    page.stream.tell(done);
    page.services.deleteCreation.mockRejectedValueOnce(new Error('offline'));
    page.actor.send({ type: 'result.deleted' });
    page.time.pass(times.undoTime);
    await settled();
    expect([page.phase, page.facts.at(-1)]).toMatchObject(['done', { type: 'notice.raised', message: { key: 'creationKept' } }]);
    page.actor.send({ type: 'result.deleted' });
    page.time.pass(times.undoTime);
    await settled();
    expect(page.services.deleteCreation).toHaveBeenLastCalledWith('job-1');
    expect(page.told.slice(-2)).toEqual(['creation.deleted', 'notice.raised']);
    expect([page.phase, selectOutputs(page.sees).length, page.memory.at(-1)]).toEqual(['form', 0, 'forgotten']);
  });

  test('is brought back while its removal can be undone, and is not deleted later', async () => {
    const page = await begun();
    page.stream.tell(done);
    page.actor.send({ type: 'result.deleted' });
    expect(page.phase).toBe('removed');
    page.actor.send({ type: 'removal.undone' });
    page.time.pass(times.undoTime);
    await settled();
    expect([page.phase, selectOutputs(page.sees).length]).toEqual(['done', 1]);
    expect(page.services.deleteCreation).not.toHaveBeenCalled();
  });

  test('that was removed is deleted at once when the page is left, and forgotten before the answer', async () => {
    const page = await begun();
    page.stream.tell(done);
    page.actor.send({ type: 'page.left' });
    expect(page.phase).toBe('done');
    page.actor.send({ type: 'result.deleted' });
    page.actor.send({ type: 'page.left' });
    expect([page.services.deleteCreation.mock.calls, page.memory.at(-1)]).toEqual([[['job-1']], 'forgotten']);
    await settled();
    expect(page.phase).toBe('form');
  });

  test('that was removed is deleted before the next press is sent', async () => {
    const page = await begun();
    page.stream.tell(done);
    page.actor.send({ type: 'result.deleted' });
    await page.presses();
    expect(page.services.deleteCreation).toHaveBeenCalledExactlyOnceWith('job-1');
    expect(page.services.createGeneration.mock.calls.map(([, key]) => key)).toEqual(['press-1', 'press-2']);
  });

  test('that failed says why, gives the cost back, and may be tried anew', async () => {
    const page = await begun();
    page.stream.tell(job('failed', { error: { code: 50002, msg: 'The engine failed.' } }));
    expect(selectFailure(page.sees)).toEqual({ code: 50002, msg: 'The engine failed.' });
    expect(page.told.slice(-2)).toEqual(['cost.reversed', 'job.ended']);
    expect(page.memory.at(-1)).toBe('forgotten');
    await page.presses();
    expect(page.services.createGeneration.mock.calls.map(([, key]) => key)).toEqual(['press-1', 'press-2']);
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
    'that is %s and says nothing for a while is asked about, and not called lost',
    async (status) => {
      const page = await begun();
      page.stream.tell({ ...job(status), position: status === 'queued' ? 2 : null });
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

  test('of which something was heard is asked for soon when its stream breaks once more', async () => {
    const page = await begun();
    for (const times of [1, 2]) {
      page.stream.tell(job('running'));
      page.stream.end.reject(new Error('reset'));
      await settled();
      page.time.pass(1000);
      await settled();
      expect([page.phase, page.services.getGeneration.mock.calls.length]).toEqual(['running', times]);
    }
  });

  test('of which nothing is heard for 20 seconds is asked for', async () => {
    const page = await begun();
    page.time.pass(19_000);
    page.stream.tell(job('running'));
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
    await page.presses('cancel');
    expect(page.phase).toBe(phase);
  });

  test('whose cancelling does not reach the server goes on, and the person is told', async () => {
    const page = await begun();
    page.services.cancelGeneration.mockRejectedValueOnce(new Error('offline'));
    await page.presses('cancel');
    expect(page.phase).toBe('running');
    expect(page.facts).toContainEqual({ type: 'notice.raised', tone: 'error', message: { key: 'cancelFailed' } });
  });

  test('the form may be changed meanwhile; the change belongs to the next press', async () => {
    const page = await begun();
    page.writes('a dog');
    page.stream.tell(done);
    await page.presses();
    expect(page.services.createGeneration.mock.calls.map(([body]) => body.inputs['prompt'])).toEqual(['a cat', 'a dog']);
    expect(selectIsWorking(page.sees)).toBe(true);
  });
});

describe('after a reload', () => {
  const saved = { tool: 'ai-sticker-maker', idempotencyKey: 'press-0', jobId: 'job-1', inputs: { mode: 'text', prompt: 'a cat' } };

  test('a job is found again and followed', async () => {
    const page = new Page({}, saved);
    expect(page.services.recallJob).toHaveBeenCalledExactlyOnceWith('ai-sticker-maker');
    expect(page.phase).toBe('running');
    expect(selectValue(page.sees, 'prompt')).toBe('a cat');
    await settled();
    expect(page.phase).toBe('running');
    expect(page.services.createGeneration).not.toHaveBeenCalled();
  });

  test('a job that ended meanwhile shows its result', async () => {
    const page = new Page({}, saved);
    page.services.getGeneration.mockResolvedValueOnce(granted(done));
    await settled();
    expect(page.phase).toBe('running');
    page.stream.tell(done);
    expect(selectOutputs(page.sees)).toHaveLength(1);
  });

  const link = (isReturn: boolean) => ({ type: 'query.given', query: 'prompt=a+dragon', isReturn }) as const;
  const { fields } = stickerMaker;

  test('a link says what the form holds, and what the next press makes: not the press that is found', async () => {
    const page = new Page({ fields }, { ...saved, inputs: { mode: 'imageText', prompt: 'a cat' } }, [link(false)]);
    page.services.getGeneration.mockResolvedValueOnce(granted(done));
    await settled();
    page.stream.tell(done);
    expect([page.phase, page.sees.context.values]).toEqual(['done', { ...initialValues(fields), prompt: 'a dragon' }]);
    await page.presses();
    expect(page.services.createGeneration.mock.calls.map(([body]) => body.inputs)).toEqual([{ mode: 'text', prompt: 'a dragon' }]);
  });

  test.each<[string, GenerationEvent]>([
    ['what was typed', { type: 'field.changed', name: 'prompt', value: 'a dragon' }],
    ['what was filled in', { type: 'form.filled', values: { prompt: 'a dragon' }, files: {} }],
  ])('%s before the page was alive stays', (_, event) => {
    expect(selectValue(new Page({ fields }, saved, [event]).sees, 'prompt')).toBe('a dragon');
  });

  test('a file chosen before the page was alive keeps the press that is found from filling in its words', () => {
    const chosen = { type: 'file.given', slot: 'image', kind: 'picture', file: photo } as const;
    expect(selectValue(new Page({ fields }, saved, [chosen]).sees, 'prompt')).toBe('');
  });

  test('the receipt of a consent leaves the form to the press that is found', () => {
    const receipt = { type: 'field.changed', name: 'consent', value: 'receipt' } as const;
    expect(selectValue(new Page({ fields }, saved, [receipt]).sees, 'prompt')).toBe('a cat');
  });

  describe('a press of the start page', () => {
    const presses = (page: Page, prompt: string) => {
      page.actor.send({ type: 'form.filled', values: { mode: 'text', prompt }, files: {} });
      page.actor.send({ type: 'generate.pressed' });
      page.actor.send({ type: 'press.wanted' });
    };
    const made = (page: Page) => page.services.createGeneration.mock.calls.map(([body]) => body.inputs['prompt']);
    const queued = async (page: Page) => {
      await vi.waitFor(() => expect(page.phase).toBe('queued'), { interval: 1, timeout: 20_000 });
    };

    test.each(['succeeded', 'failed'] as const)('is taken once the press that is found is known to have %s', async (status) => {
      const page = new Page({ fields }, saved);
      presses(page, 'a cat');
      presses(page, 'a cat');
      expect([page.phase, made(page)]).toEqual(['running', []]);
      await settled();
      page.stream.tell(job(status));
      await settled();
      await queued(page);
      page.stream.tell(done);
      expect([page.phase, made(page)]).toEqual(['done', ['a cat']]);
    });

    test('waits for a job that still runs, and is made after it, once', async () => {
      const page = new Page({ fields });
      await page.writes('a fox').presses();
      presses(page, 'a fox');
      presses(page, 'a whale');
      presses(page, 'a whale');
      page.stream.tell(done);
      await queued(page);
      expect([page.phase, made(page)]).toEqual(['queued', ['a fox', 'a whale']]);
      page.stream.tell(done);
      expect([page.phase, made(page).length]).toEqual(['done', 2]);
    });

    test('is made after one that the server refuses', async () => {
      const page = new Page({ fields });
      const asked = new Held<Created>();
      page.services.createGeneration.mockReturnValueOnce(asked.promise);
      await page.writes('a fox').presses();
      presses(page, 'a whale');
      expect([page.phase, made(page)]).toEqual(['sending', ['a fox']]);
      asked.resolve(refusal('unavailable'));
      await queued(page);
      page.stream.tell(done);
      expect([page.phase, made(page)]).toEqual(['done', ['a fox', 'a whale']]);
    });

    test('whose rules do not load is refused once, and waits for the person', async () => {
      const page = new Page({ fields });
      page.services.makeKey.mockImplementation(() => {
        throw new Error('the rules could not be loaded');
      });
      presses(page, 'a whale');
      await vi.waitFor(() => expect(page.services.makeKey).toHaveBeenCalled(), { interval: 1, timeout: 20_000 });
      await settled();
      expect([page.phase, page.services.makeKey.mock.calls.length]).toEqual(['refused', 1]);
    });

    test('is made after one whose file is lost', async () => {
      const page = new Page({ fields });
      const sent = new Held<Awaited<ReturnType<GenerationServices['sendFile']>>>();
      page.services.sendFile.mockReturnValueOnce(sent.promise);
      await page.chooses('image').gives().presses();
      expect(page.phase).toBe('uploading');
      presses(page, 'a whale');
      expect(selectIsPressWaiting(page.sees)).toBe(true);
      sent.resolve(refusal('invalidInput'));
      await queued(page);
      expect([made(page), selectIsPressWaiting(page.sees)]).toEqual([['a whale'], false]);
    });

    test('is made after one that is being checked, whatever the check finds', async () => {
      const page = new Page({ fields });
      page.writes('a fox').actor.send({ type: 'generate.pressed' });
      presses(page, 'a whale');
      presses(page, 'a whale');
      expect([page.phase, selectIsPressWaiting(page.sees)]).toEqual(['checking', true]);
      await queued(page);
      page.stream.tell(done);
      await queued(page);
      page.stream.tell(done);
      expect([page.phase, made(page)]).toEqual(['done', ['a fox', 'a whale']]);

      const other = new Page({ fields });
      other.chooses('image').actor.send({ type: 'generate.pressed' });
      presses(other, 'a whale');
      await queued(other);
      other.stream.tell(done);
      expect([other.phase, made(other), selectErrors(other.sees)]).toEqual(['done', ['a whale'], {}]);
    });

    test('waits for the other pictures of an empty form, and is made after them', async () => {
      const page = new Page({ fields });
      page.actor.send({ type: 'others.changed', busy: true });
      presses(page, 'a whale');
      expect([page.phase, selectIsPressWaiting(page.sees)]).toEqual(['form', true]);
      page.actor.send({ type: 'others.changed', busy: false });
      await queued(page);
      expect([made(page), selectIsPressWaiting(page.sees)]).toEqual([['a whale'], false]);
    });

    test.each<[string, (page: Page) => unknown]>([
      ['its check', (page) => page.writes('a fox').actor.send({ type: 'generate.pressed' })],
      [
        'its upload',
        (page) => {
          page.services.sendFile.mockReturnValue(new Held<Awaited<ReturnType<GenerationServices['sendFile']>>>().promise);
          return page.chooses('image').gives().presses();
        },
      ],
    ])('is dropped when the press before it is canceled during %s', async (_, begin) => {
      const page = new Page({ fields });
      await begin(page);
      presses(page, 'a whale');
      page.actor.send({ type: 'cancel.pressed' });
      await settled();
      expect([page.phase, made(page), selectIsPressWaiting(page.sees)]).toEqual(['form', [], false]);
    });

    const cancelled = granted(job('cancelled'));
    /** A job is at work, and the person has canceled it; the server has not answered yet. */
    const canceling = async () => {
      const page = new Page({ fields });
      const asked = new Held<typeof cancelled>();
      page.services.cancelGeneration.mockReturnValueOnce(asked.promise);
      await page.writes('a fox').presses();
      await page.presses('cancel');
      return { page, asked };
    };

    test('after Cancel is made once the job is canceled', async () => {
      const { page, asked } = await canceling();
      presses(page, 'a whale');
      expect([page.phase, made(page)]).toEqual(['cancelling', ['a fox']]);
      asked.resolve(cancelled);
      await queued(page);
      page.stream.tell(done);
      expect([page.phase, made(page)]).toEqual(['done', ['a fox', 'a whale']]);
    });

    test('after the Cancel of a press that is not accepted yet is made too', async () => {
      const page = new Page({ fields });
      const asked = new Held<Created>();
      page.services.createGeneration.mockReturnValueOnce(asked.promise);
      await page.writes('a fox').presses();
      await page.presses('cancel');
      presses(page, 'a whale');
      asked.resolve(granted({ id: 'job-1', status: 'queued', cost: 1 }));
      await queued(page);
      expect([page.services.cancelGeneration.mock.calls.length, made(page)]).toEqual([1, ['a fox', 'a whale']]);
    });

    test('before the Cancel of a press that is not accepted yet is dropped', async () => {
      const page = new Page({ fields });
      const asked = new Held<Created>();
      page.services.createGeneration.mockReturnValueOnce(asked.promise);
      await page.writes('a fox').presses();
      presses(page, 'a whale');
      await page.presses('cancel');
      asked.resolve(granted({ id: 'job-1', status: 'queued', cost: 1 }));
      await settled();
      expect([page.phase, made(page)]).toEqual(['cancelled', ['a fox']]);
    });

    test('that was made already is not made twice by a second click', async () => {
      const page = new Page({ fields });
      presses(page, 'a fox');
      presses(page, 'a fox');
      await queued(page);
      presses(page, 'a fox');
      page.stream.tell(done);
      expect([page.phase, made(page)]).toEqual(['done', ['a fox']]);
    });

    test('that was sent before the page was alive is not made twice by a second click', async () => {
      // `public/early.js` adds the words in an order of its own.
      const inputs = { prompt: 'a fox', ...earlyPressOf(stickerMaker, { mode: 'text' })!.inputs };
      const page = new Page({ fields }, { ...saved, jobId: null, inputs });
      page.actor.send({ type: 'form.filled', values: { mode: 'text', prompt: 'a fox' }, files: {} });
      page.actor.send({ type: 'press.sent' });
      presses(page, 'a fox');
      await queued(page);
      presses(page, 'a fox');
      page.stream.tell(done);
      expect([page.phase, made(page)]).toEqual(['done', ['a fox']]);
    });

    test('is made after a press that was sent before the page was alive, when its words are others', async () => {
      const page = new Page({ fields }, saved);
      page.actor.send({ type: 'press.sent' });
      await settled();
      presses(page, 'a whale');
      page.stream.tell(done);
      await queued(page);
      expect(made(page)).toEqual(['a whale']);
    });

    test.each<[string, GenerationEvent]>([
      ['the form changes', { type: 'field.changed', name: 'seed', value: 7 }],
      ['a file comes', { type: 'file.given', slot: 'image', kind: 'picture', file: photo }],
      ['a file is removed', { type: 'file.removed', slot: 'image' }],
      ['files change places', { type: 'files.swapped', slots: ['image', 'mask'] }],
      ['faces are found', { type: 'faces.found', faces: [] }],
      ['faces are looked for again', { type: 'faces.unmarked' }],
      ['a link is opened', link(false)],
      ['the job before it is canceled', { type: 'cancel.pressed' }],
    ])('is dropped when %s', async (_, event) => {
      const page = new Page({ fields, files: { image: stored } }, saved);
      await settled();
      presses(page, 'a whale');
      page.actor.send(event);
      await settled();
      if (page.phase === 'running') page.stream.tell(done);
      expect([['done', 'cancelled'].includes(page.phase), made(page)]).toEqual([true, []]);
    });

    test('is dropped when somebody else comes', async () => {
      const page = new Page({ fields, who: 'user' }, saved);
      await settled();
      presses(page, 'a whale');
      page.actor.send({ type: 'session.changed', who: 'visitor' });
      await settled();
      expect([page.phase, made(page), page.sees.context.isPressWanted]).toEqual(['form', [], false]);
    });

    test('stays when the receipt of a consent comes by itself', async () => {
      const page = new Page({ fields }, saved);
      await settled();
      presses(page, 'a whale');
      page.actor.send({ type: 'field.changed', name: 'consent', value: 'receipt' });
      page.stream.tell(done);
      expect(page.phase).toBe('checking');
    });

    test('is dropped where the job before it was canceled elsewhere', async () => {
      const page = new Page({ fields }, saved);
      await settled();
      presses(page, 'a whale');
      page.stream.tell(job('cancelled'));
      await settled();
      expect([page.phase, made(page)]).toEqual(['cancelled', []]);
    });

    test('that waited in vain is not repeated by the next one', async () => {
      const page = new Page({ fields }, saved);
      await settled();
      presses(page, 'a whale');
      page.actor.send({ type: 'others.changed', busy: true });
      page.stream.tell(done);
      page.actor.send({ type: 'result.dismissed' });
      page.actor.send({ type: 'others.changed', busy: false });
      await page.presses();
      page.stream.tell(done);
      expect([page.phase, made(page)]).toEqual(['done', ['a whale']]);
    });

    test('is no press of a tool that is not served', async () => {
      const page = new Page({ fields }, saved);
      page.actor.send({
        type: 'offers.known',
        offers: [
          { slug: 'ai-sticker-maker', section: 'home', result: 'image', cost: 1, capability: 'image.sticker', served: false, engine: null },
        ],
      });
      presses(page, 'a whale');
      page.actor.send({
        type: 'offers.known',
        offers: [
          { slug: 'ai-sticker-maker', section: 'home', result: 'image', cost: 1, capability: 'image.sticker', served: true, engine: null },
        ],
      });
      await settled();
      page.stream.tell(done);
      expect([page.phase, made(page)]).toEqual(['done', []]);
    });
  });

  test('the link of a page that is returned to gives way to the press that was made there, and to its draft', () => {
    expect(selectValue(new Page({ fields }, saved, [link(true)]).sees, 'prompt')).toBe('a cat');
    const page = new Page({ fields }, null, [link(true)]);
    expect([selectValue(page.sees, 'prompt'), page.told, page.screen.at(-1)?.type]).toEqual(['a dragon', [], 'form.shown']);
    page.writes('a dog').actor.send(link(true));
    expect(selectValue(page.sees, 'prompt')).toBe('a dog');
    page.actor.send(link(false));
    expect(selectValue(page.sees, 'prompt')).toBe('a dragon');
  });

  test('a press of which the answer was not heard is asked for under its key', async () => {
    const page = new Page({}, { ...saved, jobId: null });
    await settled();
    expect(page.services.createGeneration).toHaveBeenCalledWith(
      { tool: 'ai-sticker-maker', inputs: saved.inputs },
      'press-0',
      expect.anything(),
    );
    expect(page.phase).toBe('queued');
  });
});

describe('when somebody else comes', () => {
  test('what a user made and gave is gone; the words stay', async () => {
    const page = new Page({ who: 'user' }).gives();
    await settled();
    await page.writes('a cat').presses();
    page.stream.tell(done);
    page.actor.send({ type: 'session.changed', who: 'visitor' });
    expect(page.phase).toBe('form');
    expect(selectOutputs(page.sees)).toEqual([]);
    expect(selectUploadIn(page.sees, 'image')).toBeNull();
    expect(selectValue(page.sees, 'prompt')).toBe('a cat');
    expect(page.facts.at(-1)).toMatchObject({ type: 'form.changed', values: { prompt: 'a cat' }, files: {} });
    expect(page.memory.at(-1)).toBe('forgotten');
  });

  test('a visitor who signs in keeps the job', async () => {
    const page = await begun({ who: 'visitor' });
    page.actor.send({ type: 'session.changed', who: 'user' });
    page.stream.tell(done);
    expect(page.phase).toBe('done');
  });
});

describe('what is on screen is told', () => {
  const works = (page: Page) =>
    page.screen.flatMap((fact) => (fact.type === 'work.ended' ? [fact.phase] : fact.type === 'work.began' ? ['works'] : []));
  const shown = (page: Page) => page.screen.findLast((fact) => fact.type === 'form.shown');

  test('a press that is in flight, and what is on screen after it', async () => {
    const page = new Page({ values: { mode: 'text', prompt: 'a cat' } });
    page.actor.send({ type: 'generate.pressed' });
    await settled();
    expect([works(page)[0], works(page).at(-1)]).toEqual(['form', 'works']);
    page.stream.tell(job('succeeded'));
    expect(works(page).at(-1)).toBe('done');
    page.actor.send({ type: 'result.deleted' });
    page.time.pass(times.undoTime);
    expect(works(page).at(-1)).toBe('works');
    await settled();
    expect(works(page).at(-1)).toBe('form');
  });

  test('a form with a mistake is on screen again', async () => {
    const page = new Page({ values: { mode: 'text', prompt: '' } });
    page.actor.send({ type: 'generate.pressed' });
    await settled();
    expect(works(page)).toEqual(['form', 'works', 'form']);
  });

  test('a file is shown as soon as it is given, and again once the server has it', async () => {
    const page = new Page();
    page.actor.send({ type: 'file.given', slot: 'image', kind: 'picture', file: photo });
    expect(shown(page)).toMatchObject({ files: { image: { ref: photo.ref, stored: null } } });
    await settled();
    expect(shown(page)).toMatchObject({ files: { image: { ref: photo.ref, stored } } });
    page.actor.send({ type: 'file.removed', slot: 'image' });
    expect(shown(page)).toMatchObject({ files: {} });
  });

  test('a press from an earlier page load shows its form', async () => {
    const page = new Page({}, { tool: 'ai-sticker-maker', idempotencyKey: 'k', jobId: 'job-1', inputs: { mode: 'text', prompt: 'a dog' } });
    expect(shown(page)).toMatchObject({ values: { prompt: 'a dog' } });
  });
});

describe('faces that a search found', () => {
  const face = (x: number, width: number) => ({ box: { x, y: 0, width, height: 10 }, turned: 0 });
  const faces = [face(1, 10), face(2, 30), face(3, 20)];
  const open = () => new Page({ fields: [{ name: 'faces', kind: 'faces', of: 'image', max: 2 }] });
  const marked = (page: Page) => (page.sees.context.values['faces'] as { box: { x: number } }[]).map(({ box }) => box.x);

  test('are marked, the largest of too many, in their own order', () => {
    const page = open();
    page.actor.send({ type: 'faces.found', faces });
    expect(marked(page)).toEqual([2, 3]);
  });

  test('are measured by their area, not by their shape', () => {
    const page = new Page({ fields: [{ name: 'faces', kind: 'faces', of: 'image', max: 1 }] });
    const [wide, tall] = [face(1, 40), { box: { x: 2, y: 0, width: 10, height: 50 }, turned: 0 }];
    page.actor.send({ type: 'faces.found', faces: [wide, tall] });
    expect(marked(page)).toEqual([2]);
  });

  test('do not replace what is marked, until the person searches again', () => {
    const page = open();
    page.actor.send({ type: 'faces.found', faces: [face(9, 9)] });
    page.actor.send({ type: 'faces.found', faces });
    expect(marked(page)).toEqual([9]);
    page.actor.send({ type: 'faces.unmarked' });
    page.actor.send({ type: 'faces.found', faces });
    expect(marked(page)).toEqual([2, 3]);
  });

  test('are nothing to a form without faces', () => {
    const page = new Page();
    page.actor.send({ type: 'faces.found', faces });
    expect(page.sees.context.values).toEqual(initialValues(stickerMaker.fields));
  });
});
