/** Grays and alpha that are stored by the levels of television. */
import type { Sharp } from 'sharp';
import { narrowIn } from '@iridia/engine/media';

/** The numbers of television for black and for white, and all that there are (ITU-R BT.601). */
const [black, white, most] = [16, 235, 255];

/** How far encoders with loss go beyond what they were given. */
const beyond = 8;

/**
 * Returns an AVIF or a HEIC with its grays from black to white and its alpha from clear to opaque: decoders hand over their numbers as they are.
 * Grays `inDoubt` stay where they go beyond these levels: libheif, which writes most gray HEICs, states the levels that its caller names, and stores all numbers.
 */
export async function spread(image: Sharp, path: string, { inDoubt = false } = {}): Promise<Sharp> {
  const { grays, alpha } = await narrowIn(path);
  const { channels, depth, hasAlpha } = await image.metadata();
  const unit = depth === 'uchar' ? 1 : 256;
  const isNarrow = Array.from({ length: channels }, (_, at) => (hasAlpha && at === channels - 1 ? alpha : grays));
  if (!isNarrow.includes(true)) return image;
  if (inDoubt && grays) {
    const [{ min, max } = { min: 0, max: 0 }] = (await image.stats()).channels;
    if (min < black - beyond || max > white + beyond) return image;
  }
  const share = most / (white - black);
  return image.linear(
    isNarrow.map((one) => (one ? share : 1)),
    isNarrow.map((one) => (one ? -black * unit * share : 0)),
  );
}
