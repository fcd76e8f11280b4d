import { useState } from 'react';
import { selectUploads, selectValue } from '../../../../machines/generation/generation.selectors.ts';
import { facesOf } from './boxes.ts';
import type { Box } from './box-geometry.ts';
import { useFact, type Generation } from '../generation/use-generation.ts';

/** The faces of a form: their rectangles, one row for each, and moves between rows. `max` counts rows. */
export function useFaceRows(generation: Generation, name: string, max: number) {
  const value = useFact(generation, (snapshot) => selectValue(snapshot, name));
  const uploads = useFact(generation, selectUploads);
  // A carried face is a gesture: the flow receives it when it is put down.
  const [carried, setCarried] = useState<number | null>(null);
  // One more row than there are faces, for a person who adds several without marking them.
  const [more, setMore] = useState(0);

  const boxes = facesOf(value);
  const slotOf = (index: number) => `${name}.${index}.image`;
  const taken = Array.from({ length: max }, (_, index) => index).findLast((index) => slotOf(index) in uploads) ?? -1;
  const rows = Math.min(max, Math.max(boxes.length, taken + 1, 1 + more));

  const put = (next: readonly Box[]) => generation.send({ type: 'field.changed', name, value: next.map((box) => ({ box })) });
  const swap = (from: number, to: number) => {
    setCarried(null);
    if (from !== to) generation.send({ type: 'files.swapped', slots: [slotOf(from), slotOf(to)] });
  };
  return {
    boxes,
    /** The number of visible rows. */
    rows,
    /** The last row with a picture; -1 when there is none. */
    taken,
    /** The row whose face is carried. */
    carried,
    carry: setCarried,
    slotOf,
    has: (index: number) => slotOf(index) in uploads,
    put,
    add: () => setMore(rows),
    remove: (index: number) => {
      // The faces below it move up, so that each keeps its rectangle.
      for (let at = index; at < taken; at += 1) generation.send({ type: 'files.swapped', slots: [slotOf(at), slotOf(at + 1)] });
      if (taken >= index) generation.send({ type: 'file.removed', slot: slotOf(taken) });
      put(boxes.toSpliced(index, 1));
    },
    /** Puts the carried face into a row. */
    take: (index: number) => {
      if (carried !== null) swap(carried, index);
    },
    /** Puts a dragged face, named by its slot, into a row. */
    drop: (index: number, dragged: string) => {
      const from = Array.from({ length: rows }, (_, row) => row).find((row) => slotOf(row) === dragged);
      if (from !== undefined) swap(from, index);
    },
  };
}

export type FaceRows = ReturnType<typeof useFaceRows>;
