/**
 * Proposes the garment of the largest person: the colors of the chest, or of the legs, spread by grabCut over the body below the face, without
 * skin, hair, and other people. A brush can replace the proposal.
 */
import type { GarmentPart } from '../../../contract/facts/garments.ts';
import { refine } from '../cutout/matte.ts';
import { findSubject } from '../cutout/saliency.ts';
import { withPeople } from '../cutout/whole.ts';
import { findFaces } from '../face/find.ts';
import { connectedParts } from '../image/connected.ts';
import { grabCut, maybeBack, maybeFront, sureBack, sureFront } from '../image/grab-cut.ts';
import { sharpOf, type Image } from '@iridia/pixels/image';
import { boxMean, clamp01, resizePlane, type Plane } from '../image/raster.ts';
import { apart, gather, nearestOf, toneAt, type Tone } from './tones.ts';
import { faceBoxes, hairOf, nearness, skinTest, type View } from './zones.ts';

/** Maximum side of the working size in pixels: grabCut's time grows with the area. */
const workSide = 420;
/** Shares of the face's size below the chin: the sampled part of the body, and the line above which nothing of the garment is. */
type Region = { aside: number; from: number; to: number; above: number };
const chest: Region = { aside: 0.95, from: 0.3, to: 2.4, above: -Infinity };
const legs: Region = { aside: 1.3, from: 3.4, to: 6.2, above: 2.7 };
/** How far the garment may extend to either side, in face widths. */
const widest = 3.6;
/** Height in the face from which on a garment may be beside the jaw. */
const collar = 0.82;
const colors = 5;
/** A further color of the chest is the garment's when it has this share of it, and when this share of it lies beside the main color: stripes do, a helmet does not. */
const leastShare = 0.12;
const leastBeside = 0.6;
/** Reach of `beside` in face widths. */
const besideReach = 0.4;
/** Maximum distance of a tone from a color of the chest: for certain, and perhaps. */
const near = 20;
const far = 40;
/** Beyond this distance it is another thing, such as a helmet or a bag; enclosed prints come back as holes. */
const another = 52;
const rounds = 4;
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
  return { view: { width, height, tones, body, faces }, rgb };
}

type CandidateRegion = { region: Region; center: number; holds: (x: number, y: number) => boolean };

/** Where a region lies: the chest is below the face, the legs are wherever the body is at their height. */
function placeOf(view: View, region: Region): CandidateRegion {
  const { width, height, body, faces } = view;
  const face = faces[0]!;
  const chin = face.y + face.height;
  const [top, bottom] = [chin + face.height * region.from, Math.min(height, chin + face.height * region.to)];
  let [sum, count] = [0, 0];
  if (region === legs)
    for (let y = Math.round(top); y < bottom; y += 1)
      for (let x = 0; x < width; x += 1) {
        if (body[y * width + x]! < 0.5 || nearness(view, x, y) < 1) continue;
        sum += x;
        count += 1;
      }
  const center = count > 0 ? sum / count : face.x + face.width / 2;
  return { region, center, holds: (x, y) => Math.abs(x - center) < face.width * region.aside && y > top && y < bottom };
}

/** The garment's colors: the one of its region that covers most of the body from there on, and those that alternate with it. */
function clothTones(view: View, sampled: readonly Tone[], { region, center, holds }: CandidateRegion): { main: Tone; worn: Tone[] } {
  const { width, height, tones, body, faces } = view;
  const face = faces[0]!;
  const centers = gather(sampled, colors).map(({ tone }) => tone);
  const extent = centers.map(() => 0);
  const nearest = new Int8Array(width * height).fill(-1);
  for (let y = Math.round(face.y + face.height * (1 + region.from)); y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (body[at]! < 0.5 || nearness(view, x, y) < 1 || Math.abs(x - center) > face.width * 2) continue;
      const index = nearestOf(tones[at]!, centers);
      if (apart(tones[at]!, centers[index]!) > near * 1.3) continue;
      extent[index]! += 1;
      if (holds(x, y)) nearest[at] = index;
    }
  const first = extent.indexOf(Math.max(...extent));
  const reached = boxMean(
    Float32Array.from(nearest, (index) => (index === first ? 1 : 0)),
    width,
    height,
    Math.max(1, Math.round(face.width * besideReach)),
  );
  const counts = centers.map(() => 0);
  const beside = centers.map(() => 0);
  for (const [at, index] of nearest.entries()) {
    if (index < 0) continue;
    counts[index]! += 1;
    if (reached[at]! > 0.12) beside[index]! += 1;
  }
  const all = counts.reduce((sum, count) => sum + count, 0);
  const worn = centers.filter(
    (_, index) => index === first || (counts[index]! > all * leastShare && beside[index]! > counts[index]! * leastBeside),
  );
  return { main: centers[first]!, worn };
}

