/** The mask of the new face: inside the oval, on skin, outside the open mouth, with a soft edge. */
import { boxMean, clamp01, type Plane } from '../image/raster.ts';
import { beardBelow, beardsOf, ground, type BeardMemory } from './beard.ts';
import { browsOf, type Brows } from './brows.ts';
import { outline, points, type Mesh, type Point } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import { brightnessAt, learnSkin, skinAt, spreadSkin, tintAt, type SkinModel } from './skin.ts';
import type { FaceWindow } from './sampled.ts';
import type { Planes, Warped } from './warp.ts';

/** From 0 to 1: the frames of glasses that the target keeps, and those that the new face brings. */
export type Glasses = { kept: Plane | null; brought: Plane | null };
/** `skin`: from 0 to 1, the pixels that show skin in each of the two faces. */
/** `flesh`: the same, and skin in a deep shadow. `brows`: the target's, where the new face's replace them; null where they stay. */
export type FaceMask = {
  mask: Plane;
  skin: { source: Plane; target: Plane };
  flesh: { source: Plane; target: Plane };
  brows: Brows | null;
};
/** Whether the first frame of a video shows the new face's brows: they must not come and go. */
export type BrowMemory = { brows: 'new' | 'own' };

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

/** What is between the brows and the eyes, whose shadow is as dark as hair. */
const lidsOf = (mesh: Mesh, width: number, height: number): Plane =>
  fillPolygons(
    [
      [...corners(mesh, outline.leftBrow.slice(5)), ...corners(mesh, outline.leftEye.slice(0, 9))],
      [...corners(mesh, outline.rightBrow.slice(5)), ...corners(mesh, outline.rightEye.slice(0, 9))],
    ],
    width,
    height,
  );

/** Below this share of the face's height a mouth is closed. */
const openMouth = 0.012;

/** How far the mouth is open, as a share of the face's height. */
export function openingOf(mesh: Mesh): number {
  const between = (from: number, to: number) => Math.hypot(...([0, 1] as const).map((axis) => mesh[from]![axis] - mesh[to]![axis]));
  return between(points.upperLip, points.lowerLip) / between(points.forehead, points.chin);
}

