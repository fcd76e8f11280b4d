/** Relights the new face with the light and color of the old one: low frequencies, measured on skin only. */
import { boxMean, type Plane } from '../picture/raster.ts';
import { outline, type Mesh } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import type { Planes, Warped } from './warp.ts';

/** The means of the film's previous frames, so that the light does not flicker. */
export type LightMemory = { source: number[]; target: number[] };

/** How much of the light is local; the rest is the mean. A rectangle without a face has no shading that a face could follow. */
const localShares = { face: 0.75, rectangle: 0.25 } as const;
const memoryShare = 0.85;

/** Eyes, brows, and lips are excluded: their colors would tint their surroundings. */
function measured({ covered }: Warped, skin: Plane, mesh: Mesh, width: number, height: number, radius: number): Plane {
  const coloured = [
    ...[outline.leftEye, outline.rightEye].map((indices) => ({ indices, by: 1.5 })),
    ...[outline.leftBrow, outline.rightBrow, outline.lips].map((indices) => ({ indices, by: 1.3 })),
  ].map(({ indices, by }) =>
    grown(
      indices.map((index) => mesh[index]!),
      by,
    ),
  );
  const own = boxMean(fillPolygons(coloured, width, height), width, height, radius);
  return own.map((value, at) => (covered[at] ? (0.02 + skin[at]!) * (1 - 0.9 * Math.min(1, value)) : 0));
}

/** Relights the warped face in place. */
export function relight(
  warped: Warped,
  target: Planes,
  skin: Plane,
  { width, height, mesh, faceWidth }: { width: number; height: number; mesh: Mesh; faceWidth: number },
  place: keyof typeof localShares,
  memory: Partial<LightMemory> = {},
): void {
  const localShare = localShares[place];
  const { planes, covered } = warped;
  const weight = measured(warped, skin, mesh, width, height, Math.max(1, Math.round(faceWidth / 60)));
  const radius = Math.max(3, Math.round(faceWidth * 0.09));
  const smooth = (plane: Plane) => boxMean(boxMean(plane, width, height, radius), width, height, radius);
  const total = weight.reduce((sum, value) => sum + value, 0) || 1;
  const density = smooth(weight);
  const weighted = (plane: Plane) => plane.map((value, at) => value * weight[at]!);
  const means = (all: Planes) => all.map((plane) => plane.reduce((sum, value, at) => sum + value * weight[at]!, 0) / total);
  const remembered = (now: number[], before: number[] | undefined) =>
    before ? now.map((value, channel) => memoryShare * before[channel]! + (1 - memoryShare) * value) : now;
  const sourceMeans = remembered(means(planes), memory.source);
  const targetMeans = remembered(means(target), memory.target);
  Object.assign(memory, { source: sourceMeans, target: targetMeans });
  for (const channel of [0, 1, 2] as const) {
    const [source, aim] = [smooth(weighted(planes[channel])), smooth(weighted(target[channel]))];
    const whole = targetMeans[channel]! / (sourceMeans[channel]! + 1);
    const plane = planes[channel];
    for (let at = 0; at < plane.length; at += 1) {
      if (!covered[at]) continue;
      const around = density[at]! + 1e-5;
      const local = (aim[at]! / around + 8) / (source[at]! / around + 8);
      const gain = Math.min(2.4, Math.max(0.3, whole * (1 - localShare) + local * localShare));
      plane[at] = Math.min(255, plane[at]! * gain);
    }
  }
}
