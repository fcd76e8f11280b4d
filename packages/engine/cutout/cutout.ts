/** Cuts the subject out of an image. */
import sharp from 'sharp';
import { EngineError } from '../job/job.ts';
import { detectFaces } from '../face/detect.ts';
import { grab } from './grab.ts';
import { fillHoles } from './holes.ts';
import { foreground, refine } from './matte.ts';
import { readImage } from '../image/image.ts';
import type { Image } from '@iridia/pixels/image';
import { type Plane } from '../image/raster.ts';
import { withoutNeighbors } from './neighbors.ts';
import { withPeople } from './whole.ts';
import { settle } from './settle.ts';
import { findSubject, type Mask } from './saliency.ts';

export type Cutout = { rgba: Buffer; width: number; height: number; alpha: Plane };
export type CutoutOptions = {
  /** PNG the size of the image: white keeps, black drops, transparent leaves the decision to the engine. */
  maskPath?: string | undefined;
  proposal?: 'net' | 'grab';
  /** Pixels. */
  longest: number;
  onProgress: (fraction: number, stage: string) => void;
};

/** The person's mask per pixel: 1 keeps, 0 drops, -1 leaves the decision to the engine. */
async function paintedOn(path: string, width: number, height: number): Promise<Int8Array> {
  const { data } = await sharp(path)
    .ensureAlpha()
    .toColourspace('srgb')
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const painted = new Int8Array(width * height);
  for (let at = 0; at < painted.length; at += 1) painted[at] = data[at * 4 + 3]! < 128 ? -1 : data[at * 4]! > 127 ? 1 : 0;
  return painted;
}

function paintOver(alpha: Plane, painted: Int8Array): Plane {
  return alpha.map((value, at) => (painted[at] === -1 ? value : painted[at]!));
}

const coverage = (alpha: Plane): number => alpha.reduce((sum, value) => sum + value, 0) / alpha.length;

/** Rejects with `refused: noSubject` when no subject is found and no mask was painted. */
export async function cutOut(path: string, { maskPath, proposal = 'net', longest, onProgress }: CutoutOptions): Promise<Cutout> {
  onProgress(0.05, 'reading');
  const image: Image = await readImage(path, longest);
  onProgress(0.15, 'cutting');
  let mask: Mask = await findSubject(image, () => onProgress(0.35, 'cutting'));
  onProgress(0.5, 'cutting');
  const faces = await detectFaces(image, 'whole');
  const whole = faces.length > 0 && proposal === 'net' ? await withPeople(image, mask) : mask;
  mask = proposal === 'grab' ? await grab(image, whole) : await fillHoles(image, await settle(image, whole));
  mask = await withoutNeighbors(image, mask, faces);
  onProgress(0.6, 'cutting');
  const fitted = await refine(image, mask);
  const alpha = maskPath ? paintOver(fitted, await paintedOn(maskPath, image.width, image.height)) : fitted;
  if (coverage(alpha) < 0.004) throw new EngineError('refused', 'noSubject');
  onProgress(0.75, 'cutting');
  return { rgba: foreground(image, alpha), width: image.width, height: image.height, alpha };
}
