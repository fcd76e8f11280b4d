/** The canvas of a scene, with everything its painters need. */
import type { Crop } from '../words/crops.ts';
import type { Weather } from '../words/places.ts';
import type { Scene, TimeOfDay } from '../plan/thing.ts';
import type { Color } from '@iridia/pixels/color';
import { createNoise, type Noise } from '@iridia/pixels/noise';

export type Canvas = {
  width: number;
  height: number;
  rgb: Buffer;
  scene: Scene;
  time: TimeOfDay;
  noise: Noise;
  /** The image's offset in the noise. */
  phase: number;
  random: () => number;
  /** The color of a studio's wall; null leaves it to chance. */
  wall: Color | null;
  /** How much clouds cover the sky and its sun, from 0 to 1. */
  overcast: number;
  /** The sun or the moon is a figure of the image, so that the sky has none of its own. */
  orbless: boolean;
  /** What is seen far behind the place; null for what belongs to it. */
  far: Far | null;
  /** Its leaves have the colors of autumn. */
  autumnal: boolean;
  /** Houses stand on the hills behind. */
  village: boolean;
  /** The land is a field of it. */
  bloom: Bloom | null;
  /** The water is a lake or a river, with trees at its far shore. */
  ashore: boolean;
  /** The wall of a room has no window, as one stands before it. */
  windowless: boolean;
  /** The shore is of rock, with grass on it. */
  rocky: boolean;
  /** The window of a room is at the left. */
  windowLeft: boolean;
  /** Somebody sits on the sill of the window, which is broad and before us. */
  sill: boolean;
  put: (at: number, color: Color) => void;
  /** Colors a pixel of the part that shows there, whichever was begun last: light falls on what is in its way. */
  light: (at: number, color: Color) => void;
  /** The color of a pixel. */
  get: (at: number) => Color;
  /** Called before each part is painted: a video separates parts by distance. */
  begin: (part: Plane) => void;
};

/** `depth` of land from 0 (farthest) to 1. */
export type Plane = { kind: 'sky' | 'wall' | 'water' | 'floor' } | { kind: 'land'; depth: number };

/** A second place, of which only the distance shows. */
export type Far = 'mountain' | 'forest' | 'meadow' | 'city';

/** What a field is full of, and the color that the words give it. */
export type Bloom = { crop: Crop; color: Color | null };

/** What falls from the sky comes from clouds. */
const covers: Partial<Record<Weather, number>> = { rain: 0.82, storm: 0.9, snowfall: 0.75 };

/** How much clouds cover the sky, from 0 to 1. */
export const overcastOf = (weathers: readonly Weather[]): number => Math.max(0, ...weathers.map((weather) => covers[weather] ?? 0));

/** What a plan says of its place beside where and when it is. */
export type Setting = {
  wall?: Color | null;
  weathers?: readonly Weather[];
  orbless?: boolean;
  far?: Far | null;
  autumnal?: boolean;
  bloom?: Bloom | null;
  village?: boolean;
  ashore?: boolean;
  windowless?: boolean;
  rocky?: boolean;
  windowLeft?: boolean;
  sill?: boolean;
};

export function createCanvas(
  scene: Scene,
  time: TimeOfDay,
  width: number,
  height: number,
  random: () => number,
  {
    wall = null,
    weathers = [],
    orbless = false,
    far = null,
    autumnal = false,
    bloom = null,
    village = false,
    ashore = false,
    windowless = false,
    rocky = false,
    windowLeft = false,
    sill = false,
  }: Setting = {},
): Canvas {
  const rgb = Buffer.alloc(width * height * 3);
  const put = (at: number, [red, green, blue]: Color): void => {
    rgb[at * 3] = red < 0 ? 0 : red > 255 ? 255 : red;
    rgb[at * 3 + 1] = green < 0 ? 0 : green > 255 ? 255 : green;
    rgb[at * 3 + 2] = blue < 0 ? 0 : blue > 255 ? 255 : blue;
  };
  return {
    width,
    height,
    rgb,
    scene,
    time,
    noise: createNoise(random),
    phase: random() * 100,
    random,
    wall,
    overcast: overcastOf(weathers),
    orbless,
    far,
    autumnal,
    bloom,
    village,
    ashore,
    windowless,
    rocky,
    windowLeft,
    sill,
    put,
    light: put,
    begin: () => undefined,
    get: (at) => [rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!],
  };
}
