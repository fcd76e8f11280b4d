import type { FormValues, Json, ShownFile } from '../form/form.types.ts';
import type { MarkBox, Point, Size } from './marks.geometry.ts';

/** `faces`: each rectangle has a row with an image of its own. `regions`: rectangles alone. */
export type MarksKind = 'faces' | 'regions';

export type MarksInput = {
  kind: MarksKind;
  /** The field of the form. */
  name: string;
  /** How many rectangles it takes. */
  max: number;
};

/** A rectangle that the pointer draws (`index` null) or moves: where the pointer began, and the rectangle then and now. */
export type Gesture = { index: number | null; from: Point; was: MarkBox; box: MarkBox; file: Size };

export type MarksContext = MarksInput & {
  /** The rectangles in the form. */
  boxes: readonly MarkBox[];
  /** The rows whose image is in the form. */
  filled: readonly number[];
  gesture: Gesture | null;
  /** The row whose face is carried to another row; null while none is. */
  carried: number | null;
  /** Rows that were asked for beyond those with a rectangle or an image. */
  added: number;
};

/** The size of the file stands in the events of the pointer and the keys, because only the page measures a file that is not uploaded yet. */
export type MarksEvent =
  | { type: 'form.shown'; values: FormValues; files: Record<string, ShownFile> }
  | { type: 'drawing.began'; point: Point; file: Size }
  | { type: 'box.grabbed'; index: number; point: Point; file: Size }
  | { type: 'pointer.moved'; point: Point }
  | { type: 'pointer.released' }
  | { type: 'pointer.lost' }
  | { type: 'box.added'; file: Size }
  /** By an arrow key: moved by a step, or resized by one. `by` is [right, down]. */
  | { type: 'box.nudged'; index: number; by: readonly [number, number]; resizes: boolean; file: Size }
  | { type: 'box.removed'; index: number }
  | { type: 'row.added' }
  /** The user picks up the face of a row, or puts it back. */
  | { type: 'face.carried'; row: number }
  /** The row, or its rectangle, that the carried face is put on. */
  | { type: 'row.chosen'; row: number }
  /** A face was dragged from one row to another. */
  | { type: 'face.dropped'; from: number; row: number };

export type MarksEmitted =
  /** The field's new value. */
  | { type: 'marks.put'; name: string; value: Json }
  | { type: 'files.swapped'; slots: readonly [string, string] }
  | { type: 'file.removed'; slot: string };

export type MarksTypes = { context: MarksContext; events: MarksEvent; input: MarksInput; emitted: MarksEmitted };
