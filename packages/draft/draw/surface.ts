/** Gives a drawing another color or another material; its light and shade stay. */
import { colorValue } from '../words/colors.ts';
import type { Color, Material } from '../words/properties.ts';
import { hex, hsl, mix, type Color as Rgb } from '@iridia/pixels/color';

export type Pixels = { data: Buffer; width: number; height: number };

/** How bright a pixel is, from 0 to 255. */
export const lightOf = (data: Buffer, at: number): number => 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;

function hslOf(red: number, green: number, blue: number): [hue: number, saturation: number, lightness: number] {
  const [high, low] = [Math.max(red, green, blue) / 255, Math.min(red, green, blue) / 255];
  const [lightness, chroma] = [(high + low) / 2, high - low];
  if (chroma === 0) return [0, 0, lightness];
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const turn = high === r ? ((g - b) / chroma + 6) % 6 : high === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  return [turn * 60, chroma / (1 - Math.abs(2 * lightness - 1)), lightness];
}

const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);
const reach = 42;

/** The hues of a drawing that are not its own: those of its panes, or of the water below it. */
export type Foreign = readonly [from: number, to: number];
const within = (hue: number, foreign: Foreign | null): boolean => foreign !== null && hue >= foreign[0] && hue < foreign[1];
/** Degrees at the end of foreign hues that a drawing of a similar color has as well. */
const shared = 7;

/** The hue that most of a drawing has; null when it is mostly black, white, and gray. Hues that are not its own count only where it has no other. */
function mainHue({ data }: Pixels, foreign: Foreign | null): number | null {
  const bins = new Float32Array(36);
  let [visible, vivid] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 80) continue;
    visible += 1;
    const [hue, saturation, lightness] = hslOf(data[at]!, data[at + 1]!, data[at + 2]!);
    if (saturation < 0.2 || lightness < 0.12 || lightness > 0.96) continue;
    vivid += 1;
    bins[Math.trunc(hue / 10) % 36]! += saturation;
  }
  if (vivid < visible * 0.15) return null;
  const smooth = [...bins].map((value, at) => value + 0.6 * (bins[(at + 35) % 36]! + bins[(at + 1) % 36]!));
  const body = smooth.map((value, at) => (within(at * 10 + 5, foreign) ? 0 : value));
  const chosen = Math.max(...body) > Math.max(...smooth) * 0.2 ? body : smooth;
  return chosen.indexOf(Math.max(...chosen)) * 10 + 5;
}

/** Colors a drawing; several colors lie side by side. `gray`: it is mostly gray, whatever color its details have. */
export function recolor(pixels: Pixels, names: readonly Color[], foreign: Foreign | null = null, gray = false): void {
  const { data, width, height } = pixels;
  const main = gray ? null : mainHue(pixels, foreign);
  const targets = names.map((name) => hex(colorValue(name)));
  const tones = targets.map(([red, green, blue]) => hslOf(red, green, blue));
  let [sum, count] = [0, 0];
  const isMeant = (hue: number, saturation: number, lightness: number) =>
    gray
      ? lightness > 0.14 && saturation * (1 - Math.abs(2 * lightness - 1)) < 0.25
      : main === null
        ? lightness > 0.22
        : saturation > 0.12 &&
          lightness > 0.08 &&
          lightness < 0.985 &&
          apart(hue, main) < reach &&
          (within(main, foreign) || !within(hue + shared, foreign));
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 80) continue;
    const [hue, saturation, lightness] = hslOf(data[at]!, data[at + 1]!, data[at + 2]!);
    if (isMeant(hue, saturation, lightness)) [sum, count] = [sum + lightness, count + 1];
  }
  const middle = count > 0 ? sum / count : 0.5;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (data[at + 3] === 0) continue;
      const [hue, saturation, lightness] = hslOf(data[at]!, data[at + 1]!, data[at + 2]!);
      if (!isMeant(hue, saturation, lightness)) continue;
      const [toHue, toSaturation, toLightness] = tones[Math.min(tones.length - 1, Math.trunc((x / width) * tones.length))]!;
      const contrast = toLightness > 0.85 ? 0.45 : toLightness < 0.15 ? 0.55 : 0.85;
      const light = Math.max(0.03, Math.min(0.985, toLightness + (lightness - middle) * contrast));
      const [red, green, blue] = hsl(toHue, toSaturation * (main === null ? 1 : Math.min(1, 0.75 + saturation * 0.35)), light);
      [data[at], data[at + 1], data[at + 2]] = [red, green, blue];
    }
}

