/**
 * Proposes the garment of the largest person: its colors, looked for along the bones, spread by grabCut over the body, without skin, hair, other
 * clothes, and other people. A brush can replace the proposal.
 */
import type { GarmentPart } from '../../../contract/facts/garments.ts';
import { onTrunk } from '../body/figure.ts';
import { refine } from '../cutout/matte.ts';
import { connectedParts } from '../image/connected.ts';
import { boxMean, clamp01, resizePlane, type Plane } from '../image/raster.ts';
import type { Image } from '@iridia/pixels/image';
import { clothOf, type Cloth } from './cloth.ts';
import { edgeless } from './edges.ts';
import { isOnBothHalves } from './halves.ts';
import { lookAt, type Looked } from './look.ts';
import { placesOf, type ClothPlace, type Layer, type Region } from './place.ts';
import { shapeOf } from './shape.ts';
import { apart } from './tones.ts';
import type { Meant } from './words.ts';
import { nearnessIn, type View } from './zones.ts';

/** Share of its outline along which nothing ends in the photo, above which a garment is not painted: half a coat is worse than none. */
const mostEdgeless = 0.28;
/** Minimum share of the image. */
const leastArea = 0.006;

/** The places of a region that show cloth, the best first, and that cloth. */
function* clothsIn(view: View, region: Region, layer: Layer): Generator<{ place: ClothPlace; cloth: Cloth }> {
  const nearness = nearnessIn(view);
  for (const place of placesOf(view, region)) {
    const cloth = clothOf(view, place, layer, nearness);
    if (cloth) yield { place, cloth };
  }
}

/** Spreads the garment of a region over the body; null when the region shows none. */
async function spread({ view, rgb }: Looked, region: Region, { layer, part }: Meant): Promise<Plane | null> {
  const { width, height, poses } = view;
  const [pose] = poses;
  for (const found of clothsIn(view, region, layer)) {
    const plane = await shapeOf({ view, rgb }, { ...found, part });
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

/** How far the colors of two garments are apart, at least. */
const twoCloths = 20;

/** Whether something else is worn over the inner garment of a region. */
function isCovered(view: View, region: Region): boolean {
  const [[inner], [outer]] = [[...clothsIn(view, region, 'inner')], [...clothsIn(view, region, 'outer')]];
  return inner?.cloth.layer === 'inner' && outer !== undefined && apart(inner.cloth.worn[0]!, outer.cloth.worn[0]!) > twoCloths;
}

/** Share of the face's area that a shirt shows at least where it is worn under something. */
const leastShown = 0.15;

/** Heights of the face below the chin at which a shirt begins that is worn under something, at the lowest. */
const collar = 0.7;

function isShown(plane: Plane, view: View): boolean {
  const { y, width, height } = view.faces[0]!;
  const top = Math.trunc(plane.findIndex((value) => value > 0.5) / view.width);
  // A shirt shows at the collar; what does not is a print, or a thing in a hand.
  if (top > y + height * (1 + collar)) return false;
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
  const looked = await lookAt(image, onHalf);
  if (!looked) return null;
  const planes: Plane[] = [];
  for (const region of regionsOf[part ?? 'top']) {
    const inner = layer === 'inner' && isCovered(looked.view, region) ? await spread(looked, region, { part, layer }) : null;
    // A collar is not the shirt that is meant: who wears one garment, or shows one, wears it as the outer one.
    const shown = inner && isShown(inner, looked.view) ? inner : await spread(looked, region, { part, layer: 'outer' });
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
