/** The two people as a video shows them: their heads at one scale and in one light. */
import { yawOf } from '../face/mesh.ts';
import { lay, type Bitmap } from './bitmap.ts';
import { headOf, sizeOf, skinOf, type Head } from './head.ts';
import type { CutPerson } from './people.ts';

export type Size = { width: number; height: number };
export type Couple = { size: Size; /** Pixels of a face's width. */ face: number; heads: readonly [Head, Head] };

/** Frame width in pixels at a 4:3 ratio: it follows the size of the faces, because enlarged faces gain nothing from a large frame. */
const widths = { least: 560, most: 800 } as const;
/** Face width as a share of the frame's width. */
const faceShare = 0.155;

/** How far the light of one may be changed. */
const brightest = 1.35;
/** The brightness of skin toward which both are brought, halfway, so that neither stands in another light. */
const usualSkin = 168;

type Rgb = readonly [number, number, number];
const brightness = ([red, green, blue]: Rgb): number => 0.299 * red + 0.587 * green + 0.114 * blue;

/** The light, by color, that brings a skin halfway to the usual brightness and a third of the way to the other's hue: the rest stays, because skins differ. */
function lightOf(own: Rgb, other: Rgb, evening: Rgb): Rgb {
  const target = Math.sqrt(usualSkin * brightness(other));
  const gain = Math.min(brightest, Math.max(1 / brightest, Math.sqrt(target / Math.max(1, brightness(own)))));
  return own.map((value, channel) => {
    const hue = (other[channel]! / Math.max(1, brightness(other)) / (value / Math.max(1, brightness(own)) || 1)) ** (1 / 3);
    return gain * Math.min(1.2, Math.max(1 / 1.2, hue)) * evening[channel]!;
  }) as unknown as Rgb;
}

/** Degrees that a head may look away from the other before it is mirrored. */
const looksAway = 8;

/** Sets the two on a stage in the light of an evening. */
export async function coupleOf(people: readonly [CutPerson, CutPerson], evening: Rgb): Promise<Couple> {
  const fitting = (Math.min(...people.map(({ mesh }) => sizeOf(mesh))) / faceShare) * 1.6;
  const width = Math.round(Math.min(widths.most, Math.max(widths.least, fitting)) / 8) * 8;
  const face = width * faceShare;
  const skins = [skinOf(people[0]), skinOf(people[1])] as const;
  const [left, right] = await Promise.all(
    people.map((person, at) => {
      const yaw = yawOf(person.mesh);
      const flip = at === 0 ? yaw < -looksAway : yaw > looksAway;
      return headOf(person, { face, light: lightOf(skins[at]!, skins[1 - at]!, evening), flip });
    }),
  );
  return { size: { width, height: (width * 3) / 4 }, face, heads: [left!, right!] };
}

/** Where somebody is: the neck in pixels of the frame, the size relative to the stage's, and the lean in radians, clockwise. */
export type Standing = { x: number; y: number; scale: number; lean: number };

export const layHead = (frame: Bitmap, { bitmap, neck, level }: Head, { x, y, scale, lean }: Standing, tilt: number): void =>
  lay(frame, bitmap, { x, y, anchor: neck, scale, angle: level + lean + tilt });

export const ease = (share: number): number => (share <= 0 ? 0 : share >= 1 ? 1 : share * share * (3 - 2 * share));
