/** Opens picture files as pixels. */
import type { Picture } from '@iridia/pixels/picture';
import { openPicture, unreadable } from '../media/open.ts';

/** Reads a picture upright, at no more than `longest` pixels per side. Rejects with `refused` when it cannot be read. */
export async function readPicture(path: string, longest: number): Promise<Picture> {
  try {
    const { data, info } = await openPicture(path)
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

/** A picture at full size with its alpha, which is null when the picture is opaque. `photo`: the file is a JPEG. */
export type Source = Picture & { alpha: Buffer | null; photo: boolean };

/** Reads a picture upright at full size. Rejects with `refused` when it cannot be read. */
export async function readWithAlpha(path: string): Promise<Source> {
  try {
    const { format, hasAlpha } = await openPicture(path).metadata();
    const image = openPicture(path).rotate().toColourspace('srgb');
    const { data, info } = await image.clone().removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const alpha = hasAlpha ? await image.clone().ensureAlpha().extractChannel(3).raw().toBuffer() : null;
    const seenThrough = alpha?.some((value) => value < 255) ?? false;
    return { rgb: data, width: info.width, height: info.height, alpha: seenThrough ? alpha : null, photo: format === 'jpeg' };
  } catch (cause) {
    throw unreadable(cause);
  }
}
