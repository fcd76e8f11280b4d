/** Paints a place at a time of day. The stream of random numbers determines everything in it. */
import type { Scene, TimeOfDay } from '../plan/thing.ts';
import type { Image } from '@iridia/pixels/image';
import { createCanvas, type Canvas, type Setting } from './canvas.ts';
import type { Color } from '@iridia/pixels/color';
import { paintCraters, paintSpace, paintStudio, paintUnderwater } from './enclosed.ts';
import { paintCape, paintLand } from './land.ts';
import { lights } from './light.ts';
import { paintRoom } from './room.ts';
import { paintClouds, paintSky } from './sky.ts';
import { paintStreet } from './street.ts';
import { paintSand, paintWater } from './water.ts';

/** `ground` is the share of the height at which figures stand; `light` is the color that falls on them. */
export type Backdrop = Image & { ground: number; light: Color };

/** Paints the whole place and returns the share of the height at which figures stand. */
export function paintPlace(canvas: Canvas): number {
  const { scene, time } = canvas;
  if (scene === 'space') return paintSpace(canvas);
  if (scene === 'moon' || scene === 'mars') return paintCraters(canvas, scene);
  if (scene === 'underwater') return paintUnderwater(canvas);
  if (scene === 'studio') return paintStudio(canvas);
  if (scene === 'room') return paintRoom(canvas);
  const light = lights[time];
  canvas.begin({ kind: 'sky' });
  paintSky(canvas, light);
  paintClouds(canvas, light);
  if (scene === 'sky') return 0.82;
  if (scene === 'city') paintStreet(canvas);
  else paintLand(canvas, light);
  if (scene === 'sea' || scene === 'beach') {
    canvas.begin({ kind: 'water' });
    paintWater(canvas, light);
  }
  if (scene === 'beach') {
    canvas.begin({ kind: 'floor' });
    if (canvas.rocky) paintCape(canvas);
    else paintSand(canvas, light);
  }
  return scene === 'city' ? 0.93 : scene === 'sea' ? 0.86 : 0.9;
}

/** Adds slight grain. */
function finish({ rgb, random }: Canvas): void {
  for (let at = 0; at < rgb.length; at += 3) {
    const grain = (random() - 0.5) * 5;
    for (let channel = 0; channel < 3; channel += 1) rgb[at + channel] = Math.max(0, Math.min(255, rgb[at + channel]! + grain));
  }
}

export function paintBackdrop(
  scene: Scene,
  time: TimeOfDay,
  width: number,
  height: number,
  random: () => number,
  setting: Setting = {},
): Backdrop {
  const canvas = createCanvas(scene, time, width, height, random, setting);
  const ground = paintPlace(canvas);
  finish(canvas);
  return { rgb: canvas.rgb, width, height, ground, light: lights[time].sun.color };
}
