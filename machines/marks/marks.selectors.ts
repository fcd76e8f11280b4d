import type { SnapshotFrom } from 'xstate';
import type { MarkBox } from './marks.geometry.ts';
import type { marksMachine } from './marks.machine.ts';
import { rowsOf } from './marks.rows.ts';

export type MarksSnapshot = SnapshotFrom<typeof marksMachine>;

/** The rectangles on screen, including the one that is drawn or moved. */
export function boxesOnScreen({ context: { boxes, gesture } }: MarksSnapshot): readonly MarkBox[] {
  if (!gesture) return boxes;
  return gesture.index === null ? [...boxes, gesture.box] : boxes.with(gesture.index, gesture.box);
}
/** The rectangles in the form. */
export const selectBoxes = ({ context }: MarksSnapshot): readonly MarkBox[] => context.boxes;
/** Whether another rectangle fits. */
export const selectHasRoom = ({ context }: MarksSnapshot): boolean => context.boxes.length < context.max;
/** How many rows are on screen. */
export const selectRows = ({ context }: MarksSnapshot): number => rowsOf(context);
/** Whether another row can be added. */
export const selectCanGrow = (snapshot: MarksSnapshot): boolean => snapshot.can({ type: 'row.added' });
/** The rows with an image. */
export const selectFilled = ({ context }: MarksSnapshot): readonly number[] => context.filled;
/** The row whose face is carried; null while none is. */
export const selectCarried = ({ context }: MarksSnapshot): number | null => context.carried;
