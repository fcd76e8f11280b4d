/** The connected parts of a mask. */
import type { Plane } from './raster.ts';

/** `part`: the number of the part of each pixel, 0 outside all. `sizes` in pixels and whether a part `touches` the border, by number. */
export type ConnectedParts = { part: Int32Array; sizes: number[]; touches: boolean[] };

/** Marks with 1 the pixels of `from`, and those for which `isIn` holds that are connected to them over their sides. */
export function connectedTo(
  from: readonly number[],
  isIn: (at: number) => boolean,
  { width, height }: { width: number; height: number },
): Uint8Array<ArrayBuffer> {
  const marks = new Uint8Array(width * height);
  const open = [...from];
  for (const at of open) marks[at] = 1;
  while (open.length > 0) {
    const at = open.pop()!;
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= marks.length || marks[next] || !isIn(next)) continue;
      marks[next] = 1;
      open.push(next);
    }
  }
  return marks;
}

/** Labels the pixels above one half by the part that they are connected to over their sides. */
export function connectedParts(mask: Plane | Uint8Array, width: number): ConnectedParts {
  const part = new Int32Array(mask.length);
  const sizes = [0];
  const touches = [false];
  const open: number[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start]! <= 0.5 || part[start] !== 0) continue;
    const number = sizes.push(0) - 1;
    touches.push(false);
    part[start] = number;
    open.push(start);
    while (open.length > 0) {
      const at = open.pop()!;
      sizes[number]! += 1;
      const x = at % width;
      if (x === 0 || x === width - 1 || at < width || at >= mask.length - width) touches[number] = true;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= mask.length || part[next] !== 0 || mask[next]! <= 0.5) continue;
        part[next] = number;
        open.push(next);
      }
    }
  }
  return { part, sizes, touches };
}
