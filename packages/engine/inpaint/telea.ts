/** Fills thin holes from their rims (Telea, 2004): good for scratches, blurry for anything wider. */
import { openCv } from '../image/opencv.ts';
import type { Image } from '@iridia/pixels/image';
import type { Hole } from './hole.ts';

export async function telea({ rgb, width, height }: Image, hole: Hole, radius: number): Promise<Buffer> {
  const { cv } = await openCv();
  const image = cv.matFromArray(height, width, cv.CV_8UC3, rgb);
  const mask = cv.matFromArray(
    height,
    width,
    cv.CV_8UC1,
    hole.map((value) => value * 255),
  );
  const result = new cv.Mat();
  try {
    cv.inpaint(image, mask, result, radius, cv.INPAINT_TELEA);
    return Buffer.from(result.data);
  } finally {
    for (const matrix of [image, mask, result]) matrix.delete();
  }
}
