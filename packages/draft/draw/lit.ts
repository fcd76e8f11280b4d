/** The light of a place on a figure: the color of the hour, a bright edge toward the sun, and shade away from it. */
import sharp from 'sharp';
import type { TimeOfDay } from '../plan/thing.ts';
import type { Color } from '@iridia/pixels/color';
import { type Size, unpacked } from '@iridia/pixels/image';

/** What the hour leaves of each color channel, and how bright the edge toward the sun or the moon is. */
const hours: Readonly<Record<TimeOfDay, { ambient: Color; edge: number; shade: number }>> = {
  day: { ambient: [1, 1, 1], edge: 0.42, shade: 0.2 },
  sunset: { ambient: [1, 0.88, 0.82], edge: 0.6, shade: 0.34 },
  night: { ambient: [0.66, 0.72, 0.9], edge: 0.4, shade: 0.36 },
};

/** Lights a figure from the upper right; one that is `modeled` has its own shade, and by day its own edge. */
export async function lit(figure: Buffer, { width, height }: Size, light: Color, time: TimeOfDay, modeled = false): Promise<Buffer> {
  const { ambient, edge: bright, shade: dark } = hours[time];
  const [edge, shade] = modeled ? [time === 'day' ? 0 : bright * 0.6, 0] : [bright, dark];
  const data = await sharp(figure).ensureAlpha().raw().toBuffer();
  const reach = Math.max(1, Math.round(Math.min(width, height) * 0.02));
  const alphaAt = (x: number, y: number) => (x >= width || y < 0 ? 0 : data[(y * width + x) * 4 + 3]!);
  for (let y = height - 1; y >= 0; y -= 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const alpha = data[at + 3]!;
      if (alpha === 0) continue;
      let open = 0;
      for (let step = 1; step <= 3; step += 1)
        open += alpha - alphaAt(x + Math.round((reach * step) / 3), y - Math.round((reach * step) / 3));
      const rim = (Math.max(0, open) / 765) * edge;
      const across = x / width - y / height;
      const dim = 1 - shade * Math.max(0, Math.min(1, 0.1 - across * 0.9));
      const warm = Math.max(0, across) * 0.18;
      for (let channel = 0; channel < 3; channel += 1) {
        const own = data[at + channel]! * ambient[channel]! * dim;
        const value = own + (light[channel]! - own) * Math.min(0.9, rim + warm);
        data[at + channel] = Math.min(255, Math.round(value));
      }
    }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png(unpacked)
    .toBuffer();
}
