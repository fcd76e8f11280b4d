/** A plane in cells of several pixels: what changes slowly over a face is measured in them. */
import { resizePlane, type Plane } from '../image/raster.ts';

/** Cells of `cell` pixels in each direction; those of the last column and row may be cut off. */
export function cellsOf(width: number, height: number, cell: number) {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  return {
    columns,
    rows,
    /** The sum in each cell, times the weights if there are any. */
    sum(plane: Plane, weight: Plane | null = null): Plane {
      const sums = new Float32Array(columns * rows);
      for (let y = 0; y < height; y += 1) addRow(plane, weight, y * width, width, cell, sums, Math.trunc(y / cell) * columns);
      return sums;
    },
    /** What was measured in cells, in all pixels. */
    whole: (cells: Plane): Plane => (cell === 1 ? cells : resizePlane(cells, columns, rows, width, height)),
  };
}

// What is called once a frame of a video stays slow in V8, however long its inner loop; what is called once a row does not.
function addRow(plane: Plane, weight: Plane | null, from: number, width: number, cell: number, sums: Plane, to: number): void {
  for (let x = 0, column = to; x < width; column += 1)
    for (const end = Math.min(width, x + cell); x < end; x += 1)
      sums[column]! += weight ? plane[from + x]! * weight[from + x]! : plane[from + x]!;
}
