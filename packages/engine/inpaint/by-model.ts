/** Fills a hole with what the model of a pack paints there, at the size that the model was trained for. */
import sharp from 'sharp';
import type { Painter } from '../diffusion/painter.ts';
import { sharpOf, type Image, type Size } from '@iridia/pixels/image';
import { boxMean } from '../image/raster.ts';
import { dilate, type Hole } from './hole.ts';

/** Fills the hole of a part of an image: returns its pixels. `onProgress` receives 0 to 1. */
export type Fill = (part: Image, hole: Hole, onProgress: (fraction: number) => void) => Promise<Uint8Array>;

/** Pixels at the edge of the hole over which the painted passes into the given. */
const soft = 2;

/** The hole at another size: every pixel that it touches belongs to it. */
async function resizedHole(hole: Hole, { width, height }: Size, to: Size): Promise<Hole> {
  const reach = Math.max(1, Math.ceil(Math.max(width / to.width, height / to.height) / 2));
  const wide = to.width < width || to.height < height ? dilate(hole, width, height, reach) : hole;
  return sharp(wide, { raw: { width, height, channels: 1 } })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'nearest' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** The painted where the hole is deep, the given at its edge. */
function feathered(given: Image, painted: Uint8Array, hole: Hole): Uint8Array {
  const { width, height } = given;
  const share = boxMean(Float32Array.from(hole), width, height, soft);
  return painted.map((value, at) => {
    const pixel = Math.floor(at / 3);
    // Half of the neighbors of a pixel at a straight edge are outside.
    const weight = hole[pixel] ? Math.max(0.5, share[pixel]!) * 2 - 1 : 0;
    return given.rgb[at]! + (value - given.rgb[at]!) * Math.min(1, weight + 0.25);
  });
}

/** Returns a way to fill holes by painting `prompt` into them. */
export const fillByModel =
  (painter: Painter, { prompt, seed }: { prompt: string; seed: number }): Fill =>
  async (part, hole, onProgress) => {
    const size = painter.sizeFor(part.width / part.height);
    const rgb = await sharpOf(part).resize(size.width, size.height, { fit: 'fill' }).raw().toBuffer();
    const smaller = await resizedHole(hole, part, size);
    const painted = await painter.paint({ prompt, seed, from: { rgb, strength: 1 }, hole: smaller, ...size }, onProgress);
    const back = await sharp(painted, { raw: { ...size, channels: 3 } })
      .resize(part.width, part.height, { fit: 'fill' })
      .raw()
      .toBuffer();
    return feathered(part, back, hole);
  };
