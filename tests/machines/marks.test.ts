import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { MarkBox } from '../../machines/marks/marks.geometry.ts';
import { marksMachine } from '../../machines/marks/marks.machine.ts';
import { boxesOnScreen, selectBoxes, selectCarried, selectHasRoom, selectRows } from '../../machines/marks/marks.selectors.ts';
import type { MarksEmitted, MarksInput } from '../../machines/marks/marks.types.ts';
import { boxesIn } from '../../machines/marks/marks.values.ts';

const file = { width: 400, height: 300 };
const at = (x: number): MarkBox => ({ x, y: 20, width: 60, height: 80 });
const stored = (ref: string) => ({ ref, stored: null });

/** The chart beside a form that takes what it emits and shows itself again, as the wiring table specifies. */
function open(input: Partial<MarksInput> = {}, boxes: readonly MarkBox[] = [], rows: readonly number[] = []) {
  const reported: MarksEmitted[] = [];
  const kind = input.kind ?? 'faces';
  const actor = createActor(marksMachine, { input: { kind, name: 'faces', max: 4, ...input } });
  let values: MarkBox[] = [...boxes];
  const files = new Map(rows.map((row) => [`faces.${row}.image`, `face-${row}`]));
  const show = () =>
    actor.send({
      type: 'form.shown',
      values: { faces: kind === 'faces' ? values.map((box) => ({ box })) : values },
      files: Object.fromEntries([...files].map(([slot, ref]) => [slot, stored(ref)])),
    });
  actor.on('*', (fact) => {
    reported.push(fact);
    if (fact.type === 'marks.put') values = boxesIn(fact.value, kind);
    if (fact.type === 'file.removed') files.delete(fact.slot);
    if (fact.type === 'files.swapped') {
      const [one, other] = fact.slots.map((slot) => files.get(slot));
      for (const [slot, ref] of [
        [fact.slots[0], other],
        [fact.slots[1], one],
      ] as const) {
        if (ref === undefined) files.delete(slot);
        else files.set(slot, ref);
      }
    }
    show();
  });
  actor.start();
  show();
  return {
    actor,
    reported,
    files,
    sees: () => actor.getSnapshot(),
    draw(from: [number, number], to: [number, number], end: 'pointer.released' | 'pointer.lost' = 'pointer.released') {
      actor.send({ type: 'drawing.began', point: { x: from[0], y: from[1] }, file });
      actor.send({ type: 'pointer.moved', point: { x: to[0], y: to[1] } });
      actor.send({ type: end });
    },
    formLoses(count: number) {
      values = values.slice(0, count);
      files.clear();
      show();
    },
  };
}

test('a rectangle is on screen while it is drawn, and in the form when the pointer is released', () => {
  const { actor, sees, draw, reported } = open({ kind: 'regions' });
  actor.send({ type: 'drawing.began', point: { x: 100, y: 100 }, file });
  actor.send({ type: 'pointer.moved', point: { x: 40, y: 60 } });
  expect([boxesOnScreen(sees()), selectBoxes(sees())]).toEqual([[{ x: 40, y: 60, width: 60, height: 40 }], []]);
  actor.send({ type: 'pointer.released' });
  expect(reported).toEqual([{ type: 'marks.put', name: 'faces', value: [{ x: 40, y: 60, width: 60, height: 40 }] }]);
  draw([0, 0], [3, 300]);
  draw([0, 0], [200, 200], 'pointer.lost');
  expect([selectBoxes(sees()).length, boxesOnScreen(sees()).length]).toEqual([1, 1]);
});

test('one too many is not drawn, and a rectangle that left the form is let go', () => {
  const { actor, sees, draw, formLoses, reported } = open({ max: 1 }, [at(10)]);
  draw([0, 0], [200, 200]);
  actor.send({ type: 'box.added', file });
  expect([selectHasRoom(sees()), reported]).toEqual([false, []]);
  actor.send({ type: 'box.grabbed', index: 0, point: { x: 10, y: 20 }, file });
  formLoses(0);
  actor.send({ type: 'pointer.moved', point: { x: 90, y: 20 } });
  actor.send({ type: 'pointer.released' });
  expect([boxesOnScreen(sees()), reported]).toEqual([[], []]);
});

test('a rectangle is moved by the pointer; released where it was, it takes the face that is carried', () => {
  const { actor, sees, reported, files } = open({}, [at(10), at(200)], [0]);
  actor.send({ type: 'box.grabbed', index: 1, point: { x: 210, y: 30 }, file });
  actor.send({ type: 'pointer.moved', point: { x: 220, y: 40 } });
  actor.send({ type: 'pointer.released' });
  expect(selectBoxes(sees())).toEqual([at(10), { ...at(210), y: 30 }]);
  actor.send({ type: 'face.carried', row: 0 });
  expect(selectCarried(sees())).toBe(0);
  actor.send({ type: 'box.grabbed', index: 1, point: { x: 220, y: 40 }, file });
  actor.send({ type: 'pointer.released' });
  expect([reported.at(-1), [...files], selectCarried(sees())]).toEqual([
    { type: 'files.swapped', slots: ['faces.0.image', 'faces.1.image'] },
    [['faces.1.image', 'face-0']],
    null,
  ]);
});

test('a face that is put back, put on itself or removed meanwhile changes nothing', () => {
  const { actor, sees, reported, formLoses } = open({}, [at(10), at(200)], [0, 1]);
  for (const end of [
    { type: 'face.carried', row: 0 },
    { type: 'row.chosen', row: 0 },
  ] as const) {
    actor.send({ type: 'face.carried', row: 0 });
    actor.send(end);
    expect(selectCarried(sees())).toBeNull();
  }
  actor.send({ type: 'face.dropped', from: 1, row: 1 });
  actor.send({ type: 'face.carried', row: 1 });
  formLoses(2);
  actor.send({ type: 'row.chosen', row: 0 });
  expect([selectCarried(sees()), reported]).toEqual([null, []]);
});

test('a removed rectangle takes the image of its row along, and the ones below move up', () => {
  const { actor, sees, files } = open({}, [at(10), at(100), at(200)], [0, 1, 2]);
  actor.send({ type: 'box.removed', index: 0 });
  expect([selectBoxes(sees()), [...files].toSorted()]).toEqual([
    [at(100), at(200)],
    [
      ['faces.0.image', 'face-1'],
      ['faces.1.image', 'face-2'],
    ],
  ]);
});

test('there is one row at first, one for each rectangle or image, and one more on request up to the limit', () => {
  const { actor, sees } = open({ max: 3 }, [], [1]);
  expect(selectRows(sees())).toBe(2);
  actor.send({ type: 'row.added' });
  actor.send({ type: 'row.added' });
  expect(selectRows(sees())).toBe(3);
  expect(selectRows(open().sees())).toBe(1);
});

test('by keyboard a rectangle is moved or resized by a step, and one that is not there is left alone', () => {
  const { actor, sees } = open({ kind: 'regions' }, [at(10)]);
  actor.send({ type: 'box.nudged', index: 0, by: [1, 0], resizes: false, file });
  actor.send({ type: 'box.nudged', index: 0, by: [0, 1], resizes: true, file });
  expect(selectBoxes(sees())).toEqual([{ x: 16, y: 20, width: 60, height: 86 }]);
  actor.send({ type: 'box.nudged', index: 1, by: [1, 0], resizes: false, file });
  actor.send({ type: 'box.removed', index: 1 });
  expect(selectBoxes(sees())).toHaveLength(1);
});
