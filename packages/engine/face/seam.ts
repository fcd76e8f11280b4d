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
function seamOf(mask: Plane, { source, target }: FaceMask['skin']): Plane {
  const seam = new Float32Array(mask.length);
  for (let at = 0; at < seam.length; at += 1) seam[at] = (1 - mask[at]!) ** 2 * Math.max(0, Math.min(source[at]!, target[at]!) * 2 - 1);
  return seam;
}

/** The seam's color is soft: of a large face, it is measured in cells of several pixels. */
const cellOf = (faceWidth: number): number => Math.max(1, Math.round(faceWidth / 48));

/** Changes the new face in place, most at its edge and not at all in its middle or its brows, which stay black in any light. `mask` and `skin` are in the pixels of `coarse`. */
export function matchSeam({ planes, covered }: Warped, target: Planes, mask: Plane, skin: FaceMask['skin'], coarse: Sampled): void {
  const { width, height, faceWidth }: Omit<FaceWindow, 'mesh' | 'placed'> = coarse.window;
  const cell = cellOf(faceWidth);
  const { columns, rows, sum, whole } = cellsOf(width, height, cell);
  const radius = Math.max(2, Math.round((faceWidth * reach) / cell));
  const soft = (plane: Plane) => boxMean(plane, columns, rows, radius);
  const spread = (sums: Plane) => soft(soft(soft(sums)));
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
    const gains = whole(changeOf(seen, own, density, cell * cell));
    soften(gains, hair);
    multiply(planes[channel], coarse.whole(gains), covered);
  }
}

/** By what share the new face changes at each cell; all in sums of as many `pixels`. */
function changeOf(seen: Plane, own: Plane, density: Plane, pixels: number): Plane {
  const change = new Float32Array(density.length);
  for (let at = 0; at < change.length; at += 1) {
    const value = density[at]! / pixels;
    const ratio = (own[at]! / pixels + value * 4 + 1e-6) / (seen[at]! / pixels + value * 4 + 1e-6);
    change[at] = (Math.min(mostGain.to, Math.max(mostGain.from, ratio)) - 1) * (value / (value + enough));
  }
  return change;
}

/** Turns changes into gains, which leave hair alone. */
function soften(changes: Plane, hair: Plane): void {
  for (let at = 0; at < changes.length; at += 1) changes[at] = 1 + changes[at]! * (1 - hair[at]!);
}

function multiply(plane: Plane, gains: Plane, covered: Uint8Array): void {
  for (let at = 0; at < plane.length; at += 1) if (covered[at]) plane[at] = Math.min(255, plane[at]! * gains[at]!);
}
