/** Brings the new inner face to the light of the skin that it lies on, so that no edge is seen where the two meet. */
import { brightnessOf } from '@iridia/pixels/color';
import { boxMean, valueAt, type Plane, type Stretched } from '../image/raster.ts';
import { cellsOf } from './cells.ts';
import { lipsOf, type FaceMask } from './mask.ts';
import { membrane } from './membrane.ts';
import { outline, type Mesh } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import type { FaceWindow, Sampled } from './sampled.ts';
import type { Planes, Warped } from './warp.ts';

/** Colors that are farther apart than this differ by more than their light. */
const most = Math.log(2);
/** How smooth the light is at the edge of the inner face, and inside it, where it may follow no expression, in widths of the face. */
const smooth = { edge: 0.03, inside: 0.1 } as const;
/** How much the light inside counts beside that at the edge. */
const insideShare = 0.5;
/** How much of the light brows leave, which are black in any, and eyes and teeth, which would shine; of its color both take nearly nothing. */
const left = { brows: 0.6, whites: 0.95 } as const;

type LightRow = Float64Array;

/** From 0 to 1: what is within the rings. */
function within(rings: readonly (readonly number[])[], by: number, mesh: Mesh, { width, height, faceWidth }: FaceWindow): Plane {
  const polygons = rings.map((ring) =>
    grown(
      ring.map((index) => mesh[index]!),
      by,
    ),
  );
  return boxMean(fillPolygons(polygons, width, height), width, height, Math.max(1, Math.round(faceWidth / 60)));
}

/** The light by which a channel of the photo and of the new face differ, in cells, as factors. */
function lightOf(seen: Plane, target: Plane, { edge, inside }: NonNullable<FaceMask['bare']>, cells: ReturnType<typeof cellsOf>): Plane {
  const apart = new Float32Array(seen.length);
  for (let at = 0; at < apart.length; at += 1)
    if (edge[at]! + inside[at]! > 0) apart[at] = Math.min(most, Math.max(-most, Math.log((target[at]! + 4) / (seen[at]! + 4))));
  const [sharp, soft] = [cells.mean(apart, edge), cells.mean(apart, inside)];
  const even = membrane(soft, cells.radius(smooth.inside));
  for (let at = 0; at < even.length; at += 1) {
    const share = soft.weights[at]! * insideShare;
    if (share <= sharp.weights[at]!) continue;
    sharp.values[at]! += (even[at]! - sharp.values[at]!) * (1 - sharp.weights[at]! / share);
    sharp.weights[at] = share;
  }
  return membrane(sharp, cells.radius(smooth.edge)).map(Math.exp);
}

/** The mean brightness of what a mask from 0 to 1 marks. */
function lightWithin([red, green, blue]: Planes, mask: Plane): number {
  let [sum, all] = [1, 1];
  for (let at = 0; at < mask.length; at += 1) {
    sum += brightnessOf(red[at]!, green[at]!, blue[at]!) * mask[at]!;
    all += mask[at]!;
  }
  return sum / all;
}

/**
 * Changes the new face in place. `target`, the photo, and `bare` are in the pixels of `coarse`. Lips within a beard that stays (`isWithin`) are as
 * light as those that they cover, because there is no skin around them to follow.
 */
export function matchSeam(
  { planes, covered }: Warped,
  target: Planes,
  bare: NonNullable<FaceMask['bare']>,
  coarse: Sampled,
  isWithin: boolean,
): void {
  const { window } = coarse;
  const { placed, mesh } = window;
  const cells = cellsOf(window);
  const seen = coarse.planes(planes);
  const colored = seen.map((plane, channel) => lightOf(plane, target[channel]!, bare, cells));
  const gray = colored[1]!.map((value, at) => brightnessOf(colored[0]![at]!, value, colored[2]![at]!));
  const lights = coarse.stretched([...colored, gray], cells.columns, cells.rows);
  const lips = isWithin ? lipsOf(placed, window) : null;
  const lipLight = lips ? lightWithin(target, lipsOf(mesh, window)) - lightWithin(seen, lips) : 0;
  const brows = within([outline.leftBrow, outline.rightBrow], 1.3, placed, window);
  const whites = within([outline.leftEye, outline.rightEye, outline.innerLips], 1.15, placed, window);
  const parts = coarse.stretched(lips ? [brows, whites, lips] : [brows, whites]);
  const width = lights.columns.share.length;
  for (let y = 0; y * width < covered.length; y += 1) lightRow(planes, covered, lights, parts, lipLight, y);
}

function lightRow(planes: Planes, covered: Uint8Array, lights: Stretched, parts: Stretched, lipLight: number, y: number): void {
  const rows = lights.rowsAt(y);
  const [brows, whites, lips] = parts.rowsAt(y);
  const from = y * lights.columns.share.length;
  for (const channel of [0, 1, 2] as const) {
    brighten(planes[channel], covered, from, rows[channel]!, rows[3]!, lights, brows!, whites!, parts);
    if (lips) level(planes[channel], covered, from, rows[channel]!, lights, lips, parts, lipLight);
  }
}

function brighten(
  plane: Plane,
  covered: Uint8Array,
  from: number,
  light: LightRow,
  gray: LightRow,
  lights: Stretched,
  brows: LightRow,
  whites: LightRow,
  parts: Stretched,
) {
  for (let x = 0, at = from; x < lights.columns.share.length; x += 1, at += 1) {
    if (!covered[at]) continue;
    const [brow, white] = [valueAt(brows, parts.columns, x), left.whites * valueAt(whites, parts.columns, x)];
    const own = valueAt(light, lights.columns, x) - 1;
    const change = own + (valueAt(gray, lights.columns, x) - 1 - own) * Math.max(brow, white);
    plane[at] = Math.min(255, plane[at]! * (1 + change * (1 - left.brows * brow) * (change > 0 ? 1 - white : 1)));
  }
}

/** Gives lips their own light instead of that of the skin around them; red ones that get lighter turn pink, and do not glow. */
function level(
  plane: Plane,
  covered: Uint8Array,
  from: number,
  light: LightRow,
  lights: Stretched,
  lips: LightRow,
  parts: Stretched,
  by: number,
) {
  for (let x = 0, at = from; x < lights.columns.share.length; x += 1, at += 1) {
    const lip = valueAt(lips, parts.columns, x);
    if (!covered[at] || lip === 0) continue;
    const own = plane[at]! / valueAt(light, lights.columns, x);
    plane[at] = Math.min(255, Math.max(0, plane[at]! + (own + by - plane[at]!) * lip));
  }
}
