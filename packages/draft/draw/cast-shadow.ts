/** Shadows on the ground: a soft dark patch where a figure touches it, and its outline thrown toward us by a light behind it. */
import sharp from 'sharp';
import { type Size, unpacked } from '@iridia/pixels/image';

/** The height of a thrown shadow as a share of the figure's, and how far it leans to the left. */
const [length, lean] = [0.2, 1.1];

/** The outline of a figure upside down below its feet, fading with distance; `left` is where its first column lies beside the figure's. */
export async function thrown(
  figure: Buffer,
  { width, height }: Size,
  strength: number,
): Promise<{ png: Buffer; size: Size; left: number }> {
  const long = Math.max(2, Math.round(height * length));
  const aside = Math.round(long * lean);
  const blur = Math.max(1, width * 0.012);
  const edge = Math.ceil(blur * 3);
  const size = { width: width + aside + 2 * edge, height: long + edge };
  const { data } = await sharp(figure).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const shade = Buffer.alloc(size.width * size.height * 4);
  for (let y = 0; y < long; y += 1) {
    const from = (height - 1 - Math.trunc((y / long) * height)) * width;
    const shift = edge + aside - Math.round((y / long) * aside);
    const dark = strength * (1 - y / long) ** 0.8;
    for (let x = 0; x < width; x += 1) shade[(y * size.width + x + shift) * 4 + 3] = Math.round(data[from + x]! * dark);
  }
  const png = await sharp(shade, { raw: { ...size, channels: 4 } })
    .blur(blur)
    .png(unpacked)
    .toBuffer();
  return { png, size, left: -aside - edge };
}
