/** Finds the hair of the brows in a face, and takes it away: two pairs on one forehead are what a collage is known by. */
import { brightnessOf } from '@iridia/pixels/color';
import { boxMean, clamp01, type Plane } from '../image/raster.ts';
import { outline, type Mesh } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import type { FaceWindow } from './sampled.ts';
import type { Planes } from './warp.ts';

type Window = Omit<FaceWindow, 'mesh' | 'placed'>;

/** From 0 to 1: the hair of the brows and what lies over them of the hair above. `isHidden`: a fringe covers one of the brows. Below `rows` there is nothing of it. */
export type Brows = { own: Plane; over: Plane; isHidden: boolean; rows: number };

/** How much darker than the skin around it hair is, as a share of the skin's brightness. */
const darker = { from: 0.08, over: 0.12 } as const;
/** In widths of the face: what is skin around a brow, how far a brow reaches beyond the mesh's, what is above it, and the skin that parts it from hair. */
const reach = { skin: 0.11, brow: 0.055, above: 0.15, gap: 0.025 } as const;
/** The mesh's brows end before those of most people do. */
const longer = 1.7;
/** What hangs together with the brows that come, beyond this, may be a strand of hair at the temple. */
const shorter = 1.35;
/** The share of the mesh's brow in which what is dark is the brow that comes, and no strand over its end. */
const surely = 0.75;
/** The shares of a brow without skin between it and the hair above, from which on a fringe touches it, and hides it. */
const touched = 0.15;
const hidden = 0.55;

const [nothing, brow, other, above] = [0, 1, 2, 3] as const;

const polygonsOf = (mesh: Mesh, rings: readonly (readonly number[])[], by: number) =>
  rings.map((ring) =>
    grown(
      ring.map((index) => mesh[index]!),
      by,
    ),
  );

const pair = [outline.leftBrow, outline.rightBrow] as const;
const eyes = [outline.leftEye, outline.rightEye] as const;

/** How much darker each pixel is than the skin around it, from 0 to 1. */
function darkness(planes: Planes, skin: Plane, brows: Plane, { width, height, faceWidth }: Window): Plane {
  const luma = planes[0].map((red, at) => brightnessOf(red, planes[1][at]!, planes[2][at]!));
  const radius = Math.max(2, Math.round(faceWidth * reach.skin));
  const weight = skin.map((value, at) => 1e-4 + value * value * (1 - brows[at]!));
  const light = boxMean(
    weight.map((value, at) => value * luma[at]!),
    width,
    height,
    radius,
  );
  const density = boxMean(weight, width, height, radius);
  return luma.map((value, at) => clamp01((1 - (value * density[at]!) / (light[at]! + 1e-3) - darker.from) / darker.over));
}

function indices(count: number, isOne: (at: number) => boolean): number[] {
  const found: number[] = [];
  for (let at = 0; at < count; at += 1) if (isOne(at)) found.push(at);
  return found;
}

/** Gives each dark pixel to what it hangs together with by the shortest way: a brow, the hair above it, or an eye. A brow spreads only within `zone`. */
function spread(kinds: Uint8Array, isDark: (at: number) => boolean, zone: Plane, width: number): void {
  let edge = indices(kinds.length, (at) => kinds[at] !== nothing);
  while (edge.length > 0) {
    const next: number[] = [];
    for (const at of edge) {
      const x = at % width;
      for (const near of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (near < 0 || near >= kinds.length || kinds[near] !== nothing || !isDark(near)) continue;
        if (kinds[at] === brow && !(zone[near]! > 0.05)) continue;
        kinds[near] = kinds[at]!;
        next.push(near);
      }
    }
    edge = next;
  }
}

/** The brows of the face that `mesh` lies on, in pixels of the window. `skin`: from 0 to 1, what shows skin. */
export function browsOf(planes: Planes, skin: Plane, mesh: Mesh, window: Window, whose: 'old' | 'new'): Brows {
  const { width, faceWidth } = window;
  const radius = Math.max(1, Math.round(faceWidth * reach.brow));
  const lowest = Math.max(...pair.flat().map((index) => mesh[index]![1])) + radius;
  // The lower half of a face is looked at for nothing.
  const rows = Math.max(1, Math.min(window.height, Math.ceil(lowest + faceWidth * reach.skin)));
  const top = (plane: Plane): Plane => plane.subarray(0, rows * width);
  const found = browsAbove(planes.map(top) as Planes, top(skin), mesh, { width, height: rows, faceWidth }, { radius, lowest, whose });
  const whole = (plane: Plane): Plane => {
    const result = new Float32Array(width * window.height);
    result.set(plane);
    return result;
  };
  return { ...found, own: whole(found.own), over: whole(found.over), rows };
}

