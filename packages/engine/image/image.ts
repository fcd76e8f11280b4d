/** Opens image files as pixels. */
import type { Image } from '@iridia/pixels/image';
import { openImage, unreadable } from '../media/open.ts';

/** Reads an image upright, at no more than `longest` pixels per side. Rejects with `refused` when it cannot be read. */
export async function readImage(path: string, longest: number): Promise<Image> {
  try {
    const { data, info } = await openImage(path)
      .rotate()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { rgb: data, width: info.width, height: info.height };
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** An image at full size with its alpha, which is null when the image is opaque. `photo`: the file is a JPEG. */
export type Source = Image & { alpha: Buffer | null; photo: boolean };

/** Reads an image upright at full size. Rejects with `refused` when it cannot be read. */
export async function readWithAlpha(path: string): Promise<Source> {
  try {
    const { format, hasAlpha } = await openImage(path).metadata();
    const image = openImage(path).rotate().toColourspace('srgb');
    const { data, info } = await image.clone().removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const alpha = hasAlpha ? await image.clone().ensureAlpha().extractChannel(3).raw().toBuffer() : null;
    const seenThrough = alpha?.some((value) => value < 255) ?? false;
    return { rgb: data, width: info.width, height: info.height, alpha: seenThrough ? alpha : null, photo: format === 'jpeg' };
  } catch (cause) {
    throw unreadable(cause);
  }
}
