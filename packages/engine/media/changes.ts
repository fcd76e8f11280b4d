/** Whether a result differs from the file that it was made of: nobody pays for a file that they already had. */
import { openImage } from './open.ts';

/** Of 255 steps: a difference up to this one is rounding. */
const rounding = 2;
/** The least number of pixels that differ. */
const leastPixels = 4;

type Pixels = { rgba: Buffer; width: number; height: number };

async function pixelsOf(path: string, size?: { width: number; height: number }): Promise<Pixels> {
  const upright = openImage(path).rotate().toColourspace('srgb').ensureAlpha();
  const sized = size ? upright.resize({ ...size, fit: 'fill' }) : upright;
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}

/** A color counts by as much of it as is seen. */
function differ(one: Buffer, other: Buffer, at: number): boolean {
  const [seen, shown] = [one[at + 3]!, other[at + 3]!];
  if (Math.abs(seen - shown) > rounding) return true;
  for (let channel = at; channel < at + 3; channel += 1)
    if (Math.abs(one[channel]! * seen - other[channel]! * shown) > rounding * 255) return true;
  return false;
}

/** Returns whether an image shows anything else than the one it was made of, whatever their sizes and formats. */
export async function changesSomething(source: string, result: string): Promise<boolean> {
  const after = await pixelsOf(result);
  const before = await pixelsOf(source, after);
  let pixels = 0;
  for (let at = 0; at < after.rgba.length && pixels < leastPixels; at += 4) if (differ(before.rgba, after.rgba, at)) pixels += 1;
  return pixels >= leastPixels;
}
