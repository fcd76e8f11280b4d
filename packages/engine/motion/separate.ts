/** Separates a photo into its subject and a background that is filled in behind it. */
import sharp from 'sharp';
import { EngineError } from '../job/job.ts';
import { cutOut, type Cutout } from '../cutout/cutout.ts';
import { solidify } from '../cutout/solid.ts';
import { dilate, type Hole } from '../inpaint/hole.ts';
import { inpaint } from '../inpaint/task.ts';
import { sharpOf, type Image } from '@iridia/pixels/image';
import type { Plane } from '../image/raster.ts';
import { smoothFill } from './fill.ts';

export type Separated = {
  ground: Image;
  /** Straight alpha; null when no subject is found. */
  subject: { rgba: Buffer; alpha: Plane } | null;
};

/** Longest side in pixels at which the hidden background is painted: only a narrow rim of it becomes visible. */
const hiddenSide = 336;
/** The margin of the hole around the subject as a share of the width: soft edges carry the subject's color. */
const rim = 0.008;

export type Bounds = { left: number; top: number; right: number; bottom: number };

/** Half-covered pixels per solid one from which a cut-out is a guess: a net that sees only buildings or a landscape answers with haze. */
const haziest = 0.8;

function isGuess(cutout: Cutout, solid: Cutout): boolean {
  const haze = cutout.alpha.reduce((sum, value) => sum + (value > 0.1 && value < 0.9 ? 1 : 0), 0);
  return haze > haziest * solid.alpha.reduce((sum, value) => sum + value, 0);
}

/** Bounds of the pixels that are more than half covered; null when there are almost none. */
export function boundsOf(alpha: Plane, width: number, height: number): Bounds | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (alpha[y * width + x]! < 0.5) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? null : { left, top, right, bottom };
}

async function behind(image: Image, hole: Hole): Promise<Buffer> {
  const { width, height } = image;
  const shrink = Math.min(1, hiddenSide / Math.max(width, height));
  const small = { width: Math.max(16, Math.round(width * shrink)), height: Math.max(16, Math.round(height * shrink)) };
  const rgb = await sharpOf(image).resize(small.width, small.height, { fit: 'fill' }).raw().toBuffer();
  const covered = new Uint8Array(small.width * small.height);
  // A downscaled pixel is hidden when any part of it is.
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (hole[y * width + x])
        covered[Math.min(small.height - 1, Math.trunc(y * shrink)) * small.width + Math.min(small.width - 1, Math.trunc(x * shrink))] = 1;
  const scene: Image = { rgb, ...small };
  try {
    await inpaint(scene, covered, () => undefined);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    // Too much is hidden to take patches from the rest.
    smoothFill(rgb, covered, small.width, small.height);
  }
  return sharpOf(scene).resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
}

/** `image` is the photo at `path`, already read at working size. */
export async function separate(path: string, image: Image, onProgress: (fraction: number, stage: string) => void): Promise<Separated> {
  const { width, height } = image;
  let subject: Separated['subject'] = null;
  try {
    // Half-transparent parts would appear twice: a pale copy in front and a gap behind.
    const found = await cutOut(path, {
      longest: Math.max(width, height),
      onProgress: (fraction) => onProgress(fraction * 0.5, 'cutting'),
    });
    const cutout = solidify(found);
    if (isGuess(found, cutout)) return { ground: image, subject: null };
    const same = cutout.width === width && cutout.height === height;
    const rgba = same
      ? cutout.rgba
      : await sharp(cutout.rgba, { raw: { width: cutout.width, height: cutout.height, channels: 4 } })
          .resize(width, height, { fit: 'fill' })
          .raw()
          .toBuffer();
    subject = { rgba, alpha: Float32Array.from({ length: width * height }, (_, at) => rgba[at * 4 + 3]! / 255) };
  } catch (error) {
    if (!(error instanceof EngineError && error.reason === 'noSubject')) throw error;
  }
  // A subject that fills almost the whole image is the image itself.
  const share = subject ? subject.alpha.reduce((sum, value) => sum + value, 0) / (width * height) : 0;
  if (!subject || share > 0.85) return { ground: image, subject: null };
  onProgress(0.55, 'filling');
  const hole = dilate(
    Uint8Array.from(subject.alpha, (value) => (value > 0.03 ? 1 : 0)),
    width,
    height,
    Math.max(2, Math.round(width * rim)),
  );
  const hidden = await behind(image, hole);
  const rgb = Buffer.from(image.rgb);
  for (let at = 0; at < hole.length; at += 1)
    if (hole[at]) for (let channel = 0; channel < 3; channel += 1) rgb[at * 3 + channel] = hidden[at * 3 + channel]!;
  onProgress(1, 'filling');
  return { ground: { rgb, width, height }, subject };
}
