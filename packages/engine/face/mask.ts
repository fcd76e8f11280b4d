/** The mask of the new face: inside the oval, on skin, outside the open mouth, with a soft edge. */
import { boxMean, clamp01, type Plane } from '../image/raster.ts';
import { beardOf, type BeardMemory } from './beard.ts';
import { browsOf, type Brows } from './brows.ts';
import { outline, points, type Mesh, type Point } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import { brightnessAt, learnSkin, skinAt, type SkinModel } from './skin.ts';
import type { FaceWindow } from './sampled.ts';
import type { Planes, Warped } from './warp.ts';

/** From 0 to 1: the frames of glasses that the target keeps, and those that the new face brings. */
export type Glasses = { kept: Plane | null; brought: Plane | null };
/** `skin`: from 0 to 1, the pixels that show skin in each of the two faces. */
/** `brows`: the target's, where the new face's replace them; null where either pair is hidden and the target keeps its own. */
export type FaceMask = { mask: Plane; skin: { source: Plane; target: Plane }; brows: Brows | null };
/** Whether the first frame of a video shows the new face's brows: they must not come and go. */
export type BrowMemory = { brows: 'new' | 'own' };

const corners = (mesh: Mesh, indices: readonly number[]) => indices.map((index) => mesh[index]!);

const aroundBrows = (meshes: readonly Mesh[], width: number, height: number, radius: number): Plane =>
  boxMean(
    fillPolygons(
      meshes.flatMap((mesh) => [outline.leftBrow, outline.rightBrow].map((indices) => grown(corners(mesh, indices), 1.75))),
      width,
      height,
    ),
    width,
    height,
    radius * 2,
  );

/** Eyes, mouth, and nose belong to the face although they are not skin: those that come, and those that they cover. */
function features(meshes: readonly Mesh[], width: number, height: number, radius: number): Plane {
  const polygons = meshes.flatMap((mesh) => [
    grown(corners(mesh, outline.leftEye), 1.7),
    grown(corners(mesh, outline.rightEye), 1.7),
    grown(corners(mesh, outline.lips), 1.25),
    corners(mesh, outline.nose),
  ]);
  return boxMean(fillPolygons(polygons, width, height), width, height, radius * 2);
}

/** Above this share of the face's height the mouth is open, and the target's mouth interior stays. */
const openMouth = 0.012;
/** Shares of the face's height by which a laughing mouth may be squeezed before the target's own mouth stays: it would be bent. */
const squeezed = { from: 0.02, over: 0.03 } as const;

/** How far the mouth is open, as a share of the face's height. */
export function openingOf(mesh: Mesh): number {
  const between = (from: number, to: number) => Math.hypot(...([0, 1] as const).map((axis) => mesh[from]![axis] - mesh[to]![axis]));
  return between(points.upperLip, points.lowerLip) / between(points.forehead, points.chin);
}

/** From 0 to 1: the lips without the mouth between them. */
export function lipsOf(mesh: Mesh, { width, height, faceWidth }: Pick<FaceWindow, 'width' | 'height' | 'faceWidth'>): Plane {
  const [lips, mouth] = [outline.lips, outline.innerLips].map((indices) => fillPolygons([corners(mesh, indices)], width, height));
  const alone = lips!.map((value, at) => value * (1 - mouth![at]!));
  return boxMean(alone, width, height, Math.max(1, Math.round(faceWidth / 70)));
}

/** The points of the oval above each brow, with the points of the brow below them. */
const brow = [
  [54, 70],
  [103, 63],
  [67, 105],
  [109, 107],
  [10, 9],
  [338, 336],
  [297, 334],
  [332, 293],
  [284, 300],
] as const;
/** How much of the forehead is replaced: above, both faces may have a fringe, and the target keeps its own. */
const foreheadShare = 0.6;

/** The upper forehead and what is above it, over the higher brows of the two faces. */
function upperForehead(mesh: Mesh, placed: Mesh): [number, number][] {
  const line = brow.map(([above, below]) => {
    const [x, y] = mesh[above]!;
    const far = (point: Point) => Math.hypot(point[0] - x, point[1] - y);
    const [bx, by] = far(mesh[below]!) < far(placed[below]!) ? mesh[below]! : placed[below]!;
    const at = (share: number): [number, number] => [bx + (x - bx) * share, by + (y - by) * share];
    return { low: at(foreheadShare), high: at(1.5) };
  });
  return [...line.map(({ low }) => low), ...line.map(({ high }) => high).toReversed()];
}

/** From 0 to 1: what the target keeps of its face, its fringe and the mouth that cannot be replaced. */
function keptOf(mesh: Mesh, placed: Mesh, opening: number, { width, height, faceWidth }: Omit<FaceWindow, 'mesh' | 'placed'>): Plane {
  const own = openingOf(mesh);
  const lips = clamp01((opening - own - squeezed.from) / squeezed.over);
  const mouth = own > openMouth ? fillPolygons([corners(mesh, outline.innerLips)], width, height) : null;
  const around = boxMean(
    fillPolygons([grown(corners(mesh, outline.lips), 1.3)], width, height),
    width,
    height,
    Math.max(1, Math.round(faceWidth / 40)),
  );
  let forehead = fillPolygons([upperForehead(mesh, placed)], width, height);
  const fade = Math.max(1, Math.round(faceWidth * 0.045));
  for (let round = 0; round < 2; round += 1) forehead = boxMean(forehead, width, height, fade);
  return forehead.map((value, at) => Math.max(value, mouth?.[at] ?? 0, around[at]! * lips));
}

