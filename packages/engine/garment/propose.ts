/**
 * Proposes the garment of the largest person: its colors, looked for along the bones, spread by grabCut over the body, without skin, hair, other
 * clothes, and other people. A brush can replace the proposal.
 */
import type { GarmentPart } from '../../../contract/facts/garments.ts';
import { refine } from '../cutout/matte.ts';
import { findSubject } from '../cutout/saliency.ts';
import { withPeople } from '../cutout/whole.ts';
import { findFaces } from '../face/find.ts';
import { onTrunk, scaled } from '../body/figure.ts';
import { poseOf } from '../body/pose.ts';
import { connectedParts } from '../image/connected.ts';
import { grabCut, maybeBack, maybeFront, sureBack, sureFront } from '../image/grab-cut.ts';
import { sharpOf, type Image } from '@iridia/pixels/image';
import { boxMean, clamp01, resizePlane, type Plane } from '../image/raster.ts';
import { clothOf, type Cloth } from './cloth.ts';
import { edgeless } from './edges.ts';
import { closedFront } from './front.ts';
import { isOnBothHalves } from './halves.ts';
import { placesOf, type ClothPlace, type Layer, type Region } from './place.ts';
import type { Meant } from './words.ts';
import { apart, nearestOf, toneAt, type Tone } from './tones.ts';
import { faceBoxes, hairOf, isOthersHead, nearnessIn, type View } from './zones.ts';

/** Maximum side of the working size in pixels: grabCut's time grows with the area. */
const workSide = 420;
/** Of so many neighbors, the largest, the poses are looked at. */
const neighbors = 3;
/** Heights in the face from which on a garment may be beside the cheek, and beside the jaw. */
const beside = { cheek: 0.62, jaw: 0.82 } as const;
/** Maximum distance of a tone from a color of the garment: for certain, and perhaps. */
const near = 20;
const far = 40;
/** Beyond this distance it is another thing, such as a helmet or a bag; enclosed prints come back as holes. */
const another = 52;
const rounds = 4;
/** Share of its outline along which nothing ends in the photo, above which a garment is not painted: half a coat is worse than none. */
const mostEdgeless = 0.28;
/** Above this, all that is worn there is compared with what was found by its colors. */
const doubtful = 0.12;
/** Minimum share of the image. */
const leastArea = 0.006;
/** Maximum size of a hole that belongs to the garment, as a share of it: a print or a badge. */
const largestHole = 0.05;

/** Keeps the parts that are at least a twelfth of the largest one, and fills the small holes that are not skin or hair. */
function whole(mask: Uint8Array, width: number, isBare: (at: number) => boolean): Plane {
  const found = connectedParts(mask, width);
  const least = Math.max(...found.sizes) / 12;
  const kept = mask.map((value, at) => (value && found.sizes[found.part[at]!]! >= least ? 1 : 0));
  const area = kept.reduce((sum, value) => sum + value, 0);
  const holes = connectedParts(
    kept.map((value) => 1 - value),
    width,
  );
  const bare = new Float64Array(holes.sizes.length);
  for (let at = 0; at < kept.length; at += 1) if (holes.part[at] && isBare(at)) bare[holes.part[at]!]! += 1;
  return Float32Array.from(kept, (value, at) => {
    const hole = holes.part[at]!;
    if (value || !hole) return value;
    return !holes.touches[hole] && holes.sizes[hole]! < area * largestHole && bare[hole]! < holes.sizes[hole]! * 0.5 ? 1 : 0;
  });
}

async function viewOf(image: Image, onHalf: () => void): Promise<{ view: View; rgb: Buffer } | null> {
  const found = await findFaces(image);
  if (found.length === 0) return null;
  const subject = await withPeople(image, await findSubject(image));
  onHalf();
  const scale = Math.min(1, workSide / Math.max(image.width, image.height));
  const [width, height] = [Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale))];
  const rgb = await sharpOf(image).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const tones: Tone[] = [];
  for (let at = 0; at < width * height; at += 1) tones.push(toneAt(rgb, at));
  const body = resizePlane(subject.plane, subject.width, subject.height, width, height);
  const faces = faceBoxes(
    found.map(({ mesh }) => mesh),
    scale,
  );
  const poses = await Promise.all(
    found.slice(0, neighbors + 1).map(async ({ mesh }) => {
      const pose = await poseOf(image, mesh);
      return pose && scaled(pose, scale);
    }),
  );
  return { view: { width, height, tones, body, faces, poses }, rgb };
}

