/** The inner face, which comes whole: brows, eyes, nose, mouth, the folds beside them and the chin. */
import { boxMean, clamp01, type Plane } from '../image/raster.ts';
import { ground } from './beard.ts';
import { mirrored, outline, type Mesh } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import type { FaceWindow } from './sampled.ts';

/** The left half of the outline from the middle of the forehead to the chin: each corner is between two points of the mesh, at a share of the way. */
type CoreLine = readonly (readonly [from: number, to: number, share: number])[];

/** Above the brows, or below them where those of the target stay. */
const tops: Readonly<Record<'new' | 'own', CoreLine>> = {
  new: [
    [9, 151, 0.6],
    [107, 108, 0.35],
    [66, 69, 0.35],
    [105, 104, 0.35],
    [63, 68, 0.35],
    [70, 71, 0.35],
  ],
  own: [
    [8, 168, 0.5],
    [55, 221, 0.5],
    [65, 222, 0.5],
    [52, 223, 0.5],
    [53, 224, 0.5],
    [46, 225, 0.6],
  ],
};
const side: CoreLine = [
  [156, 124, 0.2],
  [143, 35, 0.4],
  [116, 117, 0.45],
  [123, 50, 0.5],
  [187, 147, 0.2],
  [207, 192, 0.4],
  [214, 210, 0.1],
  [210, 135, 0.4],
  [211, 169, 0.4],
  [170, 32, 0.2],
  [140, 32, 0.3],
  [171, 208, 0.3],
  [175, 199, 0.4],
];
/** How far on each side of the outline the two faces are blended, in widths of the face. */
const feather = 0.027;

/** The same at the lips within a beard. */
const edgeOfLips = 0.008;

function eased(value: number): number {
  const share = clamp01((value - 0.1) / 0.8);
  return share * share * (3 - 2 * share);
}

/** The outline of the inner face on a mesh. */
function outlineOf(mesh: Mesh, brows: 'new' | 'own'): [number, number][] {
  const half = [...tops[brows], ...side];
  const at = (from: number, to: number, share: number): [number, number] => {
    const [a, b] = [mesh[from]!, mesh[to]!];
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  };
  const left = half.map(([from, to, share]) => at(from, to, share));
  const right = half.map(([from, to, share]) => at(mirrored[from]!, mirrored[to]!, share));
  return [...left, ...right.toReversed()];
}

/** From 0 to 1: the inner faces of the target and of the face in its place, so that what was there is covered wholly. In a beard that stays, nothing comes but the lips. */
export function coreOf({ mesh, placed, width, height, faceWidth }: FaceWindow, brows: 'new' | 'own', keepsBeard: boolean): Plane {
  let core = fillPolygons([outlineOf(mesh, brows), outlineOf(placed, brows)], width, height);
  const radius = Math.max(1, Math.round(faceWidth * feather));
  for (let round = 0; round < 2; round += 1) core = boxMean(core, width, height, radius);
  const inner = core.map(eased);
  if (!keepsBeard) return inner;
  const soft = (polygons: Parameters<typeof fillPolygons>[0], by: number) => {
    const near = Math.max(1, Math.round(faceWidth * by));
    return boxMean(boxMean(fillPolygons(polygons, width, height), width, height, near), width, height, near).map(eased);
  };
  const of = (ring: readonly number[], by: number) =>
    grown(
      ring.map((index) => mesh[index]!),
      by,
    );
  const [beard, lips] = [soft([of(ground, 1)], feather), soft([of(outline.lips, 1.04)], edgeOfLips)];
  return inner.map((value, at) => Math.max(value * (1 - beard[at]!), lips[at]!));
}
