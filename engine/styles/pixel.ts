import sharp from 'sharp';
import { sharpOf } from '../picture/picture.ts';
import type { Style } from './style.ts';
import { saturate } from './tones.ts';

/** Number of squares along the longer side. */
const squares = 120;
const colours = 16;

/** Large squares in few colors, as on an old screen. */
export const pixel: Style = async (picture, { boldness }) => {
  const { width, height } = picture;
  const scale = squares / boldness / Math.max(width, height);
  const columns = Math.max(1, Math.round(width * scale));
  const rows = Math.max(1, Math.round(height * scale));
  const small = await sharpOf(picture).resize(columns, rows, { fit: 'fill', kernel: 'lanczos3' }).raw().toBuffer();
  saturate({ rgb: small, width: columns, height: rows }, 1.25);
  const few = await sharp(small, { raw: { width: columns, height: rows, channels: 3 } })
    .png({ palette: true, colours, dither: 0.45 })
    .toBuffer();
  const rgb = await sharp(few).removeAlpha().resize(width, height, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer();
  return { rgb, width, height };
};
