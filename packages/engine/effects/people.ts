/** Cuts people out of their images so that they can be animated. */
import { maxFaceTurn } from '../../../contract/facts/faces.ts';
import { join } from 'node:path';
import { EngineError } from '../job/job.ts';
import { cutOut } from '../cutout/cutout.ts';
import { foreground } from '../cutout/matte.ts';
import { findFaces } from '../face/find.ts';
import { faceWidth, moved, points, turnOf, type Mesh } from '../face/mesh.ts';
import { connectedTo } from '../image/connected.ts';
import { readImage } from '../image/image.ts';
import { sharpOf, type Image } from '@iridia/pixels/image';
import { clamp01 } from '../image/raster.ts';
import { bitmapOf, type Bitmap } from './bitmap.ts';
import { withCrown } from './crown.ts';
import { edgesOf, endOf, isMore, peopleAround, within } from './segmented.ts';

export type CutPerson = { bitmap: Bitmap; mesh: Mesh };

const longest = 1200;
/** Degrees. Two profiles hardly work together, but a half-turned head does. */
const maxTurn = maxFaceTurn + 20;

/** A soft mask around head and shoulders, for a person whom the segmentation does not find. */
function bust({ width, height }: Image, mesh: Mesh): Float32Array {
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

type Cut = { rgba: Uint8Array; width: number; height: number };

async function cut(path: string, image: Image, mesh: Mesh): Promise<Cut> {
  const { width, height } = image;
  const people = await peopleAround(image, mesh);
  const end = people ? endOf((at) => people.sure[at]!, image, mesh) : height;
  try {
    const found = await cutOut(path, { longest, onProgress: () => undefined });
    // The subject may be something else: a person must cover both face and chest.
    const [x, y] = mesh[points.noseTip]!;
    const isIn = (down: number) => found.alpha[Math.min(height - 1, Math.round(y + down)) * width + Math.round(x)]! > 0.5;
    const isWhole = found.width === width && found.height === height && isIn(0) && isIn(faceWidth(mesh) * 1.7);
    if (isWhole && !(people && isMore(found.alpha, people))) {
      const rgba = people ? within(found.rgba, people.reach) : found.rgba;
      return { rgba, width, height: end };
    }
  } catch (error) {
    if (!(error instanceof EngineError && error.reason === 'noSubject')) throw error;
  }
  const rgba = foreground(image, people ? await edgesOf(image, people) : bust(image, mesh));
  return { rgba, width, height: end };
}

/** Where the photo cuts off shoulders or hair at a side they fade out instead of ending in a straight line. */
const edgeFade = 0.04;

/** Face widths above the nose at which the head of a person among others ends, under a hat at most: above it are their bodies. */
const crown = 1.7;

/** Who has a face of less than this share stands behind, and the hair in front hides them up to their face; shares of the two faces. */
const behind = { face: 0.7, hair: 1.5, own: 0.55 } as const;

/**
 * How much of a pixel belongs to the person with `mesh` rather than to anybody else; the border between two faces is nearer to the smaller
 * one.
 */
function ownShare(x: number, y: number, width: number, mesh: Mesh, others: readonly Mesh[]): number {
  let share = clamp01(Math.min(x, width - 1 - x) / (width * edgeFade));
  const [ownX, ownY] = mesh[points.noseTip]!;
  if (others.length > 0) share *= clamp01((y - ownY) / (faceWidth(mesh) * 0.2) + crown * 5);
  for (const other of others) {
    const [otherX, otherY] = other[points.noseTip]!;
    const apart = Math.hypot(otherX - ownX, otherY - ownY);
    const along = ((x - ownX) * (otherX - ownX) + (y - ownY) * (otherY - ownY)) / apart ** 2;
    const [size, otherSize] = [faceWidth(mesh), faceWidth(other)];
    const hair = otherSize < size * behind.face ? Math.min(size * behind.hair, apart - otherSize * behind.own) / apart : 0;
    const border = Math.max(size / (size + otherSize), hair);
    share *= clamp01(0.5 - (along - border) / 0.06);
  }
  return share;
}

/** Opacity of 255 up to which a pixel connects nothing. */
const faintest = 24;

/** The pixels that hang together with the face: what only shares the image with the person stays behind. */
function connected({ pixels, width, height }: Bitmap, mesh: Mesh): Uint8Array {
  const isSeen = (at: number) => pixels[at * 4 + 3]! > faintest;
  const face = mesh.flatMap(([x, y]) => (x >= 0 && y >= 0 && x < width && y < height ? [Math.trunc(y) * width + Math.trunc(x)] : []));
  return connectedTo(face.filter(isSeen), isSeen, { width, height });
}

/** Opacity up to which the edge of a cut-out is left out. */
const rim = 0.3;

function personOf({ rgba, width, height }: Cut, mesh: Mesh, others: readonly Mesh[]): CutPerson {
  const own = Uint8Array.from(rgba.subarray(0, width * height * 4));
  for (let at = 0; at < width * height; at += 1) {
    // The outermost pixels have most of the old background's color.
    own[at * 4 + 3] =
      clamp01((own[at * 4 + 3]! / 255 - rim) / (1 - rim)) * 255 * ownShare(at % width, Math.trunc(at / width), width, mesh, others);
  }
  const kept = connected(bitmapOf(own, width, height), mesh);
  for (const [at, isKept] of kept.entries()) if (!isKept) own[at * 4 + 3] = 0;
  const high = endOf((at) => own[at * 4 + 3]! / 255, { width, height }, mesh);
  return { bitmap: bitmapOf(own.subarray(0, width * high * 4), width, high), mesh };
}

async function facesIn(path: string) {
  const image = await readImage(path, longest);
  const found = (await findFaces(image)).map(({ mesh }) => mesh);
  const meshes = found.filter((mesh) => turnOf(mesh) <= maxTurn);
  if (found.length > 0 && meshes.length === 0) throw new EngineError('refused', 'sourceFaceTurned');
  return { image, meshes, found };
}

/** How far the part of an image reaches that a person is cut out of, in face widths from the nose: the video shows no more. */
const room = { aside: 3.5, above: 2.6, below: 5.5 } as const;
/** How much of it a neighbor leaves at least: the hair. */
const leastRoom = 1.4;

/**
 * Cuts one person out of that person's part of the image alone, because on the whole image the net may find somebody else. The part is
 * written to `path`.
 */
async function besides(image: Image, mesh: Mesh, others: readonly Mesh[], path: string): Promise<CutPerson> {
  const size = faceWidth(mesh);
  const [x, y] = mesh[points.noseTip]!;
  let [left, right] = [x - room.aside * size, x + room.aside * size];
  for (const other of others) {
    const [otherX] = other[points.noseTip]!;
    const border = (x + otherX) / 2;
    if (otherX < x) left = Math.max(left, Math.min(border - 0.5 * size, x - leastRoom * size));
    else right = Math.min(right, Math.max(border + 0.5 * size, x + leastRoom * size));
  }
  left = Math.max(0, Math.floor(left));
  right = Math.min(image.width, Math.ceil(right));
  const top = Math.max(0, Math.floor(y - room.above * size));
  const bottom = Math.min(image.height, Math.ceil(y + room.below * size));
  await sharpOf(image)
    .extract({ left, top, width: right - left, height: bottom - top })
    .png({ compressionLevel: 1 })
    .toFile(path);
  const part = await readImage(path, longest);
  const [own, ...neighbors] = [mesh, ...others].map((each) => moved(each, 1, -left, -top));
  return withCrown(personOf(await cut(path, part, own!), own!, neighbors));
}

/**
 * Returns the two people of one image from left to right, or the person with the largest face in each of two images. Intermediate crops
 * are written to `folder`. Rejects with `refused`: `noFace`, `twoPeopleNeeded`, `sourceFaceTurned`.
 */
export async function readCouple(paths: readonly string[], folder: string): Promise<[CutPerson, CutPerson]> {
  const alone = ({ image, found }: Awaited<ReturnType<typeof facesIn>>, mesh: Mesh, name: string) =>
    besides(
      image,
      mesh,
      found.filter((other) => other !== mesh),
      join(folder, name),
    );
  if (paths.length === 1) {
    const seen = await facesIn(paths[0]!);
    if (seen.meshes.length === 0) throw new EngineError('refused', 'noFace');
    if (seen.meshes.length === 1) throw new EngineError('refused', 'twoPeopleNeeded');
    const [left, right] = seen.meshes.slice(0, 2).toSorted((a, b) => a[4]![0] - b[4]![0]) as [Mesh, Mesh];
    return [await alone(seen, left, 'left.png'), await alone(seen, right, 'right.png')];
  }
  const first = async (path: string) => {
    const seen = await facesIn(path);
    const [mesh] = seen.meshes;
    if (!mesh) throw new EngineError('refused', 'noFace');
    return { seen, mesh };
  };
  // Who is refused learns it before anybody is cut out, which takes thirty times as long.
  const [left, right] = [await first(paths[0]!), await first(paths[1]!)];
  return [await alone(left.seen, left.mesh, 'left.png'), await alone(right.seen, right.mesh, 'right.png')];
}
