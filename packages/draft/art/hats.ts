/** Hats and crowns that are part of a drawing: naming one in the prompt adds no second hat, and a color can be applied to it. */
import type { Drawing } from './drawing.ts';

type Zone = readonly [left: number, top: number, right: number, bottom: number];

/** What else lies in the zones of a hat: snow, or a visor. */
type Around = 'snow' | 'visor' | null;

/** The zones of each hat, in a drawing of 32 × 32 units. */
const hats: Readonly<Record<string, readonly [Around, ...Zone[]]>> = {
  cook: [null, [0, 0, 32, 8.4]],
  'police-officer': [null, [0, 0, 32, 11]],
  'construction-worker': [null, [0, 0, 32, 12.2]],
  guard: [null, [0, 0, 32, 13.8]],
  mage: [null, [0, 0, 22.9, 12], [0, 12, 9.3, 16.2], [20.4, 12, 23.6, 16.2]],
  detective: [null, [0, 0, 32, 9.8]],
  farmer: [null, [0, 0, 27.2, 9.4], [0, 9.4, 8.8, 17.5], [21.9, 9.4, 27.2, 11.5]],
  pilot: [null, [0, 0, 32, 9.5]],
  firefighter: [null, [0, 0, 32, 10.4], [0, 10.4, 9.4, 19], [21.5, 10.4, 26, 16]],
  'cowboy-hat-face': [null, [0, 0, 32, 9.3], [0, 9.3, 6.4, 14]],
  'santa-claus': [null, [0, 0, 32, 6], [25.4, 6, 32, 22]],
  'mrs-claus': [null, [0, 0, 32, 5.4]],
  'person-with-crown': [null, [0, 0, 32, 11]],
  prince: [null, [0, 0, 32, 11]],
  princess: [null, [0, 0, 32, 7.4]],
  snowman: ['snow', [8, 0, 22, 7]],
  astronaut: ['visor', [0, 0, 32, 18.4]],
};

/** What surrounds the hat of a drawing, and where it is; undefined for a drawing without one. */
export const hatOf = ({ icon }: Drawing) => hats[icon] ?? hats[icon.replace(/^(?:wo)?man-/, '')];

/** A helmet with a visor can be colored like a hat but doesn't count as one, so a hat may be added to it. */
export function isHatted(drawing: Drawing): boolean {
  const zones = hatOf(drawing);
  return zones !== undefined && zones[0] !== 'visor';
}

export const isCrowned = ({ icon }: Drawing): boolean => /crown|^prince/.test(icon);
