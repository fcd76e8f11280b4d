/** Finds the salient subject of an image: u2netp runs on the whole image, then again on the region it found. */
import { ask, inSlot } from '../nets/ask.ts';
import { sharpOf, type Image } from '@iridia/pixels/image';
import { resizePlane, type Plane } from '../image/raster.ts';

type SaliencyBox = { left: number; top: number; width: number; height: number };

/** Maximum width of the mask in pixels. */
const workWidth = 640;
const fade = 12;

/**
 * The net's raw output for a square part of the image, from 0 to 1. The part is padded rather than stretched, because stretching makes
 * the net find an object in an empty image.
 */
async function lookAt(image: Image, box: SaliencyBox, side: number): Promise<Plane> {
  return ask('cutout', await sharpOf(image).extract(box).resize(side, side, { fit: 'fill', kernel: 'lanczos3' }).raw().toBuffer());
}

export type Mask = { plane: Plane; width: number; height: number };

/** Returns a mask at most 640 pixels wide. `onHalf` is called after the first of the two passes. */
export async function findSubject(image: Image, onHalf: () => void = () => undefined): Promise<Mask> {
  const width = Math.min(image.width, workWidth);
  const height = Math.max(1, Math.round((width * image.height) / image.width));
  const side = inSlot('cutout').settings.input;
  const whole = await lookAt(image, { left: 0, top: 0, width: image.width, height: image.height }, side);
  const plane = resizePlane(whole, side, side, width, height);
  onHalf();
  const found = boundsOf(plane, width, height);
  if (!found || (found.width - 1) * (found.height - 1) >= 0.8 * width * height) return { plane, width, height };
  const scale = image.width / width;
  const left = Math.trunc(found.left * scale);
  const top = Math.trunc(found.top * scale);
  const closer = await lookAt(
    image,
    {
      left,
      top,
      width: Math.max(1, Math.min(image.width - left, Math.trunc(found.width * scale))),
      height: Math.max(1, Math.min(image.height - top, Math.trunc(found.height * scale))),
    },
    side,
  );
  mixIn(plane, width, height, resizePlane(closer, side, side, found.width, found.height), found);
  return { plane, width, height };
}

/** The bounds of the subject plus a margin; null when there is none. */
function boundsOf(plane: Plane, width: number, height: number): SaliencyBox | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (plane[y * width + x]! <= 0.25) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  if (right < 0) return null;
  const wider = (right - left) * 0.08 + 4;
  const higher = (bottom - top) * 0.08 + 4;
  left = Math.max(0, Math.trunc(left - wider));
  top = Math.max(0, Math.trunc(top - higher));
  right = Math.min(width - 1, Math.trunc(right + wider));
  bottom = Math.min(height - 1, Math.trunc(bottom + higher));
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Blends the second pass in, 60 to 40, and fades it out at its borders except where they are the image's own. */
function mixIn(plane: Plane, width: number, height: number, closer: Plane, box: SaliencyBox): void {
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  for (let y = box.top; y < bottom; y += 1)
    for (let x = box.left; x < right; x += 1) {
      const distances = [
        box.left === 0 ? fade : x - box.left,
        box.top === 0 ? fade : y - box.top,
        right >= width - 1 ? fade : right - 1 - x,
        bottom >= height - 1 ? fade : bottom - 1 - y,
      ];
      const weight = Math.min(1, Math.min(...distances) / fade);
      const at = y * width + x;
      plane[at]! += (closer[(y - box.top) * box.width + x - box.left]! - plane[at]!) * 0.6 * weight;
    }
}
