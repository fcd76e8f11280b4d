import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { required } from '../kit/required.ts';
import { centered, drawnBetween, isMeant, movedBetween, nudged } from './marks.geometry.ts';
import { rowsOf } from './marks.rows.ts';
import type { Gesture, MarksContext, MarksEmitted, MarksTypes } from './marks.types.ts';
import { boxesIn, slotOf, valueWith } from './marks.values.ts';

const gestureOf = ({ gesture }: MarksContext): Gesture => required(gesture, 'gesture');

/** The rectangle that the pointer moves. */
const indexOf = (context: MarksContext): number => required(gestureOf(context).index, 'rectangle');

type Swapped = Extract<MarksEmitted, { type: 'files.swapped' }>;

/** The slots of two rows whose images change places. */
const slotsOf = ({ name }: MarksContext, from: number, to: number): Swapped['slots'] => [slotOf(name, from), slotOf(name, to)];

const base = setup({
  types: {} as MarksTypes,
});

/** The ports, guards and actions of the marks chart. */
export const marksSetup = base
  .extend({
    guards: {
      hasRoom: ({ context }) => context.boxes.length < context.max,
      hasBox: ({ context, event }) => asserted(event, 'box.grabbed', 'box.nudged', 'box.removed').index < context.boxes.length,
      isMeant: ({ context }) => isMeant(gestureOf(context).box, gestureOf(context).file),
      isMoved: ({ context }) => {
        const { was, box } = gestureOf(context);
        return was.x !== box.x || was.y !== box.y;
      },
      isBoxGone: ({ context, event }) => {
        const { values } = asserted(event, 'form.shown');
        return indexOf(context) >= boxesIn(values[context.name], context.kind).length;
      },
      isRoomGone: ({ context, event }) => {
        const { values } = asserted(event, 'form.shown');
        return boxesIn(values[context.name], context.kind).length >= context.max;
      },
      hasFace: ({ context, event }) => context.filled.includes(asserted(event, 'face.carried').row),
      isCarried: ({ context, event }) => context.carried === asserted(event, 'face.carried', 'row.chosen').row,
      isOtherRow: ({ event }) => {
        const { from, row } = asserted(event, 'face.dropped');
        return from !== row;
      },
      canGrow: ({ context }) => rowsOf(context) < context.max,
      isFaceGone: ({ context, event }) => {
        const { files } = asserted(event, 'form.shown');
        return !(slotOf(context.name, required(context.carried, 'carried face')) in files);
      },
    },
  })
  .extend({
    actions: {
      assignForm: assign(({ context: { name, kind, max }, event }) => {
        const { values, files } = asserted(event, 'form.shown');
        return {
          boxes: boxesIn(values[name], kind),
          filled: Array.from({ length: max }, (_, row) => row).filter((row) => slotOf(name, row) in files),
        };
      }),
      startDrawing: assign(({ event }) => {
        const { point, file } = asserted(event, 'drawing.began');
        const box = { ...point, width: 0, height: 0 };
        return { gesture: { index: null, from: point, was: box, box, file } };
      }),
      startMoving: assign(({ context, event }) => {
        const { index, point, file } = asserted(event, 'box.grabbed');
        const box = required(context.boxes[index], 'rectangle');
        return { gesture: { index, from: point, was: box, box, file } };
      }),
      extendBox: assign(({ context, event }) => {
        const gesture = gestureOf(context);
        return { gesture: { ...gesture, box: drawnBetween(gesture.from, asserted(event, 'pointer.moved').point, gesture.file) } };
      }),
      moveBox: assign(({ context, event }) => {
        const gesture = gestureOf(context);
        return {
          gesture: { ...gesture, box: movedBetween(gesture.was, gesture.from, asserted(event, 'pointer.moved').point, gesture.file) },
        };
      }),
      clearGesture: assign({ gesture: null }),
      addDrawnBox: assign(({ context }) => ({ boxes: [...context.boxes, gestureOf(context).box] })),
      assignMovedBox: assign(({ context }) => ({ boxes: context.boxes.with(indexOf(context), gestureOf(context).box) })),
      raiseRowChosen: raise(({ context }) => ({ type: 'row.chosen', row: indexOf(context) })),
      addCenteredBox: assign(({ context, event }) => ({ boxes: [...context.boxes, centered(asserted(event, 'box.added').file)] })),
      nudgeBox: assign(({ context, event }) => {
        const { index, by, resizes, file } = asserted(event, 'box.nudged');
        return { boxes: context.boxes.with(index, nudged(required(context.boxes[index], 'rectangle'), by, resizes, file)) };
      }),
      emitBoxes: emit(({ context: { name, boxes, kind } }) => ({ type: 'marks.put' as const, name, value: valueWith(boxes, kind) })),
      // The images of the rows below move up, so that each keeps its rectangle.
      enqueueRowGone: enqueueActions(({ context, event, enqueue }) => {
        const { index } = asserted(event, 'box.removed');
        const last = context.filled.at(-1) ?? -1;
        for (let row = index; row < last; row += 1) enqueue.emit({ type: 'files.swapped', slots: slotsOf(context, row, row + 1) });
        if (last >= index) enqueue.emit({ type: 'file.removed', slot: slotOf(context.name, last) });
      }),
      removeBox: assign(({ context, event }) => ({ boxes: context.boxes.toSpliced(asserted(event, 'box.removed').index, 1) })),
      addRow: assign(({ context }) => ({ added: rowsOf(context) })),
      assignCarried: assign(({ event }) => ({ carried: asserted(event, 'face.carried').row })),
      clearCarried: assign({ carried: null }),
      emitPut: emit(({ context, event }) => ({
        type: 'files.swapped' as const,
        slots: slotsOf(context, required(context.carried, 'carried face'), asserted(event, 'row.chosen').row),
      })),
      emitDropped: emit(({ context, event }) => {
        const { from, row } = asserted(event, 'face.dropped');
        return { type: 'files.swapped' as const, slots: slotsOf(context, from, row) };
      }),
    },
  });