/** Paints white hair: whatever has hardly a color of its own, but for the whites of the eyes, which `isEye` knows by their shares of the sides. */
export function dye({ data, width, height }: Pixels, name: Color, isEye: (u: number, v: number) => boolean): void {
  const [hue, saturation, lightness] = hslOf(...hex(colorValue(name)));
  for (let at = 0; at < data.length; at += 4) {
    const [, own, light] = hslOf(data[at]!, data[at + 1]!, data[at + 2]!);
    const [x, y] = [(at / 4) % width, Math.trunc(at / 4 / width)];
    if (data[at + 3] === 0 || own * (1 - Math.abs(2 * light - 1)) > 0.2 || light < 0.45 || isEye(x / width, y / height)) continue;
    const shade = Math.max(0.03, Math.min(0.97, lightness + (light - 0.85) * 0.6 + (lightness < 0.2 ? 0.04 : 0)));
    [data[at], data[at + 1], data[at + 2]] = hsl(hue, saturation, shade);
  }
}

const ramps: Partial<Record<Material, readonly [dark: string, middle: string, light: string]>> = {
  wood: ['#4a2a15', '#a86b3c', '#e6b884'],
  gold: ['#6b4206', '#d9a326', '#fff1b0'],
  metal: ['#2c333b', '#8b97a3', '#f2f6fa'],
  stone: ['#4b4a47', '#9c9a94', '#e4e1da'],
  glass: ['#4f93b8', '#a9d8ee', '#f4fcff'],
  ice: ['#3f8ec2', '#a6dcf5', '#f6fdff'],
};

/** Repeats exactly: a number from 0 to 1 for every pixel. */
const grainAt = (x: number, y: number): number => {
  const mixed = Math.imul(x * 374_761_393 + y * 668_265_263, 1_274_126_177);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4_294_967_296;
};

/** Makes a drawing of a material, or gives it a pattern. */
export function materialise(pixels: Pixels, material: Material): void {
  const { data, width, height } = pixels;
  const ramp = ramps[material]?.map(hex) as [Rgb, Rgb, Rgb] | undefined;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (data[at + 3] === 0) continue;
      const own: Rgb = [data[at]!, data[at + 1]!, data[at + 2]!];
      let light = lightOf(data, at) / 255;
      const [u, v] = [x / width, y / height];
      let next: Rgb = own;
      if (ramp) {
        if (material === 'wood') light += 0.1 * Math.sin(u * 34 + 4 * Math.sin(v * 7)) * Math.sin(v * 5 + u * 3);
        if (material === 'stone') light += (grainAt(x >> 1, y >> 1) - 0.5) * 0.22;
        if (material === 'metal' || material === 'gold') light += 0.1 * Math.sin((u + v) * 9);
        const share = Math.max(0, Math.min(1, light));
        next = share < 0.5 ? mix(ramp[0], ramp[1], share * 2) : mix(ramp[1], ramp[2], share * 2 - 1);
        if (material === 'glass') data[at + 3] = Math.round(data[at + 3]! * 0.58);
        if (material === 'ice') data[at + 3] = Math.round(data[at + 3]! * 0.86);
      } else if (material === 'stripes') next = Math.trunc((u + v * 0.25) * 12) % 2 === 0 ? own : mix(own, [255, 255, 255], 0.72);
      else if (material === 'dots') {
        const [column, row] = [(u * 8 + (Math.trunc(v * 8) % 2) * 0.5) % 1, (v * 8) % 1];
        next = Math.hypot(column - 0.5, row - 0.5) < 0.27 ? mix(own, [255, 255, 255], 0.85) : own;
      } else if (material === 'rainbow') next = mix(hsl((u * 300 + v * 60) % 360, 0.85, 0.25 + light * 0.5), own, 0.12);
      else if (material === 'plastic') next = mix(own, [255, 255, 255], Math.max(0, 0.55 - Math.abs(u * 0.7 + v - 0.55) * 5));
      else if (material === 'cloth')
        next = mix(own, (x + y) % 6 < 3 ? [255, 255, 255] : [40, 30, 30], 0.06 + 0.12 * grainAt(x >> 1, y >> 1));
      [data[at], data[at + 1], data[at + 2]] = [next[0], next[1], next[2]];
    }
}
