/** Brings the new face to the color of the skin that it ends in, so that no edge is seen where their light differs. */
import { boxMean, type Plane } from '../image/raster.ts';
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

/** Changes the new face in place, most at its edge and not at all in its middle or its brows, which stay black in any light. `mask` and `skin` are in the pixels of `coarse`. */
export function matchSeam({ planes, covered }: Warped, target: Planes, mask: Plane, skin: FaceMask['skin'], coarse: Sampled): void {
  const { width, height, faceWidth }: Omit<FaceWindow, 'mesh' | 'placed'> = coarse.window;
  const radius = Math.max(2, Math.round(faceWidth * reach));
  const spread = (plane: Plane) => boxMean(boxMean(boxMean(plane, width, height, radius), width, height, radius), width, height, radius);
  const seam = seamOf(mask, skin);
  const brows = [outline.leftBrow, outline.rightBrow].map((ring) =>
    grown(
      ring.map((index) => coarse.window.placed[index]!),
      1.5,
    ),
  );
  const hair = boxMean(fillPolygons(brows, width, height), width, height, Math.max(1, Math.round(faceWidth / 60)));
  const density = spread(seam);
  const [seen, own] = [coarse.planes(planes), coarse.planes(target)];
  for (const channel of [0, 1, 2] as const) {
    const colors = [seen, own].map((all) => spread(seam.map((value, at) => value * all[channel][at]!)));
    const gain = density.map((value, at) => {
      const ratio = (colors[1]![at]! + value * 4 + 1e-6) / (colors[0]![at]! + value * 4 + 1e-6);
      return 1 + (Math.min(mostGain.to, Math.max(mostGain.from, ratio)) - 1) * (value / (value + enough)) * (1 - hair[at]!);
    });
    const gains = coarse.whole(gain);
    const plane = planes[channel];
    for (let at = 0; at < plane.length; at += 1) if (covered[at]) plane[at] = Math.min(255, plane[at]! * gains[at]!);
  }
}
