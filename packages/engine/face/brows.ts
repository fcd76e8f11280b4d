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
/** In widths of the face: what is skin around a brow, how far a brow reaches beyond the mesh's, what is above it, the skin that parts it from hair, and what is too tall for a brow. */
const reach = { skin: 0.11, brow: 0.055, above: 0.15, gap: 0.025, tall: 0.16 } as const;
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
  const [luma, weight, lit] = [0, 1, 2].map(() => new Float32Array(width * height)) as Planes;
  weigh(planes, skin, brows, luma, weight, lit);
  const radius = Math.max(2, Math.round(faceWidth * reach.skin));
  const light = boxMean(lit, width, height, radius);
  const density = boxMean(weight, width, height, radius);
  for (let at = 0; at < luma.length; at += 1)
    luma[at] = clamp01((1 - (luma[at]! * density[at]!) / (light[at]! + 1e-3) - darker.from) / darker.over);
  return luma;
}

/** Fills `luma` with the brightness of all pixels, and the rest with how much they count for that of the skin, and their share of it. */
function weigh([red, green, blue]: Planes, skin: Plane, brows: Plane, luma: Plane, weight: Plane, lit: Plane): void {
  for (let at = 0; at < luma.length; at += 1) {
    luma[at] = brightnessOf(red[at]!, green[at]!, blue[at]!);
    weight[at] = 1e-4 + skin[at]! * skin[at]! * (1 - brows[at]!);
    lit[at] = weight[at]! * luma[at]!;
  }
}

/** The highest pixels of each column of a brow. */
function topsOf(inside: Plane, width: number): number[] {
  const tops: number[] = [];
  for (let at = width; at < inside.length; at += 1) if (inside[at]! >= 0.5 && inside[at - width]! < 0.5) tops.push(at);
  return tops;
}

/** Takes from the zone of the brows, outside the mesh's own, each column of dark pixels that is too tall for one: hair at a temple that a brow's end touches. */
function withoutTall(zone: Plane, isTaken: (at: number) => boolean, core: Plane, width: number, tall: number): void {
  for (let x = 0; x < width; x += 1)
    for (let at = x; at < zone.length; at += width) {
      const top = at;
      while (at < zone.length && isTaken(at)) at += width;
      if (at - top > tall * width) for (let down = top; down < at; down += width) if (core[down]! < 0.5) zone[down] = 0;
    }
}

/** Gives each dark pixel to what it hangs together with by the shortest way: a brow, the hair above it, or an eye. A brow spreads only within `zone`. */
function spread(kinds: Uint8Array, isDark: (at: number) => boolean, zone: Plane, width: number): void {
  let next: number[] = [];
  const take = (near: number, kind: number): void => {
    if (near < 0 || near >= kinds.length || kinds[near] !== nothing || !isDark(near)) return;
    if (kind === brow && !(zone[near]! > 0.05)) return;
    kinds[near] = kind;
    next.push(near);
  };
  const takeAround = (at: number): void => {
    const [x, kind] = [at % width, kinds[at]!];
    if (x > 0) take(at - 1, kind);
    if (x < width - 1) take(at + 1, kind);
    take(at - width, kind);
    take(at + width, kind);
  };
  for (let at = 0; at < kinds.length; at += 1) if (kinds[at] !== nothing) next.push(at);
  while (next.length > 0) {
    const edge = next;
    next = [];
    edge.forEach(takeAround);
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
  const core = fill(pair, 1);
  const zone = boxMean(fill(pair, longer), width, height, radius);
  const dark = darkness(planes, skin, boxMean(core, width, height, Math.max(1, radius >> 1)), window);
  const isDark = (at: number) => dark[at]! > 0.5;
  const high = Math.max(1, Math.round(faceWidth * reach.above));
  const gap = Math.max(2, Math.round(faceWidth * reach.gap));
  const kinds = new Uint8Array(width * height);
  const sure = fill(pair, surely);
  const isHidden = inner.some((plane) => {
    const tops = topsOf(plane, width);
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
  withoutTall(zone, (at) => isDark(at) && !(around[at]! > 0.5), core, width, Math.round(faceWidth * reach.tall));
  beginAround(kinds, dark, around, zone, lowest * width);
  const wide = whose === 'old' ? zone : boxMean(fill(pair, shorter), width, height, Math.max(1, radius >> 1));
  spread(kinds, isDark, wide, width);
  const soft = Math.max(1, Math.round(faceWidth / 90));
  const shown = (kind: number) => boxMean(ofKind(kinds, kind, dark), width, height, soft);
  // Beside the face there is hair, which a brow at its edge may hang together with.
  const inside = boxMean(fill([outline.oval], 0.97), width, height, soft * 2);
  const [own, over] = [shown(brow), shown(above)];
  for (let at = 0; at < own.length; at += 1) {
    own[at] = Math.min(1, own[at]! * 1.8) * inside[at]!;
    over[at] = Math.min(1, over[at]! * 1.8);
  }
  return { own, over, isHidden };
}

/** Gives what is dark to the eyes that it is around, and to what is above or below the zone of the brows. */
function beginAround(kinds: Uint8Array, dark: Plane, eyes: Plane, zone: Plane, lowest: number): void {
  for (let at = 0; at < kinds.length; at += 1) {
    if (kinds[at] !== nothing || !(dark[at]! > 0.5)) continue;
    if (eyes[at]! > 0.5) kinds[at] = other;
    else if (zone[at] === 0) kinds[at] = at < lowest ? above : other;
  }
}

function ofKind(kinds: Uint8Array, kind: number, dark: Plane): Plane {
  const result = new Float32Array(dark.length);
  for (let at = 0; at < result.length; at += 1) if (kinds[at] === kind) result[at] = dark[at]!;
  return result;
}

/** Lays the skin around them over the brows, in place of what they hide of it. Returns the rows in which the brows are. */
export function withoutBrows(planes: Planes, { own, over, rows: height }: Brows, { width, faceWidth }: Omit<Window, 'height'>): Planes {
  const top = (plane: Plane): Plane => plane.subarray(0, height * width);
  const radius = Math.max(2, Math.round(faceWidth * reach.brow));
  const mean = (plane: Plane) => boxMean(boxMean(plane, width, height, radius), width, height, radius);
  const weight = bareness(top(own), top(over));
  const density = mean(weight);
  return planes.map((plane) => divided(mean(product(plane, weight)), density)) as Planes;
}

/** How much of the skin is seen at each pixel. */
function bareness(own: Plane, over: Plane): Plane {
  const result = new Float32Array(own.length);
  for (let at = 0; at < result.length; at += 1) result[at] = 1e-5 + Math.max(0, 1 - own[at]! * 3 - over[at]! * 3);
  return result;
}

/** The products of the first values, as many as `weight` has. */
function product(plane: Plane, weight: Plane): Plane {
  const result = new Float32Array(weight.length);
  for (let at = 0; at < result.length; at += 1) result[at] = plane[at]! * weight[at]!;
  return result;
}

function divided(plane: Plane, by: Plane): Plane {
  for (let at = 0; at < plane.length; at += 1) plane[at]! /= by[at]!;
  return plane;
}
