/** The rectangles in the values of a form. */
import type { Json } from '../form/form.types.ts';
import type { MarkBox } from './marks.geometry.ts';
import type { MarksKind } from './marks.types.ts';

const isBox = (value: Json | undefined): value is MarkBox =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  ['x', 'y', 'width', 'height'].every((side) => typeof value[side] === 'number');

const boxOfFace = (face: Json): Json => (typeof face === 'object' && face !== null && !Array.isArray(face) ? (face['box'] ?? null) : null);

/** The rectangles in a field's value: of `[{box}]` for faces, of `[box]` for regions. */
export function boxesIn(value: Json | undefined, kind: MarksKind): MarkBox[] {
  if (!Array.isArray(value)) return [];
  return (kind === 'faces' ? value.map(boxOfFace) : value).filter(isBox);
}

/** A field's value with these rectangles. */
export const valueWith = (boxes: readonly MarkBox[], kind: MarksKind): Json =>
  kind === 'faces' ? boxes.map((box) => ({ box })) : [...boxes];

/** The slot of a row's image: `faces.1.image`. */
export const slotOf = (name: string, row: number): string => `${name}.${row}.image`;
