/** Cuts people out of their pictures so that they can be animated. */
import { maxFaceTurn } from '../../contract/facts/faces.ts';
import { join } from 'node:path';
import { EngineError } from '../job/job.ts';
import { cutOut } from '../cutout/cutout.ts';
import { foreground, refine } from '../cutout/matte.ts';
import { peopleIn, peopleSide } from '../cutout/people.ts';
import { findFaces } from '../face/find.ts';
import { faceWidth, moved, points, turnOf, type Mesh } from '../face/mesh.ts';
import { readPicture, sharpOf, type Picture } from '../picture/picture.ts';
import { clamp01, resizePlane, type Plane } from '../picture/raster.ts';
import { bitmapOf, type Bitmap } from './bitmap.ts';

export type CutPerson = { bitmap: Bitmap; mesh: Mesh };

const longest = 1200;
/** Degrees. Two profiles hardly work together, but a half-turned head does. */
const maxTurn = maxFaceTurn + 20;

/** A soft mask around head and shoulders, for a person whom the segmentation does not find. */
function bust({ width, height }: Picture, mesh: Mesh): Float32Array {
  const size = faceWidth(mesh);
  const [x, y] = mesh[points.noseTip]!;
  return Float32Array.from({ length: width * height }, (_, index) => {
    const [dx, dy] = [((index % width) - x) / size, (Math.trunc(index / width) - y) / size];
    const head = 1.25 - Math.hypot(dx / 0.95, (dy + 0.1) / 1.1);
    const shoulders = 1.25 - Math.hypot(dx / 1.6, (dy - 2.2) / 1.4);
    const body = dy > 2.2 ? 1.25 - Math.abs(dx) / 1.6 : 0;
    return clamp01(Math.max(head, shoulders, body) / 0.25);
  });
}

/** Closes the holes that the net leaves in the body below a face. */
function withBreast(rgba: Uint8Array, { rgb, width, height }: Picture, mesh: Mesh): Uint8Array {
  const size = faceWidth(mesh);
  const [x, y] = mesh[points.noseTip]!;
  const filled = Uint8Array.from(rgba);
  for (let row = Math.max(0, Math.ceil(y + size * 1.25)); row < height; row += 1)
    for (let column = Math.max(0, Math.floor(x - size)); column < Math.min(width, x + size); column += 1) {
      const inside = clamp01((0.85 - Math.abs(column - x) / size) / 0.3) * clamp01((row - y - size * 1.25) / (size * 0.3));
      const at = row * width + column;
      const alpha = rgba[at * 4 + 3]! / 255;
      const more = Math.max(alpha, inside) - alpha;
      if (more <= 0) continue;
      for (let channel = 0; channel < 3; channel += 1)
        filled[at * 4 + channel] = (rgba[at * 4 + channel]! * alpha + rgb[at * 3 + channel]! * more) / (alpha + more);
      filled[at * 4 + 3] = 255 * (alpha + more);
    }
  return filled;
}

/** Width in pixels at which the edge of a segmented person is fitted. */
const fittedAt = 320;

/** What the segmentation must be sure of, and for how much of a face. */
const sure = 0.9;

/**
 * The people that the segmentation for films sees, which knows nothing but people; null when it is not sure of the face of `mesh`, the head
 * above and the chest below.
 */
async function segmented(picture: Picture, mesh: Mesh): Promise<Plane | null> {
  const { width, height } = picture;
  const plane = await peopleIn(picture);
  const side = (value: number, whole: number) => Math.min(peopleSide - 1, Math.max(0, Math.round((value * peopleSide) / whole)));
  const isIn = (x: number, y: number) => plane[side(y, height) * peopleSide + side(x, width)]! > sure;
  const [x, y] = mesh[points.noseTip]!;
  const size = faceWidth(mesh);
  const face = mesh.filter(([column, row]) => isIn(column, row)).length / mesh.length;
  if (face < sure || !isIn(x, y - 0.8 * size) || !isIn(x, y + 1.2 * size)) return null;
  const wide = Math.min(width, fittedAt);
  const high = Math.max(1, Math.round((wide * height) / width));
  return refine(picture, { plane: resizePlane(plane, peopleSide, peopleSide, wide, high), width: wide, height: high });
}

