import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { brushActors, type BrushServices } from '../../machines/brush/brush.actors.ts';
import { brushMachine } from '../../machines/brush/brush.machine.ts';
import {
  selectArea,
  selectBrushSize,
  selectCanClear,
  selectCanUndo,
  selectCursor,
  selectIsBrushOpen,
  selectKeeps,
  selectImage,
  selectStrokes,
} from '../../machines/brush/brush.selectors.ts';
import type { BrushEmitted, BrushInput } from '../../machines/brush/brush.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { Held } from './answers.ts';

const mask = (name: string) => ({ ref: name, name: `${name}.png`, type: 'image/png', size: 9 });

function open(input: Partial<BrushInput> = {}) {
  const paintMask = vi.fn<BrushServices['paintMask']>(async ({ strokes }) => mask(`mask-${strokes.length}`));
  const reported: BrushEmitted[] = [];
  const actor = createActor(brushMachine.provide({ actors: brushActors({ paintMask }) }), {
    input: { mode: 'hints', below: 'image', slot: 'mask', alwaysOpen: true, ...input },
  });
  actor.on('*', (fact) => reported.push(fact));
  actor.start();
  actor.send({ type: 'image.loaded', image: { width: 100, height: 80 } });
  const draw = async (...xs: number[]) => {
    actor.send({ type: 'stroke.began', point: { x: xs[0]!, y: 0 }, width: 8 });
    for (const x of xs.slice(1)) actor.send({ type: 'stroke.moved', point: { x, y: 0 } });
    actor.send({ type: 'stroke.ended' });
    await settled();
  };
  const drawn = () => selectStrokes(actor.getSnapshot()).map(({ points }) => points.map(({ x }) => x));
  return { actor, paintMask, reported, draw, drawn, sees: () => actor.getSnapshot() };
}

test('each stroke becomes part of the mask, and can be taken back one by one', async () => {
  const { actor, draw, drawn, reported, sees } = open();
  await draw(1, 2, 3);
  actor.send({ type: 'ink.chosen', keeps: false });
  await draw(4);
  expect([drawn(), selectStrokes(sees()).map(({ keeps }) => keeps)]).toEqual([
    [[1, 2, 3], [4]],
    [true, false],
  ]);
  actor.send({ type: 'undo.clicked' });
  await settled();
  expect(drawn()).toEqual([[1, 2, 3]]);
  actor.send({ type: 'undo.clicked' });
  await settled();
  expect([selectCanUndo(sees()), reported]).toEqual([
    false,
    [
      { type: 'mask.painted', file: mask('mask-1') },
      { type: 'mask.painted', file: mask('mask-2') },
      { type: 'mask.painted', file: mask('mask-1') },
      { type: 'mask.cleared' },
    ],
  ]);
});

test('a mask that a newer stroke has replaced does not come into the form', async () => {
  const { draw, paintMask, reported } = open();
  const late = new Held<ReturnType<typeof mask>>();
  paintMask.mockReturnValueOnce(late.promise);
  await draw(1);
  await draw(2);
  late.resolve(mask('late'));
  await settled();
  expect(reported).toEqual([{ type: 'mask.painted', file: mask('mask-2') }]);
});

test('the strokes survive closing and reopening, but not another image', async () => {
  const { actor, draw, drawn, sees } = open({ alwaysOpen: false });
  const shows = (ref: string) => actor.send({ type: 'form.shown', files: { image: { ref, stored: null } } });
  shows('cat');
  actor.send({ type: 'brush.opened' });
  await draw(1);
  actor.send({ type: 'brush.closed' });
  expect(selectIsBrushOpen(sees())).toBe(false);
  shows('cat');
  actor.send({ type: 'brush.opened' });
  expect(drawn()).toEqual([[1]]);
  shows('dog');
  expect([drawn(), selectIsBrushOpen(sees())]).toEqual([[], false]);
});

test('by keyboard: starts in the middle, and never leaves the image', async () => {
  const { actor, drawn, sees } = open();
  actor.send({ type: 'dot.painted', width: 8 });
  actor.send({ type: 'cursor.pushed', by: { x: 20, y: -500 } });
  expect(selectCursor(sees())).toEqual({ x: 70, y: 0 });
  actor.send({ type: 'dot.painted', width: 8 });
  await settled();
  expect(drawn()).toEqual([[50], [70]]);
});

test('the cursor stops at each edge, and goes when the pointer paints', async () => {
  const { actor, draw, sees } = open();
  for (const [by, cursor] of [
    [
      { x: -500, y: 500 },
      { x: 0, y: 80 },
    ],
    [
      { x: 500, y: 0 },
      { x: 100, y: 80 },
    ],
    [
      { x: -1, y: -2 },
      { x: 99, y: 78 },
    ],
  ] as const) {
    actor.send({ type: 'cursor.pushed', by });
    expect(selectCursor(sees())).toEqual(cursor);
  }
  await draw(1);
  expect(selectCursor(sees())).toBeNull();
  actor.send({ type: 'cursor.pushed', by: { x: 1, y: 1 } });
  actor.send({ type: 'clear.clicked' });
  expect(selectCursor(sees())).toBeNull();
});

