/** OpenCV's grabCut: what belongs together by its colors, grown from what is certain. */
import { openCv } from './opencv.ts';
import type { Image } from '@iridia/pixels/image';

/** What a pixel is before the cut. */
export const sureBack = 0;
export const sureFront = 1;
export const maybeBack = 2;
export const maybeFront = 3;

/** Returns 1 for each pixel in front and 0 for the others; null without seeds of both kinds that are certain. */
export async function grabCut({ rgb, width, height }: Image, seeds: Uint8Array, rounds: number): Promise<Uint8Array | null> {
  if (!seeds.includes(sureFront) || !seeds.includes(sureBack)) return null;
  const { cv } = await openCv();
  const image = cv.matFromArray(height, width, cv.CV_8UC3, rgb);
  const marks = cv.matFromArray(height, width, cv.CV_8UC1, seeds);
  const [back, fore] = [new cv.Mat(), new cv.Mat()];
  try {
    // It uses random numbers whose state carries over between images, and the cutout after the submit must equal the one shown before it.
    cv.setRNGSeed(1);
    cv.grabCut(image, marks, new cv.Rect(0, 0, width, height), back, fore, rounds, cv.GC_INIT_WITH_MASK);
    return Uint8Array.from(marks.data, (mark) => (mark === sureFront || mark === maybeFront ? 1 : 0));
  } finally {
    for (const matrix of [image, marks, back, fore]) matrix.delete();
  }
}
