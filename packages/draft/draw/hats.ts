/** Paints the hats that some are drawn with. */
import { hex } from '@iridia/pixels/color';
import type { Drawing } from '../art/drawing.ts';
import { hatOf } from '../art/hats.ts';
import { colorValue } from '../words/colors.ts';
import type { Color } from '../words/properties.ts';
import { lightOf, type Pixels } from './surface.ts';

/** A helmet around a visor is a ring, with what is over the ears. */
const isRing = (x: number, y: number): boolean => {
  const apart = (x - 15.9) ** 2 + (y - 10) ** 2;
  return apart > 46 && (apart < 82 || (y < 14 && y > 6));
};

/** Paints the hat in pixels that show what is visible of `drawing`. */
export function paintHat({ data, width, height }: Pixels, drawing: Drawing, color: Color): void {
  const [around, ...zones] = hatOf(drawing) ?? [null];
  const [left, top, right, bottom] = drawing.box;
  const target = hex(colorValue(color));
  for (let at = 0; at < data.length; at += 4) {
    const x = left + (((at / 4) % width) / width) * (right - left);
    const y = top + (Math.trunc(at / 4 / width) / height) * (bottom - top);
    if (data[at + 3] === 0 || !zones.some((zone) => x >= zone[0] && x <= zone[2] && y >= zone[1] && y <= zone[3])) continue;
    if (around === 'visor' && !isRing(x, y)) continue;
    const light = lightOf(data, at) / 255;
    if (around === 'snow' && light > 0.7) continue;
    for (let channel = 0; channel < 3; channel += 1) data[at + channel] = Math.min(255, Math.round(target[channel]! * (0.6 + 0.5 * light)));
  }
}
