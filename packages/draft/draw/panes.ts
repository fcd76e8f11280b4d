/** The windows of a building by night: somebody is at home. */
import sharp from 'sharp';
import { type Size, unpacked } from '@iridia/pixels/image';

/** Flags on a roof are as blue as panes. */
const roof = 0.36;
const warm = [255, 206, 112] as const;

/** `lit` with light in what is blue in `own`, which are of the same size. */
export async function lightUp(own: Buffer, lit: Buffer, size: Size): Promise<Buffer> {
  const [before, after] = await Promise.all([own, lit].map((png) => sharp(png).ensureAlpha().raw().toBuffer()));
  for (let at = Math.round(roof * size.height) * size.width * 4; at < after!.length; at += 4) {
    const [red, green, blue] = [before![at]!, before![at + 1]!, before![at + 2]!];
    const share = Math.min(1, (blue - Math.max(red * 1.3, green * 1.08)) / 28);
    if (blue < 120 || share <= 0) continue;
    // Brighter toward the foot, where the lamp is.
    const glow = 0.78 + 0.22 * (Math.trunc(at / 4 / size.width) / size.height);
    for (let channel = 0; channel < 3; channel += 1)
      after![at + channel] = Math.round(after![at + channel]! * (1 - share) + warm[channel]! * glow * share);
  }
  return sharp(after!, { raw: { ...size, channels: 4 } })
    .png(unpacked)
    .toBuffer();
}
