/** Paints ears. */
import { hex } from '@iridia/pixels/color';
import type { Drawing } from '../art/drawing.ts';
import { earZones } from '../art/ears.ts';
import { colorValue } from '../words/colors.ts';
import type { Color } from '../words/properties.ts';
import { lightOf, type Pixels } from './surface.ts';

/** Paints the ears in pixels that show what is visible of `drawing`. */
export function paintEars({ data, width, height }: Pixels, { icon, box: [left, top, right, bottom] }: Drawing, color: Color): void {
  const target = hex(colorValue(color));
  for (let at = 0; at < data.length; at += 4) {
    const x = left + (((at / 4) % width) / width) * (right - left);
    const y = top + (Math.trunc(at / 4 / width) / height) * (bottom - top);
    if (data[at + 3] === 0 || !earZones[icon]?.some((zone) => x >= zone[0] && x <= zone[2] && y >= zone[1] && y <= zone[3])) continue;
    const light = lightOf(data, at) / 255;
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = Math.min(255, Math.round(target[channel]! * (0.55 + 0.55 * light)));
  }
}
