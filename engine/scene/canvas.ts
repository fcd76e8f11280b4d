/** What a scene is painted on, with what every painter needs. */
import type { Scene, TimeOfDay } from '../draft/plan.ts';
import type { Colour } from '../picture/colour.ts';
import { createNoise, type Noise } from '../picture/noise.ts';

export type Canvas = {
  width: number;
  height: number;
  rgb: Buffer;
  scene: Scene;
  time: TimeOfDay;
  noise: Noise;
  /** Where in the noise this picture lies. */
  phase: number;
  random: () => number;
  put: (at: number, colour: Colour) => void;
  /** The colour that stands at a pixel. */
  get: (at: number) => Colour;
  /** Told before something else is painted: a film keeps what lies at different distances apart. */
  begin: (part: Part) => void;
};

/** `depth` of land from 0, the farthest, to 1. */
export type Part = { kind: 'sky' | 'wall' | 'water' | 'floor' } | { kind: 'land'; depth: number };

export function createCanvas(scene: Scene, time: TimeOfDay, width: number, height: number, random: () => number): Canvas {
  const rgb = Buffer.alloc(width * height * 3);
  return {
    width,
    height,
    rgb,
    scene,
    time,
    noise: createNoise(random),
    phase: random() * 100,
    random,
    put(at, [red, green, blue]) {
      rgb[at * 3] = red < 0 ? 0 : red > 255 ? 255 : red;
      rgb[at * 3 + 1] = green < 0 ? 0 : green > 255 ? 255 : green;
      rgb[at * 3 + 2] = blue < 0 ? 0 : blue > 255 ? 255 : blue;
    },
    begin: () => undefined,
    get: (at) => [rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!],
  };
}
