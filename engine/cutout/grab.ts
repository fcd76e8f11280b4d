/**
 * The second proposal: grabCut, seeded with what the net is certain of. It recovers people that the net missed, but cuts whiskers with hard
 * edges.
 */
import { openCv } from '../picture/opencv.ts';
import { sharpOf, type Picture } from '../picture/picture.ts';
import { resizePlane } from '../picture/raster.ts';
import type { Mask } from './saliency.ts';

const side = 320;
const sureBack = 0;
const sureFront = 1;
const maybeBack = 2;
const maybeFront = 3;

const seedOf = (value: number, likely: number): number => {
  if (value > 0.95) return sureFront;
  if (value < 0.03) return sureBack;
  return value > likely ? maybeFront : maybeBack;
};

/** Returns an alternative mask of the same picture, 320 pixels wide. `likely`: from where on the net's answer speaks for the subject. */
export async function grab(picture: Picture, mask: Mask, likely = 0.5): Promise<Mask> {
  const { cv } = await openCv();
  const width = side;
  const height = Math.max(1, Math.round((side * picture.height) / picture.width));
  const small = await sharpOf(picture).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const seeds = resizePlane(mask.plane, mask.width, mask.height, width, height);
  const image = cv.matFromArray(height, width, cv.CV_8UC3, small);
  const marks = new cv.Mat(height, width, cv.CV_8UC1);
  const back = new cv.Mat();
  const fore = new cv.Mat();
  try {
    for (let at = 0; at < seeds.length; at += 1) marks.data[at] = seedOf(seeds[at]!, likely);
    // grabCut needs seeds of both kinds.
    if (!marks.data.some((mark) => mark === sureFront) || !marks.data.some((mark) => mark === sureBack)) return mask;
    cv.grabCut(image, marks, new cv.Rect(0, 0, width, height), back, fore, 3, cv.GC_INIT_WITH_MASK);
    return { plane: Float32Array.from(marks.data, (mark) => (mark === sureFront || mark === maybeFront ? 1 : 0)), width, height };
  } finally {
    for (const matrix of [image, marks, back, fore]) matrix.delete();
  }
}
