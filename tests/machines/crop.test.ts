import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { cropActors, type CropServices } from '../../machines/crop/crop.actors.ts';
import { cropMachine } from '../../machines/crop/crop.machine.ts';
import { selectFramed, selectIsCut, selectIsCutting, selectShape } from '../../machines/crop/crop.selectors.ts';
import type { CropEmitted } from '../../machines/crop/crop.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';

const photo = (ref: string) => ({ ref, name: `${ref}.jpg`, type: 'image/jpeg', size: 9 });
const image = { file: photo('whole'), source: 'blob:whole' };
const area = { x: 1, y: 2, width: 30, height: 40 };

function open() {
  const cutImage = vi.fn<CropServices['cutImage']>(async () => ({ cut: photo('cut'), whole: photo('whole') }));
  const actor = createActor(cropMachine.provide({ actors: cropActors({ cutImage }) }));
  const reported: CropEmitted[] = [];
  actor.on('*', (fact) => void reported.push(fact));
  actor.start();
  return { actor, cutImage, reported, sees: () => actor.getSnapshot() };
}

async function cut() {
  const page = open();
  page.actor.send({ type: 'crop.opened', image, shape: 'free' });
  page.actor.send({ type: 'crop.applied', area });
  await settled();
  return page;
}

test('the frame starts over the whole image; its content goes to the form', async () => {
  const page = await cut();
  expect(page.cutImage).toHaveBeenCalledWith(image, area, expect.anything());
  expect([selectIsCut(page.sees()), page.reported]).toEqual([true, [{ type: 'image.cut', file: photo('cut') }]]);
});

test('a second frame starts over the whole image, not over the crop; leaving it keeps the crop', async () => {
  const page = await cut();
  page.actor.send({ type: 'image.changed', ref: 'cut' });
  page.actor.send({ type: 'crop.opened', image: { file: photo('cut'), source: 'blob:cut' }, shape: 'free' });
  expect(selectFramed(page.sees())).toEqual(image);
  page.actor.send({ type: 'crop.cancelled' });
  expect(selectIsCut(page.sees())).toBe(true);
});

test('the frame opens in the shape of the result, and takes the one that is chosen', async () => {
  const { actor, sees } = open();
  actor.send({ type: 'crop.opened', image, shape: '16:9' });
  expect(selectShape(sees())).toBe('16:9');
  actor.send({ type: 'shape.chosen', shape: '1:1' });
  expect(selectShape(sees())).toBe('1:1');
  actor.send({ type: 'crop.applied', area });
  actor.send({ type: 'shape.chosen', shape: 'free' });
  await settled();
  expect(selectShape(sees())).toBe('1:1');
  actor.send({ type: 'crop.opened', image, shape: '4:3' });
  expect(selectShape(sees())).toBe('4:3');
});

test('undo puts the whole image back into the form', async () => {
  const page = await cut();
  page.actor.send({ type: 'crop.undone' });
  expect(page.reported.at(-1)).toEqual({ type: 'image.cut', file: photo('whole') });
  expect([selectIsCut(page.sees()), selectFramed(page.sees())]).toEqual([false, null]);
});

test('an image that cannot be cropped keeps its frame, and the user is notified', async () => {
  const page = open();
  page.cutImage.mockRejectedValueOnce(new Error('no such image'));
  page.actor.send({ type: 'crop.opened', image, shape: 'free' });
  page.actor.send({ type: 'crop.applied', area });
  expect(selectIsCutting(page.sees())).toBe(true);
  await settled();
  expect(selectFramed(page.sees())).toEqual(image);
  expect(page.reported).toMatchObject([{ type: 'notice.raised', tone: 'error', message: { key: 'cropFailed' } }]);
});

test.each([['another'], [null]])('another image, or none, ends the crop: %s', async (ref) => {
  const page = await cut();
  page.actor.send({ type: 'image.changed', ref });
  expect(selectIsCut(page.sees())).toBe(false);
  page.actor.send({ type: 'crop.undone' });
  expect(page.reported).toHaveLength(1);
});
