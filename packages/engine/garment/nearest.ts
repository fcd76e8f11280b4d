/** The marked pixels that are nearest to others. */
import type { Size } from '@iridia/pixels/image';

/** For each pixel the position of about the nearest one that is marked; -1 for all where none is. */
export function nearestMarked(marks: Uint8Array, { width, height }: Size): Int32Array {
  const nearest = new Int32Array(marks.length);
  for (let at = 0; at < marks.length; at += 1) nearest[at] = marks[at] ? at : -1;
  for (let y = 0; y < height; y += 1) pass(nearest, width, y, y > 0 ? -width : 0);
  for (let y = height - 1; y >= 0; y -= 1) pass(nearest, width, y, y < height - 1 ? width : 0);
  return nearest;
}

// V8 leaves the code of an inner loop for slow code each time that the loop ends, unless it has a function of its own.
/** Takes over in a row what the row beside it has that is nearer, and then from left to right and back. */
function pass(nearest: Int32Array, width: number, y: number, beside: number): void {
  const start = y * width;
  for (let x = 0; x < width; x += 1) {
    const at = start + x;
    let spot = nearer(nearest[at]!, nearest[at + beside]!, x, y, width);
    if (x > 0) {
      spot = nearer(spot, nearest[at - 1]!, x, y, width);
      spot = nearer(spot, nearest[at + beside - 1]!, x, y, width);
    }
    if (x < width - 1) spot = nearer(spot, nearest[at + beside + 1]!, x, y, width);
    nearest[at] = spot;
  }
  for (let x = width - 2; x >= 0; x -= 1) nearest[start + x] = nearer(nearest[start + x]!, nearest[start + x + 1]!, x, y, width);
}

function nearer(one: number, other: number, x: number, y: number, width: number): number {
  if (other < 0 || other === one) return one;
  if (one < 0) return other;
  const [down, otherDown] = [Math.trunc(one / width), Math.trunc(other / width)];
  const [dx, dy, ex, ey] = [one - down * width - x, down - y, other - otherDown * width - x, otherDown - y];
  return ex * ex + ey * ey < dx * dx + dy * dy ? other : one;
}
