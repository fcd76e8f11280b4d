/** Cloth that is more than a print: leather, which shines on its folds, and denim, which is worn lighter on them. */
import { brightnessOf, mix, type Color } from '@iridia/pixels/color';
import { createNoise } from '@iridia/pixels/noise';
import { randomFrom } from '@iridia/pixels/random';
import { clamp01 } from '../image/raster.ts';
import type { Cloth } from './dye.ts';

const white: Color = [255, 255, 255];
const scaled = (color: Color, by: number): Color => [color[0] * by, color[1] * by, color[2] * by];

/** Sizes are shares of the `unit`, which is about the width of the person’s face in pixels. */
const leathers = { grain: 0.018, creases: 0.2, rough: 0.09, crease: 0.07, dark: 0.8, deep: 0.42, shines: 0.35, gloss: 0.4 } as const;

/** Leather is darker in its folds than cloth is, and bright in a narrow band on their ridges. */
export function leather(color: Color, unit: number): Cloth {
  const noise = createNoise(randomFrom('leather'));
  const [grain, creases] = [Math.max(1.5, unit * leathers.grain), unit * leathers.creases];
  return (x, y, relief) => {
    const rough = noise(x / grain, y / grain, 1) - 0.25;
    const crease = clamp01(1 - Math.abs(noise(x / creases, y / creases, 3) - 0.44) * 16);
    const light = leathers.dark * (1 + leathers.deep * relief + leathers.rough * rough - leathers.crease * crease);
    const shine = clamp01((relief + rough * 0.25 - leathers.shines) / (1 - leathers.shines)) ** 2;
    return mix(scaled(color, Math.max(0.3, light)), white, leathers.gloss * shine);
  };
}

/** Dyed denim is less vivid than other cloth. */
const dull = 0.42;

const denims = {
  thread: 0.022,
  slub: 0.05,
  wear: 0.5,
  worn: 0.42,
  plain: 0.1,
  dark: 0.74,
  uneven: 0.3,
  twill: 0.13,
  faded: [188, 203, 222],
} as const;

/** Denim is woven in slanted lines of uneven threads, and faded where it is rubbed. */
export function denim(color: Color, unit: number): Cloth {
  const gray = brightnessOf(...color) * 0.9;
  const dyed = mix(color, [gray, gray, gray], dull);
  const noise = createNoise(randomFrom('denim'));
  // Threads that are finer than pixels would become stripes of their own.
  const thread = Math.max(2.6, unit * denims.thread);
  return (x, y, relief) => {
    const twill = Math.sin(((x + y * 0.8) / thread) * Math.PI * 2);
    const slub = noise(x / (unit * denims.slub) / 0.35, y / (unit * denims.slub) / 2.4, 2) - 0.4;
    const wear = noise(x / (unit * denims.wear), y / (unit * denims.wear), 3) - 0.44;
    const faded = clamp01(denims.plain + denims.worn * relief + denims.uneven * wear + denims.twill * (twill + slub * 2));
    return mix(scaled(dyed, denims.dark), denims.faded, faded * 0.8);
  };
}
