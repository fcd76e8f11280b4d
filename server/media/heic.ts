/** Decodes a photo of a phone. Runs only in the child process of `examine.child.ts`. */
import { readFile } from 'node:fs/promises';
import type { HeifImage } from 'libheif-js/wasm-bundle.js';
import sharp, { type Sharp } from 'sharp';
import { refuse } from '@iridia/engine/media';
import { limits } from '../../contract/facts/limits.ts';
import { withNumberedColors } from './color-numbers.ts';
import { heifColorsOf } from './heif-boxes.ts';
import { spread } from './levels.ts';

/** An empty profile states nothing; the header alone is longer (ICC.1, 7.2). */
const leastProfile = 128;

const segmentName = 'ICC_PROFILE\0';
/** A segment holds 65533 bytes: its name, its number and the number of all, and a part of the profile (ICC.1, B.4). */
const partLength = 65_533 - segmentName.length - 2;

/** Returns a JPEG with a profile, which sharp gives to no pixels without converting them. */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const parts = Math.ceil(profile.length / partLength);
  const segments = Array.from({ length: parts }, (_, one) => {
    const part = profile.subarray(one * partLength, (one + 1) * partLength);
    const head = Buffer.from([0xff, 0xe2, 0, 0, ...Buffer.from(segmentName, 'latin1'), one + 1, parts]);
    head.writeUInt16BE(head.length - 2 + part.length, 2);
    return Buffer.concat([head, part]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** The pixels of an image, upright: three channels, or four where it can be seen through. They are copied once, because a photo of 48 megapixels fills most of the process. */
async function pixelsOf(image: HeifImage): Promise<Sharp> {
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > limits.imagePixels) refuse('uploadTooManyPixels');
  const channels = image.has_alpha_channel() ? 4 : 3;
  const pixels = Buffer.allocUnsafeSlow(width * height * channels);
  const copy = (bytes: Uint8Array, at = 0): void => {
    if (channels === 4) return pixels.set(bytes, at);
    for (let from = 0, to = (at / 4) * 3; from < bytes.length; from += 4, to += 3) {
      pixels[to] = bytes[from]!;
      pixels[to + 1] = bytes[from + 1]!;
      pixels[to + 2] = bytes[from + 2]!;
    }
  };
  const shown = await new Promise((resolve) => {
    image.display({ data: { set: copy } }, resolve);
  });
  if (!shown) throw new Error('The pixels of a HEIF image cannot be decoded');
  return sharp(pixels, { raw: { width, height, channels }, limitInputPixels: limits.imagePixels });
}

/** The image that a file is about, which is not always its first one. */
async function primaryOf(path: string): Promise<Sharp> {
  // The decoder is loaded only for such a photo. It turns it upright, and leaves its profile out.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(await readFile(path));
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) throw new Error('No HEIF image is found');
    return await pixelsOf(image);
  } finally {
    for (const image of images) image.free();
  }
}

/**
 * Returns the photo upright, in sRGB, with what can be seen through. Its profile counts: most phones photograph in Display P3, and its numbers
 * read as sRGB are pale.
 */
export async function openHeic(path: string): Promise<Sharp> {
  const photo = await spread(await primaryOf(path), path, { inDoubt: true });
  const { profile, numbers } = (await heifColorsOf(path)) ?? { profile: null, numbers: null };
  const isProfile = profile !== null && profile.length > leastProfile;
  const { hasAlpha } = await photo.metadata();
  // A JPEG, which takes the profile along, knows no alpha; drawings that have it are in sRGB.
  if (!isProfile) return numbers ? withNumberedColors(photo, numbers) : photo;
  if (hasAlpha) return photo;
  // Without loss that shows, and in a tenth of the memory of what has none.
  const jpeg = await photo.jpeg({ quality: 100, chromaSubsampling: '4:4:4', optimizeCoding: false }).toBuffer();
  // A profile that does not fit is left out; the pixels are sound.
  return sharp(withProfile(jpeg, profile), { limitInputPixels: limits.imagePixels, failOn: 'none' });
}
