/** The mask of the new face: inside the oval, on skin, outside the open mouth, with a soft edge. */
import { boxMean, clamp01, type Plane } from '../picture/raster.ts';
import { outline, points, type Mesh } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import { learnSkin, skinAt } from './skin.ts';
import type { Planes, Warped } from './warp.ts';

/** `mesh` is the target's, `placed` the one that the new face was warped onto. */
type Window = { width: number; height: number; mesh: Mesh; placed: Mesh; faceWidth: number; faceHeight: number };
/** `skin`: from 0 to 1, the pixels that show skin in both faces or belong to the face whatever their color. */
export type FaceMask = { mask: Plane; skin: Plane };

const corners = (mesh: Mesh, indices: readonly number[]) => indices.map((index) => mesh[index]!);

/** Eyes, brows, mouth, and nose belong to the face although they are not skin: those that come, and those that they cover. */
function features(meshes: readonly Mesh[], width: number, height: number, radius: number): Plane {
  const polygons = meshes.flatMap((mesh) => [
    grown(corners(mesh, outline.leftEye), 1.7),
    grown(corners(mesh, outline.rightEye), 1.7),
    grown(corners(mesh, outline.leftBrow), 1.75),
    grown(corners(mesh, outline.rightBrow), 1.75),
    grown(corners(mesh, outline.lips), 1.25),
    corners(mesh, outline.nose),
  ]);
  return boxMean(fillPolygons(polygons, width, height), width, height, radius * 2);
}

/** Above this share of the face's height the mouth is open, and the target's mouth interior stays. */
const openMouth = 0.012;

/** `place` is false when the target is not a face: then only the source's skin and the oval count. */
export function maskOf(
  { planes, covered }: Warped,
  target: Planes,
  { width, height, mesh, placed, faceWidth, faceHeight }: Window,
  place: 'face' | 'rectangle',
): FaceMask {
  const count = width * height;
  const radius = Math.max(1, Math.round(faceWidth / 60));
  const mask = fillPolygons([grown(corners(mesh, outline.oval), 0.955)], width, height);
  const learnedTarget = place === 'face' ? learnSkin(target, width, height, mesh, radius) : null;
  const learnedSource = learnSkin(planes, width, height, placed, radius);
  const own = features([mesh, placed], width, height, radius);
  const middle = boxMean(fillPolygons([corners(mesh, outline.middle)], width, height), width, height, radius * 4);
  const skin = new Float32Array(count);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      if (!covered[at]) mask[at] = 0;
      if (!mask[at]) continue;
      const inTarget = learnedTarget ? skinAt(learnedTarget, x, y, target[0][at]!, target[1][at]!, target[2][at]!) : 1;
      const inSource = learnedSource ? skinAt(learnedSource, x, y, planes[0][at]!, planes[1][at]!, planes[2][at]!) : 1;
      skin[at] = Math.max(Math.min(inTarget, inSource), Math.min(1, own[at]! * 1.6), middle[at]!);
    }
  const calm = boxMean(skin, width, height, radius * 2);
  for (let at = 0; at < count; at += 1) mask[at]! *= clamp01((calm[at]! - 0.3) / 0.3);
  const feather = Math.max(2, Math.round(faceWidth * 0.035));
  let soft = mask;
  for (let round = 0; round < 3; round += 1) soft = boxMean(soft, width, height, feather);
  const opening = Math.hypot(...([0, 1] as const).map((axis) => mesh[points.upperLip]![axis] - mesh[points.lowerLip]![axis]));
  const mouth =
    place === 'face' && opening / faceHeight > openMouth ? fillPolygons([corners(mesh, outline.innerLips)], width, height) : null;
  for (let at = 0; at < count; at += 1) {
    const inside = clamp01((soft[at]! - 0.5) / 0.45);
    mask[at] = inside * inside * (3 - 2 * inside) * Math.min(1, mask[at]! * 1.2) * (1 - (mouth?.[at] ?? 0));
  }
  return { mask, skin };
}
