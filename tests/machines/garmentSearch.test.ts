import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { times } from '../../contract/facts/times.ts';
import { garmentSearchActors, type GarmentSearchServices } from '../../machines/garmentSearch/garmentSearch.actors.ts';
import { garmentSearchMachine } from '../../machines/garmentSearch/garmentSearch.machine.ts';
import { selectCanSearch, selectGarmentPhase, selectRefusal, selectShare } from '../../machines/garmentSearch/garmentSearch.selectors.ts';
import type { GarmentSearchEmitted } from '../../machines/garmentSearch/garmentSearch.types.ts';
import { SimulatedTime } from '../model/clock.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held, refusal } from './answers.ts';

type Answer = Awaited<ReturnType<GarmentSearchServices['findGarment']>>;
const answer = (mask: string | null, share = 0.2): Answer => granted({ mask, share });

/** A form with a photo and words, which holds the mask that is proposed to it. */
function open() {
  const findGarment = vi.fn<GarmentSearchServices['findGarment']>(async ({ name, words }) => answer(`${name} ${words}`));
  const keepMask = vi.fn<GarmentSearchServices['keepMask']>((mask) => ({ ref: mask, name: 'mask.png', type: 'image/png', size: 1 }));
  const time = new SimulatedTime();
  const actor = createActor(garmentSearchMachine.provide({ actors: garmentSearchActors({ findGarment, keepMask }) }), {
    input: { photo: 'image', mask: 'mask', words: 'prompt', cloth: 'garment' },
    clock: time.clock,
  });
  const reported: GarmentSearchEmitted[] = [];
  const form = { photo: null as string | null, words: '', mask: null as string | null, cloth: false };
  const show = (change: Partial<typeof form> = {}) => {
    Object.assign(form, change);
    const stored = { name: form.photo ?? '', url: '', width: 1, height: 1, type: 'image/png', size: 1 };
    actor.send({
      type: 'form.shown',
      values: { prompt: form.words },
      files: {
        ...(form.photo !== null && { image: { ref: form.photo, stored } }),
        ...(form.mask !== null && { mask: { ref: form.mask, stored: null } }),
        ...(form.cloth && { garment: { ref: 'cloth', stored: null } }),
      },
    });
  };
  actor.on('*', (fact) => reported.push(fact));
  actor.on('mask.proposed', ({ file }) => show({ mask: file.ref }));
  actor.on('mask.withdrawn', () => show({ mask: null }));
  actor.start();
  return {
    actor,
    findGarment,
    form,
    show,
    reported: (type: GarmentSearchEmitted['type']) => reported.filter((fact) => fact.type === type),
    phase: () => selectGarmentPhase(actor.getSnapshot()),
    sees: () => actor.getSnapshot(),
    async pause() {
      time.pass(times.writingPause);
      await settled();
    },
    pass: (ms: number) => time.pass(ms),
    asked: () => findGarment.mock.calls.map(([photo]) => photo),
  };
}

test('starts when the photo is there and the new garment is described, once typing pauses', async () => {
  const page = open();
  page.show({ photo: 'ann.jpg' });
  await page.pause();
  expect([page.phase(), page.asked()]).toEqual(['waiting', []]);
  for (const words of ['b', 'bl', 'blue sk', 'blue skirt']) {
    page.pass(times.writingPause - 1);
    page.show({ words });
  }
  await page.pause();
  expect([page.phase(), page.asked(), page.form.mask]).toEqual(['found', [{ name: 'ann.jpg', words: 'blue skirt' }], 'ann.jpg blue skirt']);
  expect(selectShare(page.sees())).toBe(0.2);
  expect(page.reported('proposal.expected').at(-1)).toEqual({ type: 'proposal.expected', expected: false });
});

test('an image of the cloth describes it as well as words', async () => {
  const page = open();
  page.show({ photo: 'ann.jpg', cloth: true });
  await page.pause();
  expect(page.form.mask).toBe('ann.jpg ');
});

test('another color is not another garment; another garment is, and takes the proposal of the one before away at once', async () => {
  const page = open();
  page.show({ photo: 'ann.jpg', words: 'red shirt' });
  await page.pause();
  page.show({ words: 'green shirt' });
  page.show({ words: '' });
  page.show({ words: 'green' });
  await page.pause();
  expect([page.phase(), page.asked().length]).toEqual(['found', 1]);
  page.show({ words: 'green trousers' });
  expect([page.phase(), page.form.mask]).toEqual(['looking', null]);
  await page.pause();
  expect(page.form.mask).toBe('ann.jpg green trousers');
});