/** The places of a region that show cloth, the best first, and that cloth. */
function* clothsIn(view: View, region: Region, layer: Layer): Generator<{ place: ClothPlace; cloth: Cloth }> {
  const nearness = nearnessIn(view);
  for (const place of placesOf(view, region)) {
    const cloth = clothOf(view, place, layer, nearness);
    if (cloth) yield { place, cloth };
  }
}

/** What grabCut may decide and what it may not, per pixel. */
function seedsOf(
  view: View,
  { place, cloth }: { place: ClothPlace; cloth: Cloth },
): { seeds: Uint8Array; bare: Uint8Array; area: Uint8Array } {
  const { width, height, tones, body, faces } = view;
  const face = faces[0]!;
  const center = face.x + face.width / 2;
  const nearness = nearnessIn(view);
  const { worn, isSkin, isOther } = cloth;
  const [holds, reaches] = [cloth.layer === 'inner' ? place.inner! : place.holds, place.reaches(cloth.layer)];
  const hair = hairOf(view, isSkin, worn.slice(0, 1));
  const seeds = new Uint8Array(width * height);
  const bare = new Uint8Array(width * height);
  const area = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const tone = tones[at]!;
      const aside = Math.abs(x - center) / face.width;
      const high = (y - face.y) / face.height;
      const inOval = Math.hypot((x - center) / face.width / 0.54, (high - 0.5) / 0.52) < 1;
      // A collar may reach as high as the jaw.
      const besideFace = inOval || (high < beside.jaw && aside < 0.54) || (high < beside.cheek && aside < 0.85) || high < 0.4;
      const away = apart(tone, worn[nearestOf(tone, worn)]!);
      bare[at] = isSkin(tone) || hair[at] || isOther(tone) ? 1 : 0;
      const own = nearness(x, y);
      // A wide garment reaches below a neighbor's face, with its own color only.
      const foreign = own < 1 && (own < 0.4 || away > near);
      const isOutside = body[at]! < 0.4 || bare[at] || besideFace || !reaches(x, y) || foreign || isOthersHead(view, x, y);
      area[at] = !isOutside && own >= 1 && body[at]! > 0.5 ? 1 : 0;
      if (away > another || isOutside) seeds[at] = sureBack;
      else seeds[at] = away < near && holds(x, y) && body[at]! > 0.6 ? sureFront : away < far && body[at]! > 0.4 ? maybeFront : maybeBack;
    }
  return { seeds, bare, area };
}

/** Spreads the garment of a region over the body; null when the region shows none. */
async function spread({ view, rgb }: { view: View; rgb: Buffer }, region: Region, layer: Layer): Promise<Plane | null> {
  const { width, height, poses } = view;
  const [pose] = poses;
  for (const found of clothsIn(view, region, layer)) {
    const { seeds, bare, area } = seedsOf(view, found);
    const isOuter = found.cloth.layer === 'outer';
    const open = isOuter ? closedFront(view, found.cloth) : null;
    if (open) for (const [at, value] of open.entries()) if (value) seeds[at] = sureBack;
    const mask = await grabCut({ rgb, width, height }, seeds, rounds);
    const isBare = (at: number) => bare[at] === 1;
    const alike = mask && whole(mask, width, isBare);
    const end = alike ? edgeless(alike, view) : 1;
    // Where what has its colors ends in the middle of cloth, all that is worn there may be one garment.
    const all =
      open && end > doubtful
        ? whole(
            area.map((value, at) => (open[at] ? 0 : value)),
            width,
            isBare,
          )
        : null;
    const plane = all && edgeless(all, view) < end ? all : alike;
    if (!plane || plane.reduce((sum, value) => sum + value, 0) < leastArea * width * height) return null;
    if (region !== 'chest' || found.cloth.layer === 'inner' || !pose || isOnBothHalves(plane, view, pose)) return plane;
  }
  return null;
}

