import sharp from 'sharp';
import { EngineError } from '../job.ts';
import { limits } from '../../contract/facts/limits.ts';

/** Red, green, blue, a byte each. */
export type Picture = { rgb: Buffer; width: number; height: number };

/** Opens a picture upright, no side longer than `longest` pixels. Rejects with `refused` when it cannot be read. */
export async function readPicture(path: string, longest: number): Promise<Picture> {
  try {
    const { data, info } = await sharp(path, { limitInputPixels: limits.imagePixels })
      .rotate()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { rgb: data, width: info.width, height: info.height };
  } catch (cause) {
    throw new EngineError('refused', 'uploadUnreadable', { cause });
  }
}

/** A picture at its full size with its alpha, null where all of it is opaque. `photo`: it came as JPEG. */
export type Source = Picture & { alpha: Buffer | null; photo: boolean };

/** Opens a picture upright as it is. Rejects with `refused` when it cannot be read. */
export async function readWithAlpha(path: string): Promise<Source> {
  try {
    const { format, hasAlpha } = await sharp(path, { limitInputPixels: limits.imagePixels }).metadata();
    const image = sharp(path, { limitInputPixels: limits.imagePixels }).rotate().toColourspace('srgb');
    const { data, info } = await image.clone().removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const alpha = hasAlpha ? await image.clone().ensureAlpha().extractChannel(3).raw().toBuffer() : null;
    const seenThrough = alpha?.some((value) => value < 255) ?? false;
    return { rgb: data, width: info.width, height: info.height, alpha: seenThrough ? alpha : null, photo: format === 'jpeg' };
  } catch (cause) {
    throw new EngineError('refused', 'uploadUnreadable', { cause });
  }
}

export const sharpOf = ({ rgb, width, height }: Picture) => sharp(rgb, { raw: { width, height, channels: 3 } });