async function cut(path: string, picture: Picture, mesh: Mesh): Promise<{ rgba: Uint8Array; width: number; height: number }> {
  try {
    const { rgba, width, height, alpha } = await cutOut(path, { longest, onProgress: () => undefined });
    // The subject may be something else: a person must cover both face and chest.
    const [x, y] = mesh[points.noseTip]!;
    const isIn = (down: number) => alpha[Math.min(height - 1, Math.round(y + down)) * width + Math.round(x)]! > 0.5;
    if (width === picture.width && height === picture.height && isIn(0) && isIn(faceWidth(mesh) * 1.7))
      return { rgba: withBreast(rgba, picture, mesh), width, height };
  } catch (error) {
    if (!(error instanceof EngineError && error.reason === 'noSubject')) throw error;
  }
  const { width, height } = picture;
  const alpha = (await segmented(picture, mesh)) ?? bust(picture, mesh);
  const rgba = foreground(picture, alpha);
  return { rgba, width, height };
}

/** Where the photo cuts off shoulders or hair they fade out instead of ending in a straight line. */
const edgeFade = 0.04;

/**
 * How much of each pixel belongs to the person with `mesh` rather than to the one with `other`; the border is halfway between the faces.
 */
function ownShare(x: number, y: number, width: number, mesh: Mesh, other: Mesh | undefined): number {
  const edge = clamp01(Math.min(x, width - 1 - x, y) / (width * edgeFade));
  if (!other) return edge;
  const [[ax, ay], [bx, by]] = [mesh[4]!, other[4]!];
  const apart = Math.hypot(bx - ax, by - ay);
  const along = ((x - (ax + bx) / 2) * (bx - ax) + (y - (ay + by) / 2) * (by - ay)) / apart;
  return edge * clamp01(0.5 - along / (apart * 0.06));
}

const eveningLight = [1.03, 0.97, 0.88] as const;

function personOf({ rgba, width, height }: { rgba: Uint8Array; width: number; height: number }, mesh: Mesh, other?: Mesh): CutPerson {
  const own = Uint8Array.from(rgba);
  for (let at = 0; at < width * height; at += 1) {
    for (const channel of [0, 1, 2] as const) own[at * 4 + channel] = Math.min(255, own[at * 4 + channel]! * eveningLight[channel]);
    own[at * 4 + 3] = own[at * 4 + 3]! * ownShare(at % width, Math.trunc(at / width), width, mesh, other);
  }
  return { bitmap: bitmapOf(own, width, height), mesh };
}

async function facesIn(path: string) {
  const picture = await readPicture(path, longest);
  const found = await findFaces(picture);
  const meshes = found.map(({ mesh }) => mesh).filter((mesh) => turnOf(mesh) <= maxTurn);
  if (found.length > 0 && meshes.length === 0) throw new EngineError('refused', 'sourceFaceTurned');
  return { picture, meshes };
}

/**
 * Cuts out one of two people from that person's part of the picture alone, because on the whole picture the net may find only one of them.
 */
async function besides(picture: Picture, mesh: Mesh, other: Mesh, path: string): Promise<CutPerson> {
  const [x, otherX] = [mesh[points.noseTip]![0], other[points.noseTip]![0]];
  const border = (x + otherX) / 2 + (x < otherX ? 0.5 : -0.5) * faceWidth(mesh);
  const left = x < otherX ? 0 : Math.max(0, Math.floor(border));
  const right = x < otherX ? Math.min(picture.width, Math.ceil(border)) : picture.width;
  await sharpOf(picture)
    .extract({ left, top: 0, width: right - left, height: picture.height })
    .png({ compressionLevel: 1 })
    .toFile(path);
  const part = await readPicture(path, longest);
  const [own, neighbour] = [moved(mesh, 1, -left), moved(other, 1, -left)];
  return personOf(await cut(path, part, own), own, neighbour);
}

/**
 * Returns the two people of one picture from left to right, or the person with the largest face in each of two pictures. Intermediate crops
 * are written to `folder`. Rejects with `refused`: `noFace`, `twoPeopleNeeded`, `sourceFaceTurned`.
 */
export async function readCouple(paths: readonly string[], folder: string): Promise<[CutPerson, CutPerson]> {
  if (paths.length === 1) {
    const { picture, meshes } = await facesIn(paths[0]!);
    if (meshes.length === 0) throw new EngineError('refused', 'noFace');
    if (meshes.length === 1) throw new EngineError('refused', 'twoPeopleNeeded');
    const [left, right] = meshes.slice(0, 2).toSorted((a, b) => a[4]![0] - b[4]![0]) as [Mesh, Mesh];
    return [await besides(picture, left, right, join(folder, 'left.png')), await besides(picture, right, left, join(folder, 'right.png'))];
  }
  const alone = async (path: string): Promise<CutPerson> => {
    const { picture, meshes } = await facesIn(path);
    const [mesh] = meshes;
    if (!mesh) throw new EngineError('refused', 'noFace');
    return personOf(await cut(path, picture, mesh), mesh);
  };
  return [await alone(paths[0]!), await alone(paths[1]!)];
}
