/** Finds beards: one half of a beard is never put beside the skin of another's chin. */
import { brightnessOf } from '@iridia/pixels/color';
import { boxMean, clamp01, type Plane } from '../image/raster.ts';
import { brightnessAt } from './skin.ts';
import { outline, type Mesh } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import type { Judged } from './flesh.ts';
import type { FaceWindow } from './sampled.ts';
import { chinOf, type Planes } from './warp.ts';

/** Where a beard grows: from the nose and below the cheeks to the chin. */
export const ground = [
  132, 187, 206, 165, 2, 391, 426, 411, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136, 172, 58,
] as const;
/** Less likely to be flesh than this, a pixel there is hair, and from this share on it is a beard. */
const hair = { likelihood: 0.6, share: 0.3, dark: 0.1 } as const;
/** The chin without the lips, and what is between the nose and the mouth. */
const chinRing = [43, 106, 182, 83, 18, 313, 406, 335, 273, 422, 430, 394, 395, 369, 396, 175, 171, 140, 170, 169, 210, 202] as const;
const lipRing = [92, 165, 167, 164, 393, 391, 322, 410, 270, 269, 267, 0, 37, 39, 40, 186] as const;
/** How far around a pixel it is compared, in widths of the face; from which roughness on there is hair, and up to which share of the brightness of skin. */
const coarseness = 0.013;
const roughest = 0.058;
const lightest = 0.92;
/** Shares of the brightness of skin below which all hair is taken for a beard, however smooth: both are as dark, or a black mustache has a beard that is less so. */
const darks = [
  { chin: 0.5, lip: 0.5 },
  { chin: 0.66, lip: 0.36 },
] as const;
/** How much of the ground is looked at, and of it around the mouth alone: what lies on cheeks may have fallen from the head. */
const part = { whole: 0.9, middle: 0.65 } as const;
/** How far the color of a hair may be from the mean of the beard, in levels: it may shine. */
const near = { from: 40, over: 30 } as const;

type Window = Omit<FaceWindow, 'mesh' | 'placed'>;
type Beard = { color: readonly [number, number, number]; share: number };

/** From 0 to 1: what is within a ring of the mesh that is grown about its center. */
function within(ring: readonly number[], by: number, mesh: Mesh, { width, height }: Window): Plane {
  const corners = ring.map((index) => mesh[index]!);
  return fillPolygons([grown(corners, by)], width, height);
}

/** The color of hair where a beard grows, and its share there. */
function beardIn(planes: Planes, skin: Plane, mesh: Mesh, window: Window, of: number = part.whole): Beard {
  const lips = within(outline.lips, 1.3, mesh, window);
  let [all, hairy] = [0, 0];
  const sums: [number, number, number] = [0, 0, 0];
  for (const [at, inside] of within(ground, of, mesh, window).entries()) {
    if (inside < 0.5 || lips[at]! > 0.5) continue;
    all += 1;
    if (skin[at]! >= hair.likelihood) continue;
    hairy += 1;
    for (const channel of [0, 1, 2] as const) sums[channel] += planes[channel][at]!;
  }
  return { color: sums.map((sum) => sum / (hairy || 1)) as [number, number, number], share: hairy / (all || 1) };
}

/** From 0 to 1: how much like the hair of a beard a pixel is. */
function likeness({ color }: Beard, planes: Planes, at: number): number {
  const steps = color.map((value, channel) => planes[channel]![at]! - value) as [number, number, number];
  const light = brightnessOf(...steps);
  const tint = Math.max(...steps.map((step) => Math.abs(step - light)));
  return 1 - clamp01((Math.max(light, tint * 2) - near.from) / near.over);
}

/** Whose beard is seen: that of the target stays whole, with the new mouth within; one that comes reaches below the jaw. A video's first frame decides. */
export type BeardMemory = { beard: 'own' | 'new' | 'none' };

/** The mean difference of pixels within a ring from what is around them, as a share of their brightness; and that brightness as a share of the skin's. */
function hairiness({ planes: [red, green, blue], model }: Judged, ring: readonly number[], mesh: Mesh, window: Window) {
  const { width, height, faceWidth } = window;
  const light = red.map((value, at) => brightnessOf(value, green[at]!, blue[at]!));
  const around = boxMean(light, width, height, Math.max(2, Math.round(faceWidth * coarseness)));
  const [inside, lips] = [within(ring, 1, mesh, window), within(outline.lips, 1.35, mesh, window)];
  let [rough, share, all] = [0, 0, 1e-6];
  for (let at = 0; at < light.length; at += 1) {
    if (inside[at]! < 0.5 || lips[at]! > 0.3) continue;
    rough += Math.abs(light[at]! - around[at]!) / (around[at]! + 8);
    share += model ? brightnessAt(model, at % width, Math.trunc(at / width), red[at]!, green[at]!, blue[at]!) : 1;
    all += 1;
  }
  return { rough: rough / all, share: share / all };
}

/** Whether the photo's own face has a beard, short or full: hair is rough and darker than skin. */
export function hasBeard(face: Judged, mesh: Mesh, window: Window): boolean {
  const [chin, lip] = [chinRing, lipRing].map((ring) => hairiness(face, ring, mesh, window));
  const isDark = darks.some((dark) => chin!.share < dark.chin && lip!.share < dark.lip);
  return isDark || (Math.min(chin!.rough, lip!.rough) > roughest && chin!.share < lightest);
}

/** Whether a face that comes has a full beard, and not a chin in the shade. */
export function bringsBeard(face: Judged, mesh: Mesh, window: Window): boolean {
  const { planes, skin, flesh } = face;
  const parts = [part.whole, part.middle].map((of) => beardIn(planes, skin, mesh, window, of).share);
  return Math.min(...parts) > hair.share && beardIn(planes, flesh, mesh, window).share > hair.dark && hasBeard(face, mesh, window);
}

/** From 0 to 1: the beard of the new face, which is seen below its jaw too. */
export function beardBelow({ planes, skin }: Judged, { placed, width, height, faceWidth }: FaceWindow): Plane {
  const brought = beardIn(planes, skin, placed, { width, height, faceWidth });
  const radius = Math.max(1, Math.round(faceWidth * 0.02));
  let chin = fillPolygons([chinOf(placed)], width, height);
  for (let round = 0; round < 2; round += 1) chin = boxMean(chin, width, height, radius * 2);
  const inside = chin.map((value) => clamp01((value - 0.45) / 0.4));
  const found = inside.map((value, at) => (value === 0 ? 0 : likeness(brought, planes, at)));
  return boxMean(found, width, height, radius).map((value, at) => Math.min(1, value * 1.4) * inside[at]!);
}
