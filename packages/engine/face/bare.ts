/**
 * Takes from the photo of a new face, once, what isn't the person: hair and hands that lie over it, stains of a colored light, and the deep
 * side of a hard one. On another head nothing is seen that they could come from.
 */
import { brightnessOf } from '@iridia/pixels/color';
import type { Image } from '@iridia/pixels/image';
import { boxMean, clamp01, type Plane } from '../image/raster.ts';
import { ground, isBearded } from './beard.ts';
import { browsOf, type Brows } from './brows.ts';
import { glassesIn } from './glasses.ts';
import { lightOn, measured } from './light.ts';
import { coverOf, judgeFace } from './mask.ts';
import { moved, outline, points, type Mesh } from './mesh.ts';
import { fillPolygons, grown } from './polygon.ts';
import { sampled, type FaceWindow } from './sampled.ts';
import type { Planes } from './warp.ts';
import { planesOf, windowAround } from './window.ts';

type Window = Pick<FaceWindow, 'width' | 'height' | 'faceWidth'>;

/** By how much skin differs from the light on its face in creases, blushes and sockets, in logarithms of its brightness and of its channels beside that. */
const usual = { dark: -0.4, bright: 0.3, tint: 0.07 } as const;
/** In widths of the face: what is smaller is a detail of its skin, unless its edge is a greater step than this, in logarithms. */
const broad = { radius: 0.05, edge: 0.08 } as const;
/** How much darker than the light on the face, in logarithms, hides its skin. */
const hiding = { from: 0.5, over: 0.35 } as const;
/** How bright the skin below a jaw is, which is in the shadow of the face. */
const belowJaw = 0.76;
/** In widths of the face, from where skin is taken to paint over what hides it: near skin counts most. */
const nearness = [0.24, 0.12, 0.06, 0.03] as const;
/** How much the skin from farther away counts where there is none that is near. */
const leastSkin = 0.05;

const nostrils = [48, 64, 98, 97, 2, 326, 327, 294, 278, 4] as const;
const leastWindow = 8;

/** A new photo in which all of the face that `mesh` lies on is bare. Below the jaw and beside the face there is skin, unless there is a beard. */
export function bared(image: Image, mesh: Mesh): Image {
  const around = windowAround(image, mesh);
  const { left, top, width, height, faceWidth } = around;
  if (width < leastWindow || height < leastWindow) return image;
  const own = moved(mesh, 1, -left, -top);
  const planes = planesOf(image, around);
  const coarse = sampled({ width, height, faceWidth, mesh: own, placed: own }, around.step);
  const glasses = glassesIn(planes, own, { width, height, faceWidth });
  const mended = mendingOf(coarse.planes(planes), coarse.window, glasses && coarse.pick(glasses));
  const [hidden, ...rest] = [mended.hidden, ...mended.gains, ...mended.paint].map(coarse.whole) as [Plane, ...Plane[]];
  const rgb = Buffer.from(image.rgb);
  for (let at = 0; at < hidden.length; at += 1) {
    const to = ((Math.trunc(at / width) + top) * image.width + (at % width) + left) * 3;
    for (const channel of [0, 1, 2] as const) {
      const value = planes[channel][at]! * rest[channel]![at]!;
      rgb[to + channel] = limited(value + (rest[channel + 3]![at]! - value) * hidden[at]!, 0, 255);
    }
  }
  return { ...image, rgb };
}

const limited = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const logarithm = (value: number): number => Math.log(value + 2);

/** What is done at each pixel: its channels are multiplied by `gains`, and as far as it is `hidden`, from 0 to 1, it becomes `paint`. */
type Mending = { gains: Planes; hidden: Plane; paint: Planes };

function mendingOf(planes: Planes, { mesh, width, height, faceWidth }: FaceWindow, glasses: Plane | null): Mending {
  const window = { width, height, faceWidth };
  const judged = judgeFace(planes, mesh, window);
  const { skin, flesh } = judged;
  const brows = browsOf(planes, skin, mesh, window, 'new');
  const light = lightOn(planes, measured(skin, mesh, window), mesh, window);
  const hasBeard = isBearded(planes, skin, flesh, mesh, window);
  const loose = looseOf(brows, mesh, window, { hasBeard, glasses });
  const strands = coverOf(judged, brows, mesh, window, hasBeard);
  const radius = Math.max(2, Math.round(faceWidth * broad.radius));
  const { brightness, tints } = differences(planes, light, loose);
  const dark = broadOf(brightness, window, radius);
  const tinted = tints.map((tint) => broadOf(tint, window, radius)) as Planes;
  const gains = tinted.map((tint) =>
    tint.map((value, at) => {
      const brighter = limited(dark[at]!, usual.dark, usual.bright) - dark[at]!;
      return Math.exp((brighter + limited(value, -usual.tint, usual.tint) - value) * loose[at]!);
    }),
  ) as Planes;
  const face = fillPolygons([outline.oval.map((index) => mesh[index]!)], width, height);
  const over = dark.map((value, at) => {
    const beside = hasBeard ? 0 : 1 - face[at]!;
    return Math.max(beside, Math.max(strands[at]!, clamp01((-value - hiding.from) / hiding.over)) * loose[at]!);
  });
  const shade = boxMean(face, width, height, radius).map((value) => belowJaw + (1 - belowJaw) * value);
  const seen = over.map((value, at) => Math.max(0, 1 - value * 2) * loose[at]!);
  const bare = planes.map((plane, channel) => plane.map((value, at) => value * gains[channel]![at]!)) as Planes;
  const paint = spreadOver(bare, seen, light, window).map((plane) => plane.map((value, at) => value * shade[at]!)) as Planes;
  return { gains, hidden: boxMean(over, width, height, Math.max(1, radius >> 2)), paint };
}

