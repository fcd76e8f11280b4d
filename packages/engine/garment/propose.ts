/**
 * Proposes the garment of the largest person: its colors, looked for along the bones, spread by grabCut over the body, without skin, hair, other
 * clothes, and other people. A brush can replace the proposal.
 */
import type { GarmentPart } from '../../../contract/facts/garments.ts';
import { onTrunk } from '../body/figure.ts';
import { refine } from '../cutout/matte.ts';
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
    const plane = await shapeOf({ view, rgb }, { ...found, part, region });
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

const regionsOf: Readonly<Record<GarmentPart, readonly Region[]>> = { top: ['chest'], bottom: ['legs'], whole: ['chest', 'legs'] };

/** Alpha of the garment per pixel, or null when no person with such a garment is found. `onHalf` is called when the person is found. */
export async function proposeGarment(
  image: Image,
  meant: Meant = { part: null, layer: 'outer' },
  onHalf: () => void = () => undefined,
): Promise<Plane | null> {
  const looked = await lookAt(image, onHalf);
  return looked && garmentOf(image, looked, meant);
}

/** Alpha of the garment that the person wears who was seen in an image. */
export async function garmentOf(image: Image, looked: Looked, meant: Meant): Promise<Plane | null> {
  const plane = await areaOf(looked, meant);
  return plane && fineOf(image, looked, plane);
}

/** The area of a garment with edges as fine as the image. */
export async function fineOf(image: Image, { view: { width, height } }: Looked, plane: Plane): Promise<Plane> {
  const fine = await refine(image, { plane, width, height });
  const reach = resizePlane(boxMean(plane, width, height, 1), width, height, image.width, image.height);
  return fine.map((value, at) => Math.min(value, clamp01(reach[at]! * 2.5)));
}

/** Where that garment is, at the size at which garments are looked for. */
export async function areaOf(looked: Looked, { part, layer }: Meant): Promise<Plane | null> {
  const planes: Plane[] = [];
  for (const region of regionsOf[part ?? 'top']) {
    const inner = layer === 'inner' && isCovered(looked.view, region) ? await spread(looked, region, { part, layer }) : null;
    // A collar is not the shirt that is meant: who wears one garment, or shows one, wears it as the outer one.
    const shown = inner && isShown(inner, looked.view) ? inner : await spread(looked, region, { part, layer: 'outer' });
    if (shown) planes.push(layer === 'inner' && shown !== inner ? aboveHips(shown, looked.view) : shown);
  }
  if (planes.length === 0) return null;
  const plane = planes.reduce((one, other) => one.map((value, at) => Math.max(value, other[at]!)));
  return edgeless(plane, looked.view) > mostEdgeless ? null : plane;
}
