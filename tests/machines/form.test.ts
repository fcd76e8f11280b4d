/** The form of a tool, on a page with the real charts. */
import { describe, expect, test } from 'vitest';
import { oneOf, optional, record, list } from '../../contract/structs/schema.ts';
import { effects } from '../../contract/facts/tools/effects.ts';
import { mostEnlarged } from '../../contract/facts/enlarging.ts';
import { imageEnhancer } from '../../contract/facts/tools/image-enhancer.ts';
import { stickerMaker } from '../../contract/facts/tools/sticker.ts';
import { background, fileName, prompt } from '../../contract/structs/inputs/values.ts';
import { stickerInputs } from '../../contract/structs/inputs/sticker.ts';
import { checkForm, type JudgedForm } from '../../machines/form/form.check.ts';
import type { Closure } from '../../machines/form/form.closure.ts';
import { initialValues, inputsOf, withFile } from '../../machines/form/form.rules.ts';
import { selectClosure, selectCost, selectError, selectErrors, selectUploadIn } from '../../machines/form/form.selectors.ts';
import { selectCanRepeat, selectCanSubmit, selectRetryCost } from '../../machines/generation/generation.selectors.ts';
import type { Offered } from '../../machines/offer/offer.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, refusal } from './answers.ts';
import { begun, done, Page, stored, type PageEvent, type PageInput, photo } from './tool-page.ts';

const sticker: JudgedForm = { fields: stickerMaker.fields, struct: stickerInputs };

