/** Pixels as they lie in memory. */
import sharp from 'sharp';

export type Size = { width: number; height: number };

/** Red, green, and blue, one byte each, row by row. */
export type Image = Size & { rgb: Buffer };

/** Lengths drawn on an image assume a longer side of 1000 pixels; this is the factor for its real size. */
export const unitOf = ({ width, height }: Size): number => Math.max(width, height) / 1000;

/** For a PNG that only goes from one step to the next: packing and unpacking it takes longer than most steps. */
export const unpacked = { compressionLevel: 0 } as const;

export const sharpOf = ({ rgb, width, height }: Image) => sharp(rgb, { raw: { width, height, channels: 3 } });
