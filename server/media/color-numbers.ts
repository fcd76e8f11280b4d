/** The numbers by which images state their colors instead of a profile (ITU-T H.273), which decoders hand over and leave to others. */
import type { Sharp } from 'sharp';
import { openImage } from '@iridia/engine/media';
import { toneMapped, type HdrCurve } from './hdr.ts';
import { profileOf, srgb, type ColorNumbers, type Curve, type Primaries } from './icc-profile.ts';
import { withProfileChunk } from './png-colors.ts';

/** The primaries of screens (table 2); the white is that of sRGB. */
const primariesOf: Readonly<Record<number, Primaries>> = {
  1: srgb,
  9: { ...srgb, red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046] },
  12: { ...srgb, red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] },
};
/** Tones (table 3): those of television, which are shown like sRGB, its own, and light without a tone. */
const curves: Readonly<Record<number, Curve>> = { 1: 'srgb', 6: 'srgb', 13: 'srgb', 14: 'srgb', 15: 'srgb', 8: 1 };
const hdrCurves: Readonly<Record<number, HdrCurve>> = { 16: 'pq', 18: 'hlg' };

/** Returns the image in sRGB, or with a profile that means what its numbers do; as it is where they mean sRGB, or what no screen has. */
export async function withNumberedColors(image: Sharp, { primaries, transfer }: ColorNumbers): Promise<Sharp> {
  const [own, curve, hdr] = [primariesOf[primaries], curves[transfer], hdrCurves[transfer]];
  if (own && hdr) return toneMapped(image, { primaries: own, curve: hdr });
  if (!own || curve === undefined || (own === srgb && curve === 'srgb')) return image;
  const { channels } = await image.metadata();
  const profile = profileOf({ primaries: own, curve, isGray: channels < 3 });
  // Sharp gives no profile to pixels without converting them, so they become a PNG, which has all their bits.
  return profile ? openImage(withProfileChunk(await image.png({ compressionLevel: 1 }).toBuffer(), profile)).withIccProfile('srgb') : image;
}
