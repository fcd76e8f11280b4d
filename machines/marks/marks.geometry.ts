/** Rectangles on an image, in pixels of the file. */
import { limits } from '../../contract/facts/limits.ts';

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type MarkBox = Point & Size;

const shorterSide = ({ width, height }: Size): number => Math.min(width, height);

const round = ({ x, y, width, height }: MarkBox): MarkBox => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/** The box, moved and clipped so that all of it is inside the file. */
export function within({ x, y, width, height }: MarkBox, file: Size): MarkBox {
  const wide = Math.min(width, file.width);
  const high = Math.min(height, file.height);
  return round({
    x: Math.min(Math.max(0, x), file.width - wide),
    y: Math.min(Math.max(0, y), file.height - high),
    width: wide,
    height: high,
  });
}

/** The box that a drag from one point to another draws. */
export const drawnBetween = (from: Point, to: Point, file: Size): MarkBox =>
  within({ x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) }, file);

/** The box, moved by a drag from one point to another. */
export const movedBetween = (box: MarkBox, from: Point, to: Point, file: Size): MarkBox =>
  within({ ...box, x: box.x + to.x - from.x, y: box.y + to.y - from.y }, file);

/** A square in the middle, for a box added by the button. */
export function centered(file: Size): MarkBox {
  const side = shorterSide(file) / 4;
  return within({ x: (file.width - side) / 2, y: (file.height - side) / 2, width: side, height: side }, file);
}

/** The box after an arrow key: moved by a step, or resized by one. */
export function nudged(box: MarkBox, [right, down]: readonly [number, number], resizes: boolean, file: Size): MarkBox {
  const step = Math.max(1, shorterSide(file) / 50);
  const next = resizes
    ? { ...box, width: Math.max(step, box.width + right * step), height: Math.max(step, box.height + down * step) }
    : { ...box, x: box.x + right * step, y: box.y + down * step };
  return within(next, file);
}

/** Whether a drawn box is large enough to be deliberate. */
export const isMeant = (box: MarkBox, file: Size): boolean => Math.min(box.width, box.height) >= shorterSide(file) * limits.markShare;