/** From 0 to 1: the lips without the mouth between them. */
export function lipsOf(mesh: Mesh, { width, height, faceWidth }: Pick<FaceWindow, 'width' | 'height' | 'faceWidth'>): Plane {
  const [lips, mouth] = [outline.lips, outline.innerLips].map((indices) => fillPolygons([corners(mesh, indices)], width, height));
  const alone = lips!.map((value, at) => value * (1 - mouth![at]!));
  return boxMean(alone, width, height, Math.max(1, Math.round(faceWidth / 70))).map((value) => Math.min(1, value * 2));
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
/** How much of the forehead is replaced: above, both faces may have a fringe, and the target keeps its own. Where the brows of the target stay, so does what is just below them. */
const foreheadShares = { new: 0.6, own: -0.45 } as const;

/** The upper forehead and what is above it, over the higher brows of the two faces. */
function upperForehead(mesh: Mesh, placed: Mesh, share: number): [number, number][] {
  const line = brow.map(([above, below]) => {
    const [x, y] = mesh[above]!;
    const far = (point: Point) => Math.hypot(point[0] - x, point[1] - y);
    const [bx, by] = far(mesh[below]!) < far(placed[below]!) ? mesh[below]! : placed[below]!;
    const at = (part: number): [number, number] => [bx + (x - bx) * part, by + (y - by) * part];
    return { low: at(share), high: at(1.5) };
  });
  return [...line.map(({ low }) => low), ...line.map(({ high }) => high).toReversed()];
}

/** From 0 to 1: the upper forehead, and the inside of a mouth that opens in a video where the new one's is closed. */
function keptOf({ mesh, placed, width, height, faceWidth }: FaceWindow, opening: number, share: number): Plane {
  const opens = opening < openMouth && openingOf(placed) > openMouth;
  const mouth = opens ? fillPolygons([corners(placed, outline.innerLips)], width, height) : null;
  let forehead = fillPolygons([upperForehead(mesh, placed, share)], width, height);
  const fade = Math.max(1, Math.round(faceWidth * 0.045));
  for (let round = 0; round < 2; round += 1) forehead = boxMean(forehead, width, height, fade);
  return forehead.map((value, at) => Math.max(value, mouth?.[at] ?? 0));
}

/** From 0 to 1: skin in a shadow has its color, and is not as dark as hair. */
function inShade(model: SkinModel | null, [red, green, blue]: Planes, x: number, y: number, at: number): number {
  if (model === null) return 0;
  const tint = tintAt(model, x, y, red[at]!, green[at]!, blue[at]!);
  return clamp01((brightnessAt(model, x, y, red[at]!, green[at]!, blue[at]!) - 0.35) / 0.15) * clamp01((26 - tint) / 10);
}

/** In the middle of the face, what is darker than skin is its shadow, unless it is as dark as a mustache. */
const shaded = (skin: SkinModel | null, [red, green, blue]: Planes, x: number, y: number, at: number): number =>
  skin ? clamp01((brightnessAt(skin, x, y, red[at]!, green[at]!, blue[at]!) - 0.3) / 0.1) : 0;

/** A face, and from 0 to 1 what of it is skin, and what is skin or would be without a shadow. */
type Judged = { planes: Planes; model: SkinModel | null; skin: Plane; flesh: Plane };

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

/** Less likely to be skin than this, a pixel beside the face is hair, or what else lies over it. */
const strand = 0.3;
/** Levels by which the color of what lies over the lower half of a face differs from its skin: less is a beard or a shadow. */
const colored = 40;
/** Half the width of the thinnest lock of hair that stays over a face, in widths of the face; of the new face, no strand comes along. */
const thinnest = { target: 0.025, source: 0 } as const;
/** How likely all of a face is flesh that nothing lies over: skin may be darker in a shadow than is known of it. */
const unsure = 0.66;
/** The share of the brows of the new face from which on its fringe hides them. */
const fringed = 0.35;
/** In widths of the face, the height over which hair ends where it may as well be a beard. */
const ending = 0.12;

/** From 0 to 1: what hangs together with the outside of a face without being skin, such as a fringe. */
function overFace(
  isOver: (at: number) => boolean,
  inside: Plane,
  thin: number,
  { width, height, faceWidth }: Pick<FaceWindow, 'width' | 'height' | 'faceWidth'>,
): Plane {
  const found = new Float32Array(width * height);
  const open: number[] = [];
  const take = (at: number) => {
    if (found[at] || !isOver(at)) return;
    found[at] = 1;
    open.push(at);
  };
  for (let at = 0; at < found.length; at += 1) if (inside[at]! < 0.5) take(at);
  while (open.length > 0) {
    const at = open.pop()!;
    const x = at % width;
    if (x > 0) take(at - 1);
    if (x < width - 1) take(at + 1);
    if (at >= width) take(at - width);
    if (at + width < found.length) take(at + width);
  }
  // What is thinner than a lock is a crease, a lash or the end of a brow.
  const lock = Math.round(faceWidth * thin);
  const core = boxMean(found, width, height, lock).map((value) => (value > 0.95 ? 1 : 0));
  const thick = boxMean(core, width, height, lock).map((value, at) => (value > 0.01 ? found[at]! : 0));
  return boxMean(thick, width, height, Math.max(1, Math.round(faceWidth / 70))).map((value) => clamp01(value * 2.2));
}

/** How much of the brows is covered. */
function meanWithin(over: Plane, mesh: Mesh, { width, height }: Pick<FaceWindow, 'width' | 'height'>): number {
  const brows = fillPolygons([corners(mesh, outline.leftBrow), corners(mesh, outline.rightBrow)], width, height);
  const [covered, all] = brows.reduce(([sum, total], share, at) => [sum + share * over[at]!, total + share], [0, 0]);
  return covered / (all || 1);
}

/**
 * Where the target is not a face, only the source's skin and the oval count. `opening`: how far the source's mouth is open. `brought`: from 0
 * to 1, the frames of glasses that the new face brings.
 */
export function maskOf(
  { planes, covered }: Warped,
  target: Planes,
  whole: FaceWindow,
  place: 'face' | 'rectangle',
  opening: number,
  brought: Plane | null = null,
  memory: Partial<BrowMemory & BeardMemory> = {},
): FaceMask {
  const { width, height, mesh, placed, faceWidth } = whole;
  const window = { width, height, faceWidth };
  const count = width * height;
  const radius = Math.max(1, Math.round(faceWidth / 60));
  const learnedTarget = place === 'face' ? learnSkin(target, width, height, mesh, radius) : null;
  const learnedSource = learnSkin(planes, width, height, placed, radius);
  const middle = boxMean(fillPolygons([corners(mesh, outline.middle)], width, height), width, height, radius * 4);
  const skin = { source: new Float32Array(count), target: new Float32Array(count) };
  const flesh = { source: new Float32Array(count), target: new Float32Array(count) };
  const faces = {
    target: { planes: target, model: learnedTarget, skin: skin.target, flesh: flesh.target },
    source: { planes, model: learnedSource, skin: skin.source, flesh: flesh.source },
  };
  for (let y = 0; y < height; y += 1) {
    judgeRow(faces.target, middle, null, y, width);
    judgeRow(faces.source, middle, covered, y, width);
  }
  // Below the ears, what fades little by little may be a beard.
  const low = (mesh[points.leftCheek]![1] + mesh[points.rightCheek]![1]) / 2 + faceWidth * 0.1;
  const rows = Math.min(height, Math.max(0, Math.round(low)));
  for (const { planes: colors, model, skin: likely, flesh: fleshy } of [faces.target, faces.source]) {
    if (model === null) continue;
    const upper = likely.subarray(0, rows * width);
    spreadSkin({ planes: colors, model, skin: upper, width, faceWidth }, colors === target ? 'own' : 'brought');
    for (let at = 0; at < upper.length; at += 1) fleshy[at] = Math.max(fleshy[at]!, upper[at]!);
  }
  const oval = fillPolygons([grown(corners(placed, outline.oval), 0.97)], width, height);
  const feather = Math.max(1, Math.round(faceWidth * 0.03));
  let soft = oval;
  for (let round = 0; round < 3; round += 1) soft = boxMean(soft, width, height, feather);
  const mask = soft.map((value, at) => {
    const inside = covered[at] ? clamp01((value - 0.5) / 0.42) : 0;
    return inside * inside * (3 - 2 * inside);
  });
  if (place === 'rectangle') return { mask, skin, flesh, brows: null };
  const brows = {
    target: browsOf(target, skin.target, mesh, window, 'old'),
    source: browsOf(planes, skin.source, placed, window, 'new'),
  };
  const own = features([mesh, placed], width, height, radius);
  const lids = lidsOf(placed, width, height);
  // Below the brows, what has the color of skin is its shadow; below the ears, what is dark may be a beard, and only what has another color lies over the face.
  const high = (mesh[points.leftEyeOuter]![1] + mesh[points.rightEyeOuter]![1]) / 2 - faceWidth * 0.1;
  const beards = (memory.beards ??= beardsOf({ source: planes, target }, skin, flesh, whole));
  const chins = fillPolygons(
    [mesh, placed].map((of) => grown(corners(of, ground), 0.8)),
    width,
    height,
  );
  const isOver =
    (model: SkinModel | null, colors: Planes, likely: Plane, shaded: Plane, hair: Brows, isBearded: boolean) => (at: number) => {
      if (likely[at]! > strand || own[at]! > 0.5 || (colors === planes && lids[at]! > 0.5) || (hair.own[at]! > 0.5 && hair.over[at]! < 0.5))
        return false;
      const [x, y] = [at % width, Math.trunc(at / width)];
      if (y > high && shaded[at]! > 0.5) return false;
      const far = model === null ? 0 : tintAt(model, x, y, colors[0][at]!, colors[1][at]!, colors[2][at]!);
      return y < low || (!isBearded && chins[at] === 0) || (likely[at]! < strand / 3 && far > colored);
    };
  const ovals = [mesh, placed].map((of) => fillPolygons([corners(of, outline.oval)], width, height)) as [Plane, Plane];
  const over = {
    target: overFace(
      isOver(learnedTarget, target, skin.target, flesh.target, brows.target, beards.whose !== 'none'),
      ovals[0],
      thinnest.target,
      window,
    ),
    source: overFace(
      isOver(learnedSource, planes, skin.source, flesh.source, brows.source, beards.whose === 'new'),
      ovals[1],
      thinnest.source,
      window,
    ),
  };
  memory.brows ??= brows.source.isHidden || meanWithin(over.source, placed, window) > fringed ? 'own' : 'new';
  const kept = keptOf(whole, opening, foreheadShares[memory.brows]);
  const glasses = brought ? boxMean(brought, width, height, radius * 2) : null;
  const beard = beardBelow(beards, { source: planes, target }, flesh, whole);
  for (let at = 0; at < count; at += 1) {
    if (glasses) over.source[at]! *= 1 - Math.min(1, glasses[at]! * 3);
    mask[at]! *= (1 - over.source[at]!) * (1 - kept[at]!);
    if (beard && covered[at]) mask[at] = Math.max(mask[at]!, beard[at]!);
    const y = Math.trunc(at / width);
    mask[at]! *= 1 - over.target[at]! * (beards.whose === 'none' || y > low ? 1 : clamp01((low - y) / (faceWidth * ending)));
    const bare = chins[at] === 0 ? unsure : 0;
    flesh.source[at] = Math.max(flesh.source[at]!, bare) * (1 - over.source[at]!) * ovals[1][at]!;
    flesh.target[at] = Math.max(flesh.target[at]!, bare) * (1 - over.target[at]!) * ovals[0][at]!;
  }
  return { mask, skin, flesh, brows: memory.brows === 'new' ? brows.target : null };
}
