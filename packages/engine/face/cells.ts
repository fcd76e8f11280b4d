/** A plane in cells of several pixels: what changes slowly over a face is measured in them. */
import type { Plane } from '../image/raster.ts';
import type { Known } from './membrane.ts';

/** Cells of a face's width that are enough. */
const enough = 64;
/** Pixels that are known, as a share of a cell's, from which on the whole cell is. */
const known = 0.5;

/** The cells of a window around a face; those of the last column and row may be cut off. */
export function cellsOf({ width, height, faceWidth }: { width: number; height: number; faceWidth: number }) {
  const cell = Math.max(1, Math.round(faceWidth / enough));
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const sum = (plane: Plane, weight: Plane | null): Plane => {
    const sums = new Float32Array(columns * rows);
    for (let y = 0; y < height; y += 1) addRow(plane, weight, y * width, width, cell, sums, Math.trunc(y / cell) * columns);
    return sums;
  };
  return {
    columns,
    rows,
    /** So many widths of the face, in cells. */
    radius: (share: number): number => Math.max(1, Math.round((faceWidth * share) / cell)),
    /** The mean of each cell by the weights of its pixels, and how far it is known. */
    mean(plane: Plane, weight: Plane): Known {
      const [values, weights] = [sum(plane, weight), sum(weight, null)];
      for (let at = 0; at < values.length; at += 1) {
        values[at]! /= weights[at]! || 1;
        weights[at] = Math.min(1, weights[at]! / (cell * cell * known));
      }
      return { values, weights, width: columns, height: rows };
    },
  };
}

// What is called once a frame of a video stays slow in V8, however long its inner loop; what is called once a row does not.
function addRow(plane: Plane, weight: Plane | null, from: number, width: number, cell: number, sums: Plane, to: number): void {
  for (let x = 0, column = to; x < width; column += 1)
    for (const end = Math.min(width, x + cell); x < end; x += 1)
      sums[column]! += weight ? plane[from + x]! * weight[from + x]! : plane[from + x]!;
}
