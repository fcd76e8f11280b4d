/** Finds beards: one half of a beard is never put beside the skin of another's chin. */
import { brightnessOf } from '@iridia/pixels/color';
import { boxMean, clamp01, type Plane } from '../image/raster.ts';
import { outline, type Mesh } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import type { FaceWindow } from './sampled.ts';
import { chinOf, type Planes } from './warp.ts';

/** Where a beard grows: from the nose and below the cheeks to the chin. */
export const ground = [
  132, 187, 206, 165, 2, 391, 426, 411, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136, 172, 58,
] as const;
/** Less likely to be flesh than this, a pixel there is hair, and from this share on it is a beard. */
const hair = { likelihood: 0.6, share: 0.3, dark: 0.1 } as const;
/** How much of the ground is looked at, and of it around the mouth alone: what lies on cheeks may have fallen from the head. */
const part = { whole: 0.9, middle: 0.65 } as const;
/** How far the color of a hair may be from the mean of the beard, in levels: a beard that comes may shine, one that is covered may lie on a white collar. */
const near = { brought: 40, covered: 20, over: 30 } as const;

type Window = Omit<FaceWindow, 'mesh' | 'placed'>;
type Beard = { color: readonly [number, number, number]; share: number };

/** The color of hair where a beard grows, and its share there. */
function beardIn(planes: Planes, skin: Plane, mesh: Mesh, { width, height }: Window, of: number = part.whole): Beard {
  const polygon = (ring: readonly number[], by: number) =>
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
  const lips = polygon(outline.lips, 1.3);
  let [all, hairy] = [0, 0];
  const sums: [number, number, number] = [0, 0, 0];
  for (const [at, inside] of polygon(ground, of).entries()) {
    if (inside < 0.5 || lips[at]! > 0.5) continue;
    all += 1;
    if (skin[at]! >= hair.likelihood) continue;
    hairy += 1;
    for (const channel of [0, 1, 2] as const) sums[channel] += planes[channel][at]!;
  }
  return { color: sums.map((sum) => sum / (hairy || 1)) as [number, number, number], share: hairy / (all || 1) };
}

/** From 0 to 1: how much like the hair of a beard a pixel is. */
function likeness({ color }: Beard, planes: Planes, at: number, from: number): number {
  const steps = color.map((value, channel) => planes[channel]![at]! - value) as [number, number, number];
  const light = brightnessOf(...steps);
  const tint = Math.max(...steps.map((step) => Math.abs(step - light)));
  return 1 - clamp01((Math.max(light, tint * 2) - from) / near.over);
}

type Both<Of> = Readonly<Record<'source' | 'target', Of>>;
/** Whose beard is seen below the jaw, and the colors of both: `new`: that of the new face, `own`: the target's, which skin is laid over, `none`: neither has any. */
export type Beards = { whose: 'new' | 'own' | 'none'; brought: Beard; covered: Beard };
/** A video's first frame decides. */
export type BeardMemory = { beards: Beards };

/** Finds the beards of both faces. `flesh`: what is skin, or would be without a shadow. */
export function beardsOf(planes: Both<Planes>, skin: Both<Plane>, flesh: Both<Plane>, { mesh, placed, ...window }: FaceWindow): Beards {
  const brought = beardIn(planes.source, skin.source, placed, window);
  const covered = beardIn(planes.target, flesh.target, mesh, window);
  const dark = beardIn(planes.source, flesh.source, placed, window);
  const middle = beardIn(planes.source, skin.source, placed, window, part.middle);
  const isNew = Math.min(brought.share, middle.share) > hair.share && dark.share > hair.dark;
  return { whose: isNew ? 'new' : covered.share > hair.share ? 'own' : 'none', brought, covered };
}

/** From 0 to 1: what of the new face is seen below the jaw, its beard or its flesh over the target's; null where neither has a beard. */
export function beardBelow(
  { whose, brought, covered }: Beards,
  planes: Both<Planes>,
  flesh: Both<Plane>,
  { placed, width, height, faceWidth }: FaceWindow,
): Plane | null {
  if (whose === 'none') return null;
  const radius = Math.max(1, Math.round(faceWidth * 0.02));
  let chin = fillPolygons([chinOf(placed, whose === 'new' ? 'beard' : 'all')], width, height);
  for (let round = 0; round < 2; round += 1) chin = boxMean(chin, width, height, radius * 2);
  const inside = chin.map((value) => clamp01((value - 0.45) / 0.4));
  const found = inside.map((value, at) => {
    if (value === 0) return 0;
    return whose === 'new'
      ? likeness(brought, planes.source, at, near.brought)
      : Math.max(likeness(covered, planes.target, at, near.covered), flesh.target[at]!) * flesh.source[at]!;
  });
  return boxMean(found, width, height, radius).map((value, at) => Math.min(1, value * 1.4) * inside[at]!);
}