describe('the form', () => {
  const slots = (...names: string[]) => names;

  test('opens with the first choice of every control', () => {
    expect(initialValues(stickerMaker.fields)).toMatchObject({ mode: 'text', prompt: '' });
  });

  test('lists by field what is missing', () => {
    expect(checkForm(sticker, { mode: 'text', prompt: '  ' }, [])).toEqual({ errors: { prompt: { rule: 'required' } } });
    expect(checkForm(sticker, { mode: 'image' }, [])).toEqual({ errors: { image: { rule: 'required' } } });
  });

  test('lists by field what breaks a rule, with its limit', () => {
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

  test('a new image removes the mask that was painted over the old one', async () => {
    const page = new Page().gives().gives('mask');
    await settled();
    expect(selectUploadIn(page.form, 'mask')?.status).toBe('stored');
    page.gives();
    expect(selectUploadIn(page.form, 'mask')).toBeNull();
    page.send({ type: 'file.removed', slot: 'image' });
    expect(selectUploadIn(page.form, 'image')).toBeNull();
  });

  test('new faces change places, and stay when the target is another one; its rectangles do not', async () => {
    const page = new Page({ values: { faces: [{ box: { x: 1 } }] }, dependents: { target: ['faces'] } });
    page.gives('faces.0.image');
    page.send({ type: 'files.swapped', slots: ['faces.0.image', 'faces.1.image'] });
    expect(selectUploadIn(page.form, 'faces.1.image')).toBeNull();
    await settled();
    page.send({ type: 'files.swapped', slots: ['faces.0.image', 'faces.1.image'] });
    expect([selectUploadIn(page.form, 'faces.0.image'), selectUploadIn(page.form, 'faces.1.image')?.status]).toEqual([null, 'stored']);
    page.gives('target');
    expect(selectUploadIn(page.form, 'faces.1.image')?.status).toBe('stored');
    page.gives('faces.0.image', { ...photo, ref: 'file-2' });
    await settled();
    page.send({ type: 'files.swapped', slots: ['faces.0.image', 'faces.1.image'] });
    expect(['faces.0.image', 'faces.1.image'].map((slot) => selectUploadIn(page.form, slot)?.file.ref)).toEqual(['file-1', 'file-2']);
    expect(page.form.context.values).toEqual({});
  });

  test('words for a background that are not written yet are missing, not wrong', () => {
    const tool: JudgedForm = { fields: [{ kind: 'background', name: 'background' }], struct: record({ background }) };
    expect(checkForm(tool, { background: { prompt: '' } }, [])).toEqual({ errors: { background: { rule: 'required' } } });
  });

  test('costs what its card costs', () => {
    const page = new Page({ cost: 20, prices: { field: 'effect', by: { pixel: 1, hug: 20 } } });
    expect(selectCost(page.form)).toBe(20);
    page.send({ type: 'field.changed', name: 'effect', value: 'pixel' });
    expect(selectCost(page.form)).toBe(1);
  });

  test('retrying a submit that may have arrived costs its own price; after a refusal it costs what the form costs now', async () => {
    const page = new Page({ cost: 20, prices: { field: 'mode', by: { text: 1, image: 5 } } }).writes('a cat');
    page.services.createGeneration.mockRejectedValue(new Error('offline'));
    await page.submits();
    for (const pause of [1000, 2000, 4000, 8000]) {
      page.time.pass(pause);
      await settled();
    }
    expect(page.phase).toBe('unreached');
    page.send({ type: 'field.changed', name: 'mode', value: 'image' });
    expect([selectCost(page.form), selectRetryCost(page.sees)]).toEqual([5, 1]);
    page.services.createGeneration.mockResolvedValue(refusal('refusedByPolicy', 'No.'));
    page.send({ type: 'retry.clicked' });
    await settled();
    expect([page.phase, selectRetryCost(page.sees)]).toEqual(['refused', 5]);
  });

  test('every change is emitted with the values that the server keeps', async () => {
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
    const page = await new Page().submits();
    expect(selectError(page.form, 'prompt')).toEqual({ rule: 'required' });
    page.writes('a cat');
    expect(selectErrors(page.form)).toEqual({});
  });

  test('is filled by a template, files and all', async () => {
    const page = new Page();
    page.send({ type: 'form.filled', values: { mode: 'imageText', prompt: 'with a hat' }, files: { image: stored } });
    await page.submits();
    expect(page.services.createGeneration.mock.calls[0]![0].inputs).toMatchObject({
      mode: 'imageText',
      prompt: 'with a hat',
      image: '01JD.png',
    });
  });
});

describe('a closed form accepts no submit', () => {
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

  test.each<[string, PageInput, PageEvent[], Closure, PageEvent]>([
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
    for (const event of before) page.send(event);
    expect(selectClosure(page.form)).toBe(closure);
    page.send({ type: 'form.submitted' });
    expect([page.phase, selectCanSubmit(page.sees), page.reported.includes('submit.accepted')]).toEqual(['form', false, false]);
    page.send(opening);
    expect(selectClosure(page.form)).toBeNull();
    await page.submits();
    expect([page.phase, page.reported.includes('submit.accepted')]).toEqual(['queued', true]);
  });

  test('while an image has more pixels than its field allows', async () => {
    const page = new Page({ tool: 'ai-image-enhancer', fields: imageEnhancer.fields, values: initialValues(imageEnhancer.fields) });
    page.services.sendFile.mockResolvedValueOnce(granted({ item: { ...stored, width: mostEnlarged, height: 2 } }));
    page.gives();
    await settled();
    expect(selectClosure(page.form)).toBe('size');
    page.send({ type: 'form.submitted' });
    expect([page.phase, selectCanSubmit(page.sees), page.reported.includes('submit.accepted')]).toEqual(['form', false, false]);
    page.gives();
    await settled();
    expect([selectClosure(page.form), selectCanSubmit(page.sees)]).toEqual([null, true]);
  });

  test('a submit waits while such an image uploads, and then ends in the form', async () => {
    const page = new Page({ tool: 'ai-image-enhancer', fields: imageEnhancer.fields, values: initialValues(imageEnhancer.fields) });
    page.services.sendFile.mockResolvedValueOnce(granted({ item: { ...stored, width: mostEnlarged, height: 2 } }));
    page.gives();
    await page.submits();
    expect([page.phase, selectClosure(page.form), page.services.createGeneration.mock.calls.length]).toEqual(['form', 'size', 0]);
  });

  test('a result offers another one only while the form still holds its inputs, and a fixed seed offers none', async () => {
    const page = await begun({ fields: stickerMaker.fields });
    page.stream.send(done);
    expect(selectCanRepeat(page.sees)).toBe(true);
    expect(selectCanRepeat(page.writes('a dog').sees)).toBe(false);
    expect(selectCanRepeat(page.writes('a cat').sees)).toBe(true);
    const seeded = await begun({ fields: stickerMaker.fields, values: { ...initialValues(stickerMaker.fields), seed: 7 } });
    seeded.stream.send(done);
    expect(selectCanRepeat(seeded.sees)).toBe(false);
  });

  test('nor does its last result repeat one', async () => {
    const page = await begun({ fields: stickerMaker.fields });
    page.stream.send(done);
    expect(selectCanRepeat(page.sees)).toBe(true);
    page.send(offers(offered({ served: false })));
    page.send({ type: 'again.clicked' });
    expect([selectCanRepeat(page.sees), page.phase]).toEqual([false, 'done']);
  });

  test('neither a list without this tool nor a missing list closes anything: the server judges the submit', () => {
    const page = new Page();
    page.send(offers());
    expect([selectClosure(page.form), selectCanSubmit(page.sees)]).toEqual([null, true]);
  });

  test('the price is the server’s once it is known', () => {
    const page = new Page();
    page.send(offers(offered({ cost: 3 })));
    expect(selectCost(page.form)).toBe(3);
  });

  test('only its own entry of the list counts; a card is closed only where one is chosen and cards are listed', () => {
    const page = new Page();
    page.send(offers(offered({ slug: 'ai-image-upscaler', cost: 9, served: false }), offered({ cost: 3, effects: [plain] })));
    expect([selectCost(page.form), selectClosure(page.form)]).toEqual([3, null]);
    page.send(chosen(effects.find(({ id, adult }) => id !== plain && adult !== true)!.id));
    expect(selectClosure(page.form)).toBe('effect');
    page.send(offers(offered()));
    expect(selectClosure(page.form)).toBeNull();
  });

  test('while a garment is being detected nothing is charged for it: neither a submit nor a repeat', async () => {
    const page = await begun();
    page.stream.send(done);
    page.send({ type: 'proposal.expected', expected: true });
    page.send({ type: 'form.submitted' });
    page.send({ type: 'again.clicked' });
    expect([selectCanSubmit(page.sees), page.phase]).toEqual([false, 'done']);
    page.send({ type: 'proposal.expected', expected: false });
    page.send({ type: 'form.submitted' });
    expect(page.phase).toBe('checking');
  });

  test('while images beside it have running jobs, only its own result may be repeated', async () => {
    const page = await begun();
    page.stream.send(done);
    page.send({ type: 'others.changed', busy: true });
    page.send({ type: 'form.submitted' });
    expect([selectCanSubmit(page.sees), page.phase]).toEqual([false, 'done']);
    page.send({ type: 'again.clicked' });
    expect(page.phase).toBe('checking');
    // The images beside it are not made again.
    expect(page.reported.filter((type) => type === 'submit.accepted')).toHaveLength(1);
  });
});

describe('faces that a search found', () => {
  const face = (x: number, width: number) => ({ box: { x, y: 0, width, height: 10 }, turned: 0 });
  const faces = [face(1, 10), face(2, 30), face(3, 20)];
  const open = () => new Page({ fields: [{ name: 'faces', kind: 'faces', of: 'image', max: 2 }] });
  const marked = (page: Page) => (page.form.context.values['faces'] as { box: { x: number } }[]).map(({ box }) => box.x);

  test('are marked, the largest of too many, in their own order', () => {
    const page = open();
    page.send({ type: 'faces.found', faces });
    expect(marked(page)).toEqual([2, 3]);
  });

  test('are measured by their area, not by their shape', () => {
    const page = new Page({ fields: [{ name: 'faces', kind: 'faces', of: 'image', max: 1 }] });
    const [wide, tall] = [face(1, 40), { box: { x: 2, y: 0, width: 10, height: 50 }, turned: 0 }];
    page.send({ type: 'faces.found', faces: [wide, tall] });
    expect(marked(page)).toEqual([2]);
  });

  test('do not replace what is marked, until the person searches again', () => {
    const page = open();
    page.send({ type: 'faces.found', faces: [face(9, 9)] });
    page.send({ type: 'faces.found', faces });
    expect(marked(page)).toEqual([9]);
    page.send({ type: 'faces.unmarked' });
    page.send({ type: 'faces.found', faces });
    expect(marked(page)).toEqual([2, 3]);
  });

  test('are nothing to a form without faces', () => {
    const page = new Page();
    page.send({ type: 'faces.found', faces });
    expect(page.form.context.values).toEqual(initialValues(stickerMaker.fields));
  });
});
