/** Land in layers from the horizon to the foreground, paler in the distance: hills, peaks, dunes, conifers, a skyline. */
import { hex, mix, type Color } from '@iridia/pixels/color';
import type { Canvas } from './canvas.ts';
import { grounds, type Light } from './light.ts';
import { horizon } from './sky.ts';

type LandScene = keyof typeof grounds;
type Ridge = {
  /** From 0 (farthest) to 1 (nearest). */
  depth: number;
  index: number;
  base: number;
  swing: number;
  start: number;
  /** The upper edge of each column as a share of the height. */
  top: Float32Array;
};

const flatScenes = new Set<LandScene>(['beach', 'sea', 'desert', 'meadow']);
const smoothScenes = new Set<LandScene>(['desert', 'meadow']);
const peakScenes = new Set<LandScene>(['mountain', 'snow']);
const isPeak = (scene: LandScene, index: number) => peakScenes.has(scene) && index < 3;

function outline(canvas: Canvas, scene: LandScene, index: number, layers: number): Ridge {
  const { width, noise, random } = canvas;
  const depth = index / (layers - 1);
  const flat = flatScenes.has(scene);
  const base = horizon - 0.06 + depth * (flat ? 0.2 : 0.3);
  const swing = (peakScenes.has(scene) ? 0.34 : flat ? 0.09 : 0.2) * (1 - depth * 0.72) + 0.01;
  const frequency = (scene === 'mountain' ? 1.7 : scene === 'desert' ? 0.8 : 1.5) + depth * 1.2;
  const start = random() * 50;
  const top = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    let rise = noise((x / width) * frequency + start, index * 7.3, smoothScenes.has(scene) ? 2 : 6);
    if (isPeak(scene, index)) rise = 1 - Math.abs(rise * 2 - 1) * 1.15;
    top[x] = base + (0.5 - rise) * swing;
  }
  return { depth, index, base, swing, start, top };
}

function addHouses({ width, random }: Canvas, { depth, base, top }: Ridge): void {
  let x = 0;
  while (x < width) {
    const wide = Math.max(4, Math.trunc(width * (0.035 + random() * 0.06) * (1 + depth * 0.5)));
    const high = (0.16 + random() * 0.3) * (1 - 0.25 * depth);
    for (let column = x; column < Math.min(width, x + wide); column += 1) {
      const gap = column - x < 2 || x + wide - column < 3;
      top[column] = gap ? base + 0.04 : base + 0.12 - high;
    }
    x += wide;
  }
}

/** Conifers: a sawtooth of branches that narrows toward the top. */
function addTrees({ width, height, random }: Canvas, { depth, top }: Ridge): void {
  const tall = 0.03 + depth * 0.13;
  const count = Math.round(width / (tall * height * 0.22));
  for (let tree = 0; tree < count; tree += 1) {
    const center = random() * width;
    const high = tall * (0.6 + random() * 0.7);
    const half = high * height * 0.2;
    const foot = top[Math.min(width - 1, Math.max(0, Math.trunc(center)))]!;
    for (let x = Math.max(0, Math.trunc(center - half)); x < Math.min(width, center + half); x += 1) {
      const aside = Math.abs(x - center) / half;
      const saw = ((aside * 6) % 1) * 0.1;
      top[x] = Math.min(top[x]!, foot - high * (1 - aside - saw * (1 - aside)));
    }
  }
}

const snowWhite: Color = [250, 253, 255];

/** Paints the land in layers; those below the water line are skipped. */
export function paintRidges(canvas: Canvas, scene: LandScene, light: Light): void {
  const layers = scene === 'city' ? 3 : 6;
  const nearness = canvas.time === 'day' ? 0 : canvas.time === 'sunset' ? 0.5 : 0.72;
  const near = mix(grounds[scene], light.near, nearness);
  for (let index = 0; index < layers; index += 1) {
    const ridge = outline(canvas, scene, index, layers);
    if (scene === 'city') addHouses(canvas, ridge);
    const firs = peakScenes.has(scene) && index >= 3 && index < layers - 1;
    if (firs || (scene === 'forest' && index > 0)) addTrees(canvas, ridge);
    if ((scene === 'sea' || scene === 'beach') && index >= 2) continue;
    canvas.begin({ kind: 'land', depth: ridge.depth });
    paintRidge(canvas, scene, ridge, { light, near, snowyFirs: scene === 'snow' && firs, foremost: index >= layers - 2 });
  }
}

