import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { limits } from '../../contract/facts/limits.ts';
import { fieldOfBatch } from '../../contract/facts/tools/batch.ts';
import { tools } from '../../contract/facts/tools/index.ts';
import { batchActors } from '../../machines/batch/batch.actors.ts';
import { batchMachine } from '../../machines/batch/batch.machine.ts';
import { selectCount, selectHasRoom, selectIsBusy, selectItems, selectTotalCost } from '../../machines/batch/batch.selectors.ts';
import type { FormValues, ShownFile } from '../../machines/form/form.types.ts';
import type { BatchEmitted, BatchEvent } from '../../machines/batch/batch.types.ts';

const photo = (name: string) => ({ ref: name, name: `${name}.jpg`, type: 'image/jpeg', size: 9 });
const stored = (name: string) => ({ name, url: `/files/${name}`, width: 8, height: 6, type: 'image/png', size: 9 });

function open(kept: unknown = null, who: 'visitor' | null = 'visitor') {
  const rememberBatch = vi.fn();
  const actor = createActor(batchMachine.provide({ actors: batchActors({ recallBatch: () => kept, rememberBatch }) }), {
    input: { tool: 'ai-image-enhancer', who, slot: 'image', dependents: ['mask'] },
  });
  const reported: BatchEmitted[] = [];
  actor.on('*', (fact) => void reported.push(fact));
  actor.start();
  return {
    actor,
    reported,
    rememberBatch,
    sees: () => actor.getSnapshot(),
    places: () => selectItems(actor.getSnapshot()).map(({ place }) => place),
  };
}
type Opened = ReturnType<typeof open>;

/** The form stands like this, with its own image. */
const shows = (ref: string | null, values: FormValues = {}, others: Record<string, ShownFile> = {}): BatchEvent => ({
  type: 'form.shown',
  values,
  files: { ...(ref !== null && { image: { ref, stored: null } }), ...others },
});

const give = ({ actor }: Opened, ...names: string[]) => actor.send({ type: 'images.given', files: names.map(photo) });

test('more images are added beside the first one, each in its own slot', () => {
  const page = open();
  give(page, 'cat', 'dog');
  give(page, 'fox');
  expect(page.places()).toEqual([1, 2, 3]);
  page.actor.send({ type: 'item.removed', place: 2 });
  give(page, 'owl');
  expect(page.places()).toEqual([1, 3, 4]);
  expect(page.reported).toContainEqual({ type: 'items.added', items: [{ place: 4, file: photo('owl') }] });
  expect(page.reported).toContainEqual({ type: 'items.dropped', places: [2] });
});

test('stops at the limit, including the first image, and notifies the user that the rest was left out', () => {
  const page = open();
  give(page, ...Array.from({ length: limits.batch }, (_, index) => `photo-${index}`));
  expect(selectCount(page.sees())).toBe(limits.batch - 1);
  expect(selectTotalCost(page.sees(), 2)).toBe(2 * limits.batch);
  expect(selectHasRoom(page.sees())).toBe(false);
  expect(page.reported.at(-1)).toMatchObject({ type: 'notice.raised', message: { key: 'batchFull' } });
});

test('a submit starts all of them when the form is valid, and none when it is not', () => {
  const page = open();
  give(page, 'cat', 'dog');
  const started = () => page.reported.filter(({ type }) => type === 'items.started');
  page.actor.send({ type: 'batch.submitted' });
  expect(selectIsBusy(page.sees())).toBe(true);
  page.actor.send({ type: 'form.judged', accepted: false });
  expect([selectIsBusy(page.sees()), started()]).toEqual([false, []]);
  page.actor.send({ type: 'form.judged', accepted: true });
  expect(started()).toEqual([]);
  page.actor.send({ type: 'batch.submitted' });
  give(page, 'fox');
  page.actor.send({ type: 'form.judged', accepted: true });
  expect(started()).toEqual([{ type: 'items.started', places: [1, 2, 3], values: {}, files: {} }]);
});

test('waits until each job has its own end; one at work is not taken away', () => {
  const page = open();
  give(page, 'cat', 'dog');
  for (const place of [1, 2]) page.actor.send({ type: 'item.changed', place, progress: 'working' });
  page.actor.send({ type: 'item.changed', place: 1, progress: 'ended' });
  expect(selectIsBusy(page.sees())).toBe(true);
  page.actor.send({ type: 'item.removed', place: 2 });
  expect(page.places()).toEqual([1, 2]);
  page.actor.send({ type: 'item.changed', place: 2, progress: 'none' });
  expect(selectIsBusy(page.sees())).toBe(false);
});

test.each(['images.given', 'form.shown'] as const)('what has been made is not made again with what is new: %s', (type) => {
  const page = open();
  page.actor.send(shows('first'));
  give(page, 'cat', 'dog');
  page.actor.send({ type: 'item.changed', place: 1, progress: 'ended' });
  page.actor.send(shows('first', { scale: 2 }));
  expect(page.places()).toEqual([1, 2]);
  page.actor.send(type === 'form.shown' ? shows('other') : { type, files: [photo('fox')] });
  expect(page.places()).toEqual(type === 'form.shown' ? [2] : [2, 3]);
  expect(page.reported).toContainEqual({ type: 'items.dropped', places: [1] });
});

