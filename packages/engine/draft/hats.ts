/** The hats and crowns that some are drawn with: named again they are no second hat, and they can be painted. */
import type { Drawing } from './art.ts';
import { colourValue } from './colours.ts';
import type { Colour } from './properties.ts';
import { lightOf, type Pixels } from './surface.ts';
import { hex } from '../picture/colour.ts';

type Zone = readonly [left: number, top: number, right: number, bottom: number];

/** What in the zones of a hat is not part of it: skin and hair, or snow. */
type Around = 'skin' | 'snow' | 'visor' | null;

/** Where the hats are in the square of 32. */
const hats: Readonly<Record<string, readonly [Around, ...Zone[]]>> = {
  cook: ['skin', [0, 0, 32, 8.4]],
  'police-officer': ['skin', [0, 0, 32, 11]],
  'construction-worker': [null, [0, 0, 32, 12.2]],
  guard: ['skin', [0, 0, 32, 13.8]],
  mage: ['skin', [0, 0, 22.9, 12], [0, 12, 9.3, 16.2], [20.4, 12, 23.6, 16.2]],
  detective: ['skin', [0, 0, 32, 9.8]],
  farmer: ['skin', [0, 0, 27.2, 9.4], [0, 9.4, 8.8, 17.5], [21.9, 9.4, 27.2, 11.5]],
  pilot: ['skin', [0, 0, 32, 9.5]],
  firefighter: ['skin', [0, 0, 32, 10.4], [0, 10.4, 9.4, 19], [21.5, 10.4, 26, 16]],
  'cowboy-hat-face': [null, [0, 0, 32, 9.3], [0, 9.3, 6.4, 14]],
  'santa-claus': ['skin', [0, 0, 32, 6], [25.4, 6, 32, 22]],
  'mrs-claus': ['skin', [0, 0, 32, 5.4]],
  'person-with-crown': [null, [0, 0, 32, 11]],
  prince: [null, [0, 0, 32, 11]],
  princess: [null, [0, 0, 32, 7.4]],
  snowman: ['snow', [8, 0, 22, 7]],
  astronaut: ['visor', [0, 0, 32, 18.4]],
};

const zonesOf = ({ icon }: Drawing) => hats[icon] ?? hats[icon.replace(/^(?:wo)?man-/, '')];

/** A helmet with a visor is painted like a hat, and is none: another hat goes with it. */
export function isHatted(drawing: Drawing): boolean {
  const zones = zonesOf(drawing);
  return zones !== undefined && zones[0] !== 'visor';
}

/** A helmet around a visor is a ring, with what is over the ears. */
const isRing = (x: number, y: number): boolean => {
  const apart = (x - 15.9) ** 2 + (y - 10) ** 2;
  return apart > 46 && (apart < 82 || (y < 14 && y > 6));
};
export const isCrowned = ({ icon }: Drawing): boolean => /crown|^prince/.test(icon);

/** Paints the hat in pixels that show what is visible of `drawing`. */
export function paintHat({ data, width, height }: Pixels, drawing: Drawing, colour: Colour): void {
  const [around, ...zones] = zonesOf(drawing) ?? [null];
  const [left, top, right, bottom] = drawing.box;
  const target = hex(colourValue(colour));
  for (let at = 0; at < data.length; at += 4) {
    const x = left + (((at / 4) % width) / width) * (right - left);
    const y = top + (Math.trunc(at / 4 / width) / height) * (bottom - top);
    if (data[at + 3] === 0 || !zones.some((zone) => x >= zone[0] && x <= zone[2] && y >= zone[1] && y <= zone[3])) continue;
    if (around === 'visor' && !isRing(x, y)) continue;
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const light = lightOf(data, at) / 255;
    if (around === 'skin' && red > 170 && green > red * 0.45 && green < red * 0.95 && blue < green * 0.62) continue;
    if (around === 'snow' && light > 0.7) continue;
    for (let channel = 0; channel < 3; channel += 1) data[at + channel] = Math.min(255, Math.round(target[channel]! * (0.6 + 0.5 * light)));
  }
}
