/** Leaves out of a subject who is only half in the photo, at its side. */
import { detectFaces } from '../face/detect.ts';
import type { Square } from '../face/square.ts';
import { connectedParts } from '../image/connected.ts';
import { grabCut, maybeBack, maybeFront, sureBack, sureFront } from '../image/grab-cut.ts';
import { sharpOf, type Image } from '@iridia/pixels/image';
import { boxMean, resizePlane } from '../image/raster.ts';
import type { Mask } from './saliency.ts';

/** A face in pixels of the mask, by its center and its width. */
type Head = { x: number; y: number; wide: number };

/** The squares around faces are wider than the faces. */
const squareWidths = 1.5;
/** Whose face is nearer to the photo's side than this, in widths of the face, has lost a shoulder to it. */
const shoulder = 0.85;
/** How many times nearer to the one than to the other a pixel surely belongs to them, and to the other. */
const surely = 1.7;
const others = 2.4;
/** Width in pixels at which the border between people is found. */
const side = 320;
const rounds = 3;

/** Of its width, how much is mirrored at either side of the photo: half a face at the edge is a whole one there. */
const mirrored = 0.2;

/** The faces that the photo's sides cut through, which are none to the net as they are. */
async function facesAtSides(image: Image): Promise<Square[]> {
  const more = Math.round(image.width * mirrored);
  const { data, info } = await sharpOf(image)
    .extend({ left: more, right: more, extendWith: 'mirror' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = await detectFaces({ rgb: data, width: info.width, height: info.height }, 'whole');
  return found
    .map((face) => ({ ...face, x: Math.min(image.width - 1, Math.max(0, face.x - more)) }))
    .filter(({ x, side }) => Math.min(x, image.width - x) < side / squareWidths / 2);
}

/** How far a pixel is from a person in widths of the face: people stand below their faces. */
const away = ({ x, y, wide }: Head, column: number, row: number): number =>
  Math.abs(column - x) / wide + (0.7 * Math.max(0, y + wide / 2 - row)) / wide + 0.15;

const nearest = (heads: readonly Head[], x: number, y: number): number => Math.min(...heads.map((head) => away(head, x, y)));

/** Who of the people of a subject is whole, and who is cut off by the photo's sides; null where there is nobody to leave out. */
function split(heads: readonly Head[], { plane, width, height }: Mask): { kept: Head[]; dropped: Head[] } | null {
  const shown = heads.filter(
    ({ x, y }) => x >= 0 && y >= 0 && x < width && y < height && plane[Math.trunc(y) * width + Math.trunc(x)]! > 0.5,
  );
  const isCut = ({ x, wide }: Head) => Math.min(x, width - x) < wide * shoulder;
  const [kept, dropped] = [shown.filter((head) => !isCut(head)), shown.filter(isCut)];
  return kept.length > 0 && dropped.length > 0 ? { kept, dropped } : null;
}

/** The mask of the people who are whole. `faces`: the squares around the faces of the image. */
export async function withoutNeighbors(image: Image, mask: Mask, faces: readonly Square[]): Promise<Mask> {
  if (faces.length === 0) return mask;
  const scale = mask.width / image.width;
  const all = [...faces, ...(await facesAtSides(image))];
  const people = split(
    all.map((face): Head => ({ x: face.x * scale, y: face.y * scale, wide: (face.side * scale) / squareWidths })),
    mask,
  );
  if (!people) return mask;
  const { kept, dropped } = people;
  const width = Math.min(side, mask.width);
  const height = Math.max(1, Math.round((width * mask.height) / mask.width));
  const step = mask.width / width;
  const coarse = resizePlane(mask.plane, mask.width, mask.height, width, height);
  const seeds = Uint8Array.from(coarse, (value, at) => {
    const [x, y] = [(at % width) * step, Math.trunc(at / width) * step];
    const own = nearest(dropped, x, y) / nearest(kept, x, y);
    if (value < 0.1 || own < 1 / others) return sureBack;
    if (value > 0.5 && own > surely) return sureFront;
    return own > 1 ? maybeFront : maybeBack;
  });
  const rgb = await sharpOf(image).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const front = await grabCut({ rgb, width, height }, seeds, rounds);
  if (!front) return mask;
  // Where the mask was in no doubt and nobody else is near, it stays.
  const own = front.map((value, at) => (seeds[at] === sureFront || (value && coarse[at]! > 0.5) ? 1 : 0));
  const { part } = connectedParts(own, width);
  const parts = new Set(kept.map(({ x, y }) => part[Math.trunc(y / step) * width + Math.trunc(x / step)]));
  parts.delete(0);
  const shape = Float32Array.from(own, (value, at) => (value && parts.has(part[at]!) ? 1 : 0));
  const soft = resizePlane(boxMean(shape, width, height, 1), width, height, mask.width, mask.height);
  return { ...mask, plane: mask.plane.map((value, at) => value * Math.min(1, soft[at]! * 1.5)) };
}
