/** What of a face shows its skin. */
import { boxMean, clamp01, type Plane } from '../image/raster.ts';
import { outline, points, type Mesh } from './mesh.ts';
import { fillPolygons } from './polygon.ts';
import { brightnessAt, learnSkin, skinAt, spreadSkin, tintAt, type SkinModel } from './skin.ts';
import type { FaceWindow } from './sampled.ts';
import type { Planes } from './warp.ts';

/** A face, and from 0 to 1 what of it is skin, and what is skin or would be without a shadow. `model`: null where nothing is known of its skin. */
export type Judged = { planes: Planes; model: SkinModel | null; skin: Plane; flesh: Plane };

/** Widths of the face below its cheeks' corners from which on what fades little by little may be a beard. */
const beardFrom = 0.1;

/** The height below which there may be a beard, in pixels. */
export const beardLine = (mesh: Mesh, faceWidth: number): number =>
  (mesh[points.leftCheek]![1] + mesh[points.rightCheek]![1]) / 2 + faceWidth * beardFrom;

/** From 0 to 1: skin in a shadow has its color, and is not as dark as hair. */
function inShade(model: SkinModel | null, [red, green, blue]: Planes, x: number, y: number, at: number): number {
  if (model === null) return 0;
  const tint = tintAt(model, x, y, red[at]!, green[at]!, blue[at]!);
  return clamp01((brightnessAt(model, x, y, red[at]!, green[at]!, blue[at]!) - 0.35) / 0.15) * clamp01((26 - tint) / 10);
}

/** In the middle of the face, what is darker than skin is its shadow, unless it is as dark as a mustache. */
const shaded = (skin: SkinModel | null, [red, green, blue]: Planes, x: number, y: number, at: number): number =>
  skin ? clamp01((brightnessAt(skin, x, y, red[at]!, green[at]!, blue[at]!) - 0.3) / 0.1) : 0;

// V8 leaves the code of an inner loop for slow code each time that the loop ends, unless it has a function of its own.
function judgeRow({ planes, model, skin, flesh }: Judged, middle: Plane, covered: Uint8Array | null, y: number, width: number): void {
  const [red, green, blue] = planes;
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    if (covered && !covered[at]) continue;
    const likely = model ? skinAt(model, x, y, red[at]!, green[at]!, blue[at]!) : 1;
    skin[at] = middle[at]! > 0 ? Math.max(likely, shaded(model, planes, x, y, at) * middle[at]!) : likely;
    flesh[at] = Math.max(skin[at]!, inShade(model, planes, x, y, at));
  }
}

/**
 * Judges the face that `mesh` lies on, in pixels of the window; null where there is none. `covered`: which pixels show a face that was warped,
 * of which no strand of hair may pass for skin; null for the photo's own.
 */
export function judge(
  planes: Planes,
  mesh: Mesh | null,
  covered: Uint8Array | null,
  { width, height, faceWidth }: Omit<FaceWindow, 'mesh' | 'placed'>,
): Judged {
  const radius = Math.max(1, Math.round(faceWidth / 60));
  const model = mesh ? learnSkin(planes, width, height, mesh, radius) : null;
  const corners = mesh ? [outline.middle.map((index) => mesh[index]!)] : [];
  const middle = boxMean(fillPolygons(corners, width, height), width, height, radius * 4);
  const judged: Judged = { planes, model, skin: new Float32Array(width * height), flesh: new Float32Array(width * height) };
  for (let y = 0; y < height; y += 1) judgeRow(judged, middle, covered, y, width);
  if (!mesh || !model) return judged;
  const rows = Math.min(height, Math.max(0, Math.round(beardLine(mesh, faceWidth))));
  const upper = judged.skin.subarray(0, rows * width);
  spreadSkin({ planes, model, skin: upper, width, faceWidth }, covered ? 'brought' : 'own');
  for (let at = 0; at < upper.length; at += 1) judged.flesh[at] = Math.max(judged.flesh[at]!, upper[at]!);
  return judged;
}
