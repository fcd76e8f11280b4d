/** Draws a subject with the items it wears. */
import sharp, { type OverlayOptions } from 'sharp';
import { wearing } from './plan.ts';
import { svgOf, type Drawing } from './words.ts';

const clear = '#0000';
/** SVG drawings have 72 dots per inch; a higher density would only be scaled down again. */
const density = 72;

/** Renders a drawing of `size` pixels as PNG. */
export const drawn = (icon: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(icon, size)), { density })
    .resize(size, size)
    .png()
    .toBuffer();

type Anchors = { eye: number; top: number; left: number; right: number; bottom: number };

/** The eyes (small, dark, symmetric) and the bounds of the figure, in pixels of `size`. */
async function anchorsOf(png: Buffer, size: number): Promise<Anchors> {
  const grid = 64;
  const { data } = await sharp(png).resize(grid, grid).raw().toBuffer({ resolveWithObject: true });
  let [top, bottom, left, right] = [grid, 0, grid, 0];
  const darkness = new Float32Array(grid);
  const light = (at: number) => 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
  for (let y = 0; y < grid; y += 1)
    for (let x = 0; x < grid; x += 1) {
      const at = (y * grid + x) * 4;
      if (data[at + 3]! <= 100) continue;
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      left = Math.min(left, x);
      right = Math.max(right, x);
      const aside = Math.abs(x - 31.5);
      const mirrored = (y * grid + (grid - 1 - x)) * 4;
      if (light(at) < 75 && light(mirrored) < 75 && aside > 4 && aside < 18) darkness[y]! += 1;
    }
  let [eye, most] = [0, 0];
  for (let y = Math.round(top + (bottom - top) * 0.28); y < top + (bottom - top) * 0.68; y += 1) {
    const sum = darkness[y - 1]! + darkness[y]! * 1.5 + darkness[y + 1]!;
    if (sum > most) [eye, most] = [y, sum];
  }
  const scale = size / grid;
  return {
    eye: (most > 3 ? eye : top + (bottom - top) * 0.48) * scale,
    top: top * scale,
    left: left * scale,
    right: right * scale,
    bottom: bottom * scale,
  };
}

export type Figure = { png: Buffer; side: number; foot: number };

/** A figure `size` pixels high in a square with room for what it wears; `foot` is the point where it stands. */
export async function figureOf(subject: Drawing, worn: readonly Drawing[], size: number): Promise<Figure> {
  const base = await drawn(subject.icon, size);
  const at = await anchorsOf(base, size);
  const centre = (at.left + at.right) / 2;
  const width = at.right - at.left;
  const margin = Math.trunc(size * 0.28);
  const layers: OverlayOptions[] = [{ input: base, left: margin, top: margin }];
  for (const { icon } of worn) {
    if (wearing.eyes.test(icon)) {
      const side = Math.round(width * 0.74);
      layers.push({
        input: await drawn(icon, side),
        left: Math.round(margin + centre - side / 2),
        top: Math.round(margin + at.eye - side * 0.5),
      });
    } else if (wearing.head.test(icon)) {
      const side = Math.round(width * 0.62);
      const tilted = await sharp(await drawn(icon, side))
        .rotate(8, { background: clear })
        .png()
        .toBuffer();
      const top = margin + at.top + (at.eye - at.top) * 0.34 - side * 0.8;
      layers.push({ input: tilted, left: Math.round(margin + centre - side * 0.5), top: Math.round(Math.max(0, top)) });
    } else {
      const side = Math.round(width * 0.5);
      layers.push({
        input: await drawn(icon, side),
        left: Math.round(margin + centre - side / 2),
        top: Math.round(margin + at.bottom - side * 0.45),
      });
    }
  }
  const side = size + 2 * margin;
  const png = await sharp({ create: { width: side, height: side, channels: 4, background: clear } })
    .composite(layers)
    .png()
    .toBuffer();
  return { png, side, foot: margin + at.bottom };
}
