/** What water shows of a figure that lies in it. */
import sharp from 'sharp';
import { type Size, unpacked } from '@iridia/pixels/image';

/** How much of the height is seen in the water, and how clearly. */
const [share, strength] = [0.42, 0.4];

/** The lower part of a figure upside down, broken by the waves and fading with its depth; `size` is what is above the water. */
export async function reflected(figure: Buffer, { width, height }: Size): Promise<{ png: Buffer; size: Size }> {
  const deep = Math.max(2, Math.round(height * share));
  const { data } = await sharp(figure)
    .extract({ left: 0, top: Math.max(0, height - deep), width, height: Math.min(deep, height) })
    .flip()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const broken = Buffer.alloc(data.length);
  const rows = data.length / width / 4;
  for (let y = 0; y < rows; y += 1) {
    const aside = Math.round(Math.sin(y * 0.55) * (1 + (y / rows) * width * 0.02));
    const clear = strength * (1 - y / rows);
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + Math.max(0, Math.min(width - 1, x + aside))) * 4;
      const to = (y * width + x) * 4;
      data.copy(broken, to, from, from + 3);
      broken[to + 3] = Math.round(data[from + 3]! * clear);
    }
  }
  const png = await sharp(broken, { raw: { width, height: rows, channels: 4 } })
    .png(unpacked)
    .toBuffer();
  return { png, size: { width, height: rows } };
}
