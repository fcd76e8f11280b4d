/** Where the people of an image are, by the net for videos: what it knows are people alone, and no frames, chairs, or tables. */
import { refine } from '../cutout/matte.ts';
import { peopleIn, peopleSide } from '../cutout/people.ts';
import { faceWidth, points, type Mesh } from '../face/mesh.ts';
import type { Image, Size } from '@iridia/pixels/image';
import { boxMean, clamp01, resizePlane, type Plane } from '../image/raster.ts';

/**
 * `plane`: the net's mask, 256 × 256. `reach`: from 0 to 1 for each pixel, the people and what is close to them, such as hair. `sure`: 1 where the
 * net is sure of people.
 */
export type People = { plane: Plane; reach: Plane; sure: Plane };

/** What the net must be sure of, and for how much of a face. */
const sure = 0.9;
/** How far hair and cloth that the net misses may lie beside it, in face widths. */
const beside = 0.2;
/** Width in pixels at which the edge of people is fitted. */
const fittedAt = 320;
/** Share of the people by which a cut-out that is larger holds something else, to which its edge belongs. */
const mostMore = 0.15;

/** The people of an image; null when the net is not sure of the face of `mesh`, the head above and the chest below. */
export async function peopleAround(image: Image, mesh: Mesh): Promise<People | null> {
  const { width, height } = image;
  const plane = await peopleIn(image);
  const side = (value: number, whole: number) => Math.min(peopleSide - 1, Math.max(0, Math.round((value * peopleSide) / whole)));
  const isIn = (x: number, y: number) => plane[side(y, height) * peopleSide + side(x, width)]! > sure;
  const [x, y] = mesh[points.noseTip]!;
  const size = faceWidth(mesh);
  const face = mesh.filter(([column, row]) => isIn(column, row)).length / mesh.length;
  if (face < sure || !isIn(x, y - 0.8 * size) || !isIn(x, y + 1.2 * size)) return null;
  const whole = resizePlane(plane, peopleSide, peopleSide, width, height);
  const reach = boxMean(
    whole.map((value) => (value > 0.5 ? 1 : 0)),
    width,
    height,
    Math.max(1, Math.round(size * beside)),
  ).map((value) => clamp01(value * 4));
  return { plane, reach, sure: whole.map((value) => (value > sure ? 1 : 0)) };
}

/** Whether a cut-out holds much beside people: the print that shows them, or a chair. */
export function isMore(alpha: Plane, { plane, reach }: People): boolean {
  const people = (plane.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0) * alpha.length) / plane.length;
  const more = alpha.reduce((sum, value, at) => sum + (reach[at]! < 0.05 ? value : 0), 0);
  return more > people * mostMore;
}

/** A row with fewer face widths of a person than this isn't a row of the body. */
const leastBody = 0.5;

/** The first row below the face in which there is nobody: of a print, behind a neighbor, at a table. */
export function endOf(opacity: (at: number) => number, { width, height }: Size, mesh: Mesh): number {
  const size = faceWidth(mesh);
  const least = Math.min(width / 2, leastBody * size);
  let row = Math.min(height, Math.max(0, Math.round(mesh[points.noseTip]![1] + size)));
  for (; row < height; row += 1) {
    let sum = 0;
    for (let column = 0; column < width; column += 1) sum += opacity(row * width + column);
    if (sum < least) break;
  }
  return row;
}

/** The alpha of the people alone, with fitted edges. */
export function edgesOf(image: Image, { plane }: People): Promise<Plane> {
  const width = Math.min(image.width, fittedAt);
  const height = Math.max(1, Math.round((width * image.height) / image.width));
  return refine(image, { plane: resizePlane(plane, peopleSide, peopleSide, width, height), width, height });
}

/** A cut-out without what is away from people. */
export const within = (rgba: Uint8Array, reach: Plane): Uint8Array =>
  Uint8Array.from(rgba, (value, at) => (at % 4 === 3 ? value * reach[(at - 3) / 4]! : value));