/** Lengths of the trunk from the shoulders down to which a shirt reaches: trousers of its color stay as they are. */
const shirtEnd = 1.15;

function aboveHips(plane: Plane, { width, poses: [pose] }: View): Plane {
  if (!pose) return plane;
  const trunk = onTrunk(pose, 1);
  return plane.map((value, at) => (value > 0 && trunk(at % width, Math.trunc(at / width)).down < shirtEnd ? value : 0));
}

/** Share of the face's area that a shirt shows at least where it is worn under something. */
const leastShown = 0.15;

function isShown(plane: Plane, view: View): boolean {
  const { width, height } = view.faces[0]!;
  return plane.reduce((sum, value) => sum + value, 0) > leastShown * width * height && edgeless(plane, view) <= mostEdgeless;
}

/** Lengths of the trunk below which nothing of an upper garment begins. */
const lowestTop = 0.6;
/** Share of what covers both sides of the trunk that lies at either. */
const eitherSide = 0.2;

/** Without a skirt of the same color, from which a bare waist parts the upper garment. */
function aboveWaist(plane: Plane, { width, poses: [pose] }: View): Plane {
  if (!pose) return plane;
  const trunk = onTrunk(pose, 1);
  const { part, sizes } = connectedParts(
    Uint8Array.from(plane, (value) => (value > 0.5 ? 1 : 0)),
    width,
  );
  const tops = sizes.map(() => Infinity);
  const sides = sizes.map(() => ({ left: 0, right: 0 }));
  for (const [at, own] of part.entries()) {
    if (!own) continue;
    const { across, down } = trunk(at % width, Math.trunc(at / width));
    tops[own] = Math.min(tops[own]!, down);
    if (Math.abs(across) < 1) sides[own]![across < 0 ? 'left' : 'right'] += 1;
  }
  // A sleeve apart from the rest lies at one side, a skirt at both.
  const isSkirt = (own: number) => tops[own]! >= lowestTop && Math.min(sides[own]!.left, sides[own]!.right) > sizes[own]! * eitherSide;
  return tops.some((top) => top < lowestTop) ? plane.map((value, at) => (part[at] && isSkirt(part[at]!) ? 0 : value)) : plane;
}

const regionsOf: Readonly<Record<GarmentPart, readonly Region[]>> = { top: ['chest'], bottom: ['legs'], whole: ['chest', 'legs'] };

/** Alpha of the garment per pixel, or null when no person with such a garment is found. `onHalf` is called when the person is found. */
export async function proposeGarment(
  image: Image,
  { part, layer }: Meant = { part: null, layer: 'outer' },
  onHalf: () => void = () => undefined,
): Promise<Plane | null> {
  const looked = await viewOf(image, onHalf);
  if (!looked) return null;
  const planes: Plane[] = [];
  for (const region of regionsOf[part ?? 'top']) {
    const inner = layer === 'inner' ? await spread(looked, region, 'inner') : null;
    // A collar is not the shirt that is meant: who wears one garment, or shows one, wears it as the outer one.
    const shown = inner && isShown(inner, looked.view) ? inner : await spread(looked, region, 'outer');
    const upper = shown && region === 'chest' ? aboveWaist(shown, looked.view) : shown;
    if (upper) planes.push(layer === 'inner' && shown !== inner ? aboveHips(upper, looked.view) : upper);
  }
  if (planes.length === 0) return null;
  const { width, height } = looked.view;
  const plane = planes.reduce((one, other) => one.map((value, at) => Math.max(value, other[at]!)));
  if (edgeless(plane, looked.view) > mostEdgeless) return null;
  const fine = await refine(image, { plane, width, height });
  const reach = resizePlane(boxMean(plane, width, height, 1), width, height, image.width, image.height);
  return fine.map((value, at) => Math.min(value, clamp01(reach[at]! * 2.5)));
}
