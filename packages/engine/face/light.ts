/** Relights the new face with the light and color of the old one: low frequencies, measured on skin only. */
import { brightnessOf } from '@iridia/pixels/color';
import { boxMean, clamp01, type Plane } from '../image/raster.ts';
import { cellsOf } from './cells.ts';
import type { FaceMask } from './mask.ts';
import { outline, type Mesh } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import type { FaceWindow, Sampled } from './sampled.ts';
import type { Planes, Warped } from './warp.ts';

/** The means of the video's previous frames, so that the light does not flicker. */
export type LightMemory = { source: number[]; target: number[] };

/** How much of the light is local; the rest is the mean. A rectangle without a face has no shading that a face could follow. */
const localShares = { face: 0.75, rectangle: 0.25 } as const;
const memoryShare = 0.85;
/** Radii of what is taken for light, in widths of the face: color changes over a face more slowly than brightness. */
const radii = { brightness: 0.2, color: 0.22 } as const;
/** How much the mean of the face counts where little skin is seen: at its edge, and under hair. */
const meanShare = 0.04;
/** Highlights are compressed to this many levels at most: a dark face that becomes a light one would have white spots. */
const mostHighlight = 70;
/** Eyes, teeth and brows get no brighter than this: a black brow would be gray, and the white of an eye would shine. */
const mostOwn = 1.4;
/** Skin gets no brighter or darker than this; its color follows the light whatever the limit, or dark skin in warm light would stay yellow. */
const mostGain = { from: 0.3, to: 2.4 } as const;
/** Channels are not tinted by more than this: where the light of two images differs more, skin would turn into spots. */
const mostTint = { from: 0.6, to: 1.7 } as const;
/** Shares of the light below which a pixel takes on less of its color: shadows and lashes are dark in any light, and turned purple. */
const shadow = { from: 0.15, over: 0.6 } as const;
/** How much skin keeps of its own differences in color; redness and yellow varnish would become stains in another light. */
const ownTint = 0.6;
/** How much richer in color than lit skin a shadow may be, and how rich it may be beside pale skin: of red light it kept all the red, and the sockets of eyes turned magenta. */
const mostRich = 1;
const leastRich = 0.05;
/** The rest of their color is the light, which they share with the skin. */
const ownShare = 0.8;

type Window = Pick<FaceWindow, 'width' | 'height' | 'faceWidth'>;

const corners = (mesh: Mesh, indices: readonly number[], by: number) =>
  grown(
    indices.map((index) => mesh[index]!),
    by,
  );

/** Hair that is nearly as light as skin is half skin: it would darken the light of the forehead, and the skin there would turn white. */
const surely = (skin: number): number => clamp01((skin - 0.55) / 0.35);

/** Eyes, brows, and lips are excluded: their colors would tint their surroundings, and a dark brow would brighten the skin above it. */
function measured({ covered }: Warped, skin: Plane, mesh: Mesh, { width, height, faceWidth }: Window): Plane {
  const radius = Math.max(1, Math.round(faceWidth / 60));
  const colored = [
    ...[outline.leftEye, outline.rightEye, outline.leftBrow, outline.rightBrow].map((indices) => corners(mesh, indices, 1.6)),
    corners(mesh, outline.lips, 1.3),
  ];
  const own = boxMean(fillPolygons(colored, width, height), width, height, radius);
  return own.map((value, at) => (covered[at] ? (0.002 + surely(skin[at]!)) * Math.max(0, 1 - value * 1.2) : 0));
}

/** From 0 to 1: the parts of the face that have a color of their own whatever the skin around them. */
function features(mesh: Mesh, { width, height, faceWidth }: Window, lips: readonly number[], lipsBy: number): Plane {
  const polygons = [
    ...[outline.leftEye, outline.rightEye].map((indices) => corners(mesh, indices, 1.15)),
    ...[outline.leftBrow, outline.rightBrow].map((indices) => corners(mesh, indices, 1)),
    corners(mesh, lips, lipsBy),
  ];
  return boxMean(fillPolygons(polygons, width, height), width, height, Math.max(1, Math.round(faceWidth / 70)));
}

