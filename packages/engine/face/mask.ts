/** What of the new face is seen: its inner face, and its beard. */
import { boxMean, clamp01, type Plane } from '../image/raster.ts';
import { beardBelow, type BeardMemory } from './beard.ts';
import { browsOf, type Brows } from './brows.ts';
import { coreOf } from './core.ts';
import type { Judged } from './flesh.ts';
import { outline, points, type Mesh } from './mesh.ts';
import { chinsOf, overFace } from './over.ts';
import { fillPolygons, grown } from './polygon.ts';
import type { FaceWindow } from './sampled.ts';

/** From 0 to 1: the frames of glasses that the target keeps, and those that the new face brings. */
export type Glasses = { kept: Plane | null; brought: Plane | null };
type Both<Of> = Readonly<Record<'source' | 'target', Of>>;
/**
 * Planes from 0 to 1. `mask`: what is seen of the new face. `flesh`: what of both is skin or would be without a shadow, outside of beards. `bare`: where both
 * show their skin at the `edge` of the inner face and `inside` it, and where the photo shows its `own`; null on a rectangle. `brows`: the target's, where
 * the new face's replace them.
 */
export type FaceMask = {
  mask: Plane;
  flesh: Both<Plane>;
  bare: Readonly<Record<'edge' | 'inside' | 'own', Plane>> | null;
  isBearded: boolean;
  brows: Brows | null;
};
/** Whether the first frame of a video shows the new face's brows: they must not come and go. */
export type BrowMemory = { brows: 'new' | 'own' };

type Window = Pick<FaceWindow, 'width' | 'height' | 'faceWidth'>;

const corners = (mesh: Mesh, indices: readonly number[]) => indices.map((index) => mesh[index]!);

/** Eyes, mouth, and nose are not taken for hair. */
function features(meshes: readonly Mesh[], width: number, height: number, radius: number): Plane {
  const polygons = meshes.flatMap((mesh) => [
    grown(corners(mesh, outline.leftEye), 1.5),
    grown(corners(mesh, outline.rightEye), 1.5),
    grown(corners(mesh, outline.lips), 1.25),
    corners(mesh, outline.nose),
  ]);
  return boxMean(fillPolygons(polygons, width, height), width, height, radius);
}

/** Below this share of the face's height a mouth is closed. */
const openMouth = 0.012;
/** How many times as far as the new one a mouth within a beard is open that stays. */
const wideOpen = 2;

/** How far the mouth is open, as a share of the face's height. */
export function openingOf(mesh: Mesh): number {
  const between = (from: number, to: number) => Math.hypot(...([0, 1] as const).map((axis) => mesh[from]![axis] - mesh[to]![axis]));
  return between(points.upperLip, points.lowerLip) / between(points.forehead, points.chin);
}

/** From 0 to 1: the lips without the mouth between them. */
export function lipsOf(mesh: Mesh, { width, height, faceWidth }: Window): Plane {
  const [lips, mouth] = [outline.lips, outline.innerLips].map((indices) => fillPolygons([corners(mesh, indices)], width, height));
  const alone = lips!.map((value, at) => value * (1 - mouth![at]!));
  return boxMean(alone, width, height, Math.max(1, Math.round(faceWidth / 70))).map((value) => Math.min(1, value * 2));
}

/** From 0 to 1: the inside of a mouth that is open where the new one is closed, in a video or within a beard; null where it is not. */
function mouthOf({ placed, width, height }: FaceWindow, opening: number, isWithin: boolean): Plane | null {
  const now = openingOf(placed);
  const stays = now > openMouth && (opening < openMouth || (isWithin && now > opening * wideOpen));
  return stays ? fillPolygons([corners(placed, outline.innerLips)], width, height) : null;
}

/** How likely all of a face is flesh that nothing lies over: skin may be darker in a shadow than is known of it. */
const unsure = 0.66;
/** The share of the brows of the new face from which on its fringe hides them. */
const fringed = 0.35;

/** How soft the edge is at what hides the new face, so that no strand of it is seen, in widths of the face. */
const hiddenEdge = 0.03;

/** How much of the brows is covered. */
function meanWithin(over: Plane, mesh: Mesh, { width, height }: Window): number {
  const brows = fillPolygons([corners(mesh, outline.leftBrow), corners(mesh, outline.rightBrow)], width, height);
  const [covered, all] = brows.reduce(([sum, total], share, at) => [sum + share * over[at]!, total + share], [0, 0]);
  return covered / (all || 1);
}

/** Of all that may be skin, what surely is. */
const surely = (skin: number): number => clamp01((skin - 0.4) / 0.3);

const nearly = (share: number, times: number): number => Math.min(1, share * times);

