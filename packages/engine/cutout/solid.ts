/** Makes the mask of a sticker solid: it is cut along its outline, so haze and stray parts must go. */
import type { Cutout } from './cutout.ts';
import { connectedParts } from '../image/connected.ts';
import { boxMean, clamp01, type Plane } from '../image/raster.ts';

/** A part smaller than this share of the largest one is dropped. */
const crumb = 0.03;

/** Half the width of the thinnest kept shape, as a share of the longer side: a thinner one is a stray line that no scissors follow. */
const thinnest = 0.004;

/** The shape without what is thinner than the thinnest kept part of it; what only a line connected is a part of its own afterwards. */
function withoutLines(shape: Plane, width: number, height: number): Plane {
  const radius = Math.max(1, Math.round(Math.max(width, height) * thinnest));
  const solid = shape.map((value) => (value > 0.5 ? 1 : 0));
  const core = boxMean(solid, width, height, radius).map((value) => (value > 0.999 ? 1 : 0));
  const opened = boxMean(core, width, height, radius + 1);
  return shape.map((value, at) => (opened[at]! > 1e-4 ? value : 0));
}

/** The same cut-out with a steeper edge, without disconnected parts and stray lines. */
export function solidify({ rgba, width, height, alpha }: Cutout): Cutout {
  const steep = alpha.map((value) => clamp01((value - 0.3) / 0.5));
  const { part, sizes } = connectedParts(withoutLines(steep, width, height), width);
  const least = Math.max(...sizes) * crumb;
  // Soft pixels are kept only near a kept part.
  const reach = Math.max(3, Math.round(Math.max(width, height) * 0.012));
  const near = new Uint8Array(alpha.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (part[at] === 0 || sizes[part[at]!]! < least) continue;
      const inside =
        x > 0 && x < width - 1 && y > 0 && y < height - 1 && part[at - 1] && part[at + 1] && part[at - width] && part[at + width];
      if (inside) {
        near[at] = 1;
        continue;
      }
      for (let down = Math.max(0, y - reach); down <= Math.min(height - 1, y + reach); down += 1)
        near.fill(1, down * width + Math.max(0, x - reach), down * width + Math.min(width - 1, x + reach) + 1);
    }
  const kept = Buffer.from(rgba);
  const shape = steep.map((value, at) => {
    const isCrumb = part[at] !== 0 && sizes[part[at]!]! < least;
    return near[at] === 1 && !isCrumb ? value : 0;
  });
  for (let at = 0; at < shape.length; at += 1) kept[at * 4 + 3] = Math.round(shape[at]! * 255);
  return { rgba: kept, width, height, alpha: shape };
}
