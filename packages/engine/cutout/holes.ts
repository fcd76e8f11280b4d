/** Fills the holes that the net leaves in a subject: a worn knee, a print on a shirt. */
import { sharpOf, type Image } from '@iridia/pixels/image';
import type { Mask } from './saliency.ts';

/** Maximum size of a hole, as a share of the subject: what is seen between an arm and a body is larger. */
const largest = 0.02;
/** Maximum difference in color, out of 255 in the mean of the channels, between a hole and the subject around it. */
const alike = 26;
/** Minimum share of the net's mask in the subject around a hole. */
const sure = 0.75;

/** Returns the mask with the holes filled that are enclosed by the subject, small, and of the color of what is around them. */
export async function fillHoles(image: Image, { plane, width, height }: Mask): Promise<Mask> {
  const rgb = await sharpOf(image).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const subject = plane.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0);
  const filled = Float32Array.from(plane);
  const seen = new Uint8Array(plane.length);
  for (let start = 0; start < plane.length; start += 1) {
    if (seen[start] || plane[start]! > 0.5) continue;
    const hole = [start];
    const rim = new Set<number>();
    let enclosed = true;
    seen[start] = 1;
    for (let next = 0; next < hole.length; next += 1) {
      const at = hole[next]!;
      const column = at % width;
      if (column === 0 || column === width - 1 || at < width || at >= plane.length - width) enclosed = false;
      for (const beside of [column > 0 ? at - 1 : -1, column < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (beside < 0 || beside >= plane.length) continue;
        if (plane[beside]! > 0.5) rim.add(beside);
        else if (!seen[beside]) {
          seen[beside] = 1;
          hole.push(beside);
        }
      }
    }
    if (!enclosed || hole.length > largest * subject) continue;
    if (differenceOf(rgb, hole, [...rim]) > alike || meanOf(plane, around(rim, width, plane.length)) < sure) continue;
    for (const at of hole) filled[at] = 1;
    for (const at of rim) filled[at] = Math.max(filled[at]!, 0.95);
  }
  return { plane: filled, width, height };
}

const meanOf = (values: { readonly [at: number]: number }, places: readonly number[]): number =>
  places.reduce((sum, at) => sum + values[at]!, 0) / Math.max(1, places.length);

/** The pixels a little farther from a hole than its rim, where the mask has risen. */
const around = (rim: ReadonlySet<number>, width: number, count: number): number[] =>
  [...rim].flatMap((at) => [at - 3, at + 3, at - 3 * width, at + 3 * width].filter((far) => far >= 0 && far < count));

function differenceOf(rgb: Buffer, hole: readonly number[], rim: readonly number[]): number {
  const channels = [0, 1, 2].map((channel) => {
    const [inside, outside] = [hole, rim].map((places) => places.reduce((sum, at) => sum + rgb[at * 3 + channel]!, 0) / places.length);
    return Math.abs(inside! - outside!);
  });
  return channels.reduce((sum, value) => sum + value, 0) / 3;
}
