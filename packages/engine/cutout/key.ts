/** Chroma key: cuts out a subject in front of a screen by the screen's color. */
import { clamp01, type Plane } from '../image/raster.ts';
import type { Color } from '@iridia/pixels/color';

/** Blue and red difference of a color, independent of brightness. */
const chroma = (red: number, green: number, blue: number): [number, number] => [
  -0.1687 * red - 0.3313 * green + 0.5 * blue,
  0.5 * red - 0.4187 * green - 0.0813 * blue,
];

/** A color with less chroma than this counts as gray, and brightness is compared as well. */
const gray = 22;

/** Returns a function that rates a color from 0 (background) to 1 (subject). */
function distanceFrom(key: Color): (red: number, green: number, blue: number) => number {
  const [blueness, redness] = chroma(...key);
  const strength = Math.hypot(blueness, redness);
  if (strength < gray) return (red, green, blue) => clamp01((Math.hypot(red - key[0], green - key[1], blue - key[2]) - 26) / 40);
  const [inner, outer] = [strength * 0.32, strength * 0.68];
  return (red, green, blue) => {
    const [b, r] = chroma(red, green, blue);
    return clamp01((Math.hypot(b - blueness, r - redness) - inner) / (outer - inner));
  };
}

/** Returns the alpha of every pixel and removes the key color's spill from the frame in place. */
export function keyOut(rgba: Buffer, key: Color): Plane {
  const distance = distanceFrom(key);
  const [blueness, redness] = chroma(...key);
  const strength = Math.hypot(blueness, redness);
  const alpha = new Float32Array(rgba.length / 4);
  for (let at = 0; at < alpha.length; at += 1) {
    const from = at * 4;
    const red = rgba[from]!;
    const green = rgba[from + 1]!;
    const blue = rgba[from + 2]!;
    alpha[at] = distance(red, green, blue);
    if (strength < gray || alpha[at] === 0) continue;
    const [b, r] = chroma(red, green, blue);
    const along = (b * blueness + r * redness) / strength;
    if (along <= 0) continue;
    // Move the color away from the key until no spill is left, at constant brightness.
    const less = along / strength;
    const [db, dr] = [blueness * less, redness * less];
    rgba[from] = Math.max(0, Math.min(255, red - 1.402 * dr));
    rgba[from + 1] = Math.max(0, Math.min(255, green + 0.344 * db + 0.714 * dr));
    rgba[from + 2] = Math.max(0, Math.min(255, blue - 1.772 * db));
  }
  return alpha;
}

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Only every `stride`-th pixel is sampled. */
const stride = 7;

/** The actual key color of the video: the median of the colors close to the chosen one. */
export function keyNear(rgba: Buffer, pointed: Color): Color {
  const near: [number[], number[], number[]] = [[], [], []];
  for (let at = 0; at < rgba.length; at += 4 * stride) {
    const [red, green, blue] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!];
    if (Math.hypot(red - pointed[0], green - pointed[1], blue - pointed[2]) > 70) continue;
    near[0].push(red);
    near[1].push(green);
    near[2].push(blue);
  }
  return near[0].length < 20 ? pointed : [median(near[0]), median(near[1]), median(near[2])];
}

/** The share of the top and side borders that must have the color of a screen. */
const maxBorderShare = 0.75;

/** The color of the screen behind the subject when the frame's border has one strong color; otherwise null. */
export function screenOf(rgba: Buffer, width: number, height: number): Color | null {
  const border: Color[] = [];
  const take = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    border.push([rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]);
  };
  for (let x = 0; x < width; x += stride) take(x, 2);
  for (let y = 0; y < height * 0.7; y += stride) {
    take(2, y);
    take(width - 3, y);
  }
  const color = [0, 1, 2].map((channel) => median(border.map((one) => one[channel]!))) as unknown as Color;
  if (Math.hypot(...chroma(...color)) < 40) return null;
  const alike = border.filter((one) => {
    const [b, r] = chroma(...one);
    const [blueness, redness] = chroma(...color);
    return Math.hypot(b - blueness, r - redness) < 18;
  });
  return alike.length >= maxBorderShare * border.length ? color : null;
}