type Paint = { light: Light; near: Color; snowyFirs: boolean; foremost: boolean };

function paintRidge(canvas: Canvas, scene: LandScene, ridge: Ridge, { light, near, snowyFirs, foremost }: Paint): void {
  const { width, height, time, noise, put } = canvas;
  const { depth, index, swing, start, top } = ridge;
  const night = time === 'night';
  const sun = light.sun.color;
  const plain = mix(mix(light.far, light.haze, 0.55 * (1 - depth)), near, depth ** 1.15);
  const own = snowyFirs ? mix(hex('#5f7f92'), mix(hex('#2f5560'), near, 0.25), depth) : plain;
  const slope = (x: number, reach: number) => top[Math.min(width - 1, x + reach)]! - top[Math.max(0, x - reach)]!;
  for (let x = 0; x < width; x += 1)
    for (let y = Math.max(0, Math.floor(top[x]! * height)); y < height; y += 1) {
      const below = y / height - top[x]!;
      const mist = scene === 'snow' ? below * 5 : below * 2.6 * (1 - depth);
      let color = mix(own, light.haze, Math.min(0.6, mist));
      if (snowyFirs && below < 0.012 + 0.02 * depth) color = mix(color, snowWhite, 0.75);
      if (isPeak(scene, index)) {
        const patch = noise((x / width) * 9 + start, (y / height) * 9, 5);
        // Distort the columns with noise, or light and shade would form vertical stripes.
        const bent = Math.round(x + (patch - 0.5) * width * 0.09);
        const lit = slope(Math.max(0, Math.min(width - 1, bent)), Math.max(6, Math.round(width / 90))) > 0;
        if (below < swing * (0.42 + 0.5 * (patch - 0.5))) {
          const snow: Color = lit ? [250, 252, 255] : mix([175, 195, 225], plain, 0.25);
          color = mix(color, snow, (night ? 0.3 : 0.8) * (scene === 'snow' ? 1 : 0.9));
        } else color = mix(color, lit ? sun : [20, 25, 50], lit ? 0.1 : 0.14);
      } else if (scene === 'desert') {
        const steep = slope(x, 3) * height;
        color = mix(color, steep > 0 ? sun : [90, 40, 30], Math.min(0.45, Math.abs(steep) * 0.09) * Math.exp(-below * 9));
      } else if (foremost) {
        const grain = noise((x / width) * 34, (y / height) * (60 - below * 80), 3);
        const strong = scene === 'meadow' || scene === 'snow' ? 0.5 : 0.25;
        color = mix(color, scene === 'snow' ? [255, 255, 255] : sun, Math.max(0, grain - 0.42) * strong * (night ? 0.4 : 1));
      }
      if (scene === 'city' && index > 0 && below > 0.02) color = windowed(canvas, ridge, x, y, color);
      put(y * width + x, color);
    }
}

/** A grid of windows, some of them lit. */
function windowed({ width, time, noise }: Canvas, { depth, index }: Ridge, x: number, y: number, wall: Color): Color {
  const wide = Math.max(3, Math.round(width * (0.009 + 0.004 * depth)));
  const high = Math.round(wide * 1.5);
  if (x % wide <= wide * 0.35 || y % high <= high * 0.4) return wall;
  const [column, row] = [Math.trunc(x / wide), Math.trunc(y / high)];
  const day = time === 'day';
  if (noise(column * 7.7 + index * 31, row * 5.1, 1) <= (day ? 0.34 : 0.27)) return wall;
  if (day) return mix(wall, [190, 215, 240], 0.35);
  const lamp: Color = (column * 13 + row * 7) % 9 === 0 ? [255, 90, 190] : (column + row) % 7 === 0 ? [90, 220, 255] : [255, 214, 140];
  return mix(wall, lamp, 0.85 * depth + 0.15);
}
