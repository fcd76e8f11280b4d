/** What a form takes from an address, what kind of file a field takes, and what a page says of the press that made its result. */
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { list, number, oneOf, record, text } from '../../contract/structs/schema.ts';
import type { FormField } from '../../contract/facts/tools/tool.ts';
import { errorsOf } from '../../machines/generation/generation.check.ts';
import { dependentsOf, initialValues, inputsOf, isShown, uploadKindOf, withFile } from '../../machines/generation/generation.form.ts';
import { generationMachine } from '../../machines/generation/generation.machine.ts';
import { generationModel } from '../../machines/generation/generation.model.ts';
import { stickerMaker } from '../../contract/facts/tools/sticker.ts';
import { givenInputs, withGiven } from '../../machines/generation/generation.query.ts';
import {
  selectCanRepeat,
  selectCanRetry,
  selectHasNewFile,
  selectIsReturned,
  selectSentIn,
  selectSentName,
  selectSentWords,
  type GenerationSnapshot,
} from '../../machines/generation/generation.selectors.ts';
import type { FormValues, Job } from '../../machines/generation/generation.types.ts';
import type { StoredFile } from '../../machines/upload/upload.types.ts';
import { HeadlessRun } from '../../packages/chartkit/paths/headless.ts';

const everyControl: FormField[] = [
  { kind: 'tabs', name: 'mode', options: ['text', 'image'], initial: 'image' },
  { kind: 'prompt', name: 'prompt', max: 5 },
  { kind: 'picture', name: 'image2' },
  { kind: 'mask', name: 'mask', of: 'image2' },
  { kind: 'faces', name: 'faces', of: 'image2', max: 3 },
  { kind: 'choice', name: 'ratio', options: ['1:1', '16:9'], initial: '16:9' },
  { kind: 'steps', name: 'seconds', options: [5, 10], initial: 10 },
  { kind: 'slider', name: 'strength', min: 10, max: 90, step: 1, initial: 50 },
  { kind: 'effect', name: 'effect', options: ['hug', 'pixel'] },
  { kind: 'background', name: 'background' },
  { kind: 'seed', name: 'seed' },
];

test('a form opens with what each control begins with, and with nothing for the others', () => {
  const values = initialValues(everyControl);
  expect(values).toStrictEqual({ mode: 'image', prompt: '', ratio: '16:9', seconds: 10, strength: 50, effect: 'hug' });
  expect(dependentsOf(everyControl)).toStrictEqual({ image2: ['mask', 'faces'] });
});

test('only what is filled in is sent, and each new face goes with the place that was marked for it', () => {
  const values: FormValues = {
    prompt: ' ',
    seed: null,
    effect: 'hug',
    background: { prompt: 'a beach', image: '' },
    faces: [{ box: { x: 1 } }, { box: { x: 2 } }, { box: { x: 3 } }],
  };
  const { inputs, places } = inputsOf(everyControl, values, ['image2', 'faces.2.image', 'faces.0.image']);
  expect(inputs).toStrictEqual({
    image2: 'image2',
    faces: [
      { box: { x: 1 }, image: 'faces.0.image' },
      { box: { x: 3 }, image: 'faces.2.image' },
    ],
    effect: 'hug',
    background: { prompt: 'a beach', image: '' },
  });
  expect(places.map(({ path }) => path)).toEqual([['image2'], ['faces', 0, 'image'], ['faces', 1, 'image']]);
});

test('a list of more than ten pictures keeps its order', () => {
  const slots = Array.from({ length: 12 }, (_, index) => `images.${index}`);
  const { inputs } = inputsOf([{ kind: 'pictures', name: 'images', min: 1, max: 12 }], {}, slots.toReversed());
  expect(inputs).toEqual({ images: slots });
});

describe('what the server would not take is said of its field', () => {
  const struct = record({
    name: text({ min: 2, max: 4 }),
    tags: list(text(), { min: 1, max: 2 }),
    seconds: number({ min: 5, max: 10 }),
    least: number({ min: 5 }),
    most: number({ max: 5 }),
    ratio: oneOf(['1:1']),
  });
  const right = { name: 'cat', tags: ['a'], seconds: 7, least: 5, most: 5, ratio: '1:1' };

  test.each<[FormValues, Record<string, unknown>]>([
    [{}, {}],
    [{ name: null }, { name: { rule: 'required' } }],
    [{ name: '' }, { name: { rule: 'required' } }],
    [{ name: 'kitten' }, { name: { rule: 'tooLong', limit: 4 } }],
    [{ name: 7 }, { name: { rule: 'invalid' } }],
    [{ tags: [] }, { tags: { rule: 'required' } }],
    [{ tags: ['a', 'b', 'c'] }, { tags: { rule: 'outOfRange', limit: 2 } }],
    [{ tags: [7, 8] }, { tags: { rule: 'invalid' } }],
    [{ seconds: 4 }, { seconds: { rule: 'outOfRange', limit: 5 } }],
    [{ seconds: 11 }, { seconds: { rule: 'outOfRange', limit: 10 } }],
    [{ least: 4 }, { least: { rule: 'outOfRange', limit: 5 } }],
    [{ most: 6 }, { most: { rule: 'outOfRange', limit: 5 } }],
    [{ ratio: '2:1' }, { ratio: { rule: 'notOffered' } }],
  ])('%o', (wrong, errors) => expect(errorsOf(struct, { ...right, ...wrong })).toEqual(errors));
});

