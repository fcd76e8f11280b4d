/** Finds beards: one half of a beard is never put beside the skin of another's chin. */
import { boxMean, type Plane } from '../image/raster.ts';
import { outline, type Mesh } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import type { FaceWindow } from './sampled.ts';

/** Where a beard grows: from the nose and below the cheeks to the chin. */
export const ground = [
  132, 187, 206, 165, 2, 391, 426, 411, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136, 172, 58,
] as const;
/** Less likely to be skin than this, a pixel there is hair, and from this share on it is a beard. */
const hair = { likelihood: 0.35, share: 0.5 } as const;

/** Whose beard is seen: `new`: that of the new face comes whole, `own`: the target keeps its whole lower face, `none`: neither has any. A video's first frame decides. */
export type BeardMemory = { beard: 'new' | 'own' | 'none' };

type Window = Omit<FaceWindow, 'mesh' | 'placed'>;

const fill = (mesh: Mesh, ring: readonly number[], by: number, { width, height }: Window): Plane =>
  fillPolygons(
    [
      grown(
        ring.map((index) => mesh[index]!),
        by,
      ),
    ],
    width,
    height,
  );

function isBearded(skin: Plane, mesh: Mesh, window: Window): boolean {
  const lips = fill(mesh, outline.lips, 1.3, window);
  let [all, hairy] = [0, 0];
  for (const [at, inside] of fill(mesh, ground, 0.9, window).entries()) {
    if (inside < 0.5 || lips[at]! > 0.5) continue;
    all += 1;
    if (skin[at]! < hair.likelihood) hairy += 1;
  }
  return hairy > all * hair.share;
}

/** From 0 to 1: the lower face, where all that is seen is the one's or the other's; null where neither has a beard. */
export function beardOf(
  { source, target }: Readonly<Record<'source' | 'target', Plane>>,
  { mesh, placed, ...window }: FaceWindow,
  memory: Partial<BeardMemory>,
): { whose: 'new' | 'own'; lower: Plane } | null {
  memory.beard ??= isBearded(source, placed, window) ? 'new' : isBearded(target, mesh, window) ? 'own' : 'none';
  if (memory.beard === 'none') return null;
  const lower = fill(memory.beard === 'new' ? placed : mesh, ground, memory.beard === 'new' ? 1 : 1.05, window);
  const radius = Math.max(1, Math.round(window.faceWidth * 0.02));
  return { whose: memory.beard, lower: boxMean(boxMean(lower, window.width, window.height, radius), window.width, window.height, radius) };
}
