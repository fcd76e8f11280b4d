/** Where an image shows faces: there the restorer, which draws edges anew, would make paint of skin and lines of lashes. */
import { detectFaces } from '../face/detect.ts';
import type { Image } from '@iridia/pixels/image';
import type { Plane } from '../image/raster.ts';

/** The share of the restorer's answer in a result, and in a face. */
const usual = 0.5;
const onSkin = 0.12;
/** The part around a face that has skin and hair, in halves of the face's sides, and where the usual share begins. */
const whole = 1.25;
const outside = 1.7;

/** How much of the restorer's answer each pixel of an image takes, from 0 to 1. */
export async function restorerShare(image: Image): Promise<Plane> {
  const { width, height } = image;
  const share = new Float32Array(width * height).fill(usual);
  for (const { x, y, side } of await detectFaces(image, 'whole')) {
    const [wide, high] = [side / 3, side / 2.5];
    for (let row = Math.max(0, Math.floor(y - high * outside)); row < Math.min(height, y + high * outside); row += 1)
      for (let column = Math.max(0, Math.floor(x - wide * outside)); column < Math.min(width, x + wide * outside); column += 1) {
        const away = Math.hypot((column - x) / wide, (row - y) / high);
        const far = Math.min(1, Math.max(0, (away - whole) / (outside - whole)));
        share[row * width + column] = Math.min(share[row * width + column]!, onSkin + (usual - onSkin) * far);
      }
  }
  return share;
}
