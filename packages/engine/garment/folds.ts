/** What light does on a garment: its folds without the noise of the photo, its weave, and the roundness of the body where folds are not seen. */
import { boxMean, clamp01, type Plane } from '../image/raster.ts';

/** Per pixel: the logarithm of the light of the `folds`, that of the `weave` on them, and the `relief` from -1 in their valleys to 1 on their ridges. */
export type Folds = { folds: Plane; weave: Plane; relief: Plane; broad: Plane };

type Lit = { light: Plane; alpha: Plane; width: number; height: number };

/** Keeps the noise of a dark garment from becoming folds in a light one. */
const floor = 0.07;
/** Radii in thousandths of the image’s longer side, of folds, of their ridges and of the light around them; that of the body’s roundness as a share of the garment’s size. */
const radii = { fold: 3, ridge: 6, broad: 14, body: 0.09 } as const;
/** How many times the usual step between neighbors is taken for noise, and what is in any photo. */
const noise = { steps: 2.5, least: 0.01 } as const;
/** How deep folds are in a dark cloth and in a light one, as the spread of the logarithm, and how much they are flattened or deepened at most. */
const deep = { dark: 0.36, light: 0.17, flattest: 0.6, most: 1.7 } as const;
/** How much lighter than on the whole a fold of a black cloth is at most, as a logarithm, and by how much more one of a white cloth: what shines on black isn’t a fold. */
const shine = { black: 0.14, more: 0.6 } as const;
/** How much darker than on the whole a fold is at most, as a logarithm. */
const deepest = 1.1;
/** How much darker the body turns away from the light from above, where there are no folds of this depth. */
const round = { most: 0.34, without: 0.2, above: 0.55, aside: 0.45 } as const;

/** Ridges that are lower than this, as a logarithm, are noise. */
const leastRidge = 0.08;

const product = (one: Plane, other: Plane): Plane => one.map((value, at) => value * other[at]!);

/** Sorted values of what is surely the garment’s, of some thousand pixels. */
function sorted(values: Plane, alpha: Plane): number[] {
  const every = Math.max(1, Math.trunc(values.length / 40_000));
  const some: number[] = [];
  for (let at = 0; at < values.length; at += every) if (alpha[at]! > 0.9) some.push(values[at]!);
  return some.toSorted((a, b) => a - b);
}

const among = (values: readonly number[], share: number): number => values[Math.trunc((values.length - 1) * share)] ?? 0;

/** The usual step of the light from pixel to pixel. */
function noiseOf({ light, alpha }: Lit): number {
  const steps = light.map((value, at) => Math.abs(value - ((light[at - 1] ?? value) + (light[at + 1] ?? value)) / 2));
  return among(sorted(steps, alpha), 0.5);
}

/** The light `of` a garment and of it `alone`: beyond it lies other light, which isn’t a fold of it. */
function alone({ alpha, width, height }: Lit, radius: number): (plane: Plane) => Plane {
  const all = boxMean(alpha, width, height, radius);
  return (plane) => boxMean(product(plane, alpha), width, height, radius).map((value, at) => (all[at]! > 1e-3 ? value / all[at]! : 0));
}

/** Without what is as small as noise: a guided filter of the light by itself. */
function smoothed(lit: Lit, radius: number): Plane {
  const { light, width, height } = lit;
  const mean = alone(lit, radius);
  const [middle, squares] = [mean(light), mean(product(light, light))];
  const least = (noise.steps * noiseOf(lit) + noise.least) ** 2;
  const kept = squares.map((value, at) => {
    const spread = Math.max(0, value - middle[at]! ** 2);
    return spread / (spread + least);
  });
  const [slope, offset] = [
    boxMean(kept, width, height, radius),
    boxMean(
      middle.map((value, at) => value * (1 - kept[at]!)),
      width,
      height,
      radius,
    ),
  ];
  return light.map((value, at) => value * slope[at]! + offset[at]!);
}

/** How the body turns away from a light from above, from the garment’s outline alone; the photo’s border isn’t an outline. */
function roundness({ alpha, width, height }: Lit): Plane {
  const size = Math.sqrt(alpha.reduce((sum, value) => sum + value, 0));
  const radius = Math.max(1, Math.round(size * radii.body));
  const once = boxMean(alpha, width, height, radius);
  const soft = boxMean(once, width, height, radius);
  return soft.map((value, at) => {
    const [x, y] = [at % width, Math.trunc(at / width)];
    const across = soft[at + (x < width - 1 ? 1 : 0)]! - soft[at - (x > 0 ? 1 : 0)]!;
    const down = soft[at + (y < height - 1 ? width : 0)]! - soft[at - (y > 0 ? width : 0)]!;
    const steep = Math.hypot(across, down);
    const up = steep > 1e-6 ? down / steep : 0;
    return clamp01((1 - value) * 2) ** 1.5 * (up * round.above - round.aside);
  });
}

/** `lightness`: that of the new cloth, from 0 to 1, on which folds are seen less. */
export function foldsOf(lit: Lit, unit: number, lightness: number): Folds {
  const { light, alpha, width, height } = lit;
  const radius = (size: number): number => Math.max(1, Math.round(size * unit));
  const smooth = smoothed(lit, radius(radii.fold));
  const broad = boxMean(alone(lit, radius(radii.broad))(smooth), width, height, radius(radii.broad));
  const logs = smooth.map((value) => Math.log(Math.max(0, value) + floor));
  const all = sorted(logs, alpha);
  const own = (among(all, 0.9) - among(all, 0.1)) / 2.56;
  const wanted = deep.dark + (deep.light - deep.dark) * lightness;
  const depth = own > 0 ? Math.max(deep.flattest, Math.min(deep.most, Math.sqrt(wanted / own))) : 1;
  // A light cloth has its color where it is lit, a dark one on the whole.
  const usual = among(all, 0.5 + 0.15 * lightness);
  const turned = roundness(lit);
  const turning = round.most * clamp01(1 - own / round.without);
  const even = alone(lit, radius(radii.ridge))(smooth);
  const ridges = even.map((value, at) => Math.log((Math.max(0, value) + floor) / (Math.max(0, broad[at]!) + floor)));
  const heights = sorted(ridges.map(Math.abs), alpha);
  const high = Math.max(leastRidge, among(heights, 0.9));
  const most = shine.black + shine.more * clamp01(Math.exp(among(all, 0.5)) - floor);
  const soft = (fold: number): number => (fold > 0 ? most * (1 - Math.exp(-fold / most)) : -deepest * (1 - Math.exp(fold / deepest)));
  return {
    folds: logs.map((value, at) => soft((value - usual) * depth) + turned[at]! * turning),
    // At the hem what is left of the background would be a weave, or a ridge.
    weave: light.map((value, at) => alpha[at]! ** 4 * Math.log((value + floor) / (Math.max(0, smooth[at]!) + floor))),
    relief: ridges.map((value, at) => alpha[at]! ** 4 * Math.max(-1, Math.min(1, value / high))),
    broad,
  };
}