test('an image whose upload is lost is neither counted nor made until it is retried', () => {
  const page = open();
  page.actor.send(shows('first'));
  give(page, 'cat', 'text', 'dog');
  const isLost = (lost: boolean) => page.actor.send({ type: 'image.stored', place: 2, stored: null, isLost: lost });
  isLost(true);
  expect(page.places()).toEqual([1, 2, 3]);
  expect(selectCount(page.actor.getSnapshot())).toBe(2);
  expect(selectTotalCost(page.actor.getSnapshot(), 2)).toBe(6);
  page.actor.send({ type: 'batch.submitted' });
  page.actor.send({ type: 'form.judged', accepted: true });
  expect(page.reported).toContainEqual(expect.objectContaining({ type: 'items.started', places: [1, 3] }));
  isLost(false);
  expect(selectCount(page.actor.getSnapshot())).toBe(3);
});

test('images that the server keeps are stored and restored; an invalid stored batch is ignored', () => {
  const page = open();
  give(page, 'cat', 'dog');
  page.actor.send({ type: 'image.stored', place: 2, stored: stored('dog'), isLost: false });
  expect(page.rememberBatch).toHaveBeenLastCalledWith('ai-image-enhancer', [{ place: 2, stored: stored('dog'), who: 'visitor' }]);
  const again = open([{ place: 2, stored: stored('dog') }, { place: 'x' }, null, { place: 3, stored: {} }]);
  expect(again.places()).toEqual([2]);
  expect(again.reported).toEqual([{ type: 'items.recalled', items: [{ place: 2, stored: stored('dog') }] }]);
  give(again, 'owl');
  expect(again.places()).toEqual([2, 3]);
  for (const kept of [null, 'batch', {}, []]) expect(open(kept).places()).toEqual([]);
});

test.each([
  ['no file', null],
  ['text', 'dog.png'],
  ['a file without a name', { url: '/files/dog' }],
  ['a file whose name is no text', { name: 7, url: '/files/dog' }],
  ['a file without an address', { name: 'dog' }],
])('an item of %s is not believed', (_, file) => {
  expect(
    open([
      { place: 1, stored: file },
      { place: 2, stored: stored('cat') },
    ]).places(),
  ).toEqual([2]);
});

test('of what is remembered, each place comes back once, and no more than fit', () => {
  const kept = Array.from({ length: limits.batch + 3 }, (_, index) => ({ place: index + 1, stored: stored('cat') }));
  const page = open([...kept.slice(0, 1), ...kept]);
  expect(page.places()).toEqual(Array.from({ length: limits.batch - 1 }, (_, index) => index + 1));
});

test('a visitor who signs in keeps the images; the next person after a user sees none of them', () => {
  const page = open();
  give(page, 'cat');
  page.actor.send({ type: 'session.changed', who: 'user' });
  expect(page.places()).toEqual([1]);
  page.actor.send({ type: 'session.changed', who: 'visitor' });
  expect(page.places()).toEqual([]);
  expect(page.rememberBatch).toHaveBeenLastCalledWith('ai-image-enhancer', []);
});

test('what a user left in this browser is never shown to a visitor, however late the session is known', () => {
  const kept = [{ place: 1, stored: stored('cat'), who: 'user' }];
  expect(open(kept).places()).toEqual([]);
  const page = open(kept, null);
  expect(page.places()).toEqual([1]);
  page.actor.send({ type: 'session.changed', who: 'visitor' });
  expect(page.places()).toEqual([]);
});

test('only tools for a single image take several, not those about a person or an area', () => {
  expect(
    tools
      .filter((tool) => fieldOfBatch(tool) !== null)
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(['ai-background-changer', 'ai-background-remover', 'ai-image-enhancer', 'ai-image-to-image', 'ai-sticker-maker']);
});

test('the images share the options at submit and the other files, but nothing specific to the first one', () => {
  const page = open();
  give(page, 'cat');
  const mask = { ref: 'mask', stored: stored('mask') };
  const garment = { ref: 'garment', stored: stored('garment') };
  const image = { ref: 'first', stored: stored('first') };
  page.actor.send(shows('first', { scale: 2, mask: 'painted' }, { mask, garment: { ref: 'garment', stored: null } }));
  page.actor.send({ type: 'batch.submitted' });
  // A choice that is made while the form is validated is for the next submit; a file may finish its upload.
  page.actor.send(shows('first', { scale: 4 }, { image, mask, garment }));
  page.actor.send({ type: 'form.judged', accepted: true });
  expect(page.reported.at(-1)).toEqual({
    type: 'items.started',
    places: [1],
    values: { scale: 2 },
    files: { garment: stored('garment') },
  });
  page.actor.send({ type: 'batch.submitted' });
  page.actor.send({ type: 'form.judged', accepted: true });
  expect(page.reported.at(-1)).toMatchObject({ values: { scale: 4 } });
});

test('an image added to an empty form does not count as a different one', () => {
  const page = open();
  give(page, 'cat');
  page.actor.send({ type: 'item.changed', place: 1, progress: 'ended' });
  page.actor.send(shows('restored'));
  expect(page.places()).toEqual([1]);
  page.actor.send(shows(null));
  page.actor.send(shows('other'));
  expect(page.places()).toEqual([]);
});
