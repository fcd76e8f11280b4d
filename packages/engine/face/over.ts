/** Finds what lies over a face, such as a fringe. */
import { connectedTo } from '../image/connected.ts';
import { boxMean, clamp01, type Plane } from '../image/raster.ts';
import { ground } from './beard.ts';
import type { Brows } from './brows.ts';
import { beardLine, type Judged } from './flesh.ts';
import { outline, points, type Mesh } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import { brightnessAt, tintAt } from './skin.ts';
import type { FaceWindow } from './sampled.ts';

type Window = Omit<FaceWindow, 'mesh' | 'placed'>;

/** Less likely to be skin than this, a pixel beside the face is hair, or what else lies over it. */
const strand = 0.3;
/** Levels by which the color of what lies over the lower half of a face differs from its skin: less is a beard or a shadow. */
const colored = 40;
/** Skin that shines is brighter than usual by this, and differs by less in color, in levels. */
const shiny = { from: 1.05, tint: 32 } as const;
/** Half the width of the thinnest lock of hair that stays over a face, in widths of the face; of the new face, no strand comes along. */
const thinnest = { target: 0.025, source: 0 } as const;

const corners = (mesh: Mesh, indices: readonly number[]) => indices.map((index) => mesh[index]!);

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

/** What of it is at least twice as wide as `lock` somewhere. */
function withoutThin(found: Plane, width: number, height: number, lock: number): Plane {
  const core = boxMean(found, width, height, lock).map((value) => (value > 0.95 ? 1 : 0));
  return boxMean(core, width, height, lock).map((value, at) => (value > 0.01 ? found[at]! : 0));
}

/** From 0 to 1: what hangs together with the outside of a face without being skin. */
function hanging(
  isOver: (at: number) => boolean,
  inside: Plane,
  whose: keyof typeof thinnest,
  { width, height, faceWidth }: Window,
): Plane {
  const outside = [...inside.keys()].filter((at) => inside[at]! < 0.5 && isOver(at));
  const found = Float32Array.from(connectedTo(outside, isOver, { width, height }));
  // What is thinner than a lock is a crease, a lash or the end of a brow.
  const lock = Math.round(faceWidth * thinnest[whose]);
  const thick = lock === 0 ? found : withoutThin(found, width, height, lock);
  return boxMean(thick, width, height, Math.max(1, Math.round(faceWidth / 70))).map((value) => clamp01(value * 2.2));
}

/** A face, its brows, and what of the window are eyes, nose and mouth, from 0 to 1. */
type Seen = { face: Judged; mesh: Mesh; brows: Brows; features: Plane; isBearded: boolean };

/** From 0 to 1: what lies over the face of the target, or over the new one. `chins`: from 0 to 1, where beards of the two grow. */
export function overFace(
  { face: { planes, model, skin, flesh }, mesh, brows, features, isBearded }: Seen,
  chins: Plane,
  whose: keyof typeof thinnest,
  window: Window,
): Plane {
  const { width, height, faceWidth } = window;
  const lids = whose === 'source' ? lidsOf(mesh, width, height) : null;
  const inside = fillPolygons([corners(mesh, outline.oval)], width, height);
  // Below the brows, what has the color of skin is its shadow; below the ears, what is dark may be a beard, and only what has another color lies over the face.
  const high = (mesh[points.leftEyeOuter]![1] + mesh[points.rightEyeOuter]![1]) / 2 - faceWidth * 0.1;
  const low = beardLine(mesh, faceWidth);
  const isOver = (at: number): boolean => {
    if (skin[at]! > strand || features[at]! > 0.5 || (lids && lids[at]! > 0.5) || (brows.own[at]! > 0.5 && brows.over[at]! < 0.5))
      return false;
    const [x, y] = [at % width, Math.trunc(at / width)];
    if (y > high && flesh[at]! > 0.5) return false;
    const far = model === null ? 0 : tintAt(model, x, y, planes[0][at]!, planes[1][at]!, planes[2][at]!);
    // A highlight isn’t hair.
    if (model !== null && far < shiny.tint && brightnessAt(model, x, y, planes[0][at]!, planes[1][at]!, planes[2][at]!) > shiny.from)
      return false;
    return y < low || (!isBearded && chins[at] === 0) || (skin[at]! < strand / 3 && far > colored);
  };
  return hanging(isOver, inside, whose, window);
}

/** Where the beards of some faces grow. */
export const chinsOf = (meshes: readonly Mesh[], width: number, height: number): Plane =>
  fillPolygons(
    meshes.map((mesh) => grown(corners(mesh, ground), 0.8)),
    width,
    height,
  );