describe('an address fills in', () => {
  const fields: FormField[] = [
    { kind: 'tabs', name: 'mode', options: ['text', 'image'], initial: 'text' },
    { kind: 'choice', name: 'ratio', options: ['1:1', '16:9'], initial: '1:1' },
    { kind: 'effect', name: 'effect', options: ['hug', 'pixel'] },
    { kind: 'prompt', name: 'prompt', max: 5 },
    { kind: 'steps', name: 'seconds', options: [5, 10], initial: 5 },
    { kind: 'slider', name: 'strength', min: 10, max: 90, step: 1, initial: 50 },
    { kind: 'seed', name: 'seed' },
    { kind: 'colour', name: 'colour' },
    { kind: 'picture', name: 'image' },
  ];

  test.each<[string, FormValues]>([
    ['mode=image', { mode: 'image' }],
    ['mode=video', {}],
    ['ratio=16:9', { ratio: '16:9' }],
    ['ratio=2:1', {}],
    ['effect=pixel', { effect: 'pixel' }],
    ['effect=none', {}],
    ['prompt=longer+than+five', { prompt: 'longer than five' }],
    ['prompt=', { prompt: '' }],
    ['seconds=10', { seconds: 10 }],
    ['seconds=7', {}],
    ['strength=10', { strength: 10 }],
    ['strength=90', { strength: 90 }],
    ['strength=9', {}],
    ['strength=91', {}],
    ['strength=', {}],
    ['strength=much', {}],
    ['seed=1234567890', { seed: 1234567890 }],
    ['seed=12345678901', {}],
    ['seed=-1', {}],
    ['seed=1x', {}],
    ['seed=', {}],
    ['colour=%23a0B1c2', { colour: '#a0B1c2' }],
    ['colour=a0b1c2', {}],
    ['colour=x%23a0b1c2', {}],
    ['colour=%23a0b1c2d', {}],
    ['image=01JD.png', {}],
    ['other=1', {}],
    ['', {}],
    ['seed=7&mode=image', { mode: 'image', seed: 7 }],
  ])('"%s"', (query, values) => expect(givenInputs(fields, query)).toEqual(values));

  test.each([
    ['prompt=a+cat', 'image', { mode: 'text', prompt: 'a cat' }],
    ['prompt=a+cat', 'imageText', { mode: 'imageText', prompt: 'a cat' }],
    ['prompt=a+cat&mode=image', 'text', { mode: 'image', prompt: 'a cat' }],
    ['mode=image', 'text', { mode: 'image' }],
  ])('"%s" in the tab %s brings what it gives on screen, unless it says where', (query, mode, values) =>
    expect(withGiven({ fields: stickerMaker.fields, values: { mode } }, query)).toEqual(values),
  );

  test('a slider that begins at nothing is not set to it by an empty value', () => {
    expect(givenInputs([{ kind: 'slider', name: 'strength', min: 0, max: 1, step: 1, initial: 1 }], 'strength=')).toEqual({});
  });
});

test.each<[FormField, string | undefined]>([
  [{ kind: 'picture', name: 'file' }, 'picture'],
  [{ kind: 'pictures', name: 'file', min: 1, max: 2 }, 'picture'],
  [{ kind: 'faces', name: 'file', of: 'image', max: 2 }, 'picture'],
  [{ kind: 'background', name: 'file' }, 'picture'],
  [{ kind: 'gif', name: 'file' }, 'gif'],
  [{ kind: 'video', name: 'file' }, 'video'],
  [{ kind: 'audio', name: 'file' }, 'audio'],
  [{ kind: 'mask', name: 'file', of: 'image' }, 'mask'],
  [{ kind: 'prompt', name: 'file', max: 9 }, undefined],
])('a field of $kind takes %s', (field, kind) => expect(uploadKindOf(field)).toBe(kind));

