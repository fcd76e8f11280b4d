/** Decides where the net does not: wide parts of an image that it calls neither subject nor background would be left as a ghost. */
import type { Image } from '@iridia/pixels/image';
import { boxMean, resizePlane, type Plane } from '../image/raster.ts';
import { grab } from './grab.ts';
import type { Mask } from './saliency.ts';

/** What the net is in doubt about. */
const doubt = { from: 0.12, to: 0.88 } as const;
/** Half the width of the narrowest part that is decided, as a share of the longer side: edges and strands of hair are narrower. */
const narrowest = 1 / 60;
/** Share of the subject from which on what is in doubt is worth a decision; below, a soft spot is hardly seen. */
const leastShare = 0.05;

/** The net doubts parts of a subject more often than it takes the background for one. */
const likely = 0.25;

/** The pixels in wide parts that the net is in doubt about. */
function widelyInDoubt({ plane, width, height }: Mask): Plane {
  const radius = Math.max(1, Math.round(Math.max(width, height) * narrowest));
  const open: Plane = plane.map((value) => (value > doubt.from && value < doubt.to ? 1 : 0));
  const core = boxMean(open, width, height, radius).map((value) => (value > 0.95 ? 1 : 0));
  const near = boxMean(core, width, height, radius + 2);
  return open.map((value, at) => (near[at]! > 1e-4 ? value : 0));
}

/** Returns the mask with wide doubtful parts decided by the colors of what is certain; the same mask where there are hardly any. */
export async function settle(image: Image, mask: Mask): Promise<Mask> {
  const { plane, width, height } = mask;
  const open = widelyInDoubt(mask);
  const subject = plane.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0);
  if (open.reduce((sum, value) => sum + value, 0) <= leastShare * subject) return mask;
  const decided = await grab(image, mask, likely);
  const colors = resizePlane(decided.plane, decided.width, decided.height, width, height);
  // The step between what is decided and what is not would show.
  const share = boxMean(open, width, height, 2);
  return { plane: plane.map((value, at) => value + (colors[at]! - value) * share[at]!), width, height };
}
