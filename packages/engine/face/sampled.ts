/** A window around a face in fewer pixels: masks and light are soft, so that those of a large face are measured on every few pixels. */
import { resizePlane, stretched, type Plane, type Stretched } from '../image/raster.ts';
import { moved, type Mesh } from './mesh.ts';
import type { Planes, Warped } from './warp.ts';

/** The window of an image in which a face lies. `mesh` is the target's, `placed` the one that the new face was warped onto, in its pixels. */
export type FaceWindow = { width: number; height: number; mesh: Mesh; placed: Mesh; faceWidth: number };

/** Pixels of a face's width that are enough. */
const enough = 128;

/** Of how many pixels in each direction one is measured. */
export const stepFor = (faceWidth: number): number => Math.max(1, Math.floor(faceWidth / enough));

/** The same window with every `step`-th pixel of each row and column; its sides are multiples of `step`. */
export function sampled(window: FaceWindow, step: number) {
  const [width, height] = [window.width / step, window.height / step];
  const middle = step >> 1;
  const pick = <Of extends Plane | Uint8Array>(plane: Of): Of => {
    if (step === 1) return plane;
    const result = new (plane.constructor as new (length: number) => Of)(width * height);
    for (let y = 0; y < height; y += 1) pickRow(plane, (y * step + middle) * window.width + middle, step, result, y * width, width);
    return result;
  };
  const planes = (all: Planes) => all.map(pick) as Planes;
  return {
    window: {
      width,
      height,
      mesh: moved(window.mesh, 1 / step),
      placed: moved(window.placed, 1 / step),
      faceWidth: window.faceWidth / step,
    },
    pick,
    planes,
    warped: ({ planes: all, covered }: Warped): Warped => ({ planes: planes(all), covered: pick(covered) }),
    /** A measured plane in all pixels of the window. */
    whole: (plane: Plane): Plane => (step === 1 ? plane : resizePlane(plane, width, height, window.width, window.height)),
    /** Measured planes, or planes of another size, row by row in all pixels of the window. */
    stretched: (planes: readonly Plane[], wide: number = width, high: number = height): Stretched =>
      stretched(planes, wide, high, window.width, window.height),
    /** The first measured rows of a plane, in all pixels of theirs. */
    wholeRows: (plane: Plane, rows: number): Plane =>
      step === 1 ? plane : resizePlane(plane.subarray(0, rows * width), width, rows, window.width, rows * step),
  };
}
export type Sampled = ReturnType<typeof sampled>;

// V8 leaves the code of an inner loop for slow code each time that the loop ends, unless it has a function of its own.
function pickRow(plane: Plane | Uint8Array, start: number, step: number, result: Plane | Uint8Array, to: number, count: number): void {
  for (let x = 0, from = start; x < count; x += 1, from += step) result[to + x] = plane[from]!;
}
