/** Smoke that rises from the chimney of a house. */
import type { TimeOfDay } from '../plan/thing.ts';
import type { Size } from '@iridia/pixels/image';

/** Where the mouth of the chimney is, as shares of the sides of the house. */
export const chimneyAt = { x: 0.145, y: 0.05 } as const;

/** Puffs over a house that is `width` pixels wide, paler and larger as they rise; the mouth of the chimney is at the lower left. */
export function smokeOf(width: number, time: TimeOfDay): { svg: Buffer; size: Size } {
  const size = { width: Math.round(width * 0.5), height: Math.round(width * 0.42) };
  const color = time === 'night' ? '#8b97b8' : time === 'sunset' ? '#f6d6cc' : '#ffffff';
  const puffs = Array.from({ length: 9 }, (_, puff) => {
    const up = puff / 8;
    const [x, y] = [size.width * (0.14 + 0.62 * up ** 1.5 + 0.05 * Math.sin(puff * 2.1)), size.height * (0.97 - 0.78 * up)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(size.width * (0.045 + 0.13 * up)).toFixed(1)}" fill="url(#p)" opacity="${(0.95 - 0.7 * up).toFixed(2)}"/>`;
  });
  return {
    svg: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs><radialGradient id="p"><stop offset=".35" stop-color="${color}" stop-opacity=".9"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs>${puffs.join('')}</svg>`,
    ),
    size,
  };
}
