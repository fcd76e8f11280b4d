/** Brings the new face to the color of the skin that it ends in, so that no edge is seen where their light differs. */
import { boxMean, type Plane } from '../image/raster.ts';
import { cellsOf } from './cells.ts';
import { outline } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import type { FaceWindow, Sampled } from './sampled.ts';
import type { FaceMask } from './mask.ts';
import type { Planes, Warped } from './warp.ts';

/** How far the seam's color reaches into the face, in widths of it. */
const reach = 0.09;
/** How much skin of both faces along a seam is enough to follow it. */
const enough = 0.04;
/** Colors that are farther apart than this differ by a shadow or a blush, not by their light. */
const mostGain = { from: 0.55, to: 1.8 } as const;

/** From 0 to 1: skin of both faces where little of the new one is seen. */
const seamOf = (mask: Plane, { source, target }: FaceMask['skin']): Plane =>
  mask.map((value, at) => (1 - value) ** 2 * Math.max(0, Math.min(source[at]!, target[at]!) * 2 - 1));

/** The seam's color is soft: of a large face, it is measured in cells of several pixels. */
const cellOf = (faceWidth: number): number => Math.max(1, Math.round(faceWidth / 48));

/** Changes the new face in place, most at its edge and not at all in its middle or its brows, which stay black in any light. `mask` and `skin` are in the pixels of `coarse`. */
export function matchSeam({ planes, covered }: Warped, target: Planes, mask: Plane, skin: FaceMask['skin'], coarse: Sampled): void {
  const { width, height, faceWidth }: Omit<FaceWindow, 'mesh' | 'placed'> = coarse.window;
  const cell = cellOf(faceWidth);
  const { columns, rows, sum, whole } = cellsOf(width, height, cell);
  const radius = Math.max(2, Math.round((faceWidth * reach) / cell));
  const soft = (plane: Plane) => boxMean(plane, columns, rows, radius);
  const spread = (sums: Plane) => soft(soft(soft(sums))).map((value) => value / (cell * cell));
  const seam = seamOf(mask, skin);
  const brows = [outline.leftBrow, outline.rightBrow].map((ring) =>
    grown(
      ring.map((index) => coarse.window.placed[index]!),
      1.5,
    ),
  );
  const hair = boxMean(fillPolygons(brows, width, height), width, height, Math.max(1, Math.round(faceWidth / 60)));
  const density = spread(sum(seam));
  for (const channel of [0, 1, 2] as const) {
    const [seen, own] = [planes[channel], target[channel]].map((plane) => spread(sum(coarse.pick(plane), seam))) as [Plane, Plane];
    const change = whole(
      density.map((value, at) => {
        const ratio = (own[at]! + value * 4 + 1e-6) / (seen[at]! + value * 4 + 1e-6);
        return (Math.min(mostGain.to, Math.max(mostGain.from, ratio)) - 1) * (value / (value + enough));
      }),
    );
    multiply(planes[channel], coarse.whole(change.map((value, at) => 1 + value * (1 - hair[at]!))), covered);
  }
}

function multiply(plane: Plane, gains: Plane, covered: Uint8Array): void {
  for (let at = 0; at < plane.length; at += 1) if (covered[at]) plane[at] = Math.min(255, plane[at]! * gains[at]!);
}