test('before the image has loaded nothing is painted, but options may be chosen', () => {
  const { reported, paintMask } = open();
  const actor = createActor(brushMachine.provide({ actors: brushActors({ paintMask }) }), {
    input: { mode: 'area', below: 'image', slot: 'mask', alwaysOpen: true },
  }).start();
  const sees = () => actor.getSnapshot();
  expect([selectImage(sees()), selectKeeps(sees())]).toEqual([null, true]);
  actor.send({ type: 'form.shown', files: { image: { ref: 'cat', stored: null }, mask: { ref: 'proposal', stored: null } } });
  actor.send({ type: 'stroke.began', point: { x: 1, y: 1 }, width: 8 });
  actor.send({ type: 'dot.painted', width: 8 });
  actor.send({ type: 'cursor.pushed', by: { x: 1, y: 1 } });
  actor.send({ type: 'clear.clicked' });
  expect([selectStrokes(sees()), selectCursor(sees()), selectArea(sees())]).toEqual([[], null, { ref: 'proposal', url: null }]);
  expect([selectCanClear(sees()), paintMask.mock.calls, reported]).toEqual([false, [], []]);
  actor.send({ type: 'size.chosen', size: 64 });
  actor.send({ type: 'ink.chosen', keeps: false });
  actor.send({ type: 'image.loaded', image: { width: 100, height: 80 } });
  expect([selectBrushSize(sees()), selectKeeps(sees()), selectImage(sees())]).toEqual([64, false, { width: 100, height: 80 }]);
  actor.send({ type: 'dot.painted', width: 8 });
  expect(selectStrokes(sees())).toEqual([{ keeps: false, width: 8, points: [{ x: 50, y: 40 }] }]);
});

test('a mask that cannot be rendered is reported', async () => {
  const { draw, paintMask, reported } = open();
  paintMask.mockRejectedValueOnce(new Error('no canvas'));
  await draw(1);
  expect(reported).toMatchObject([{ type: 'notice.raised', message: { key: 'operationFailed' } }]);
});

describe('a mask that comes from elsewhere', () => {
  const shown = (mask: string | null, image = 'cat') => ({
    type: 'form.shown' as const,
    files: {
      image: { ref: image, stored: null },
      ...(mask && { mask: { ref: mask, stored: { name: 'm.png', url: '/files/m.png', width: 8, height: 6, type: 'image/png', size: 9 } } }),
    },
  });

  test('is laid under the strokes, and becomes a mask with them; undone, it is as it came', async () => {
    const { actor, draw, paintMask, reported, sees } = open({ mode: 'area' });
    actor.send(shown('proposal'));
    const area = { ref: 'proposal', url: '/files/m.png' };
    expect([selectArea(sees()), selectCanUndo(sees()), selectCanClear(sees())]).toEqual([area, false, true]);
    await draw(1);
    expect(paintMask.mock.lastCall?.[0]).toMatchObject({ area, strokes: [{ points: [{ x: 1 }] }] });
    actor.send(shown('mask-1'));
    expect(selectArea(sees())).toEqual(area);
    actor.send({ type: 'undo.clicked' });
    await settled();
    expect(paintMask.mock.lastCall?.[0]).toMatchObject({ area, strokes: [] });
    expect(reported.map((fact) => fact.type)).toEqual(['mask.painted', 'mask.painted']);
  });

  test('is cleared with everything else, and leaves the form', async () => {
    const { actor, draw, drawn, paintMask, reported, sees } = open({ mode: 'area' });
    actor.send(shown('proposal'));
    await draw(1);
    actor.send({ type: 'clear.clicked' });
    await settled();
    expect([selectArea(sees()), drawn(), selectCanClear(sees())]).toEqual([null, [], false]);
    expect([paintMask.mock.calls.length, reported.at(-1)]).toEqual([1, { type: 'mask.cleared' }]);
  });

  test('replaces the strokes, and goes when it leaves the form, alone or with its image', async () => {
    const { actor, draw, drawn, sees } = open({ mode: 'area' });
    actor.send(shown(null));
    await draw(1);
    actor.send(shown('mask-1'));
    expect(drawn()).toEqual([[1]]);
    actor.send(shown('proposal'));
    expect([selectArea(sees())?.ref, drawn()]).toEqual(['proposal', []]);
    actor.send(shown(null));
    expect(selectArea(sees())).toBeNull();
    actor.send(shown('proposal'));
    actor.send(shown(null, 'dog'));
    expect(selectArea(sees())).toBeNull();
  });

  test('that comes while the person draws is too late', async () => {
    const { actor, drawn, sees } = open({ mode: 'area' });
    actor.send({ type: 'stroke.began', point: { x: 1, y: 0 }, width: 8 });
    actor.send(shown('proposal'));
    actor.send({ type: 'stroke.ended' });
    await settled();
    expect([selectArea(sees()), drawn()]).toEqual([null, [[1]]]);
  });

  test('is not a hint, and hints that the form shows remain strokes', async () => {
    const { actor, draw, drawn, sees } = open({ mode: 'hints' });
    actor.send(shown('draft'));
    expect(selectArea(sees())).toBeNull();
    await draw(1);
    actor.send(shown('mask-1'));
    expect([selectArea(sees()), drawn(), selectCanUndo(sees())]).toEqual([null, [[1]], true]);
  });
});
