/** Finds people in a video frame by frame with a small selfie-segmentation net, smoothed over time. */
import type { Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { openNet, runtime } from '../nets/net.ts';
import type { Image } from '@iridia/pixels/image';
import { connectedParts } from '../image/connected.ts';
import { dilated } from '../image/dilate.ts';
import type { Plane } from '../image/raster.ts';

export const peopleSide = 256;
const weights = 'selfie.onnx';

/** The net's person mask, 256 × 256, from 0 to 1. */
async function look(rgba: Buffer, width: number, height: number): Promise<Plane> {
  const [net, { Tensor }] = await Promise.all([openNet(weights), runtime()]);
  const small = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(peopleSide, peopleSide, { fit: 'fill' })
    .raw()
    .toBuffer();
  const pixels = peopleSide * peopleSide;
  const input = new Float32Array(3 * pixels);
  for (let at = 0; at < pixels; at += 1)
    for (let channel = 0; channel < 3; channel += 1) input[channel * pixels + at] = small[at * 3 + channel]! / 255;
  const [inputName] = net.inputNames;
  const [outputName] = net.outputNames;
  const answer = await net.run({ [inputName!]: new Tensor('float32', input, [1, 3, peopleSide, peopleSide]) }, [outputName!]);
  return Float32Array.from((answer[outputName!] as Tensor).data as Float32Array);
}

/** A part smaller than this share of the largest one is an object such as a lamp or an image on the wall, not another person. */
const smallest = 0.12;
/** Width of the soft edge around a kept part, in pixels of the net. */
const soft = 5;

/** Drops parts that are not connected to a person, in place. */
export function keepPeople(mask: Plane, side: number): void {
  const { part, sizes } = connectedParts(mask, side);
  const least = Math.max(...sizes) * smallest;
  const isKept = sizes.map((size, number) => number > 0 && size >= least);
  const near = dilated(
    Float32Array.from(part, (number) => (isKept[number] ? 1 : 0)),
    side,
    side,
    soft,
  );
  for (let at = 0; at < mask.length; at += 1) {
    const isCrumb = part[at] !== 0 && !isKept[part[at]!];
    if (near[at] === 0 || isCrumb) mask[at] = 0;
  }
}

/** Creates a finder that receives the frames in order: small changes are smoothed, large ones apply at once. */
export function createPeopleFinder(): (rgba: Buffer, width: number, height: number) => Promise<Plane> {
  let before: Plane | null = null;
  return async (rgba, width, height) => {
    const now = await look(rgba, width, height);
    const last = before;
    if (last)
      for (let at = 0; at < now.length; at += 1) {
        const change = now[at]! - last[at]!;
        now[at] = last[at]! + change * Math.min(1, 0.35 + Math.abs(change) * 1.3);
      }
    before = Float32Array.from(now);
    keepPeople(now, peopleSide);
    return now;
  };
}

/** The people in one image: the net's mask, 256 × 256, without what is not connected to a person. */
export async function peopleIn({ rgb, width, height }: Image): Promise<Plane> {
  const rgba = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(peopleSide, peopleSide, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const mask = await look(rgba, peopleSide, peopleSide);
  keepPeople(mask, peopleSide);
  return mask;
}

/** The share of the frame that people cover. */
export const shareOf = (mask: Plane): number => mask.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0) / mask.length;
