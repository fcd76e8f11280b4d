import type { Json } from '../../../../machines/generation/generation.types.ts';
import type { Box } from './box-geometry.ts';

const isBox = (value: Json | undefined): value is Box =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  ['x', 'y', 'width', 'height'].every((side) => typeof value[side] === 'number');

/** The rectangles in a form's value. */
export const boxesOf = (value: Json | undefined): Box[] => (Array.isArray(value) ? value.filter(isBox) : []);

/** The rectangles of `[{box}]`. */
export const facesOf = (value: Json | undefined): Box[] =>
  boxesOf(
    Array.isArray(value)
      ? value.map((face) => (typeof face === 'object' && face !== null && !Array.isArray(face) ? face['box']! : null))
      : [],
  );