/** Where there is no face, the new one is seen up to its oval. */
export function rectangleMask(
  { source, target }: Both<Judged>,
  covered: Uint8Array,
  { placed, width, height, faceWidth }: FaceWindow,
): FaceMask {
  let soft = fillPolygons([grown(corners(placed, outline.oval), 0.97)], width, height);
  const feather = Math.max(1, Math.round(faceWidth * 0.03));
  for (let round = 0; round < 3; round += 1) soft = boxMean(soft, width, height, feather);
  const mask = soft.map((value, at) => {
    const inside = covered[at] ? clamp01((value - 0.5) / 0.42) : 0;
    return inside * inside * (3 - 2 * inside);
  });
  return { mask, flesh: { source: source.flesh, target: target.flesh }, bare: null, isBearded: false, brows: null };
}

/** `opening`: how far the new face's mouth is open. `glasses`: from 0 to 1, the frames that it brings. Takes what lies over faces, and beards, from their flesh. */
export function maskOf(
  { source, target }: Both<Judged>,
  covered: Uint8Array,
  whole: FaceWindow,
  opening: number,
  glasses: Plane | null,
  memory: Partial<BrowMemory & BeardMemory>,
): FaceMask {
  const { width, height, mesh, placed, faceWidth } = whole;
  const window = { width, height, faceWidth };
  const radius = Math.max(1, Math.round(faceWidth / 60));
  const oldBrows = browsOf(target.planes, target.skin, mesh, window, 'old');
  const newBrows = browsOf(source.planes, source.skin, placed, window, 'new');
  const isWithin = memory.beard === 'own';
  const isNew = memory.beard === 'new';
  const isBearded = isWithin || isNew;
  const own = features([mesh, placed], width, height, radius);
  const chins = chinsOf([mesh, placed], width, height);
  const covers = overFace({ face: target, mesh, brows: oldBrows, features: own, isBearded }, chins, 'target', window);
  const hides = overFace({ face: source, mesh: placed, brows: newBrows, features: own, isBearded: isNew }, chins, 'source', window);
  memory.brows ??= newBrows.isHidden || meanWithin(hides, placed, window) > fringed ? 'own' : 'new';
  const core = coreOf(whole, memory.brows, isWithin);
  const away = boxMean(hides, width, height, Math.max(1, Math.round(faceWidth * hiddenEdge)));
  const mouth = mouthOf(whole, opening, isWithin);
  const frames = glasses ? boxMean(glasses, width, height, radius * 2) : null;
  const beard = isNew ? beardBelow(source, whole) : null;
  const [mask, edge, inside, clear] = [0, 1, 2, 3].map(() => new Float32Array(core.length)) as [Plane, Plane, Plane, Plane];
  const ovals = [placed, mesh].map((of) => fillPolygons([corners(of, outline.oval)], width, height)) as [Plane, Plane];
  for (let at = 0; at < core.length; at += 1) {
    const frame = frames ? nearly(frames[at]!, 3) : 0;
    const isHair = isBearded && chins[at]! > 0;
    const plain = 1 - nearly(own[at]!, 2);
    clear[at] = surely(target.flesh[at]!) * plain * (1 - Math.min(1, 2 * covers[at]! + 3 * oldBrows.own[at]!)) * ovals[1][at]!;
    const hidden = Math.min(1, 2 * Math.max(hides[at]!, covers[at]!) + 3 * Math.max(newBrows.own[at]!, oldBrows.own[at]!));
    const both = covered[at] && !isHair ? surely(source.skin[at]!) * surely(target.flesh[at]!) * plain * (1 - hidden) : 0;
    edge[at] = 4 * core[at]! * (1 - core[at]!) * both;
    inside[at] = core[at]! * both;
    const shown = Math.max(core[at]! * (1 - nearly(away[at]!, 3)) * (1 - (mouth?.[at] ?? 0)), frame, beard?.[at] ?? 0);
    mask[at] = covered[at] ? shown * (1 - covers[at]!) : 0;
    oldBrows.own[at]! *= 1 - covers[at]!;
    const least = chins[at] === 0 ? unsure : 0;
    source.flesh[at] = Math.max(isHair ? 0 : source.flesh[at]!, least) * (1 - hides[at]! * (1 - frame)) * ovals[0][at]!;
    target.flesh[at] = Math.max(isHair ? 0 : target.flesh[at]!, least) * (1 - covers[at]!) * ovals[1][at]!;
  }
  const flesh = { source: source.flesh, target: target.flesh };
  return { mask, flesh, bare: { edge, inside, own: clear }, isBearded, brows: memory.brows === 'new' ? oldBrows : null };
}
