/** What lies at the foot of a building: bushes, rocks, or snow. */
import sharp from 'sharp';
import type { Scene, TimeOfDay } from '../plan/thing.ts';
import { hex, mix, type Color } from '@iridia/pixels/color';
import { type Size, unpacked } from '@iridia/pixels/image';
import { sculpt, type Piece } from './clay.ts';
import { aerial } from './light.ts';

/** Its colors, how far its lumps are flattened, and whether it is one drift instead. */
type Kind = { colors: readonly string[]; flat: number; isDrift?: true };
const bushes: Kind = { colors: ['#4f9a3a', '#6cb549', '#84c659', '#5aa642'], flat: 0.5 };
const rocks: Kind = { colors: ['#6f6a70', '#8b858a', '#a39a98', '#7d767c'], flat: 0.9 };
const kinds: Partial<Record<Scene, Kind>> = {
  meadow: bushes,
  forest: bushes,
  mountain: bushes,
  snow: { colors: ['#dfe9f6', '#f4f8fd', '#ffffff'], flat: 1.5, isDrift: true },
  desert: { colors: ['#c98f56', '#d9a566', '#b37c4a'], flat: 0.9, isDrift: true },
  beach: rocks,
  sea: rocks,
  moon: { colors: ['#8f8f92', '#a5a5a8', '#7c7c80'], flat: 0.8 },
  mars: { colors: ['#a85a38', '#8d4a30', '#c47650'], flat: 0.8 },
};

/** A building is so many units wide, and has so much beside it. */
const [wide, beside, above, below] = [40, 9, 9, 7] as const;

/** Before a building that is `width` pixels wide; `above` of its pixels are over the foot; a tower stands on a heap. Null where the ground is paved. */
export async function moundOf(
  { scene, time }: { scene: Scene; time: TimeOfDay },
  width: number,
  random: () => number,
  isTower = false,
): Promise<{ png: Buffer; size: Size; above: number } | null> {
  const kind = isTower && kinds[scene] === bushes ? rocks : kinds[scene];
  if (!kind) return null;
  const scale = width / wide;
  const size = { width: Math.round((wide + 2 * beside) * scale), height: Math.round((above + below) * scale) };
  const { isDrift } = kind;
  const color = (): Color => {
    const [one, other] = [0, 0].map(() => aerial(hex(kind.colors[Math.trunc(random() * kind.colors.length)]!), time, 1));
    return mix(one!, other!, random());
  };
  const lump = (x: number, y: number, radius: number): Piece => ({
    forms: [
      [x - radius * kind.flat, y + radius * 0.2, radius * 0.72, x + radius * kind.flat, y + radius * 0.25, radius * 0.66],
      [x - radius * 0.2, y - radius * 0.1, radius, x + radius * 0.3, y, radius * 0.86],
    ],
    color: color(),
    blend: radius * 0.3,
    relief: 0.85,
  });
  const pieces: Piece[] = [];
  if (isDrift) {
    const drift = (from: number, to: number, y: number, radius: number): Piece => ({
      forms: Array.from({ length: 7 }, (_, at) => {
        const [one, other] = [at, at + 1].map((step) => from + ((to - from) * step) / 7);
        return [one!, y + random() * 0.8, radius * (0.7 + random() * 0.5), other!, y + random() * 0.8, radius * (0.7 + random() * 0.5)];
      }),
      color: color(),
      blend: 1.6,
      relief: 0.5,
    });
    pieces.push(drift(-5, wide + 5, 0.9, 1.7), drift(-6, 10, 2, 2.2), drift(wide - 10, wide + 6, 2, 2.2));
  } else {
    // Clear before its middle, where the door is, and high at its corners.
    for (let lumps = 0; lumps < 26; lumps += 1) {
      const aside = isTower ? 0.05 + 0.8 * random() : 0.5 + 0.62 * random() ** 0.7;
      const x = (0.5 + (lumps % 2 === 0 ? -1 : 1) * aside * 0.5) * wide;
      pieces.push(
        lump(
          x,
          0.4 + (lumps / 26) * 1.8,
          (isTower ? 1.9 + 1.2 * (1 - aside) : 0.9 + 2.2 * Math.max(0, aside - 0.55)) * (0.7 + random() * 0.6),
        ),
      );
    }
  }
  const { data } = sculpt(pieces, { ...size, left: beside * scale, top: above * scale, scale });
  // Snow and sand run out into the ground.
  if (isDrift)
    for (let at = 3; at < data.length; at += 4) {
      const down = (Math.trunc(at / 4 / size.width) / scale - above) / 3.4;
      data[at] = Math.round(data[at]! * Math.max(0, Math.min(1, 1.25 - down)));
    }
  const png = await sharp(data, { raw: { ...size, channels: 4 } })
    .png(unpacked)
    .toBuffer();
  return { png, size, above: above * scale };
}
