import sharp from 'sharp';
import { sharpOf } from '@iridia/pixels/image';
import type { Style } from './style.ts';
import { saturate } from './tones.ts';

/** Number of squares along the longer side, and the pixels of the photo that a square has at least: in a small photo there are fewer. */
const squares = 120;
const pixelsASquare = 2;
const colors = 16;
/** Saturation while the few colors are chosen, so that a small red thing gets a red among much gray, and in the result. */
const saturation = { chosen: 1.6, shown: 1.3 } as const;

/** Large squares in few colors, as on an old screen. */
export const pixel: Style = async (image, { boldness }) => {
  const { width, height } = image;
  const scale = Math.min(1 / pixelsASquare, squares / Math.max(width, height)) / boldness;
  const columns = Math.max(1, Math.round(width * scale));
  const rows = Math.max(1, Math.round(height * scale));
  const small = await sharpOf(image).resize(columns, rows, { fit: 'fill', kernel: 'lanczos3' }).raw().toBuffer();
  saturate({ rgb: small, width: columns, height: rows }, saturation.chosen);
  const few = await sharp(small, { raw: { width: columns, height: rows, channels: 3 } })
    .png({ palette: true, colours: colors, dither: 0.45 })
    .toBuffer();
  const result = {
    rgb: await sharp(few).removeAlpha().resize(width, height, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer(),
    width,
    height,
  };
  saturate(result, saturation.shown / saturation.chosen);
  return result;
};
