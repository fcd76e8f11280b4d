import { chartModel } from '../kit/model.ts';
import { marksMachine } from './marks.machine.ts';
import { boxesOnScreen, selectBoxes, selectCarried, selectRows, type MarksSnapshot } from './marks.selectors.ts';

const file = { width: 400, height: 300 };
const box = { x: 10, y: 20, width: 60, height: 80 };
const stored = { ref: 'cat', stored: null };
const faces = (count: number, ...rows: number[]) => ({
  values: { faces: Array.from({ length: count }, () => ({ box })) },
  files: Object.fromEntries(rows.map((row) => [`faces.${row}.image`, stored])),
});
const isDrawn = ({ context }: MarksSnapshot) => (context.gesture?.box.width ?? 0) > 0;

export const marksModel = chartModel({
  name: 'marks',
  machine: marksMachine,
  inputs: [{ kind: 'faces', name: 'faces', max: 2 }],
  events: {
    'form.shown': [faces(0), faces(1, 0), faces(2, 0, 1)],
    'drawing.began': [{ point: { x: 0, y: 0 }, file }],
    'box.grabbed': [{ index: 0, point: { x: 10, y: 20 }, file }],
    'pointer.moved': (snapshot: MarksSnapshot) =>
      snapshot.matches({ pointer: 'drawing' }) && isDrawn(snapshot) ? [] : [{ point: { x: 90, y: 80 } }],
    'pointer.released': [{}],
    'pointer.lost': [{}],
    'box.added': [{ file }],
    'box.nudged': [{ index: 0, by: [1, 0], resizes: false, file }],
    'box.removed': [{ index: 0 }],
    'row.added': [{}],
    'face.carried': [{ row: 0 }, { row: 1 }],
    'row.chosen': [{ row: 0 }, { row: 1 }],
    'face.dropped': [
      { from: 0, row: 0 },
      { from: 0, row: 1 },
    ],
  },
  outcomes: {},
  project: ({ boxes, filled, gesture, carried, added }) => ({ boxes: boxes.length, filled, gesture, carried, added }),
  invariants: {
    'a rectangle is in hand exactly while the pointer is down': (snapshot) =>
      (snapshot.context.gesture !== null) === !snapshot.matches({ pointer: 'resting' }),
    'what is carried has an image': (snapshot) =>
      selectCarried(snapshot) === null || snapshot.context.filled.includes(selectCarried(snapshot)!),
    'there are never more rectangles or rows than the field takes': (snapshot) =>
      boxesOnScreen(snapshot).length <= snapshot.context.max && selectRows(snapshot) <= snapshot.context.max,
  },
  rules: {
    'the form gets what keys and the pointer change, in its own field': (way) => {
      const facts = way.at(-1)!.deeds.flatMap((deed) => (deed.does === 'emit' && deed.fact.type === 'marks.put' ? [deed.fact] : []));
      if (facts.length === 0) return null;
      if (!['pointer.released', 'box.added', 'box.nudged', 'box.removed'].includes(way.at(-1)!.gesture))
        return 'it changes by something else';
      return facts.length === 1 && facts[0]!['name'] === 'faces' && Array.isArray(facts[0]!['value']) ? null : 'another field is changed';
    },
    'a key that changes a rectangle moves it by its step, inside the image': (way) => {
      const { gesture, deeds } = way.at(-1)!;
      const put = deeds.find((deed) => deed.does === 'emit' && deed.fact.type === 'marks.put');
      if (put?.does !== 'emit') return null;
      const values = put.fact['value'] as { box: typeof box }[];
      const isInside = values.every(
        ({ box: { x, y, width, height } }) => x >= 0 && y >= 0 && x + width <= file.width && y + height <= file.height,
      );
      if (!isInside) return 'a rectangle is outside of the image';
      return gesture === 'box.added' && values.at(-1)!.box.width <= 0 ? 'an empty rectangle is added' : null;
    },
    'a removed rectangle takes the image of its row along': (way) => {
      const { gesture, event, deeds } = way.at(-1)!;
      const gone = deeds.flatMap((deed) => (deed.does === 'emit' && deed.fact.type === 'file.removed' ? [deed.fact['slot']] : []));
      return gone.length > 0 && gesture !== 'box.removed' ? `${String(gone[0])} goes by ${event.type}` : null;
    },
    'faces change places only when one is put on another row, or a row goes': (way) => {
      const { gesture, event, deeds } = way.at(-1)!;
      const swapped = deeds.flatMap((deed) => (deed.does === 'emit' && deed.fact.type === 'files.swapped' ? [deed.fact['slots']] : []));
      if (gesture === 'face.dropped') {
        const [from, row] = [event['from'], event['row']] as [number, number];
        const slots = JSON.stringify([`faces.${from}.image`, `faces.${row}.image`]);
        return JSON.stringify(swapped) === (from === row ? '[]' : `[${slots}]`) ? null : 'the drop changes other rows, or none';
      }
      if (swapped.length === 0) return null;
      return ['row.chosen', 'pointer.released', 'box.removed'].includes(gesture) ? null : 'they change by something else';
    },
  },
  shows: {
    'pointer.resting': (snapshot) => boxesOnScreen(snapshot).length === selectBoxes(snapshot).length,
    'pointer.drawing': (snapshot) => boxesOnScreen(snapshot).length === selectBoxes(snapshot).length + 1,
    'pointer.moving': (snapshot) => boxesOnScreen(snapshot).length === selectBoxes(snapshot).length,
    'hand.empty': (snapshot) => selectCarried(snapshot) === null,
    'hand.carrying': (snapshot) => selectCarried(snapshot) !== null,
  },
});
