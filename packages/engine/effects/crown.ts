/** Rounds off a head that the upper edge of its photo cuts: hair or a hat that ends in a straight line shows that it was cut out. */
import { moved, type Mesh } from '../face/mesh.ts';
import { clamp01 } from '../image/raster.ts';
import { bitmapOf, type Bitmap } from './bitmap.ts';

/** The height of what is added as a share of the cut's width, and the share of it that is looked at below the cut: the rest is stretched. */
const dome = 0.22;
const stretched = 0.3;
/** A cut of fewer pixels is a tip of hair. */
const narrowest = 12;

type Person = { bitmap: Bitmap; mesh: Mesh };

/** The first and the last pixel of the longest run that reaches the upper edge. */
function cutOf({ bitmap: { pixels, width } }: Person): readonly [number, number] {
  let longest: readonly [number, number] = [0, -1];
  for (let x = 0, from = 0; x <= width; x += 1) {
    if (x < width && pixels[x * 4 + 3]! > 127) continue;
    if (x - 1 - from > longest[1] - longest[0]) longest = [from, x - 1];
    from = x + 1;
  }
  return longest;
}

/** The person with a crown in the colors of what the photo shows of it; the same person where nothing is cut. */
export function withCrown(person: Person): Person {
  const { bitmap, mesh } = person;
  const { pixels, width, height } = bitmap;
  const [left, right] = cutOf(person);
  if (right - left < narrowest) return person;
  const high = Math.round((right - left) * dome);
  const half = (right - left) / 2 + 0.5;
  const raised = new Uint8Array(width * (height + high) * 4);
  raised.set(pixels, width * high * 4);
  for (let up = 1; up <= high; up += 1)
    for (let x = left; x <= right; x += 1) {
      const from = (Math.min(height - 1, Math.floor(up * stretched)) * width + x) * 4;
      const to = ((high - up) * width + x) * 4;
      const inside = 1 - Math.hypot((x - left - half) / half, up / high);
      for (const channel of [0, 1, 2] as const) raised[to + channel] = pixels[from + channel]!;
      raised[to + 3] = pixels[from + 3]! * clamp01((inside * high) / 3);
    }
  return { bitmap: bitmapOf(raised, width, height + high), mesh: moved(mesh, 1, 0, high) };
}
