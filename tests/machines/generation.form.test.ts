/** What a form takes from an address, what kind of file a field takes, and what a page states of the submit that made its result. */
import { describe, expect, test } from 'vitest';
import { list, number, oneOf, record, text } from '../../contract/structs/schema.ts';
import type { FormField } from '../../contract/facts/tools/tool.ts';
import { errorsOf } from '../../machines/form/form.check.ts';
import { dependentsOf, initialValues, inputsOf, isShown, uploadKindOf, withFile } from '../../machines/form/form.rules.ts';
import { stickerMaker } from '../../contract/facts/tools/sticker.ts';
import { givenInputs, withGiven } from '../../machines/form/form.query.ts';
import {
  selectCanRepeat,
  selectCanRetry,
  selectIsOlder,
  selectIsReturned,
  selectMadeFrom,
  selectMadeFromName,
  selectSentWords,
} from '../../machines/generation/generation.selectors.ts';
import type { FormValues } from '../../machines/form/form.types.ts';
import type { StoredFile } from '../../machines/upload/upload.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { Held } from './answers.ts';
import { job, Page } from './tool-page.ts';

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

test('a list of more than ten images keeps its order', () => {
  const slots = Array.from({ length: 12 }, (_, index) => `images.${index}`);
  const { inputs } = inputsOf([{ kind: 'pictures', name: 'images', min: 1, max: 12 }], {}, slots.toReversed());
  expect(inputs).toEqual({ images: slots });
});

describe('a value that the server would refuse is reported at its field', () => {
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

describe('an address that opens a tool fills in', () => {
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

  const tool = { slug: stickerMaker.slug, fields: stickerMaker.fields, dependents: {}, prices: null, adult: false };
  test.each([
    ['prompt=a+cat', 'image', { mode: 'text', prompt: 'a cat' }],
    ['prompt=a+cat', 'imageText', { mode: 'imageText', prompt: 'a cat' }],
    ['prompt=a+cat&mode=image', 'text', { mode: 'image', prompt: 'a cat' }],
    ['mode=image', 'text', { mode: 'image' }],
  ])('"%s" in the tab %s brings on screen what it fills in, unless it names a place', (query, mode, values) =>
    expect(withGiven({ tool, values: { mode } }, query)).toEqual(values),
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

describe('of the submitted inputs', () => {
  const stored = (name: string, original?: string): StoredFile => ({
    name,
    url: `/files/${name}`,
    width: 8,
    height: 6,
    type: 'image/png',
    size: 9,
    ...(original && { original }),
  });

  /** A page whose submit sent these inputs, with these files in its form. */
  const sent = (inputs: FormValues, files: Record<string, StoredFile>): Page =>
    new Page({ values: {}, files }, { tool: 'ai-sticker-maker', idempotencyKey: 'submit', jobId: 'job', inputs });

  test('the files are known by their names, however deep they were put', () => {
    const files = { image: stored('01.png', 'cat.jpg'), 'faces.0.image': stored('02.png', 'ann.jpg'), mask: stored('03.png') };
    const { sees } = sent({ image: '01.png', faces: [{ box: { x: 1 }, image: '02.png' }], none: null }, files);
    expect([selectMadeFrom(sees, 'image'), selectMadeFrom(sees, 'faces.0.image')].map((upload) => upload?.file.name)).toEqual([
      'cat.jpg',
      'ann.jpg',
    ]);
    expect([selectMadeFrom(sees, 'mask'), selectMadeFrom(sees, 'other')]).toEqual([null, null]);
    expect([selectMadeFromName(sees), selectIsOlder(sees)]).toEqual(['cat.jpg', true]);
  });

  test('a file that replaces one is new, from the moment it is given; one that broke is none', async () => {
    const page = sent({ image: '01.png' }, { image: stored('01.png') });
    const answer = new Held<never>();
    page.services.sendFile.mockReturnValueOnce(answer.promise);
    expect([selectIsOlder(page.sees), selectMadeFromName(page.sees)]).toEqual([false, '01.png']);
    const file = { ref: 'file', name: 'dog.jpg', type: 'image/jpeg', size: 9 };
    page.send({ type: 'file.given', slot: 'image', kind: 'picture', file });
    const seen = () => [selectIsOlder(page.sees), selectMadeFromName(page.sees), selectMadeFrom(page.sees, 'image')];
    expect(seen()).toEqual([true, null, null]);
    answer.reject(new Error('reset'));
    await settled();
    expect(seen()).toEqual([false, null, null]);
  });

  test.each<[FormValues, string | null]>([
    [{ prompt: 'a cat' }, 'a cat'],
    [{ text: 'Hello' }, 'Hello'],
    [{ prompt: 'a cat', text: 'Hello' }, 'a cat'],
    [{ prompt: 7 }, null],
    [{}, null],
  ])('the words of %o are %s', (inputs, words) => expect(selectSentWords(sent(inputs, {}).sees)).toBe(words));

  test('nothing is known before a submit', () => {
    const { sees } = new Page({ values: {}, files: { image: stored('01.png') } });
    expect([selectSentWords(sees), selectMadeFromName(sees), selectMadeFrom(sees, 'image'), selectIsOlder(sees)]).toEqual([
      null,
      null,
      null,
      true,
    ]);
  });
});

describe('a result', () => {
  test.each([
    ['succeeded', false],
    ['failed', true],
    ['cancelled', true],
  ] as const)('that %s may be retried: %s', async (status, may) => {
    const page = new Page({ values: {} }, { tool: 'ai-sticker-maker', idempotencyKey: 'submit', jobId: 'job', inputs: {} });
    await settled();
    page.stream.send(job(status));
    expect([selectCanRetry(page.sees), selectIsReturned(page.sees), selectCanRepeat(page.sees)]).toEqual([may, may, !may]);
  });

  test.each([
    [10001, false],
    [10007, false],
    [50002, true],
  ])('of a job that failed with %i may be retried: %s', async (code, may) => {
    const inputs = { prompt: 'a cat' };
    const page = new Page(
      { values: inputs, fields: [{ kind: 'prompt', name: 'prompt', max: 50 }] },
      { tool: 'ai-sticker-maker', idempotencyKey: 'submit', jobId: 'job', inputs },
    );
    await settled();
    page.stream.send(job('failed', { error: { code, msg: 'No.' } }));
    expect(selectCanRetry(page.sees)).toBe(may);
    page.send({ type: 'field.changed', name: 'prompt', value: 'a dog' });
    expect(selectCanRetry(page.sees)).toBe(true);
  });
});