function browsAbove(
  planes: Planes,
  skin: Plane,
  mesh: Mesh,
  window: Window,
  { radius, lowest, whose }: { radius: number; lowest: number; whose: 'old' | 'new' },
): Omit<Brows, 'rows'> {
  const { width, height, faceWidth } = window;
  const fill = (rings: readonly (readonly number[])[], by: number) => fillPolygons(polygonsOf(mesh, rings, by), width, height);
  const inner = pair.map((ring) => fill([ring], 1));
  const core = inner[0]!.map((value, at) => Math.max(value, inner[1]![at]!));
  const zone = boxMean(fill(pair, longer), width, height, radius);
  const dark = darkness(planes, skin, boxMean(core, width, height, Math.max(1, radius >> 1)), window);
  const isDark = (at: number) => dark[at]! > 0.5;
  const high = Math.max(1, Math.round(faceWidth * reach.above));
  const gap = Math.max(2, Math.round(faceWidth * reach.gap));
  const kinds = new Uint8Array(width * height);
  const sure = fill(pair, surely);
  const isHidden = inner.some((plane) => {
    const tops = indices(plane.length, (at) => plane[at]! >= 0.5 && plane[at - width]! < 0.5);
    const covered = tops.filter((top) => {
      let bare = 0;
      for (let up = top; up >= Math.max(0, top - high * width) && bare < gap; up -= width) bare = isDark(up) ? 0 : bare + 1;
      return bare < gap;
    });
    const fringe = new Set(covered.length > tops.length * touched ? covered : []);
    for (const top of tops)
      for (let down = top; down < plane.length && plane[down]! >= 0.5; down += width)
        if (isDark(down) && (whose === 'old' || sure[down]! >= 0.5)) kinds[down] = fringe.has(top) ? above : brow;
    return covered.length > tops.length * hidden;
  });
  const around = fill(eyes, 1.5);
  for (let at = 0; at < kinds.length; at += 1) {
    if (kinds[at] !== nothing || !isDark(at)) continue;
    if (around[at]! > 0.5) kinds[at] = other;
    else if (zone[at] === 0) kinds[at] = at < lowest * width ? above : other;
  }
  const wide = whose === 'old' ? zone : boxMean(fill(pair, shorter), width, height, Math.max(1, radius >> 1));
  spread(kinds, isDark, wide, width);
  const soft = Math.max(1, Math.round(faceWidth / 90));
  const shown = (kind: number) =>
    boxMean(
      dark.map((value, at) => (kinds[at] === kind ? value : 0)),
      width,
      height,
      soft,
    ).map((value) => Math.min(1, value * 1.8));
  // Beside the face there is hair, which a brow at its edge may hang together with.
  const inside = boxMean(fill([outline.oval], 0.97), width, height, soft * 2);
  return { own: shown(brow).map((value, at) => value * inside[at]!), over: shown(above), isHidden };
}

/** Lays the skin around them over the brows, in place of what they hide of it. Returns the rows in which the brows are. */
export function withoutBrows(planes: Planes, { own, over, rows: height }: Brows, { width, faceWidth }: Omit<Window, 'height'>): Planes {
  const top = (plane: Plane): Plane => plane.subarray(0, height * width);
  const radius = Math.max(2, Math.round(faceWidth * reach.brow));
  const weight = top(own).map((value, at) => 1e-5 + Math.max(0, 1 - value * 3 - over[at]! * 3));
  const mean = (plane: Plane) => boxMean(boxMean(plane, width, height, radius), width, height, radius);
  const density = mean(weight);
  return planes.map((plane) => {
    const near = mean(top(plane).map((value, at) => value * weight[at]!));
    return near.map((value, at) => value / density[at]!);
  }) as Planes;
}
