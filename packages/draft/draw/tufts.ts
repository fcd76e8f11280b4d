/** What grows before the feet of a figure, so that it stands in the ground and not on the image. */
import type { Scene, TimeOfDay } from '../plan/thing.ts';
import { hex, type Color } from '@iridia/pixels/color';
import type { Size } from '@iridia/pixels/image';
import { aerial } from './light.ts';

const grass = ['#3d7a2c', '#63a63c', '#8fc552'] as const;
const grounds: Partial<Record<Scene, readonly [string, string, string]>> = {
  meadow: grass,
  mountain: grass,
  forest: ['#24512a', '#3f7d38', '#6d9c48'],
};

const text = (color: Color): string => `rgb(${color.map(Math.round).join(',')})`;

/** Grass before a foot that is `width` wide; null where the ground is bare. */
export function tuftsOf(
  { scene, time }: { scene: Scene; time: TimeOfDay },
  width: number,
  tall: number,
  random: () => number,
): { svg: Buffer; size: Size } | null {
  const tones = grounds[scene]?.map((tone) => text(aerial(hex(tone), time, 1)));
  if (!tones) return null;
  const size = { width: Math.max(8, Math.round(width)), height: Math.max(4, Math.round(tall)) };
  const [wide, high] = [size.width, size.height];
  const body: string[] = [];
  for (let blade = 0; blade < Math.max(9, Math.min(70, (wide / high) * 9)); blade += 1) {
    const x = wide * (0.04 + 0.92 * random());
    const up = high * (0.3 + random() * 0.65) * (1 - Math.abs(x / wide - 0.5) * 0.6);
    const tip = x + (random() - 0.45) * up * 0.8;
    const thick = high * 0.05 + up * 0.03;
    body.push(
      `<path d="M${(x - thick).toFixed(1)} ${high}Q${x.toFixed(1)} ${(high - up * 0.6).toFixed(1)} ${tip.toFixed(1)} ${(high - up).toFixed(1)}Q${(x + thick).toFixed(1)} ${(high - up * 0.5).toFixed(1)} ${(x + thick).toFixed(1)} ${high}Z" fill="${tones[blade % 3]}"/>`,
    );
  }
  return { svg: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">${body.join('')}</svg>`), size };
}
