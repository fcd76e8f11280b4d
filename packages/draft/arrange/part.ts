/** What an arrangement is made of: parts in pixels of the frame, and the frame around them. */
import type { Drawing } from '../art/drawing.ts';
import { lettersAspect } from '../art/letters.ts';
import type { Size } from '@iridia/pixels/image';

/** `x` is the middle and `y` the foot of what is visible; `thing` is its place in the plan. */
export type ArrangedPart = {
  thing: number;
  /** The thing itself, the body under its head, the forearms below a bust, long hair behind it, something it wears, a sign of its mood, or the hand or the string that holds something. */
  role: 'thing' | 'body' | 'arms' | 'hair' | 'worn' | 'mark' | 'hand' | 'string';
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
  gesture?: Gesture;
  /** The share of its height that is above water. */
  dry?: number;
  /** Where the hands of a body are, as shares of its sides, from its upper left; those that nothing needs hang. */
  reach?: Partial<Record<Side, Spot>>;
};

/** What a body does: it sits on a mount, on a seat or on the ground, lies on its paws or on its back, kicks, takes a step, leaps, or dances. */
export type Gesture = 'astride' | 'seated' | 'grounded' | 'lying' | 'supine' | 'kicking' | 'striding' | 'leaping' | 'dancing';

/** As we see it. */
export type Side = 'left' | 'right';
export type Spot = readonly [x: number, y: number];

export type PartBox = { left: number; right: number; top: number; bottom: number };

/** What a part takes up: turned by a right angle, its height is across. */
function takenUp({ x, y, width, height, turn, dry = 1 }: ArrangedPart): PartBox {
  const isAcross = Math.abs(turn) > 45 && Math.abs(turn) < 135;
  const [wide, high] = isAcross ? [height, width] : [width, height];
  const bottom = y + (high - height) / 2;
  return { left: x - wide / 2, right: x + wide / 2, top: bottom - high, bottom: bottom - high * (1 - dry) };
}

/** The frame around what is visible of the parts. */
export function boxOf(parts: readonly ArrangedPart[]): PartBox {
  const boxes = parts.map(takenUp);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Width and height of a drawing whose longer visible side is `side`. */
export function extent(drawing: Drawing | null, side: number, text = ''): Size {
  if (!drawing) return { width: side, height: side / lettersAspect(text) };
  const [left, top, right, bottom] = drawing.box;
  const longer = Math.max(right - left, bottom - top);
  return { width: (side * (right - left)) / longer, height: (side * (bottom - top)) / longer };
}

/** The breadth of a body on its back with the arms on it, beside that of one that stands. */
export const supineShare = 26 / 46;

/** The height of what is below a bust, beside its width. */
export const bustShare = 0.6;
