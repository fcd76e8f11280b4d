/** What is below a person who is drawn down to the elbows: the coat goes on in the colors in which the drawing ends, on legs or as a skirt. In units of 46 × 27.6. */
import sharp from 'sharp';
import { mix, type Color } from '@iridia/pixels/color';
import { drawnComplexion, skinOf } from '../art/complexion.ts';
import type { Drawing } from '../art/drawing.ts';
import type { Thing } from '../plan/thing.ts';
import type { Piece } from './clay.ts';
import { drawn } from './figure.ts';
import { fist, type Joint } from './limbs.ts';

export const bustUnits = { width: 46, height: 27.6 } as const;

/** The lowest row of a drawing: its colors from left to right, and where it begins and ends, as shares of its visible width. */
type Edge = { colors: readonly Color[]; from: number; to: number };

export async function edgeOf({ icon, box: [left, , right, bottom] }: Drawing): Promise<Edge> {
  const side = 128;
  const data = await sharp(await drawn(icon, side))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const row = Math.min(side - 1, Math.round((bottom / 32) * side) - 4);
  const [first, last] = [Math.round((left / 32) * side), Math.min(side - 1, Math.round((right / 32) * side))];
  const seen: { at: number; color: Color }[] = [];
  for (let x = first; x <= last; x += 1) {
    const pixel = (row * side + x) * 4;
    if (data[pixel + 3]! > 200) seen.push({ at: (x - first) / (last - first), color: [data[pixel]!, data[pixel + 1]!, data[pixel + 2]!] });
  }
  return { colors: seen.map(({ color }) => color), from: seen[0]?.at ?? 0, to: seen.at(-1)?.at ?? 1 };
}

const isGown = (icon: string): boolean => /princess|veil|mage|judge|headscarf|woman-vampire|woman-elf/.test(icon);
const colorAt = ({ colors }: Edge, share: number): Color =>
  colors[Math.max(0, Math.min(colors.length - 1, Math.round(share * (colors.length - 1))))] ?? [120, 120, 130];

/** The coat and the legs below the drawing, rearmost first. */
export function belowBust({ icon }: Drawing, edge: Edge): Piece[] {
  const [left, right] = [edge.from * 46, edge.to * 46];
  const cloth = colorAt(edge, icon === 'man-mage' ? 0.16 : 0.3);
  const legs = mix(cloth, [52, 42, 70], /astronaut|superhero|ninja|guard/.test(icon) ? 0.08 : 0.5);
  const boots = mix(legs, [40, 26, 40], 0.55);
  const gown = isGown(icon);
  const [low, half] = gown ? [22, 17] : [8.6, 12.5];
  const coat: Piece = {
    forms: [
      [left + 5, -5, 5, right - 5, -5, 5],
      [left + 6.4, -3, 5.6, 23 - half + 5.4, low - 4, 5.4],
      [right - 6.4, -3, 5.6, 23 + half - 5.4, low - 4, 5.4],
      [23, -2, 9, 23, low - 6, 9],
    ],
    color: cloth,
    blend: 2,
    relief: 0.6,
    tint: (x, y) => {
      const spread = Math.max(0, Math.min(1, y / low));
      const wide = (right - left) / 2 + (half - (right - left) / 2) * spread;
      const share = 0.5 + (x - 23) / (2 * wide);
      // A beard ends where the drawing does.
      return { color: icon === 'man-mage' ? cloth : colorAt(edge, share), share: 1 };
    },
  };
  const shoes = [-1, 1].map((way): Piece => ({ forms: [[23 + way * 5.8, 25, 2.9, 23 + way * 9, 25.4, 2.6]], color: boots }));
  if (gown) return [...shoes, coat];
  return [...[-1, 1].map((way): Piece => ({ forms: [[23 + way * 6, 6, 5, 23 + way * 6, 22.6, 4.2]], color: legs })), ...shoes, coat];
}

/** Skin, gloves, or fur. */
export const bustHand = ({ drawing, complexion = drawnComplexion }: Thing, icon = drawing?.icon ?? ''): Color =>
  icon.includes('+') || /astronaut/.test(icon)
    ? [226, 222, 234]
    : /ninja|guard/.test(icon)
      ? [74, 70, 92]
      : /zombie/.test(icon)
        ? [96, 150, 142]
        : /troll/.test(icon)
          ? [140, 176, 74]
          : skinOf(complexion);

/** A belt where the drawing ends, and forearms from its elbows; a hand that is drawn holding something has no other. */
export function bustArms(edge: Edge, busy: 0 | 1 | 2, reach: { left?: Joint; right?: Joint }, skin: Color): Piece[] {
  const belt: Piece = {
    forms: [[edge.from * 46 + 7, 0, 1.7, edge.to * 46 - 7, 0, 1.7]],
    color: mix(colorAt(edge, 0.3), [44, 28, 52], 0.5),
    relief: 0.7,
  };
  const forearms = (['left', 'right'] as const).flatMap((side): Piece[] => {
    const hand = reach[side];
    if (busy === 2 || (busy === 1 && side === 'right')) return [];
    const way = side === 'left' ? -1 : 1;
    const color = colorAt(edge, side === 'left' ? 0.06 : 0.94);
    const elbow: Joint = [side === 'left' ? edge.from * 46 + 3.8 : edge.to * 46 - 3.8, -2.6];
    const to: Joint = hand ?? [elbow[0] + way * 1.2, 7.6];
    const away = Math.hypot(to[0] - elbow[0], to[1] - elbow[1]) || 1;
    const share = Math.max(0.1, 1 - 3 / away);
    return [
      fist(to, way, 3.9, skin),
      { forms: [[...elbow, 4.2, elbow[0] + (to[0] - elbow[0]) * share, elbow[1] + (to[1] - elbow[1]) * share, 3.8]], color },
    ];
  });
  return [belt, ...forearms];
}