test('a field with a condition is on the page while the other field has one of its values', () => {
  const field: FormField = { kind: 'picture', name: 'image', when: { field: 'mode', is: ['image', '2'] } };
  expect(['image', 2, 'text', null].map((mode) => isShown(field, { mode }))).toEqual([true, true, false, false]);
  expect([isShown(field, {}), isShown({ kind: 'picture', name: 'image' }, {}), isShown({ kind: 'seed', name: 'seed' }, {})]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a file takes its place in inputs that hold something else there', () => {
  expect(withFile({ background: 'blue' }, ['background', 'image'], '01.png')).toEqual({ background: { image: '01.png' } });
  expect(withFile({ background: ['blue'] }, ['background', 'image'], '01.png')).toEqual({ background: { image: '01.png' } });
  expect(withFile({ background: null }, ['background', 'image'], '01.png')).toEqual({ background: { image: '01.png' } });
  expect(withFile({ images: 'none', seed: 1 }, ['images', 0], '01.png')).toEqual({ images: ['01.png'], seed: 1 });
  expect(withFile({}, ['images', 1], '01.png')).toEqual({ images: [undefined, '01.png'] });
  const inputs = { images: ['00.png'] };
  expect(withFile(inputs, ['images', 1], '01.png')).toEqual({ images: ['00.png', '01.png'] });
  expect(inputs, 'what was there is not changed').toEqual({ images: ['00.png'] });
});

describe('of what the press sent', () => {
  const stored = (name: string, original?: string): StoredFile => ({
    name,
    url: `/files/${name}`,
    width: 8,
    height: 6,
    type: 'image/png',
    size: 9,
    ...(original && { original }),
  });

  /** A page whose press sent these inputs, with these files in its form. */
  function sent(
    inputs: FormValues,
    files: Record<string, StoredFile>,
  ): { sees: GenerationSnapshot; run: HeadlessRun<typeof generationMachine> } {
    const run = new HeadlessRun(generationModel).start({ tool: 'ai-sticker-maker', cost: 1, values: {}, files });
    run.send({ type: 'press.recalled', saved: { tool: 'ai-sticker-maker', idempotencyKey: 'press', jobId: 'job', inputs } });
    return { sees: run.snapshot, run };
  }

  test('the files are known by their names, however deep they were put', () => {
    const files = { image: stored('01.png', 'cat.jpg'), 'faces.0.image': stored('02.png', 'ann.jpg'), mask: stored('03.png') };
    const { sees } = sent({ image: '01.png', faces: [{ box: { x: 1 }, image: '02.png' }], none: null }, files);
    expect([selectSentIn(sees, 'image'), selectSentIn(sees, 'faces.0.image')].map((upload) => upload?.file.name)).toEqual([
      'cat.jpg',
      'ann.jpg',
    ]);
    expect([selectSentIn(sees, 'mask'), selectSentIn(sees, 'other')]).toEqual([null, null]);
    expect([selectSentName(sees), selectHasNewFile(sees)]).toEqual(['cat.jpg', true]);
  });

  test('a file that replaces one is new, from the moment it is given; one that broke is none', () => {
    const { run } = sent({ image: '01.png' }, { image: stored('01.png') });
    expect([selectHasNewFile(run.snapshot), selectSentName(run.snapshot)]).toEqual([false, '01.png']);
    const file = { ref: 'file', name: 'dog.jpg', type: 'image/jpeg', size: 9 };
    run.send({ type: 'file.given', slot: 'image', kind: 'picture', file });
    const seen = () => [selectHasNewFile(run.snapshot), selectSentName(run.snapshot), selectSentIn(run.snapshot, 'image')];
    expect(seen()).toEqual([true, null, null]);
    const upload = { status: 'failed', file, progress: 0, refusal: null, failure: { code: null }, stored: null } as const;
    run.send({ type: 'upload.reported', slot: 'image', upload });
    expect(seen()).toEqual([false, null, null]);
  });

  test.each<[FormValues, string | null]>([
    [{ prompt: 'a cat' }, 'a cat'],
    [{ text: 'Hello' }, 'Hello'],
    [{ prompt: 'a cat', text: 'Hello' }, 'a cat'],
    [{ prompt: 7 }, null],
    [{}, null],
  ])('the words of %o are %s', (inputs, words) => expect(selectSentWords(sent(inputs, {}).sees)).toBe(words));

  test('nothing is known before a press', () => {
    const page = createActor(generationMachine, {
      input: { tool: 'ai-sticker-maker', cost: 1, values: {}, files: { image: stored('01.png') } },
    });
    const sees = page.getSnapshot();
    expect([selectSentWords(sees), selectSentName(sees), selectSentIn(sees, 'image'), selectHasNewFile(sees)]).toEqual([
      null,
      null,
      null,
      true,
    ]);
  });
});

describe('a result', () => {
  const job = (status: Job['status'], error: Job['error'] = null): Job => ({
    id: 'job',
    tool: 'ai-sticker-maker',
    engine: 'local',
    status,
    progress: 1,
    stage: null,
    cost: 1,
    outputs: [],
    notes: {},
    error,
  });
  const ended = (status: Job['status']) => {
    const run = new HeadlessRun(generationModel).start({ tool: 'ai-sticker-maker', cost: 1, values: {} });
    run.send({ type: 'press.recalled', saved: { tool: 'ai-sticker-maker', idempotencyKey: 'press', jobId: 'job', inputs: {} } });
    run.answer('readJob', { kind: 'job', job: job(status) });
    return run;
  };

  test.each([
    ['succeeded', false],
    ['failed', true],
    ['cancelled', true],
  ] as const)('that %s may be retried: %s', (status, may) => {
    const { snapshot } = ended(status);
    expect([selectCanRetry(snapshot), selectIsReturned(snapshot), selectCanRepeat(snapshot)]).toEqual([may, may, !may]);
  });
});