/** What grabCut may decide and what it may not, per pixel; null when the region shows no cloth. */
function seedsOf(view: View, region: Region): { seeds: Uint8Array; bare: Uint8Array } | null {
  const { width, height, tones, body, faces } = view;
  const face = faces[0]!;
  const [center, chin] = [face.x + face.width / 2, face.y + face.height];
  const isSkin = skinTest(view);
  const place = placeOf(view, region);
  const sampled: Tone[] = [];
  let all = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (body[at]! < 0.5 || !place.holds(x, y) || nearness(view, x, y) < 1) continue;
      all += 1;
      if (!isSkin(tones[at]!)) sampled.push(tones[at]!);
    }
  if (sampled.length < 30 || sampled.length < all * 0.12) return null;
  const { main, worn } = clothTones(view, sampled, place);
  const hair = hairOf(view, isSkin, [main]);
  const seeds = new Uint8Array(width * height);
  const bare = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const tone = tones[at]!;
      const aside = Math.abs(x - center) / face.width;
      const high = (y - face.y) / face.height;
      const inOval = Math.hypot((x - center) / face.width / 0.54, (high - 0.5) / 0.52) < 1;
      // A collar may reach as high as the jaw.
      const besideFace = inOval || (high < collar && (aside < 0.85 || high < 0.4));
      const isAbove = y < chin + face.height * region.above;
      bare[at] = isSkin(tone) || hair[at] ? 1 : 0;
      const away = apart(tone, worn[nearestOf(tone, worn)]!);
      const own = nearness(view, x, y);
      // A wide garment reaches below a neighbor's face, with its own color only.
      const foreign = own < 1 && (own < 0.4 || away > near);
      if (away > another || body[at]! < 0.15 || bare[at] || besideFace || isAbove || aside > widest || foreign) seeds[at] = sureBack;
      else
        seeds[at] =
          away < near && place.holds(x, y) && body[at]! > 0.6 ? sureFront : away < far && body[at]! > 0.4 ? maybeFront : maybeBack;
    }
  return { seeds, bare };
}

/** Spreads the garment of a region over the body; null when the region shows none. */
async function spread({ view, rgb }: { view: View; rgb: Buffer }, region: Region): Promise<Plane | null> {
  const { width, height } = view;
  const found = seedsOf(view, region);
  const mask = found && (await grabCut({ rgb, width, height }, found.seeds, rounds));
  if (!mask) return null;
  const plane = whole(mask, width, (at) => found.bare[at] === 1);
  return plane.reduce((sum, value) => sum + value, 0) < leastArea * width * height ? null : plane;
}

const regionsOf: Readonly<Record<GarmentPart, readonly Region[]>> = { top: [chest], bottom: [legs], whole: [chest, legs] };

/**
 * Alpha of the garment per pixel, or null when no person with such a garment is found. Without a `part` it is the one on the chest. `onHalf` is
 * called when the person is found.
 */
export async function proposeGarment(
  image: Image,
  part: GarmentPart | null = null,
  onHalf: () => void = () => undefined,
): Promise<Plane | null> {
  const looked = await viewOf(image, onHalf);
  if (!looked) return null;
  const planes: Plane[] = [];
  for (const region of regionsOf[part ?? 'top']) {
    const plane = await spread(looked, region);
    if (plane) planes.push(plane);
  }
  if (planes.length === 0) return null;
  const { width, height } = looked.view;
  const plane = planes.reduce((one, other) => one.map((value, at) => Math.max(value, other[at]!)));
  const fine = await refine(image, { plane, width, height });
  const reach = resizePlane(boxMean(plane, width, height, 1), width, height, image.width, image.height);
  return fine.map((value, at) => Math.min(value, clamp01(reach[at]! * 2.5)));
}
