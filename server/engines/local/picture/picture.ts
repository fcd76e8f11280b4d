import sharp from 'sharp';
import { EngineError } from '../../engine.ts';
import { limits } from '../../../../contract/constants.ts';

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

export const sharpOf = ({ rgb, width, height }: Picture) => sharp(rgb, { raw: { width, height, channels: 3 } });
