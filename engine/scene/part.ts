/** What an arrangement is made of: parts in pixels of the frame, and the frame around them. */
import type { Drawing } from '../draft/art.ts';
import { lettersAspect } from '../draft/letters.ts';
import type { Size } from '../picture/picture.ts';

/** `x` is the middle and `y` the foot of what is visible; `thing` is its place in the plan. */
export type Part = {
  thing: number;
  /** The thing itself, the body under its head, long hair behind it, something it wears, or a sign of its mood. */
  role: 'thing' | 'body' | 'hair' | 'worn' | 'mark';
  drawing: Drawing | null;
  x: number;
  y: number;
  width: number;
  height: number;
  z: number;
  mirrored: boolean;
  /** Degrees clockwise. */
  turn: number;
  /** Height above the ground, for its shadow; null in water and air. */
  lift: number | null;
  /** Which of several alike. */
  copy: number;
};

export type Box = { left: number; right: number; top: number; bottom: number };

/** The frame around what is visible of the parts. */
export const boxOf = (parts: readonly Part[]): Box => ({
  left: Math.min(...parts.map(({ x, width }) => x - width / 2)),
  right: Math.max(...parts.map(({ x, width }) => x + width / 2)),
  top: Math.min(...parts.map(({ y, height }) => y - height)),
  bottom: Math.max(...parts.map(({ y }) => y)),
});

/** Width and height of a drawing whose longer visible side is `side`. */
export function extent(drawing: Drawing | null, side: number, text = ''): Size {
  if (!drawing) return { width: side, height: side / lettersAspect(text) };
  const [left, top, right, bottom] = drawing.box;
  const longer = Math.max(right - left, bottom - top);
  return { width: (side * (right - left)) / longer, height: (side * (bottom - top)) / longer };
}
