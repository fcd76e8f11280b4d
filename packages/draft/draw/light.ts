/** The colors of each time of day and of each place's ground. */
import type { TimeOfDay } from '../plan/thing.ts';
import { hex, mix, type Color } from '@iridia/pixels/color';

export type Light = {
  /** From the top of the sky to the horizon. */
  sky: readonly [Color, Color, Color];
  haze: Color;
  far: Color;
  near: Color;
  /** Position of the sun or moon as shares of width and height, and its color. */
  sun: { x: number; y: number; color: Color };
};

const light = (sky: [string, string, string], haze: string, far: string, near: string, sun: [number, number, string]): Light => ({
  sky: [hex(sky[0]), hex(sky[1]), hex(sky[2])],
  haze: hex(haze),
  far: hex(far),
  near: hex(near),
  sun: { x: sun[0], y: sun[1], color: hex(sun[2]) },
});

export const lights: Readonly<Record<TimeOfDay, Light>> = {
  day: light(['#2f7fd6', '#8cc7f2', '#fdf3dc'], '#cfe3ee', '#7fa3c4', '#2c5a3c', [0.75, 0.22, '#fff6d8']),
  sunset: light(['#2b2a63', '#d65a7b', '#ffc27a'], '#f7b48c', '#9a5f8d', '#2a1f3d', [0.64, 0.55, '#fff0b8']),
  night: light(['#070b25', '#14285c', '#3d5f96'], '#33507f', '#233a66', '#07101f', [0.74, 0.2, '#eef3ff']),
};

/** How much of each color channel the light of the hour leaves of what it falls on. */
const ambient: Readonly<Record<TimeOfDay, Color>> = { day: [1, 1, 1], sunset: [0.82, 0.58, 0.6], night: [0.24, 0.32, 0.5] };

/** A color in the light of the hour, at a distance: `depth` is 0 at the horizon and 1 before us. */
export function aerial(color: Color, time: TimeOfDay, depth: number): Color {
  const [red, green, blue] = ambient[time];
  return mix([color[0] * red, color[1] * green, color[2] * blue], lights[time].haze, 0.72 * (1 - depth) ** 1.35);
}