/** The logarithms of how much brighter a face is than its light, and of how much more each channel is; 0 where it isn't `loose`. */
function differences(planes: Planes, light: Planes, loose: Plane): { brightness: Plane; tints: Planes } {
  const lumaOf = ([red, green, blue]: Planes, at: number) => logarithm(brightnessOf(red[at]!, green[at]!, blue[at]!));
  const brightness = loose.map((share, at) => (lumaOf(planes, at) - lumaOf(light, at)) * share);
  const tints = planes.map((plane, channel) =>
    plane.map((value, at) => (logarithm(value) - logarithm(light[channel]![at]!)) * loose[at]! - brightness[at]!),
  ) as Planes;
  return { brightness, tints };
}

/** A plane without its details, but with its edges (He, 2010: a guided filter of a plane by itself). */
function broadOf(plane: Plane, { width, height }: Window, radius: number): Plane {
  const mean = (of: Plane) => boxMean(of, width, height, radius);
  const middle = mean(plane);
  const squares = mean(plane.map((value) => value * value));
  const share = middle.map((value, at) => {
    const variance = Math.max(0, squares[at]! - value * value);
    return variance / (variance + broad.edge ** 2);
  });
  const rest = mean(middle.map((value, at) => value * (1 - share[at]!)));
  return mean(share).map((value, at) => value * plane[at]! + rest[at]!);
}

/** The skin that is `seen`, from 0 to 1, over what hides it, in the light of the face. */
function spreadOver(planes: Planes, seen: Plane, light: Planes, { width, height, faceWidth }: Window): Planes {
  const parts = planes.map((plane, channel) => plane.map((value, at) => (value * seen[at]!) / (light[channel]![at]! + 1)));
  let shares = light.map((plane) => plane.map((value) => value / (value + 1)));
  for (const near of nearness) {
    const radius = Math.max(1, Math.round(faceWidth * near));
    const mean = (of: Plane) => boxMean(boxMean(of, width, height, radius), width, height, radius);
    const density = mean(seen);
    shares = parts.map((part, channel) => {
      const farther = shares[channel]!;
      return mean(part).map((value, at) => (value + leastSkin * farther[at]!) / (density[at]! + leastSkin));
    });
  }
  return shares.map((plane, channel) => plane.map((value, at) => value * (light[channel]![at]! + 1))) as Planes;
}

/** From 0 to 1: all but what has colors of its own: eyes, brows, lips, nostrils, a beard and glasses. Of a fringe that hides brows, nothing is taken. */
function looseOf(brows: Brows, mesh: Mesh, window: Window, { hasBeard, glasses }: { hasBeard: boolean; glasses: Plane | null }): Plane {
  const { width, height, faceWidth } = window;
  const ring = (indices: readonly number[], by: number) =>
    grown(
      indices.map((index) => mesh[index]!),
      by,
    );
  const wide = glasses ? 2.3 : 1.7;
  const rings = [ring(outline.leftEye, wide), ring(outline.rightEye, wide), ring(outline.lips, 1.2), ring(nostrils, 1.1)];
  rings.push(ring(outline.leftBrow, 0.75), ring(outline.rightBrow, 0.75));
  if (hasBeard) rings.push(ring(ground, 1.15));
  const radius = Math.max(1, Math.round(faceWidth / 50));
  const soft = (plane: Plane) => boxMean(plane, width, height, radius);
  const parts = soft(fillPolygons(rings, width, height));
  const arches = fillPolygons([ring(outline.leftBrow, 1.1), ring(outline.rightBrow, 1.1)], width, height);
  const hair = soft(brows.own.map((value, at) => value * arches[at]!));
  const frames = glasses ? soft(soft(glasses)) : null;
  const lowest = brows.isHidden ? Math.round((mesh[points.leftEyeOuter]![1] + mesh[points.rightEyeOuter]![1]) / 2) * width : 0;
  return parts.map((value, at) => (at < lowest ? 0 : 1 - Math.min(1, Math.max(value * 1.6, hair[at]! * 2, (frames?.[at] ?? 0) * 6))));
}