test('an answer for an older photo or garment is dropped', async () => {
  const page = open();
  const [first, second] = [new Held<Answer>(), new Held<Answer>()];
  page.findGarment.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  page.show({ photo: 'ann.jpg', words: 'red' });
  await page.pause();
  page.show({ photo: 'bob.jpg' });
  await page.pause();
  page.show({ words: 'red skirt' });
  await page.pause();
  first.resolve(answer('old'));
  second.resolve(answer('old too'));
  await settled();
  expect(page.reported('mask.proposed')).toMatchObject([{ file: { ref: 'bob.jpg red skirt' } }]);
});

test('a photo that is gone takes the search with it', async () => {
  const page = open();
  const late = new Held<Answer>();
  page.findGarment.mockReturnValueOnce(late.promise);
  page.show({ photo: 'ann.jpg', words: 'red' });
  await page.pause();
  page.show({ photo: null });
  late.resolve(answer('old'));
  await settled();
  expect([page.phase(), page.form.mask]).toEqual(['waiting', null]);
});

test('who has painted is proposed nothing, before, during and after a search', async () => {
  const page = open();
  page.show({ photo: 'ann.jpg', mask: 'by hand' });
  page.show({ words: 'red' });
  await page.pause();
  expect([page.phase(), page.asked(), page.form.mask]).toEqual(['painted', [], 'by hand']);

  const other = open();
  const late = new Held<Answer>();
  other.findGarment.mockReturnValueOnce(late.promise);
  other.show({ photo: 'ann.jpg', words: 'red' });
  await other.pause();
  other.show({ mask: 'by hand' });
  late.resolve(answer('late'));
  await settled();
  expect([other.phase(), other.form.mask]).toEqual(['painted', 'by hand']);

  const third = open();
  third.show({ photo: 'ann.jpg', words: 'red' });
  await third.pause();
  third.show({ mask: 'corrected' });
  third.show({ words: 'red trousers' });
  await third.pause();
  expect([third.phase(), third.form.mask, third.asked().length]).toEqual(['painted', 'corrected', 1]);
});

test('a proposal that the user removed returns only on request', async () => {
  const page = open();
  page.show({ photo: 'ann.jpg', words: 'red' });
  await page.pause();
  page.show({ mask: null });
  await page.pause();
  expect([page.phase(), page.form.mask]).toEqual(['painted', null]);
  page.actor.send({ type: 'search.clicked' });
  await page.pause();
  expect([page.phase(), page.form.mask]).toEqual(['found', 'ann.jpg red']);
});

test('a click removes what was painted and searches again', async () => {
  const page = open();
  page.show({ photo: 'ann.jpg', words: 'red', mask: 'by hand' });
  page.actor.send({ type: 'search.clicked' });
  expect([page.phase(), page.form.mask]).toEqual(['looking', null]);
  await page.pause();
  expect(page.form.mask).toBe('ann.jpg red');
});

test.each([
  ['none', answer(null, 0), null],
  ['failed', refusal('tooManyAttempts', 'Too many attempts.'), 'Too many attempts.'],
])('%s is shown, and the search can be repeated', async (phase, first, words) => {
  const page = open();
  page.findGarment.mockResolvedValueOnce(first as Answer);
  page.show({ photo: 'ann.jpg', words: 'red' });
  await page.pause();
  expect([page.phase(), selectRefusal(page.sees()), selectCanSearch(page.sees())]).toEqual([phase, words, true]);
  page.actor.send({ type: 'search.clicked' });
  await page.pause();
  expect([page.phase(), selectRefusal(page.sees())]).toEqual(['found', null]);
});

test('a server that is not reached, or does not answer, holds nobody up', async () => {
  const page = open();
  page.findGarment.mockRejectedValueOnce(new Error('offline')).mockReturnValueOnce(new Held<Answer>().promise);
  page.show({ photo: 'ann.jpg', words: 'red' });
  await page.pause();
  expect(page.phase()).toBe('failed');
  page.actor.send({ type: 'search.clicked' });
  await page.pause();
  page.pass(times.proposalLimit);
  expect(page.phase()).toBe('failed');
  expect(page.reported('proposal.expected').at(-1)).toEqual({ type: 'proposal.expected', expected: false });
});
