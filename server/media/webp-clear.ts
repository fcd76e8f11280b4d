/**
 * A WebP without loss states whether it can be seen through, but decoders may not go by that (RFC 9649, 3.2): numbers beyond its palette are clear in
 * browsers. The decoder here leaves all alpha out of an image that states none, and makes them black.
 */
import { openImage } from '@iridia/engine/media';

/** Where the first chunk has its name, and the image its alpha; a flag among the bits of its size. */
const [nameAt, alphaAt, alphaFlag] = [12, 24, 0x10];
/** Behind it: whether there is a transform, its kind, and how many colors a palette has, less one. */
const transformAt = 25;
/** A transform that is a palette. */
const palette = 0b111;
/** Palettes that leave no number over: numbers take one bit, two, four or eight. */
const full: ReadonlySet<number> = new Set([2, 4, 16, 256]);

/** Returns the bytes of a WebP that states its alpha, where it has some without a statement; null for any other. */
export async function withUnstatedAlpha(bytes: Buffer): Promise<Buffer | null> {
  if (bytes.length < transformAt + 2 || bytes.toString('latin1', nameAt, nameAt + 4) !== 'VP8L') return null;
  const transform = bytes.readUInt16LE(transformAt);
  const colors = ((transform >> 3) & 0xff) + 1;
  if ((bytes[alphaAt]! & alphaFlag) !== 0 || (transform & palette) !== palette || full.has(colors)) return null;
  const stated = Buffer.from(bytes);
  stated[alphaAt]! |= alphaFlag;
  const { isOpaque } = await openImage(stated, { failOn: 'none' })
    .stats()
    .catch(() => ({ isOpaque: true }));
  return isOpaque ? null : stated;
}
