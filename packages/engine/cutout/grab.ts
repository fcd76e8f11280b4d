/**
 * The second proposal: grabCut, seeded with what the net is certain of. It recovers people that the net missed, but cuts whiskers with hard
 * edges.
 */
import { grabCut, maybeBack, maybeFront, sureBack, sureFront } from '../image/grab-cut.ts';
import { sharpOf, type Image } from '@iridia/pixels/image';
import { resizePlane } from '../image/raster.ts';
import type { Mask } from './saliency.ts';

const side = 320;
const rounds = 3;

const seedOf = (value: number, likely: number): number => {
  if (value > 0.95) return sureFront;
  if (value < 0.03) return sureBack;
  return value > likely ? maybeFront : maybeBack;
};

/** Returns an alternative mask of the same image, 320 pixels wide. `likely`: from where on the net's answer speaks for the subject. */
export async function grab(image: Image, mask: Mask, likely = 0.5): Promise<Mask> {
  const width = side;
  const height = Math.max(1, Math.round((side * image.height) / image.width));
  const rgb = await sharpOf(image).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const seeds = Uint8Array.from(resizePlane(mask.plane, mask.width, mask.height, width, height), (value) => seedOf(value, likely));
  const front = await grabCut({ rgb, width, height }, seeds, rounds);
  return front ? { plane: Float32Array.from(front), width, height } : mask;
}
