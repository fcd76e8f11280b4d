/** Which part of a drawing its board shows: pure geometry, in pixels of the screen. */
import type { DrawnBox } from './drawn.ts';

/** A point of the drawing is at `x + point.x * scale` of the board. */
export type View = { readonly x: number; readonly y: number; readonly scale: number };
export type Size = { readonly width: number; readonly height: number };

/** The smallest scale at which the letters of a drawing, of 14 pixels, can be read: 10 pixels. */
export const readable = 10 / 14;

const edge = 16;
const scales = { least: 0.08, most: 3 } as const;

const clamped = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Zooms around a point of the board. */
export function zoomed(view: View, factor: number, at: { x: number; y: number }): View {
  const scale = clamped(view.scale * factor, scales.least, scales.most);
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

export const fitScale = (board: Size, drawing: Size): number =>
  Math.min(1, (board.width - 2 * edge) / drawing.width, (board.height - 2 * edge) / drawing.height);

/** Shows all of the drawing, in the middle. */
export function fitted(board: Size, drawing: Size): View {
  const scale = fitScale(board, drawing);
  return { scale, x: (board.width - drawing.width * scale) / 2, y: (board.height - drawing.height * scale) / 2 };
}

/** The view with a box in the middle, or at another share of the height, at this scale or a larger one. */
export function centered({ scale: before }: View, board: Size, box: DrawnBox, least = readable, share = 0.5): View {
  const scale = Math.max(before, least);
  return { scale, x: board.width / 2 - (box.x + box.width / 2) * scale, y: board.height * share - (box.y + box.height / 2) * scale };
}

/** Shows all of a small drawing; of a large one its beginning, in letters that can be read. */
export function opened(board: Size, drawing: Size, start: DrawnBox | null): View {
  const fit = fitted(board, drawing);
  if (fit.scale >= readable) return fit;
  // What follows the beginning is below it.
  const view = start ? centered({ x: 0, y: 0, scale: readable }, board, start, readable, 0.2) : { x: edge, y: edge, scale: readable };
  // No side of the board stays empty while the drawing continues on the other.
  const within = (at: number, size: number, whole: number) => Math.min(edge, Math.max(at, size - whole * readable - edge));
  return { ...view, x: within(view.x, board.width, drawing.width), y: within(view.y, board.height, drawing.height) };
}

/** How far a part of the board must move so that it lies within `room`; one that is larger shows its beginning. */
function shift(start: number, length: number, room: number, margin: number): number {
  const free = Math.min(margin, Math.max(0, (room - length) / 2));
  if (start < free || length > room - 2 * free) return free - start;
  return Math.min(0, room - free - (start + length));
}

/** The view that is nearest to this one, at the same scale, with the whole box on the board and some of its surroundings. */
function including(view: View, board: Size, box: DrawnBox): View {
  const { x, y, scale } = view;
  const move = (at: number, length: number, offset: number, room: number) => shift(offset + at * scale, length * scale, room, room * 0.12);
  return {
    scale,
    x: x + move(box.x, box.width, x, board.width),
    y: y + move(box.y, box.height, y, board.height),
  };
}

/** The part of the drawing that is on the board, in the coordinates of the drawing. */
export const frameOf = ({ x, y, scale }: View, board: Size): DrawnBox => ({
  x: -x / scale,
  y: -y / scale,
  width: board.width / scale,
  height: board.height / scale,
});

/** The smallest box around all of these. */
function around(boxes: readonly DrawnBox[]): DrawnBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Whether the whole box fits on the board at this scale. */
const fits = (box: DrawnBox, board: Size, scale: number): boolean =>
  box.width * scale <= board.width - 2 * edge && box.height * scale <= board.height - 2 * edge;

/** The nearest view with these boxes on the board: as many, in their order, as fit on it together. */
export function following(view: View, board: Size, boxes: readonly DrawnBox[]): View {
  let whole: DrawnBox | null = null;
  for (const box of boxes) {
    const both: DrawnBox = around(whole ? [whole, box] : [box]);
    if (!whole || fits(both, board, view.scale)) whole = both;
  }
  return whole ? including(view, board, whole) : view;
}