/** In the middle of the face, what is darker than skin is its shadow, unless it is as dark as a mustache. */
const shaded = (skin: SkinModel | null, [red, green, blue]: Planes, x: number, y: number, at: number): number =>
  skin ? clamp01((brightnessAt(skin, x, y, red[at]!, green[at]!, blue[at]!) - 0.3) / 0.1) : 0;

/** Less likely to be skin than this, a pixel of the new face is hair. */
const strand = 0.15;

/**
 * Where the target is not a face, only the source's skin and the oval count. `opening`: how far the source's mouth is open. `brought`: from 0
 * to 1, the frames of glasses that the new face brings.
 */
export function maskOf(
  { planes, covered }: Warped,
  target: Planes,
  { width, height, mesh, placed, faceWidth }: FaceWindow,
  place: 'face' | 'rectangle',
  opening: number,
  brought: Plane | null = null,
  memory: Partial<BrowMemory & BeardMemory> = {},
): FaceMask {
  const count = width * height;
  const radius = Math.max(1, Math.round(faceWidth / 60));
  const mask = fillPolygons([grown(corners(mesh, outline.oval), 0.955)], width, height);
  const learnedTarget = place === 'face' ? learnSkin(target, width, height, mesh, radius) : null;
  const learnedSource = learnSkin(planes, width, height, placed, radius);
  const own = features([mesh, placed], width, height, radius);
  const brows = aroundBrows([mesh, placed], width, height, radius);
  const [middle, core] = [outline.middle, outline.core].map((indices) =>
    boxMean(fillPolygons([corners(mesh, indices)], width, height), width, height, radius * 4),
  ) as [Plane, Plane];
  const skin = { source: new Float32Array(count), target: new Float32Array(count) };
  const face = new Float32Array(count);
  const judge = (x: number, y: number, at: number): void => {
    const inTarget = learnedTarget ? skinAt(learnedTarget, x, y, target[0][at]!, target[1][at]!, target[2][at]!) : 1;
    const inSource = learnedSource ? skinAt(learnedSource, x, y, planes[0][at]!, planes[1][at]!, planes[2][at]!) : 1;
    skin.source[at] = Math.max(inSource, shaded(learnedSource, planes, x, y, at) * middle[at]!);
    skin.target[at] = Math.max(inTarget, shaded(learnedTarget, target, x, y, at) * middle[at]!);
    face[at] = Math.max(Math.min(inTarget, inSource), Math.min(1, own[at]! * 1.6), core[at]!);
  };
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      if (!covered[at]) mask[at] = 0;
      if (mask[at]) judge(x, y, at);
    }
  const window = { width, height, faceWidth };
  const found =
    place === 'face'
      ? { target: browsOf(target, skin.target, mesh, window, 'old'), source: browsOf(planes, skin.source, placed, window, 'new') }
      : null;
  if (found) memory.brows ??= found.source.isHidden || found.target.isHidden ? 'own' : 'new';
  const changed = memory.brows === 'new' ? found : null;
  if (changed)
    for (let at = 0; at < count; at += 1)
      if (mask[at])
        face[at] = Math.max(
          face[at]!,
          Math.min(1, brows[at]! * 1.6, skin.source[at]! + changed.source.own[at]!) *
            (1 - Math.max(changed.target.over[at]!, changed.source.over[at]!)),
        );
  const beard = place === 'face' ? beardOf(skin, { width, height, faceWidth, mesh, placed }, memory) : null;
  if (beard?.whose === 'new') for (let at = 0; at < count; at += 1) if (mask[at]) face[at] = Math.max(face[at]!, beard.lower[at]!);
  // A strand of the new face's hair is thinner than what the mask's edge is measured over: a piece of it would be left.
  const strands = face.map((_, at) => {
    const brow = changed ? changed.source.own[at]! : brows[at]!;
    return mask[at] && skin.source[at]! < strand && Math.max(own[at]!, core[at]!, middle[at]!, brow, beard?.lower[at] ?? 0) < 0.1 ? 1 : 0;
  });
  for (const [at, value] of boxMean(strands, width, height, radius * 2).entries()) face[at]! *= 1 - clamp01((value - 0.1) / 0.25);
  if (brought)
    for (const [at, value] of boxMean(brought, width, height, radius * 2).entries()) face[at] = Math.max(face[at]!, Math.min(1, value * 3));
  const calm = boxMean(face, width, height, radius * 2);
  for (let at = 0; at < count; at += 1) mask[at]! *= clamp01((calm[at]! - 0.3) / 0.3);
  const feather = Math.max(2, Math.round(faceWidth * 0.035));
  let soft = mask;
  for (let round = 0; round < 3; round += 1) soft = boxMean(soft, width, height, feather);
  const kept = place === 'face' ? keptOf(mesh, placed, opening, window) : null;
  for (let at = 0; at < count; at += 1) {
    const inside = clamp01((soft[at]! - 0.5) / 0.45);
    mask[at] = inside * inside * (3 - 2 * inside) * Math.min(1, mask[at]! * 1.2) * (1 - (kept?.[at] ?? 0));
    if (beard?.whose === 'own') mask[at]! *= 1 - beard.lower[at]!;
  }
  if (changed) {
    // A strand of hair at the temple may pass for the end of a brow: it would lie there like an island.
    const near = boxMean(mask, width, height, feather * 2);
    for (let at = 0; at < count; at += 1)
      if (covered[at]) {
        const hair = changed.source.own[at]! * (1 - changed.target.over[at]!) * clamp01(near[at]! * 4 - 0.6);
        mask[at] = Math.max(mask[at]!, hair);
      }
  }
  return { mask, skin, brows: changed?.target ?? null };
}