const lumaOf = (planes: Planes, at: number): number => brightnessOf(planes[0][at]!, planes[1][at]!, planes[2][at]!);

type Level = 'near' | 'wide';

/** Light changes slowly: for a large face it is measured in cells of several pixels. */
const cellOf = (faceWidth: number): number => Math.max(1, Math.round(faceWidth / 64));

/** The mean color around each pixel, by the weights, and toward the mean of all where they are low. */
function around(planes: Planes, weight: Plane, means: readonly number[], { width, height, faceWidth }: Window): Record<Level, Planes> {
  const cell = cellOf(faceWidth);
  const { columns, rows, sum, whole } = cellsOf(width, height, cell);
  const smooth = (plane: Plane, reach: number) =>
    boxMean(plane, columns, rows, Math.max(1, Math.round(Math.max(3, faceWidth * reach) / cell)));
  const levels = (plane: Plane): Record<Level, Plane> => {
    const near = smooth(smooth(plane, radii.brightness), radii.brightness);
    return { near, wide: smooth(near, radii.color) };
  };
  const density = levels(sum(weight));
  const least = meanShare * cell * cell;
  const sums = planes.map((plane) => levels(sum(plane, weight)));
  const colors = (name: Level) =>
    sums.map((level, channel) => {
      const own = least * means[channel]!;
      return whole(level[name].map((value, at) => (value + own) / (density[name][at]! + least)));
    }) as Planes;
  return { near: colors('near'), wide: colors('wide') };
}

const wholeOf = (color: readonly number[]): number => brightnessOf(color[0]!, color[1]!, color[2]!);

/** How much brighter the one light is than the other around each pixel, and how much it tints each channel. `whole`: how much brighter it is as a whole. */
function gainOf(
  from: Record<Level, Planes>,
  to: Record<Level, Planes>,
  whole: number,
  localShare: number,
): { brightness: Plane; tint: Planes } {
  const brightness = from.near[0].map((_, at) => {
    const local = (lumaOf(to.near, at) + 8) / (lumaOf(from.near, at) + 8);
    return whole * (1 - localShare) + local * localShare;
  });
  const toned = from.wide[0].map((_, at) => (lumaOf(to.wide, at) + 4) / (lumaOf(from.wide, at) + 4));
  const tint = from.wide.map((plane, channel) =>
    plane.map((value, at) => Math.min(mostTint.to, Math.max(mostTint.from, (to.wide[channel]![at]! + 4) / (value + 4) / toned[at]!))),
  );
  return { brightness, tint: tint as Planes };
}

/**
 * Relights the warped face in place. `coarse` is its window in the pixels that `skin` was measured in. `gray`: from 0 to 1, how much the new
 * face is without colors, so that those of the light are all that its shadows have.
 */
