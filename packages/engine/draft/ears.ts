/** Ears of another color than the rest, in the drawings of animals that have theirs apart from the head. */
import type { Drawing } from './art.ts';
import { colourValue } from './colours.ts';
import type { Colour } from './properties.ts';
import { lightOf, type Pixels } from './surface.ts';
import { fold } from './words.ts';
import { hex } from '../picture/colour.ts';

type Zone = readonly [left: number, top: number, right: number, bottom: number];

/** Where the ears are in the square of 32; those of a rabbit begin where they leave its head. */
const zones: Readonly<Record<string, readonly Zone[]>> = {
  cat: [[6.4, 3.4, 10.4, 7.4]],
  rabbit: [
    [12.6, 1, 19, 5.9],
    [17.6, 5.4, 23, 11],
  ],
  dog: [[9.2, 5.4, 13.7, 10.8]],
};

export const isEars = (words: string): boolean => /^(ears?|oreilles?|orejas?|уш(?:и|ами|ей|ах|ам|ки|ками)|ухо|耳朵|耳)$/.test(fold(words));
export const hasPaintableEars = (drawing: Drawing | null): boolean => drawing !== null && drawing.icon in zones;

/** Paints the ears in pixels that show what is visible of `drawing`. */
export function paintEars({ data, width, height }: Pixels, { icon, box: [left, top, right, bottom] }: Drawing, colour: Colour): void {
  const target = hex(colourValue(colour));
  for (let at = 0; at < data.length; at += 4) {
    const x = left + (((at / 4) % width) / width) * (right - left);
    const y = top + (Math.trunc(at / 4 / width) / height) * (bottom - top);
    if (data[at + 3] === 0 || !zones[icon]?.some((zone) => x >= zone[0] && x <= zone[2] && y >= zone[1] && y <= zone[3])) continue;
    const light = lightOf(data, at) / 255;
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = Math.min(255, Math.round(target[channel]! * (0.55 + 0.55 * light)));
  }
}
