import { askedOf, asks, onlyWith, took } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import type { ShownFile } from '../form/form.types.ts';
import { brushMachine } from './brush.machine.ts';
import { selectCanUndo, selectIsBrushOpen, selectStrokes, type BrushSnapshot } from './brush.selectors.ts';

const image = { width: 100, height: 80 };
const mask = { ref: 'mask-1', name: 'mask.png', type: 'image/png', size: 9 };
const shown = (ref: string, files: Record<string, ShownFile> = {}) => ({ files: { image: { ref, stored: null }, ...files } });
const proposed = { mask: { ref: 'mask-2', stored: null } };
/** Two strokes are walked: a third takes the same transitions. */
const isFew = (snapshot: BrushSnapshot) => selectStrokes(snapshot).length < 2;

export const brushModel = chartModel({
  name: 'brush',
  machine: brushMachine,
  inputs: [
    { mode: 'hints', below: 'image', slot: 'mask', alwaysOpen: false },
    { mode: 'area', below: 'image', slot: 'mask', alwaysOpen: true },
  ],
  events: {
    'brush.opened': [{}],
    'brush.closed': [{}],
    'image.loaded': [{ image }],
    'form.shown': [shown('cat'), shown('dog'), shown('cat', proposed)],
    'ink.chosen': [{ keeps: false }],
    'size.chosen': [{ size: 8 }],
    'stroke.began': (snapshot: BrushSnapshot) => (isFew(snapshot) ? [{ point: { x: 1, y: 2 }, width: 8 }] : []),
    'stroke.moved': [{ point: { x: 3, y: 4 } }],
    'stroke.ended': [{}],
    'cursor.pushed': [{ by: { x: -500, y: 4 } }],
    'dot.painted': (snapshot: BrushSnapshot) => (isFew(snapshot) ? [{ width: 8 }] : []),
    'undo.clicked': [{}],
    'clear.clicked': [{}],
  },
  outcomes: { paintMask: { done: [mask, null], error: [new Error('no canvas')] } },
  project: ({ field: { alwaysOpen }, image: size, ref, mask: known, area, strokes }) => ({
    alwaysOpen,
    isLoaded: size !== null,
    ref,
    known,
    area: area?.ref,
    strokes: strokes.length,
  }),
  invariants: {
    'the cursor stays on the image': ({ context: { cursor } }) =>
      cursor === null || (cursor.x >= 0 && cursor.x <= image.width && cursor.y >= 0 && cursor.y <= image.height),
    'only an area is laid from elsewhere': ({ context }) => context.area === null || context.field.mode === 'area',
    'undo is there exactly for a stroke on screen': (snapshot) =>
      selectCanUndo(snapshot) === (selectIsBrushOpen(snapshot) && selectStrokes(snapshot).length > 0),
  },
  rules: {
    'every mask that is painted goes into the form, and a failure is reported': (way) => {
      const { gesture, event, deeds } = way.at(-1)!;
      const facts = deeds.flatMap((deed) => (deed.does === 'emit' ? [deed.fact] : []));
      if (gesture === 'failed.paintMask') return facts.length === 1 && facts[0]!.type === 'notice.raised' ? null : 'it is not reported';
      if (gesture !== 'done.paintMask') return facts.length === 0 ? null : 'something is said that was not painted';
      return facts.length === 1 && (event['output'] === null || JSON.stringify(facts[0]).includes(mask.ref))
        ? null
        : 'the form has another mask';
    },
    'a mask is painted after each stroke, dot, undo and removal, and only then': onlyWith(
      asks('paintMask'),
      took('stroke.ended', 'dot.painted', 'undo.clicked', 'clear.clicked'),
      'it is painted without a reason',
    ),
    'it is painted from what is on screen': (way) => {
      const asked = askedOf('paintMask')(way.at(-1)!) as
        | { strokes: readonly { points: readonly unknown[]; keeps?: boolean }[] }
        | undefined;
      if (!asked) return null;
      if (way.at(-1)!.gesture === 'clear.clicked') return asked.strokes.length === 0 ? null : 'what was removed is painted';
      return asked.strokes.every(({ points }) => points.length > 0) ? null : 'a stroke without a point is painted';
    },
  },
  shows: {
    choosing: () => false,
    closed: (snapshot) => !selectIsBrushOpen(snapshot) && !snapshot.context.field.alwaysOpen,
    'open.resting': selectIsBrushOpen,
    'open.drawing': (snapshot) => selectStrokes(snapshot).length > 0,
    'open.masking': selectIsBrushOpen,
  },
});