export function relight(
  warped: Warped,
  target: Planes,
  skin: FaceMask['skin'],
  coarse: Sampled,
  place: keyof typeof localShares,
  memory: Partial<LightMemory> = {},
  gray = 0,
): void {
  const { planes, covered } = warped;
  const { mesh, placed, ...window } = coarse.window;
  const measuredIn = { source: coarse.warped(warped), target: coarse.planes(target) };
  const weights = {
    source: measured(measuredIn.source, skin.source, placed, window),
    target: measured(measuredIn.source, skin.target, mesh, window),
  };
  const remembered = (now: number[], before: number[] | undefined) =>
    before ? now.map((value, channel) => memoryShare * before[channel]! + (1 - memoryShare) * value) : now;
  const means = {
    source: remembered(meansOf(measuredIn.source.planes, weights.source), memory.source),
    target: remembered(meansOf(measuredIn.target, weights.target), memory.target),
  };
  Object.assign(memory, means);
  const from = around(measuredIn.source.planes, weights.source, means.source, window);
  const to = around(measuredIn.target, weights.target, means.target, window);
  const { brightness, tint } = gainOf(from, to, (wholeOf(means.target) + 1) / (wholeOf(means.source) + 1), localShares[place]);
  const [near, bright, tints] = [from.near.map(coarse.whole) as Planes, coarse.whole(brightness), tint.map(coarse.whole) as Planes];
  // Eyes, teeth and brows take on the light alone; lips take on the color of the skin as well.
  const own = coarse.whole(features(placed, window, outline.innerLips, 1));
  const painted = coarse.whole(features(placed, window, outline.lips, 1.1));
  const lit = new Float64Array(3);
  for (let at = 0; at < covered.length; at += 1) {
    if (!covered[at]) continue;
    const luma = lumaOf(planes, at);
    const light = lumaOf(near, at);
    const depth = Math.max(gray, clamp01((luma / (light + 1) - shadow.from) / shadow.over));
    const differs = luma - light;
    const tinted = ownTint + (1 - ownTint) * painted[at]!;
    const shine = Math.min(mostOwn, Math.max(0.3, bright[at]!));
    const limited = Math.min(mostGain.to, Math.max(mostGain.from, bright[at]!));
    for (let channel = 0; channel < 3; channel += 1) {
      const gain = limited * (1 + (tints[channel]![at]! - 1) * depth);
      const base = near[channel]![at]!;
      const detail = differs + (planes[channel]![at]! - base - differs) * tinted;
      lit[channel] = base * gain + (detail > 0 ? detail / (1 + detail / mostHighlight) : detail * gain);
    }
    const rich = richness(near[0][at]! * tints[0][at]!, near[1][at]! * tints[1][at]!, near[2][at]! * tints[2][at]!);
    paler(lit, mostRich * rich + leastRich + painted[at]!);
    // A color that is too bright keeps its hue.
    const tooBright = Math.max(1, Math.max(lit[0]!, lit[1]!, lit[2]!) / 255);
    for (let channel = 0; channel < 3; channel += 1) lit[channel]! /= tooBright;
    // Of the color of the light and their own, eyes take the paler one: in the light of a flash they would be left red.
    const kept =
      own[at]! && spanOf(lit[0]!, lit[1]!, lit[2]!) >= shine * spanOf(planes[0][at]!, planes[1][at]!, planes[2][at]!)
        ? own[at]! * ownShare
        : 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const plane = planes[channel]!;
      plane[at] = Math.min(255, Math.max(0, lit[channel]! + (plane[at]! * shine - lit[channel]!) * kept));
    }
  }
}

/** How far the channels of a color are apart. */
const spanOf = (red: number, green: number, blue: number): number => Math.max(red, green, blue) - Math.min(red, green, blue);

/** How far the channels of a color are apart, as a share of its brightness: the same in light and in shade. */
const richness = (red: number, green: number, blue: number): number => spanOf(red, green, blue) / (brightnessOf(red, green, blue) + 1);

/** Makes a color paler, in place, until its richness is at most `most`. */
function paler(color: Float64Array, most: number): void {
  const now = richness(color[0]!, color[1]!, color[2]!);
  if (now <= most) return;
  const gray = brightnessOf(color[0]!, color[1]!, color[2]!);
  for (let channel = 0; channel < 3; channel += 1) color[channel] = gray + ((color[channel]! - gray) * most) / now;
}

/** The mean color by weights. */
function meansOf(planes: Planes, weight: Plane): number[] {
  const sum = (plane: Plane | null) => {
    let result = 0;
    for (let at = 0; at < weight.length; at += 1) result += (plane ? plane[at]! : 1) * weight[at]!;
    return result;
  };
  const total = sum(null) || 1;
  return planes.map((plane) => sum(plane) / total);
}
